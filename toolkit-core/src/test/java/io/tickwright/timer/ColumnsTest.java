package io.tickwright.timer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ColumnsTest {

  private final long[] bits = new long[2];

  @Test
  void threeEnemiesWindUpAndStrikeEachInItsTime() {
    TimerColumn windup = new TimerColumn(75);
    windup.arm(0);
    windup.arm(2, 20);
    windup.arm(69, 20);
    assertEquals(0, windup.spend(10, 70, bits));
    assertEquals(65, windup.left(0));
    assertEquals(10, windup.spent(69));
    assertEquals(2, windup.spend(10, 70, bits));
    assertArrayEquals(new long[] {1L << 2, 1L << 5}, bits);
    assertFalse(windup.running(2));
    assertEquals(0, windup.total(2));
    assertTrue(windup.running(0));
    windup.cancel(0);
    assertEquals(0, windup.spend(Long.MAX_VALUE, 70, bits));
    assertArrayEquals(new long[2], bits);
  }

  @Test
  void aTimerRowCanBePutBack() {
    TimerColumn windup = new TimerColumn(75);
    windup.restoreLeft(3, 5, 20);
    assertEquals(15, windup.spent(3));
    windup.restoreSpent(3, 0, 20);
    assertTrue(windup.running(3));
    windup.restoreLeft(3, 0, 20);
    assertFalse(windup.running(3));
    windup.arm(3);
    windup.clear(3);
    assertFalse(windup.running(3));
    assertEquals(75, windup.defaultTotal());
  }

  @Test
  void drummersBeatFromWhenTheyWereStarted() {
    MetronomeColumn drum = new MetronomeColumn(10, 1);
    drum.start(0);
    assertEquals(0, drum.beat(4, 70, bits));
    drum.start(65);
    assertEquals(1, drum.beat(6, 70, bits));
    assertArrayEquals(new long[] {1, 0}, bits);
    assertEquals(2, drum.beat(24, 70, bits));
    assertEquals(2, drum.beats(0));
    assertEquals(3, drum.beats(65));
    assertEquals(4, drum.lateNumerator(0));
    drum.clear(65);
    assertEquals(0, drum.beats(65));
    assertFalse(drum.running(65));
    assertEquals(1, drum.beat(10, 70, bits));
    drum.restoreLate(1, 9);
    assertTrue(drum.running(1));
    assertEquals(2, drum.beat(6, 70, bits));
    assertArrayEquals(new long[] {3, 0}, bits);
  }

  @Test
  void noTimeIsNoTime() {
    TimerColumn windup = new TimerColumn(1);
    MetronomeColumn drum = new MetronomeColumn(1, 1);
    windup.arm(0);
    drum.start(0);
    for (long elapsed : new long[] {0, -1, Long.MIN_VALUE}) {
      assertEquals(0, windup.spend(elapsed, 1, bits));
      assertEquals(0, drum.beat(elapsed, 1, bits));
    }
    assertTrue(windup.running(0));
    assertEquals(0, drum.lateNumerator(0));
  }
}

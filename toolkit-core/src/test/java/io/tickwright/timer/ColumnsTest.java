package io.tickwright.timer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.internal.Bits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @ValueSource(ints = {1, 63, 64, 65, 127, 1023, 1024, 1025, 2111})
  void atTheEdgesOfWordsAndBlocksEveryRowDoesWhatATimerWouldDo(int rows) {
    Pcg32 random = Pcg32.seeded(42);
    TimerColumn column = new TimerColumn(1);
    Timer[] timers = new Timer[rows];
    for (int row = 0; row < rows; row++) {
      long total = row == 0 ? 7 : random.below(60) - 5;
      timers[row] = new Timer();
      timers[row].arm(total);
      column.arm(row, total);
    }
    long[] fired = new long[Bits.words(rows)];
    int events = 0;
    for (int tick = 0; tick < 12; tick++) {
      int count = column.spend(3, rows, fired);
      int expected = 0;
      for (int row = 0; row < rows; row++) {
        boolean fires = timers[row].spend(3);
        assertEquals(fires, Bits.get(fired, row));
        assertEquals(timers[row].left(), column.left(row));
        assertEquals(timers[row].total(), column.total(row));
        expected += fires ? 1 : 0;
      }
      assertEquals(expected, count);
      events += count;
    }
    assertTrue(events > 0 && events <= rows);
  }
}

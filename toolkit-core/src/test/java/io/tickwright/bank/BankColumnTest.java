package io.tickwright.bank;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.internal.Bits;
import io.tickwright.time.PerSecond;
import io.tickwright.time.TimeBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BankColumnTest {

  private static final long SECOND = TimeBase.FLICKS.unitsPerSecond();
  private static final long STEP = SECOND / 60;

  private final BankColumn walk = new BankColumn(Grain.of(TimeBase.FLICKS));
  private final long[] gained = new long[2];

  @Test
  void scoutsRaidersAndBrutesWalkAtTheirOwnPace() {
    walk.rate(0, PerSecond.of("3/s"));
    walk.rate(64, PerSecond.of("2.25/s"));
    walk.rate(65, PerSecond.of("1.5/s"));
    long[] walked = new long[66];
    int events = 0;
    for (int tick = 0; tick < 4 * 60; tick++) {
      events += walk.gain(STEP, 66, gained);
      for (int row = 0; row < walked.length; row++) {
        walked[row] += walk.gained(row);
      }
    }
    assertEquals(12 + 9 + 6, events);
    assertEquals(12, walked[0]);
    assertEquals(9, walked[64]);
    assertEquals(6, walked[65]);
  }

  @Test
  void theRowsThatGainedAreBits() {
    walk.rate(1, PerSecond.of(1, 1));
    walk.rate(70, PerSecond.of(5, 2));
    assertEquals(2, walk.gain(SECOND, 128, gained));
    assertArrayEquals(new long[] {1L << 1, 1L << 6}, gained);
    assertEquals(1, walk.gained(1));
    assertEquals(2, walk.gained(70));
    assertEquals(PerSecond.of(5, 2), walk.rate(70));
  }

  @Test
  void aNewRateKeepsTheProgressAndWhatWasGained() {
    walk.rate(0, PerSecond.of(7, 2));
    assertEquals(1, walk.gain(SECOND, 1, gained));
    walk.rate(0, PerSecond.ZERO);
    assertEquals(3, walk.gained(0));
    assertEquals(walk.grain().whole() / 2, walk.progress(0));
    assertEquals(0, walk.gain(SECOND, 1, gained));
    assertEquals(walk.grain().whole() / 2, walk.progress(0));
  }

  @Test
  void aRateGivenAgainIsWorthWhatTheTimeIsNotWhatAnEarlierTimeWas() {
    Bank single = new Bank();
    long rate = walk.grain().quantise(PerSecond.of(5, 2));
    long total = 0;
    for (int tick = 0; tick < 120; tick++) {
      // Two times that are cached, and every four ticks another two that take their places.
      long elapsed = (tick / 4 % 2 == 0 ? STEP / 3 : STEP / 2) + tick % 2;
      walk.rateParts(0, rate);
      total += walk.gain(elapsed, 1, gained);
      assertEquals(walk.gained(0), single.gain(rate, elapsed, walk.grain().whole()));
      assertEquals(single.progress(), walk.progress(0), "tick " + tick);
    }
    assertTrue(total > 0);
    assertNotEquals(
        120 * (STEP / 3) * rate % walk.grain().whole(), walk.progress(0), "the control");
  }

  @Test
  void aClearedRowIsAsNew() {
    walk.rate(0, PerSecond.of(7, 2));
    assertEquals(1, walk.gain(SECOND, 1, gained));
    walk.clear(0);
    assertEquals(0, walk.gained(0));
    assertEquals(0, walk.progress(0));
    assertEquals(PerSecond.ZERO, walk.rate(0));
    assertEquals(0, walk.gain(SECOND, 1, gained));
  }

  @Test
  void aFractionIsPutBackExactly() {
    walk.restoreFraction(3, 13, 16);
    assertEquals(walk.grain().whole() / 16 * 13, walk.progress(3));
    walk.restoreFraction(3, -1, 16);
    assertEquals(0, walk.progress(3));
  }

  @Test
  void noRowsAndNoTimeGainNothing() {
    assertEquals(0, walk.gain(SECOND, 0, new long[0]));
    assertEquals(0, walk.gain(SECOND, 128, gained));
    walk.rate(0, PerSecond.of(7, 2));
    assertEquals(1, walk.gain(SECOND, 128, gained));
    assertEquals(0, walk.gain(0, 128, gained));
    assertArrayEquals(new long[2], gained);
    assertEquals(0, walk.gained(0));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 63, 64, 65, 127, 1023, 1024, 1025, 2111})
  void atTheEdgesOfWordsAndBlocksEveryRowDoesWhatABankWouldDo(int rows) {
    Pcg32 random = Pcg32.seeded(42);
    Bank[] banks = new Bank[rows];
    long whole = walk.grain().whole();
    for (int row = 0; row < rows; row++) {
      banks[row] = new Bank();
      walk.rateParts(row, random.below(200) * 1_000_000L);
    }
    long[] bits = new long[Bits.words(rows)];
    int events = 0;
    for (int tick = 0; tick < 20; tick++) {
      int count = walk.gain(STEP, rows, bits);
      int expected = 0;
      for (int row = 0; row < rows; row++) {
        long gain = banks[row].gain(walk.rateParts(row), STEP, whole);
        assertEquals(gain, walk.gained(row));
        assertEquals(banks[row].progress(), walk.progress(row));
        assertEquals(gain > 0, Bits.get(bits, row));
        expected += gain > 0 ? 1 : 0;
      }
      assertEquals(expected, count);
      events += count;
    }
    assertTrue(events > 0 && events < 20 * rows || rows == 1);
  }
}

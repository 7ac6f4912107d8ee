package io.tickwright.bank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.time.PerSecond;
import io.tickwright.time.TimeBase;
import org.junit.jupiter.api.Test;

class GrainTest {

  private static final long HOUR_OF_STEPS = 3600 * 60;
  private static final long STEP = TimeBase.FLICKS.unitsPerSecond() / 60;

  @Test
  void aThirdASecondIsExactly1200AnHour() {
    assertEquals(1200, anHour(Grain.of(TimeBase.FLICKS, PerSecond.of("1/3/s"))));
  }

  @Test
  void withoutItsOwnGrainItIsNot() {
    assertNotEquals(1200, anHour(Grain.of(TimeBase.FLICKS)));
  }

  private static long anHour(Grain grain) {
    long rate = grain.quantise(PerSecond.of(1, 3));
    Bank bank = new Bank();
    long gained = 0;
    for (long step = 0; step < HOUR_OF_STEPS; step++) {
      gained += bank.gain(rate, STEP, grain.whole());
    }
    return gained;
  }

  @Test
  void decimalsNeedNoPartsOfTheirOwn() {
    Grain grain = Grain.of(TimeBase.FLICKS, PerSecond.of("2.25/s"));
    assertEquals(1_000_000, grain.parts());
    assertEquals(705_600_000_000_000L, grain.whole());
    assertEquals(2_250_000, grain.quantise(PerSecond.of("2.25/s")));
    assertEquals(PerSecond.of(9, 4), grain.rate(2_250_000));
    assertEquals(7_000_000, Grain.of(TimeBase.FLICKS, PerSecond.of(5, 14)).parts());
    assertEquals(grain, Grain.of(TimeBase.FLICKS));
  }

  @Test
  void quantisingRoundsToTheNearestPart() {
    Grain grain = Grain.of(TimeBase.FLICKS);
    assertEquals(333_333, grain.quantise(PerSecond.of(1, 3)));
    assertEquals(666_667, grain.quantise(PerSecond.of(2, 3)));
    assertEquals(1, grain.quantise(PerSecond.of(1, 2_000_000)));
    assertEquals(Long.MAX_VALUE, grain.quantise(PerSecond.of(Long.MAX_VALUE, 1)));
  }

  @Test
  void aGrainTooFineIsRefusedWithTheFinestThereIs() {
    PerSecond fine = PerSecond.of(1, 6_700_417);
    String message =
        assertThrows(IllegalArgumentException.class, () -> Grain.of(TimeBase.FLICKS, fine))
            .getMessage();
    assertTrue(message.contains("1/6700417") && message.contains("at most 6535"), message);
    TimeBase tooFine = TimeBase.of(1L << 43);
    message = assertThrows(IllegalArgumentException.class, () -> Grain.of(tooFine)).getMessage();
    assertTrue(message.contains("at most 4611686018427"), message);
  }
}

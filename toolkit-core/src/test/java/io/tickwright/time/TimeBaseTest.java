package io.tickwright.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeBaseTest {

  private static final TimeBase FLICKS = TimeBase.FLICKS;

  @Test
  void everyWayOfSayingADurationGivesTheSameUnits() {
    assertEquals(1_058_400_000, FLICKS.units(1.5));
    assertEquals(1_058_400_000, FLICKS.units("1.5s"));
    assertEquals(1_058_400_000, FLICKS.units("1500ms"));
    assertEquals(1_058_400_000, FLICKS.units(new BigDecimal("1.5")));
    assertEquals(1_058_400_000, FLICKS.units(3, 2));
    assertEquals(1_058_400_000, FLICKS.units(Duration.ofMillis(1_500)));
    assertEquals(235_200_000, FLICKS.units("1/3s"));
    assertEquals(40, FLICKS.units("40u"));
    assertEquals(0, FLICKS.units("0"));
  }

  @Test
  void ticksAreADurationWhereTheStepIsKnown() {
    assertEquals(30 * 11_760_000, FLICKS.units(Quantity.parse("30 ticks"), 11_760_000));
    assertThrows(QuantityException.class, () -> FLICKS.units("30 ticks"));
  }

  @Test
  void everyRateThatFlicksPromiseIsExact() {
    for (long hertz : List.of(24L, 25L, 30L, 48L, 50L, 60L, 64L, 72L, 75L, 90L, 100L)) {
      assertTrue(FLICKS.stepForHertz(hertz).exact(), hertz + " Hz");
    }
    for (long hertz : List.of(120L, 128L, 144L, 240L, 360L)) {
      assertTrue(FLICKS.stepForHertz(hertz).exact(), hertz + " Hz");
    }
    assertEquals(new Timestep(470_400_000, true), FLICKS.stepForSeconds(2, 3));
    assertFalse(FLICKS.stepForHertz(11).exact());
  }

  @Test
  void aStepSaysWhetherItIsExact() {
    assertEquals(new Timestep(11_760_000, true), FLICKS.stepFor("60hz"));
    assertEquals(new Timestep(11_760_000, true), FLICKS.stepFor("1/60s"));
    assertEquals(new Timestep(11_760_000, true), FLICKS.stepFor("11760000u"));
    assertEquals(new Timestep(16_666_667, false), TimeBase.NANOS.stepFor("60hz"));
    assertEquals(new Timestep(1, false), TimeBase.MICROS.stepFor("1000000000hz"));
  }

  @ParameterizedTest
  @CsvSource({"60,write 60hz", "0hz,'write one, as in 60hz or 1/60s'"})
  void aStepWithoutItsUnitOrLengthIsRefusedWithTheCure(String text, String cure) {
    QuantityException refusal = assertThrows(QuantityException.class, () -> FLICKS.stepFor(text));
    assertTrue(refusal.cure().startsWith(cure), refusal::cure);
  }

  @Test
  void unitsAreRoundedToTheNearestHalvesUp() {
    assertEquals(1, TimeBase.of(1).units("0.5s"));
    assertEquals(0, TimeBase.of(1).units("0.4999999999999s"));
    assertEquals(2, TimeBase.of(1).units(3, 2));
    assertEquals(70_560_000, FLICKS.units(0.1), "0.1 is a little more than a tenth");
  }

  @Test
  void anythingBelowZeroIsNoTime() {
    assertEquals(0, FLICKS.units(-1.5));
    assertEquals(0, FLICKS.units("-1.5s"));
    assertEquals(0, FLICKS.units(new BigDecimal("-1e99")));
    assertEquals(0, FLICKS.units(-3, 2));
    assertEquals(0, FLICKS.units(Duration.ofNanos(-1)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e36})
  void whatIsNoDurationIsRefusedWithTheArgumentNamed(double seconds) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> FLICKS.units(seconds));
    assertTrue(refusal.getMessage().startsWith("seconds is "), refusal::getMessage);
  }

  @Test
  void beyondRangeIsRefusedAndTheLastUnitIsNot() {
    assertEquals(Long.MAX_VALUE, FLICKS.units("9223372036854775807u"));
    assertEquals(Long.MAX_VALUE, TimeBase.of(1).units(new BigDecimal(Long.MAX_VALUE)));
    assertThrows(QuantityException.class, () -> FLICKS.units("9223372036854775808u"));
    assertThrows(IllegalArgumentException.class, () -> FLICKS.units(Long.MAX_VALUE, 1));
    assertThrows(IllegalArgumentException.class, () -> FLICKS.units(new BigDecimal("1e999999999")));
    assertEquals(0, FLICKS.units(new BigDecimal("1e-999999999")));
    Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
    assertThrows(IllegalArgumentException.class, () -> FLICKS.units(longest));
    assertThrows(IllegalArgumentException.class, () -> FLICKS.units(1, 0));
    assertThrows(IllegalArgumentException.class, () -> TimeBase.of(0));
  }

  @ParameterizedTest
  @CsvSource({
    "5,write 5s",
    "2.5/s,write one",
    "60hz,write one",
    "90deg,write one",
    "1/3,write 1/3s"
  })
  void aBareNumberOrAnotherUnitIsNoDuration(String text, String cure) {
    QuantityException refusal = assertThrows(QuantityException.class, () -> FLICKS.units(text));
    assertTrue(refusal.cure().startsWith(cure), refusal::cure);
  }

  @ParameterizedTest
  @CsvSource({
    "0,0s",
    "529200000,0.75s",
    "11760000,1/60s",
    "235200000,1/3s",
    "705600000,1s",
    "-352800000,-0.5s"
  })
  void aDurationIsWrittenBackShortAndExact(long units, String text) {
    assertEquals(text, FLICKS.text(units));
  }

  @Test
  void everyDurationReadsBackAsTheSameUnits() {
    for (TimeBase base : List.of(FLICKS, TimeBase.NANOS, TimeBase.THIRD_MICROS, TimeBase.of(7))) {
      for (long units = 1; units > 0 && units < 1L << 50; units = units * 3 + 1) {
        assertEquals(units, base.units(base.text(units)));
        assertEquals(units, base.units(base.decimal(units)));
        assertEquals(units, base.units(base.seconds(units)));
      }
    }
    assertEquals(Duration.ofNanos(16_666_667), FLICKS.duration(11_760_000));
    assertEquals(Duration.ofMillis(-500), FLICKS.duration(-352_800_000));
    assertEquals("9223372036.854775807s", TimeBase.NANOS.text(Long.MAX_VALUE));
  }

  @Test
  void nanosecondsBecomeUnitsByTheExactRatioWithTheRestCarried() {
    long units = 0;
    long carry = 0;
    long rounded = 0;
    for (int frame = 0; frame < 1_000; frame++) {
      units += FLICKS.unitsOfNanos(1, carry);
      carry = FLICKS.carryOfNanos(1, carry);
      rounded += FLICKS.unitsOfNanos(1, 0);
    }
    assertEquals(705, units);
    assertEquals(600_000_000, carry, "0.6 of a unit, in billionths");
    assertNotEquals(units, rounded, "without the carry a nanosecond is never worth a unit");
    assertEquals(141_120_000, FLICKS.unitsOfNanos(200_000_000, 0));
    assertEquals(Long.MAX_VALUE, TimeBase.of(Long.MAX_VALUE).unitsOfNanos(Long.MAX_VALUE, 0));
  }

  @Test
  void aNumberOfNanosecondsIsRoundedToTheNearestUnit() {
    assertEquals(1_058_400_000, FLICKS.unitsOfNanos(1_500_000_000));
    assertEquals(1, FLICKS.unitsOfNanos(1), "0.7056 of a unit");
    assertEquals(0, TimeBase.MICROS.unitsOfNanos(499));
    assertEquals(1, TimeBase.MICROS.unitsOfNanos(500));
    assertEquals(0, FLICKS.unitsOfNanos(Long.MIN_VALUE));
    assertEquals(Long.MAX_VALUE, TimeBase.NANOS.unitsOfNanos(Long.MAX_VALUE));
    TimeBase fine = TimeBase.of(2_000_000_000);
    assertEquals(
        "nanos is 4611686018427387904; the longest duration is 4611686018s",
        assertThrows(IllegalArgumentException.class, () -> fine.unitsOfNanos(1L << 62))
            .getMessage());
    assertEquals(
        "duration is PT1281023H53M38.427387904S; the longest duration is 4611686018s",
        assertThrows(IllegalArgumentException.class, () -> fine.units(Duration.ofNanos(1L << 62)))
            .getMessage());
  }

  @ParameterizedTest
  @CsvSource({"4.15,249", "8.05,483", "8.3,498"})
  void aTypedDurationIsTheTicksItSaysAndNotOneMore(double seconds, long ticks) {
    long step = FLICKS.stepForHertz(60).units();
    assertEquals(ticks, (FLICKS.units(seconds) + step - 1) / step);
    assertNotEquals(ticks, (long) Math.ceil(seconds * 60), "a double is a tick late");
  }
}

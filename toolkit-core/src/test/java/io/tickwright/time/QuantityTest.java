package io.tickwright.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.time.Quantity.Unit;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityTest {

  @Test
  void aQuantityIsReadAsItIsWrittenOnPaper() {
    Quantity third = Quantity.parse("1/3s");

    assertEquals(Unit.SECONDS, third.unit());
    assertEquals(BigInteger.ONE, third.numerator());
    assertEquals(BigInteger.valueOf(3), third.denominator());
    assertEquals("1/3s", third.text());
  }

  @ParameterizedTest
  @CsvSource({
    "1.5s, SECONDS, s, 3, 2",
    "0.1s, SECONDS, s, 1, 10",
    "10/4s, SECONDS, s, 5, 2",
    "150ms, SECONDS, ms, 3, 20",
    "20us, SECONDS, us, 1, 50000",
    "250ns, SECONDS, ns, 1, 4000000",
    "30 ticks, TICKS, ticks, 30, 1",
    "1 tick, TICKS, tick, 1, 1",
    "30ticks, TICKS, ticks, 30, 1",
    "40u, UNITS, u, 40, 1",
    "2.5/s, PER_SECOND, /s, 5, 2",
    "1/3/s, PER_SECOND, /s, 1, 3",
    "60hz, HERTZ, hz, 60, 1",
    "59.94hz, HERTZ, hz, 2997, 50",
    "350deg, DEGREES, deg, 350, 1",
    "-30.5deg, DEGREES, deg, -61, 2",
    "1/3, NONE, '', 1, 3",
    "0.50, NONE, '', 1, 2",
    "0, NONE, '', 0, 1",
    "0s, SECONDS, s, 0, 1",
  })
  void everyUnitOfTheGrammarIsExact(
      String text, Unit unit, String suffix, long numerator, long denominator) {
    Quantity quantity = Quantity.parse(text);

    assertEquals(unit, quantity.unit());
    assertEquals(suffix, quantity.suffix());
    assertEquals(BigInteger.valueOf(numerator), quantity.numerator());
    assertEquals(BigInteger.valueOf(denominator), quantity.denominator());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''          | 0 | write a number with its unit, as in 1.5s",
        "s           | 0 | write one, as in 1.5s or 1/3",
        "-           | 1 | write one, as in 1.5s or 1/3",
        ".5s         | 0 | write 0.5s",
        "+2s         | 0 | write 2s",
        "1.s         | 2 | write one, as in 1.5s",
        "1,5s        | 1 | write 1.5s",
        "1_000ms     | 1 | write 1000ms",
        "1e3ms       | 1 | write it out, as in 1500 or 0.0015",
        "1.5 s       | 3 | write it in one word, as in 1.5s",
        "1.5sec      | 3 | write 1.5s",
        "60Hz        | 2 | write 60hz",
        "60fps       | 2 | write 60hz",
        "90°         | 2 | write 90deg",
        "2.5/sec     | 3 | write 2.5/s",
        "3m          | 1 | the units are s, ms, us, ns, ticks, u, /s, hz and deg",
        "1/0s        | 2 | write a ratio such as 1/3",
        "1.5/3s      | 3 | multiply them out, as in 1/3 or 5/2",
        "1/2 ticks   | 0 | write a whole number, or a duration as in 1/3s",
        "0.5u        | 0 | write a whole number, or a duration as in 1/3s",
        "1/3.5s      | 3 | the units are s, ms, us, ns, ticks, u, /s, hz and deg",
        "' 1s'       | 0 | write one, as in 1.5s or 1/3",
        "٣s          | 0 | write one, as in 1.5s or 1/3",
      })
  void aRefusalSaysWhereAndWhatWouldBeRight(String text, int column, String cure) {
    QuantityException refusal =
        assertThrows(QuantityException.class, () -> Quantity.parse(text), text);

    assertEquals(column, refusal.column());
    assertEquals(cure, refusal.cure());
    assertEquals(text, refusal.text());
    assertTrue(refusal.getMessage().contains(refusal.problem()), refusal::getMessage);
  }

  @Test
  void aPageOfDigitsIsRefusedUnread() {
    String page = "1".repeat(1_000_000);
    QuantityException refusal = assertThrows(QuantityException.class, () -> Quantity.parse(page));
    assertTrue(refusal.getMessage().length() < 200, refusal::getMessage);
  }

  @Test
  void twoAreEqualWhenWrittenAlike() {
    assertEquals(Quantity.parse("150ms"), Quantity.parse("150ms"));
    assertEquals(Quantity.parse("150ms").hashCode(), Quantity.parse("150ms").hashCode());
    assertNotEquals(Quantity.parse("150ms"), Quantity.parse("0.15s"));
  }

  @ParameterizedTest
  @CsvSource({"13,16,13/16", "3,4,0.75", "7,12,7/12", "6,2,3", "0,5,0", "-1,2,-0.5", "9,0,9"})
  void aNumberIsWrittenShortAndExact(long numerator, long denominator, String text) {
    assertEquals(text, Quantity.number(numerator, denominator));
  }
}

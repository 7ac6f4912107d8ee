package io.tickwright.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpeedTest {

  @Test
  void aThirdIsWrittenAsARatioAndStaysExact() {
    Speed slow = Speed.of("1/3");

    assertEquals(Speed.of(1, 3), slow);
    assertEquals(Speed.of(2, 6), slow);
    assertEquals("1/3", slow.text());
  }

  @Test
  void decimalsAndWholeSpeedsAreExactToo() {
    assertEquals(Speed.of(1, 2), Speed.of("0.5"));
    assertEquals(Speed.of(2, 1), Speed.of("2"));
    assertEquals(Speed.NORMAL, Speed.of("1.0"));
    assertEquals("0", Speed.of("0").text());
  }

  @Test
  void numbersOutOfRangeAreClampedByRule() {
    assertEquals(Speed.of(0, 1), Speed.of(-2, 5));
    assertEquals(Speed.of(7, 1), Speed.of(7, 0));
    assertEquals(Speed.of(1, 1), Speed.of(Long.MAX_VALUE, Long.MAX_VALUE));
    assertEquals(Speed.of(Long.MAX_VALUE, 1), Speed.of(Long.MAX_VALUE, Long.MIN_VALUE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.3333333333", "0.3333333333333333", "0.14285714"})
  void aRoundedRatioIsRefusedNotRepaired(String text) {
    QuantityException refusal = assertThrows(QuantityException.class, () -> Speed.of(text));
    assertEquals(1, refusal.column());
    assertEquals("write the ratio itself, as in 1/3", refusal.cure());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1/3", "1s", "3/s", "fast", "1/9223372036854775808"})
  void whatIsNoSpeedIsRefused(String text) {
    assertThrows(QuantityException.class, () -> Speed.of(text));
  }

  @Test
  void itsTextReadsBackTheSame() {
    for (long numerator = 0; numerator < 40; numerator++) {
      for (long denominator = 1; denominator < 40; denominator++) {
        Speed speed = Speed.of(numerator, denominator);
        assertEquals(speed, Speed.of(speed.text()));
      }
    }
    assertTrue(Speed.of(1, Long.MAX_VALUE).text().endsWith("775807"));
  }
}

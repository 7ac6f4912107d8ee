package io.tickwright.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
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
  void aDecimalNumberIsASpeedExactlyOrRefused() {
    assertEquals(Speed.of(1, 8), Speed.of(new BigDecimal("0.125000000")));
    assertEquals(Speed.of(300, 1), Speed.of(new BigDecimal("3e2")));
    assertEquals(Speed.of(0, 1), Speed.of(new BigDecimal("0e99")));
    assertEquals(Speed.of(Long.MAX_VALUE, 1), Speed.of(BigDecimal.valueOf(Long.MAX_VALUE)));
    for (String none :
        List.of("-1", "0.3333333333", "9223372036854775808", "1e2147483647", "1e-2147483647")) {
      assertThrows(QuantityException.class, () -> Speed.of(new BigDecimal(none)), none);
    }
  }

  @Test
  void aRoundedRatioIsNamedAndNothingElseIsGuessedAt() {
    assertEquals(Speed.of(1, 3), Speed.nearest(new BigDecimal("0.3333333333")));
    assertEquals(Speed.of(1, 7), Speed.nearest(BigDecimal.valueOf(1.0 / 7)));
    assertEquals(Speed.of(2000, 999), Speed.nearest(BigDecimal.valueOf(2000.0 / 999)));
    for (String none :
        List.of("0", "1e-10", "-0.3333333333", "0.31830988618", "1e2147483647", "1e-2147483647")) {
      assertNull(Speed.nearest(new BigDecimal(none)), none);
    }
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

package io.tickwright.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class PerSecondTest {

  @Test
  void aRateIsWrittenPerSecond() {
    PerSecond feed = PerSecond.of("2.5/s");

    assertEquals(PerSecond.of(5, 2), feed);
    assertEquals("2.5/s", feed.text());
    assertEquals("1/3/s", PerSecond.of(1, 3).text());
    assertEquals(PerSecond.of(1, 3), PerSecond.of("1/3/s"));
  }

  @Test
  void zeroNeedsNoUnitAndAnyOtherBareNumberIsRefusedWithTheCure() {
    assertEquals(PerSecond.ZERO, PerSecond.of("0"));
    QuantityException bare = assertThrows(QuantityException.class, () -> PerSecond.of("3"));
    assertEquals("write it as 3/s", bare.cure());
    assertThrows(QuantityException.class, () -> PerSecond.of("3s"));
    assertThrows(QuantityException.class, () -> PerSecond.of("-3/s"));
  }

  @Test
  void numbersOutOfRangeAreClampedByRule() {
    assertEquals(PerSecond.ZERO, PerSecond.of(-1, 7));
    assertEquals(PerSecond.of(4, 1), PerSecond.of(4, -1));
  }
}

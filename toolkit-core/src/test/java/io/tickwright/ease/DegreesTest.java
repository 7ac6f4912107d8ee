package io.tickwright.ease;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class DegreesTest {

  private static final double[] HOSTILE = {
    0.0,
    -0.0,
    1e-17,
    -1e-17,
    Double.MIN_VALUE,
    -Double.MIN_VALUE,
    180,
    -180,
    360,
    -360,
    1e36,
    -1e36,
    Double.MAX_VALUE,
    -Double.MAX_VALUE,
    Math.nextDown(360.0),
    -Math.nextDown(360.0),
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  @Test
  void aTurretTurnsTheShortWay() {
    assertEquals(10, Degrees.wrapDegrees(370));
    assertEquals(350, Degrees.wrapDegrees(-10));
    assertEquals(-170, Degrees.wrapDelta(190));
    assertEquals(60, Degrees.wrapDelta(-300));
  }

  @Test
  void halfATurnIsPlus180FromBothSides() {
    assertEquals(180, Degrees.wrapDelta(180));
    assertEquals(180, Degrees.wrapDelta(-180));
    assertEquals(180, Degrees.wrapDelta(540));
    assertEquals(-Math.nextDown(180.0), Degrees.wrapDelta(Math.nextUp(180.0)), 1e-13);
  }

  @Test
  void everyDoubleWrapsIntoItsRange() {
    for (double degrees : HOSTILE) {
      double wrapped = Degrees.wrapDegrees(degrees);
      assertTrue(wrapped >= 0 && wrapped < 360, () -> degrees + " wraps to " + wrapped);
      double delta = Degrees.wrapDelta(degrees);
      assertTrue(delta > -180 && delta <= 180, () -> degrees + " turns by " + delta);
    }
  }

  @Test
  void theUsualWrapLeavesTheRange() {
    double usual = -1e-17 % 360 + 360;
    assertFalse(usual < 360);
    assertEquals(0, Degrees.wrapDegrees(-1e-17));
  }

  @Test
  void whatIsNoAngleIsZeroAndZeroHasNoSign() {
    for (double degrees : new double[] {Double.NaN, Double.POSITIVE_INFINITY, -0.0, -360, -720}) {
      assertEquals(bits(0.0), bits(Degrees.wrapDegrees(degrees)));
      assertEquals(bits(0.0), bits(Degrees.wrapDelta(degrees)));
    }
  }

  @Test
  void hugeAnglesTakeFiniteTimeAndTheirExactRemainder() {
    assertTimeoutPreemptively(
        Duration.ofSeconds(5),
        () -> {
          assertEquals(hugeRemainder(1e36), Degrees.wrapDegrees(1e36));
          assertEquals(hugeRemainder(Double.MAX_VALUE), Degrees.wrapDegrees(Double.MAX_VALUE));
        });
  }

  @Test
  void lerpCrossesNorthAndTurnsUpwardsFromTheOpposite() {
    assertEquals(0, Degrees.lerp(350, 10, 0.5));
    assertEquals(355, Degrees.lerp(10, 350, 0.75));
    assertEquals(90, Degrees.lerp(0, 180, 0.5));
    assertEquals(270, Degrees.lerp(180, 0, 0.5));
    assertEquals(350, Degrees.lerp(350, 10, -1));
    assertEquals(350, Degrees.lerp(350, 10, Double.NaN));
    assertEquals(10, Degrees.lerp(350, 10, 2));
  }

  private static double hugeRemainder(double degrees) {
    return new BigDecimal(degrees).remainder(BigDecimal.valueOf(360)).doubleValue();
  }

  private static long bits(double value) {
    return Double.doubleToRawLongBits(value);
  }
}

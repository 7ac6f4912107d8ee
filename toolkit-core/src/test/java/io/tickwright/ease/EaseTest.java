package io.tickwright.ease;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class EaseTest {

  private static final double[] HOSTILE = {
    0.0,
    -0.0,
    1,
    -1,
    1e-300,
    1e36,
    -1e36,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    -Double.MAX_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  @Test
  void oneStepOfASecondMovesAsFarAsSixty() {
    double shown = 0;
    for (int frame = 0; frame < 60; frame++) {
      shown = Ease.approach(shown, 1, 6, 1.0 / 60);
    }
    assertEquals(0.9975212478233336, Ease.approach(0, 1, 6, 1));
    assertEquals(0.9975212478233336, shown);
  }

  @Test
  void easingByRateTimesTimeDependsOnTheFrameRate() {
    double shown = 0;
    for (int frame = 0; frame < 60; frame++) {
      shown += (1 - shown) * 6 / 60;
    }
    assertNotEquals(0.9975212478233336, shown, 1e-4);
  }

  @Test
  void anAngleEasesTheShortWayFrom360To60() {
    double shown = 360;
    for (int frame = 0; frame < 30; frame++) {
      shown = Ease.approachAngle(shown, 60, 6, 1.0 / 60);
    }
    assertEquals(57.01277589792817, shown);
  }

  @Test
  void anAngleEasedAsANumberGoesTheLongWay() {
    assertTrue(Ease.approach(360, 60, 6, 0.1) < 300);
    assertTrue(Ease.approachAngle(360, 60, 6, 0.1) < 60);
  }

  @Test
  void halfOfTheWayIsCoveredInEachHalfLife() {
    assertEquals(0.5, Ease.halfLifeFraction(0.25, 0.25), 1e-15);
    assertEquals(7.5, Ease.approachHalfLife(0, 10, 0.25, 0.5), 1e-14);
    assertEquals(0, Ease.halfLifeFraction(0, 1));
  }

  @Test
  void theFractionIsZeroForNoTimeAndNeverOne() {
    for (double rate : HOSTILE) {
      for (double seconds : HOSTILE) {
        double fraction = Ease.easeFraction(rate, seconds);
        assertTrue(fraction >= 0 && fraction < 1, () -> rate + " for " + seconds);
        if (!(rate > 0) || !(seconds > 0)) {
          assertEquals(0, fraction);
        }
        double half = Ease.halfLifeFraction(rate, seconds);
        assertTrue(half >= 0 && half < 1, () -> "half-life " + rate + " for " + seconds);
      }
    }
    assertEquals(Math.nextDown(1.0), Ease.easeFraction(1e36, 1e36));
  }

  @Test
  void whatIsNoTargetMovesNothingAndWhatIsNoValueSnaps() {
    assertEquals(5, Ease.approach(5, Double.NaN, 6, 1));
    assertEquals(5, Ease.approach(5, Double.POSITIVE_INFINITY, 6, 1));
    assertEquals(5, Ease.approach(Double.NaN, 5, 6, 1));
    assertEquals(5, Ease.approach(Double.NEGATIVE_INFINITY, 5, 6, 0));
    assertEquals(0, Ease.approach(Double.NaN, Double.NaN, 6, 1));
    assertEquals(10, Ease.approachAngle(370, Double.NaN, 6, 1));
    assertEquals(10, Ease.approachAngle(Double.NaN, 370, 6, 1));
  }

  @Test
  void aResultIsFiniteUnsignedZeroAndBetweenItsEnds() {
    for (double value : HOSTILE) {
      for (double target : HOSTILE) {
        for (double seconds : HOSTILE) {
          double moved = Ease.approach(value, target, 6, seconds);
          assertTrue(Double.isFinite(moved));
          assertNotEquals(bits(-0.0), bits(moved));
          if (Double.isFinite(value) && Double.isFinite(target)) {
            assertTrue(Math.min(value, target) <= moved && moved <= Math.max(value, target));
          }
          double turned = Ease.approachAngle(value, target, 6, seconds);
          assertTrue(turned >= 0 && turned < 360);
          double damped = Ease.smoothDamp(value, target, value, 0.5, seconds);
          assertTrue(Double.isFinite(damped));
          assertNotEquals(bits(-0.0), bits(damped));
          double speed = Ease.smoothDampVelocity(value, target, value, 0.5, seconds);
          assertTrue(Double.isFinite(speed));
          assertNotEquals(bits(-0.0), bits(speed));
        }
      }
    }
  }

  @Test
  void aSpringStartsSoftlyArrivesAndDoesNotCareForTheFrameRate() {
    double value = 0;
    double velocity = 0;
    for (int frame = 0; frame < 60; frame++) {
      double next = Ease.smoothDamp(value, 10, velocity, 0.3, 1.0 / 60);
      velocity = Ease.smoothDampVelocity(value, 10, velocity, 0.3, 1.0 / 60);
      assertTrue(next > value && next < 10);
      value = next;
    }
    assertEquals(Ease.smoothDamp(0, 10, 0, 0.3, 1), value, 1e-12);
    assertEquals(Ease.smoothDampVelocity(0, 10, 0, 0.3, 1), velocity, 1e-12);
    assertEquals(10, value, 0.2);
    assertTrue(Ease.smoothDamp(0, 10, 0, 0.3, 0.01) < Ease.approach(0, 10, 1 / 0.3, 0.01));
  }

  @Test
  void aSpringWithoutTimeStaysAndWithoutSmoothingArrives() {
    assertEquals(3, Ease.smoothDamp(3, 10, 7, 0.3, 0));
    assertEquals(7, Ease.smoothDampVelocity(3, 10, 7, 0.3, 0));
    assertEquals(10, Ease.smoothDamp(3, 10, 7, 0, 1));
    assertEquals(0, Ease.smoothDampVelocity(3, 10, 7, 0, 1));
  }

  @Test
  void lerpMeetsBothEndsExactly() {
    assertEquals(0.1, Ease.lerp(0.1, 0.7, 0));
    assertEquals(0.7, Ease.lerp(0.1, 0.7, 1));
    assertEquals(0.4, Ease.lerp(0.1, 0.7, 0.5), 1e-16);
    assertEquals(0.1, Ease.lerp(0.1, 0.7, Double.NaN));
    assertEquals(0, Ease.lerp(-Double.MAX_VALUE, Double.MAX_VALUE, 0.5));
  }

  private static long bits(double value) {
    return Double.doubleToRawLongBits(value);
  }
}

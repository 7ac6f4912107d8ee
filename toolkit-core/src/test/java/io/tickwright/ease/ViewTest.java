package io.tickwright.ease;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tickwright.exact.Angle;
import io.tickwright.time.PerSecond;
import org.junit.jupiter.api.Test;

class ViewTest {

  @Test
  void anAngleTurnsTheShortWayWithTheTimeOfTheFrames() {
    EasedAngle bearing = new EasedAngle(PerSecond.of("6/s"));
    bearing.turnTo(Angle.ofDegrees(0));
    assertEquals(0, bearing.degrees(), "the first target is where it is");

    bearing.turnTo(Angle.ofDegrees(60));
    for (int i = 0; i < 30; i++) {
      bearing.advance(1, 60);
    }
    assertEquals(57.01277589792817, bearing.degrees(), 1e-6);
    assertEquals(60, bearing.target(), 1e-6);
  }

  @Test
  void aNumberIsAtItsTargetAtOnceAfterASnap() {
    EasedValue zoom = new EasedValue(PerSecond.of("6/s"));
    zoom.to(1);
    zoom.to(3);
    zoom.advance(1, 1);
    assertEquals(1 + 2 * 0.9975212478233336, zoom.value(), 1e-12);

    zoom.snap();
    zoom.to(10);
    assertEquals(10, zoom.value());
    zoom.to(Double.NaN);
    assertEquals(10, zoom.target());
  }
}

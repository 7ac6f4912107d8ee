package io.tickwright.ease;

import io.tickwright.time.PerSecond;

/** An angle that is drawn turning toward its target the short way. */
public final class EasedAngle extends View {
  private static final double DEGREES_PER_BIT = 360.0 / 0x1p32;

  private double target;
  private double degrees;

  /** One that covers 63 % of its way in 1/rate seconds. */
  public EasedAngle(PerSecond rate) {
    super(rate);
  }

  /** Turns toward an angle from now on, given in binary angle bits (2³² a turn). */
  public void turnTo(int angleBits) {
    target = (angleBits & 0xffff_ffffL) * DEGREES_PER_BIT;
    if (takesAtOnce()) {
      degrees = target;
    }
  }

  /** Where it points now, in degrees in [0, 360). */
  public double degrees() {
    return degrees;
  }

  /** Where it turns to, in degrees in [0, 360). */
  public double target() {
    return target;
  }

  @Override
  void ease(double rate, double seconds) {
    degrees = Degrees.wrapDegrees(Ease.approachAngle(degrees, target, rate, seconds));
  }
}

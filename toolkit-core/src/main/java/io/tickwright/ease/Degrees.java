package io.tickwright.ease;

/**
 * Angles in degrees on a circle, for drawing; what a simulation turns by is an exact angle.
 *
 * <p>Rules that hold for every double: NaN and the infinities are no angle and count as 0; −0.0
 * counts as 0.0 and is never returned; the remainder by 360 is the exact one of {@code %}, so 1e36
 * degrees take no longer than 1. Formulas: IEEE 754 remainder with truncation, then one turn added
 * or taken.
 */
public final class Degrees {

  private Degrees() {}

  /**
   * The same direction in {@code [0, 360)}. What would round up to 360, such as −1e-17, is 0: the
   * nearest direction there is.
   */
  public static double wrapDegrees(double degrees) {
    double turned = remainder(degrees);
    double positive = turned < 0 ? turned + 360 : turned;
    return positive >= 360 ? 0 : positive;
  }

  /** The same turn by the short way round, in {@code (−180, 180]}: half a turn is +180. */
  public static double wrapDelta(double degrees) {
    double turned = remainder(degrees);
    if (turned > 180) {
      return turned - 360;
    }
    return turned <= -180 ? turned + 360 : turned;
  }

  /**
   * The direction a fraction of the short way from one to another, in {@code [0, 360)}; opposite
   * directions are crossed upwards. The fraction is clamped to {@code [0, 1]}, and NaN is 0.
   */
  public static double lerp(double fromDegrees, double toDegrees, double fraction) {
    double from = wrapDegrees(fromDegrees);
    double to = wrapDegrees(toDegrees);
    double part = fraction > 0 ? Math.min(fraction, 1) : 0;
    return part == 1 ? to : wrapDegrees(from + wrapDelta(to - from) * part);
  }

  /** In {@code (−360, 360)}, of the sign of the argument, and never NaN or −0.0. */
  private static double remainder(double degrees) {
    // Infinity % 360 is NaN; adding 0.0 turns −0.0 into 0.0 and nothing else.
    double turned = degrees % 360;
    return Double.isNaN(turned) ? 0 : turned + 0.0;
  }
}

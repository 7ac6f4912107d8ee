package io.tickwright.ease;

/**
 * Eases a drawn value toward a target so that the picture does not depend on the frame rate: one
 * frame of a second moves as far as sixty frames of a sixtieth.
 *
 * <pre>{@code
 * shown = Ease.approach(shown, target, 6, frameSeconds);
 * }</pre>
 *
 * <p>Rules that hold for every double:
 *
 * <ul>
 *   <li>a rate or time that is NaN, 0 or less moves nothing;
 *   <li>a target that is NaN or infinite is no target: the value stays;
 *   <li>a value that is NaN or infinite cannot be eased: it snaps to the target, and to 0 when
 *       there is none either;
 *   <li>−0.0 counts as 0.0 and is never returned;
 *   <li>a result lies between value and target, both included, and intermediate results do not
 *       overflow. (The spring of {@link #smoothDamp} may swing past with the speed it had.)
 * </ul>
 *
 * <p>Pure functions in {@link StrictMath}, safe from any thread.
 */
public final class Ease {

  private static final double BELOW_ONE = Math.nextDown(1.0);
  private static final double LN_2 = 0.6931471805599453;

  private Ease() {}

  /**
   * The part of the way that is covered in a time at a rate: {@code 1 − e^(−rate × seconds)}, in
   * {@code [0, 1)}; 0 for no time, and never 1 however long.
   *
   * @param rate how fast, per second: after 1/rate seconds 63 % of the way is covered
   */
  public static double easeFraction(double rate, double seconds) {
    if (!(rate > 0) || !(seconds > 0)) {
      return 0;
    }
    return Math.min(1 - StrictMath.exp(-(rate * seconds)), BELOW_ONE);
  }

  /** {@link #easeFraction} by half-life: half of the way is covered in each half-life. */
  public static double halfLifeFraction(double halfLifeSeconds, double seconds) {
    if (!(halfLifeSeconds > 0) || !(seconds > 0)) {
      return 0;
    }
    return easeFraction(LN_2, seconds / halfLifeSeconds);
  }

  /** The value moved toward the target by {@link #easeFraction} of the way. */
  public static double approach(double value, double target, double rate, double seconds) {
    return part(value, target, easeFraction(rate, seconds));
  }

  /** The value moved toward the target by {@link #halfLifeFraction} of the way. */
  public static double approachHalfLife(
      double value, double target, double halfLifeSeconds, double seconds) {
    return part(value, target, halfLifeFraction(halfLifeSeconds, seconds));
  }

  /**
   * The direction turned toward the target by {@link #easeFraction} of the short way, in {@code [0,
   * 360)}; from the exact opposite it turns upwards.
   */
  public static double approachAngle(
      double degrees, double targetDegrees, double rate, double seconds) {
    if (!Double.isFinite(targetDegrees)) {
      return Degrees.wrapDegrees(degrees);
    }
    if (!Double.isFinite(degrees)) {
      return Degrees.wrapDegrees(targetDegrees);
    }
    return Degrees.lerp(degrees, targetDegrees, easeFraction(rate, seconds));
  }

  /**
   * The value after a critically damped spring pulled it toward the target: no jolt at the start,
   * no swing at the end. Its velocity is {@link #smoothDampVelocity} of the same arguments.
   *
   * <p>The closed form of x″ = −2ωx′ − ω²(x − target), with ω = 2 ÷ smoothSeconds: {@code target +
   * (d + (v + ωd)t) × e^(−ωt)} for {@code d = value − target}.
   *
   * @param velocity units per second; NaN or infinite counts as 0
   * @param smoothSeconds about the time it takes; 0, less or NaN arrives at once
   */
  public static double smoothDamp(
      double value, double target, double velocity, double smoothSeconds, double seconds) {
    if (!Double.isFinite(value) || !Double.isFinite(target)) {
      return part(value, target, 0);
    }
    if (!(seconds > 0)) {
      return value + 0.0;
    }
    if (!(smoothSeconds > 0)) {
      return target + 0.0;
    }
    double rate = 2 / smoothSeconds;
    double speed = Double.isFinite(velocity) ? velocity : 0;
    double decay = StrictMath.exp(-(rate * seconds));
    double distance = value - target;
    double damped = target + decayed(distance + (speed + rate * distance) * seconds, decay);
    return Double.isFinite(damped) ? damped + 0.0 : target + 0.0;
  }

  /**
   * The velocity that goes with {@link #smoothDamp}: {@code (v − ω(v + ωd)t) × e^(−ωt)}, and 0
   * where that has arrived, stays or snaps.
   */
  public static double smoothDampVelocity(
      double value, double target, double velocity, double smoothSeconds, double seconds) {
    double speed = Double.isFinite(velocity) ? velocity + 0.0 : 0;
    if (!Double.isFinite(value) || !Double.isFinite(target)) {
      return 0;
    }
    if (!(seconds > 0)) {
      return speed;
    }
    if (!(smoothSeconds > 0)) {
      return 0;
    }
    double rate = 2 / smoothSeconds;
    double decay = StrictMath.exp(-(rate * seconds));
    double pull = speed + rate * (value - target);
    double damped = decayed(speed - rate * pull * seconds, decay);
    return Double.isFinite(damped) ? damped + 0.0 : 0;
  }

  /** The value a fraction of the way from one to another; the fraction is clamped to [0, 1]. */
  public static double lerp(double from, double to, double fraction) {
    return part(from, to, fraction > 0 ? Math.min(fraction, 1) : 0);
  }

  private static double part(double value, double target, double fraction) {
    if (!Double.isFinite(target)) {
      return Double.isFinite(value) ? value + 0.0 : 0;
    }
    if (!Double.isFinite(value) || fraction == 1) {
      return target + 0.0;
    }
    double way = target - value;
    double moved =
        Double.isFinite(way) ? value + way * fraction : value * (1 - fraction) + target * fraction;
    // Rounding may carry the last bit past the target.
    return Math.max(Math.min(value, target), Math.min(moved, Math.max(value, target))) + 0.0;
  }

  private static double decayed(double amplitude, double decay) {
    // Infinity × 0 is NaN, but what has decayed wholly is gone.
    return decay == 0 ? 0 : amplitude * decay;
  }
}

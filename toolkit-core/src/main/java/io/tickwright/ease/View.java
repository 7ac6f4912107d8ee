package io.tickwright.ease;

import io.tickwright.time.PerSecond;

/**
 * Something that is drawn and never simulated: a game sets where it should go, the host reads where
 * it is, and in between it eases there with the time of the frames.
 *
 * <p>The first target, and the first one after a {@link #snap()}, is where it is at once. A rate of
 * {@code 6/s} covers 63 % of the way in a sixth of a second; see {@link Ease#easeFraction}. Not
 * state: nothing here is saved, digested or readable by gameplay. So a rollback leaves a target as
 * it is, even one set in a tick that came out otherwise: set in {@code frame}, from state, whatever
 * must survive one. One thread.
 */
public abstract sealed class View permits EasedValue, EasedAngle {
  private final double rate;
  private boolean placed;

  View(PerSecond rate) {
    this.rate = (double) rate.numerator() / (double) rate.denominator();
  }

  /** Lets the time of a frame pass, given in units of which there are so many a second. */
  public final void advance(long elapsedUnits, long unitsPerSecond) {
    double seconds = (double) elapsedUnits / (double) Math.max(unitsPerSecond, 1);
    if (placed) {
      ease(rate, seconds);
    }
  }

  /** Forgets where it is: it will be at its next target at once, as after a load or a teleport. */
  public final void snap() {
    placed = false;
  }

  /** Whether it is anywhere: false before its first target, and again after a {@link #snap()}. */
  public final boolean placed() {
    return placed;
  }

  /** Whether a new target is to be taken at once; true once for each {@link #snap()}. */
  final boolean takesAtOnce() {
    boolean first = !placed;
    placed = true;
    return first;
  }

  abstract void ease(double rate, double seconds);
}

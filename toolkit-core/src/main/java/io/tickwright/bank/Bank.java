package io.tickwright.bank;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.internal.Fraction;
import io.tickwright.internal.Wide;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;

/**
 * Turns a rate into whole things over time and keeps the remainder for ever, so that no step size
 * and no number of steps changes the total.
 *
 * <p>The owner says what a rate is worth: {@code rate × elapsed} parts are paid in, and every
 * {@code whole} parts are one thing gained. With a rate in millionths per second and time in units
 * of 1/3 µs, {@code whole} is 3,000,000 × 1,000,000:
 *
 * <pre>{@code
 * long metres = mover.gain(3_000_000, elapsedUnits, 3_000_000L * 1_000_000);
 * }</pre>
 *
 * <p>The gain is {@code ⌊(progress + rate × elapsed) ÷ whole⌋}, computed in 128 bits and saturated
 * at {@link Long#MAX_VALUE}; the remainder stays exact even then. A rate or elapsed time of 0 or
 * less pays nothing in, a whole below 1 counts as 1. Nothing here throws or allocates.
 *
 * <p>Not thread-safe: a bank belongs to the simulation that owns it.
 */
public final class Bank implements Stateful {

  private long progress;

  /**
   * Pays in {@code rate × elapsedUnits} parts and takes out every full whole.
   *
   * @return how many wholes were gained, in {@code [0, Long.MAX_VALUE]}
   */
  @CheckReturnValue
  public long gain(long rate, long elapsedUnits, long whole) {
    long perThing = Math.max(1, whole);
    if (rate <= 0 || elapsedUnits <= 0) {
      return settle(0, progress, perThing);
    }
    long high = Wide.mulAddHigh(rate, elapsedUnits, progress);
    long low = Wide.mulAddLow(rate, elapsedUnits, progress);
    return settle(high, low, perThing);
  }

  private long settle(long high, long low, long whole) {
    // Most steps gain nothing, and then there is nothing to divide.
    if (high == 0 && low >= 0 && low < whole) {
      progress = low;
      return 0;
    }
    progress = Wide.remainder(high, low, whole);
    return Wide.quotient(high, low, whole);
  }

  /**
   * The most that one {@link #gain} over this time can return whatever the progress before it: the
   * room to keep for a batch. It is {@code ⌈rate × elapsed ÷ whole⌉}, saturated.
   */
  @CheckReturnValue
  public static long most(long rate, long elapsedUnits, long whole) {
    long perThing = Math.max(1, whole);
    if (rate <= 0 || elapsedUnits <= 0) {
      return 0;
    }
    return Wide.mulAddDiv(rate, elapsedUnits, perThing - 1, perThing);
  }

  /** The parts paid in toward the next whole: in {@code [0, whole)} of the last gain. */
  public long progress() {
    return progress;
  }

  /**
   * The progress as a part of one whole, to draw a bar with: in {@code [0, 1)}, also after
   * narrowing to float.
   */
  public double fraction(long whole) {
    long perThing = Math.max(1, whole);
    return Fraction.belowOne(progress % perThing, perThing);
  }

  /** Puts progress back: 0 for 0 or less, else its remainder by the whole. Nothing is gained. */
  public void restore(long progress, long whole) {
    this.progress = progress <= 0 ? 0 : progress % Math.max(1, whole);
  }

  /**
   * Puts progress back as an exact part of one whole, such as 7/12. Full wholes and less than one
   * part are cut off; 0 for a numerator of 0 or less, and a denominator below 1 counts as 1.
   */
  public void restoreFraction(long numerator, long denominator, long whole) {
    long of = Math.max(1, denominator);
    long proper = numerator <= 0 ? 0 : numerator % of;
    progress = Wide.mulAddDiv(proper, Math.max(1, whole), 0, of);
  }

  /** Throws the progress away. */
  public void reset() {
    progress = 0;
  }

  @Override
  public void state(StateVisitor s) {
    progress = s.ranged("progress", progress, 0, Long.MAX_VALUE);
  }
}

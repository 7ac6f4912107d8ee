package io.tickwright.timer;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.internal.Fraction;
import io.tickwright.internal.Wide;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;

/**
 * Beats at an exact interval, as often as the time that passed is worth, and keeps the lateness: a
 * beat every 0.1 s is 100 beats in 10 s, whatever the step.
 *
 * <pre>{@code
 * for (long beat = drum.beat(step); beat > 0; beat--) {
 *   strike();
 * }
 * }</pre>
 *
 * <p>The interval is a ratio of base units, such as 705,600,000/11 for eleven beats a second, kept
 * in lowest terms; below one unit it counts as one unit, and a denominator below 1 counts as 1. The
 * beats are {@code ⌊(lateness + elapsed) ÷ interval⌋}, computed in 128 bits and saturated at {@link
 * Long#MAX_VALUE}; the lateness stays exact even then. Nothing here throws or allocates.
 *
 * <p>Not thread-safe: a metronome belongs to the simulation that owns it.
 */
public final class Metronome implements Stateful {

  // The interval is numerator/denominator units, and the lateness late/denominator units.
  private long numerator = 1;
  private long denominator = 1;
  private long late;

  /** A metronome with this interval in base units, whose first beat is one interval away. */
  public Metronome(long numeratorUnits, long denominator) {
    set(numeratorUnits, denominator);
  }

  /**
   * Changes the interval and keeps the lateness, reduced below the new interval and cut to a whole
   * number of its parts. Nothing beats here.
   */
  public void interval(long numeratorUnits, long denominator) {
    long before = this.denominator;
    set(numeratorUnits, denominator);
    late = scaled(late, this.denominator, before, numerator);
  }

  private void set(long numeratorUnits, long denominator) {
    long over = Math.max(1, denominator);
    if (numeratorUnits < over) {
      this.numerator = 1;
      this.denominator = 1;
      return;
    }
    long common = gcd(numeratorUnits, over);
    this.numerator = numeratorUnits / common;
    this.denominator = over / common;
  }

  /** {@code ⌊value × times ÷ over⌋ mod limit}, where the quotient may outgrow a long. */
  private static long scaled(long value, long times, long over, long limit) {
    long high = Wide.mulAddHigh(value, times, 0);
    long low = Wide.mulAddLow(value, times, 0);
    return Wide.remainder(Wide.quotientHigh(high, over), Wide.quotientLow(high, low, over), limit);
  }

  /**
   * Lets time pass; 0 or less is no time.
   *
   * @return how many beats fell into it, in {@code [0, Long.MAX_VALUE]}
   */
  @CheckReturnValue
  public long beat(long elapsedUnits) {
    if (elapsedUnits <= 0) {
      return 0;
    }
    long high = Wide.mulAddHigh(elapsedUnits, denominator, late);
    long low = Wide.mulAddLow(elapsedUnits, denominator, late);
    // Most steps have no beat, and then there is nothing to divide.
    if (high == 0 && low >= 0 && low < numerator) {
      late = low;
      return 0;
    }
    late = Wide.remainder(high, low, numerator);
    return Wide.quotient(high, low, numerator);
  }

  /** The interval's numerator, in base units. */
  public long intervalNumerator() {
    return numerator;
  }

  /** The interval's denominator. */
  public long intervalDenominator() {
    return denominator;
  }

  /** The time since the last beat in parts of 1/{@link #intervalDenominator} base units. */
  public long lateNumerator() {
    return late;
  }

  /**
   * How much of the interval has passed since the last beat, to draw with: in {@code [0, 1)}, also
   * after narrowing to float.
   */
  public double fraction() {
    return Fraction.belowOne(late, numerator);
  }

  /**
   * Puts the lateness back, in parts of 1/{@link #intervalDenominator} base units: 0 for 0 or less,
   * else its remainder by the interval.
   */
  public void restoreLate(long lateNumerator) {
    late = lateNumerator <= 0 ? 0 : lateNumerator % numerator;
  }

  /** Throws the lateness away: the next beat is one interval away. */
  public void reset() {
    late = 0;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  @Override
  public void state(StateVisitor s) {
    numerator = s.ranged("interval", numerator, 1, Long.MAX_VALUE);
    denominator = s.ranged("per", denominator, 1, Long.MAX_VALUE);
    late = s.below("late", late, "interval");
  }
}

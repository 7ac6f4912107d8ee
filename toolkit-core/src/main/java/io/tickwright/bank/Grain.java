package io.tickwright.bank;

import io.tickwright.internal.Wide;
import io.tickwright.time.PerSecond;
import io.tickwright.time.TimeBase;

/**
 * How fine a declared bank counts: the parts that one per second is worth, fixed for life so that
 * changing the rate never touches the progress.
 *
 * <p>The parts are 10⁶ times the declared rate's denominator without its factors 2 and 5. Decimals
 * of up to six places are therefore exact, and so is 1/3 a second: 1200 an hour. A whole is {@code
 * unitsPerSecond × parts}, at most 2⁶².
 *
 * <p>Immutable.
 */
public final class Grain {

  private static final long DECIMALS = 1_000_000;
  private static final long MOST_WHOLE = 1L << 62;

  private final long parts;
  private final long whole;

  private Grain(long unitsPerSecond, long parts) {
    this.parts = parts;
    this.whole = unitsPerSecond * parts;
  }

  /** The grain for decimal rates only, such as the one of a column whose rows bring their own. */
  public static Grain of(TimeBase base) {
    return of(base, PerSecond.ZERO);
  }

  /**
   * The grain that holds this rate, and every other with its denominator.
   *
   * @throws IllegalArgumentException when a whole would need more than 2⁶² parts
   */
  public static Grain of(TimeBase base, PerSecond rate) {
    long odd = without(without(rate.denominator(), 2), 5);
    long perSecond = base.unitsPerSecond();
    long most = MOST_WHOLE / DECIMALS / perSecond;
    if (most == 0) {
      throw new IllegalArgumentException(
          "base: "
              + perSecond
              + " units per second are too fine for a bank; at most "
              + MOST_WHOLE / DECIMALS);
    }
    if (odd > most) {
      throw new IllegalArgumentException(
          "rate "
              + rate.text()
              + ": its denominator is too fine for "
              + perSecond
              + " units per second; without factors 2 and 5 it may be at most "
              + most);
    }
    return new Grain(perSecond, DECIMALS * odd);
  }

  private static long without(long value, long factor) {
    long rest = value;
    while (rest % factor == 0) {
      rest /= factor;
    }
    return rest;
  }

  /** The parts that one per second is worth: what {@link #quantise} counts in. */
  public long parts() {
    return parts;
  }

  /** The parts of one thing: {@code unitsPerSecond × parts}, in {@code [1, 2⁶²]}. */
  public long whole() {
    return whole;
  }

  /**
   * A rate in parts per second, for {@link Bank#gain}: rounded to the nearest part, halves up, and
   * saturated at {@link Long#MAX_VALUE}.
   */
  public long quantise(PerSecond rate) {
    long denominator = rate.denominator();
    long numerator = rate.numerator();
    // The half is added whole: with an odd denominator there is no exact half to decide.
    return Wide.mulAddDiv(numerator, parts, denominator / 2, denominator);
  }

  /** The rate that so many parts per second are. */
  public PerSecond rate(long partsPerSecond) {
    return PerSecond.of(partsPerSecond, parts);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Grain grain && grain.parts == parts && grain.whole == whole;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(parts) * 31 + Long.hashCode(whole);
  }

  @Override
  public String toString() {
    return parts + " parts for one per second, " + whole + " for one";
  }
}

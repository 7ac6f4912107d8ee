package io.tickwright.exact;

import io.tickwright.internal.Wide;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Fractions that every machine computes alike: Q47.16, a number held in a long as 65,536ths of it.
 *
 * <pre>{@code
 * long speed = Fixed.parse("2.5");
 * long way = Fixed.mul(speed, Fixed.ratio(1, 3));
 * String text = Fixed.text(way);                     // "0.83333"
 * }</pre>
 *
 * <p>A fixed number is its <em>bits</em>: all doors are static and take and return bits, so that
 * columns of numbers are columns of longs. The range is {@link #LEAST} to {@link #MOST}, that is
 * −140,737,488,355,328 to a 65,536th below 140,737,488,355,328. Products and quotients are rounded
 * to nearest, ties away from zero. What leaves the range saturates and is counted in {@link
 * #saturations}. Nothing throws but a division by zero and the root of a negative number, which are
 * errors in the program.
 *
 * <p>All doors may be called from any thread; none but those of text allocates.
 */
public final class Fixed {

  /** How many of the bits are the fraction. */
  public static final int FRACTION_BITS = 16;

  /** One. */
  public static final long ONE = 1L << FRACTION_BITS;

  /** The least fixed number: −2⁴⁷. */
  public static final long LEAST = Long.MIN_VALUE;

  /** The greatest fixed number: 2⁴⁷ − 1/65,536. */
  public static final long MOST = Long.MAX_VALUE;

  private static final AtomicLong SATURATIONS = new AtomicLong();

  private Fixed() {}

  /**
   * How many results of this process have saturated since it started. A diagnostic, and no part of
   * any state: a test compares it before and after.
   */
  public static long saturations() {
    return SATURATIONS.get();
  }

  /** The saturated result of something whose true value is beyond the range; counts it. */
  static long saturated(boolean negative) {
    SATURATIONS.incrementAndGet();
    return negative ? LEAST : MOST;
  }

  /** A whole number. */
  public static long of(long whole) {
    if (whole << FRACTION_BITS >> FRACTION_BITS != whole) {
      return saturated(whole < 0);
    }
    return whole << FRACTION_BITS;
  }

  /**
   * The fixed number nearest to {@code numerator / denominator}, both of them plain whole numbers.
   *
   * @throws ArithmeticException when the denominator is 0
   */
  public static long ratio(long numerator, long denominator) {
    return div(numerator, denominator);
  }

  /**
   * Reads a decimal such as {@code "2.5"} or {@code "-0.001"}, or a ratio such as {@code "1/3"}, to
   * the nearest fixed number; no double is involved. {@link #text} is the way back.
   *
   * @throws ExactTextException when the text is no such number or is out of range
   */
  public static long parse(String text) {
    return FixedText.parse(text);
  }

  /** The shortest decimal that {@link #parse} reads as these bits: at most five decimals. */
  public static String text(long bits) {
    return FixedText.text(bits);
  }

  /** {@code a + b}. */
  public static long add(long a, long b) {
    long sum = a + b;
    return ((a ^ sum) & (b ^ sum)) < 0 ? saturated(a < 0) : sum;
  }

  /**
   * {@code a − b}. The one corner to know: {@code 0 − LEAST} saturates to {@code LEAST}, whereas
   * {@link #neg} of it is {@code MOST}.
   */
  public static long sub(long a, long b) {
    long difference = a - b;
    // Not a < 0: the shared vectors fix the corner 0 - LEAST as LEAST.
    return ((a ^ b) & (a ^ difference)) < 0 ? saturated(a <= 0) : difference;
  }

  /** {@code a × b}, rounded to nearest, ties away from zero. */
  public static long mul(long a, long b) {
    long low = a * b;
    long high = Math.multiplyHigh(a, b);
    long halfAwayFromZero = (ONE >> 1) + (high >> 63);
    high = Wide.addHigh(high, low, halfAwayFromZero);
    low += halfAwayFromZero;
    if (high >> FRACTION_BITS - 1 != high >> 63) {
      return saturated(high < 0);
    }
    return high << Long.SIZE - FRACTION_BITS | low >>> FRACTION_BITS;
  }

  /**
   * {@code a / b}, rounded to nearest, ties away from zero.
   *
   * @throws ArithmeticException when b is 0
   */
  public static long div(long a, long b) {
    if (b == 0) {
      throw new ArithmeticException(
          text(a) + " divided by zero: ask whether the divisor is 0 before dividing");
    }
    boolean negative = (a ^ b) < 0;
    long dividend = Math.abs(a);
    long divisor = Math.abs(b);
    long whole = Long.divideUnsigned(dividend, divisor);
    long rest = dividend - whole * divisor;
    if (Long.compareUnsigned(whole, 1L << 47) > 0) {
      return saturated(negative);
    }
    long quotient = whole;
    // Long division, a bit at a time: the rest is below 2^63, so that its double is unsigned.
    for (int i = 0; i < FRACTION_BITS; i++) {
      rest <<= 1;
      quotient <<= 1;
      if (Long.compareUnsigned(rest, divisor) >= 0) {
        rest -= divisor;
        quotient |= 1;
      }
    }
    if (Long.compareUnsigned(rest << 1, divisor) >= 0) {
      quotient++;
    }
    if (negative) {
      return Long.compareUnsigned(quotient, LEAST) <= 0 ? -quotient : saturated(true);
    }
    return quotient < 0 ? saturated(false) : quotient;
  }

  /** {@code −a}. */
  public static long neg(long a) {
    return a == LEAST ? saturated(false) : -a;
  }

  /** {@code |a|}. */
  public static long abs(long a) {
    return a < 0 ? neg(a) : a;
  }

  /**
   * The square root, rounded down.
   *
   * @throws ArithmeticException when a is negative
   */
  public static long sqrt(long a) {
    if (a < 0) {
      throw new ArithmeticException(
          "the square root of " + text(a) + ", which is negative: clamp it at 0 first");
    }
    return Roots.floor(a >>> Long.SIZE - FRACTION_BITS, a << FRACTION_BITS);
  }

  /** The lesser of two. */
  public static long min(long a, long b) {
    return Math.min(a, b);
  }

  /** The greater of two. */
  public static long max(long a, long b) {
    return Math.max(a, b);
  }

  /**
   * The nearest to a within the closed range {@code [least, most]}; {@code least} when {@code most}
   * is less.
   */
  public static long clamp(long a, long least, long most) {
    return Math.max(least, Math.min(a, most));
  }

  /** What {@link #trunc} cuts off, with the sign of a: in the open range (−1, 1). */
  public static long fract(long a) {
    return a - (trunc(a) << FRACTION_BITS);
  }

  /** The whole part, cut toward zero, as a plain whole number and not as bits. */
  public static long trunc(long a) {
    return a / ONE;
  }

  /**
   * {@code from + (to − from) × t}, rounded once; exact at {@code t = 0} and {@code t = ONE}, and
   * going on in a straight line outside them.
   */
  public static long lerp(long from, long to, long t) {
    return Products.sum(from, ONE, to, t, ~from, t, t, 1);
  }
}

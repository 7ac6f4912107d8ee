package io.tickwright.time;

import java.math.BigInteger;

/** What speeds and rates share: reading an exact, non-negative number of long over long. */
final class Rational {
  static final String FITTING = "both sides of its ratio are at most " + Long.MAX_VALUE;

  private Rational() {}

  /** The greatest common divisor of two numbers that are not both 0, neither below 0. */
  static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /** A number's upper half as a long, refused when negative or beyond one. */
  static long numerator(Quantity quantity, String what) {
    if (quantity.signum() < 0) {
      throw quantity.refuse(what + " is never below 0", "write 0 or more");
    }
    return fit(quantity, quantity.numerator(), what);
  }

  /** A number's lower half as a long, refused when beyond one. */
  static long denominator(Quantity quantity, String what) {
    return fit(quantity, quantity.denominator(), what);
  }

  private static long fit(Quantity quantity, BigInteger part, String what) {
    if (part.bitLength() > 63) {
      throw quantity.refuse(what + " does not fit", FITTING);
    }
    return part.longValueExact();
  }
}

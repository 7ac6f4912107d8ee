package io.tickwright.script.groovy;

import java.math.BigDecimal;

/**
 * How large a script's number is, without writing it out: {@code 1e99999999} is a number of one
 * digit, and of a hundred million once something makes it a whole one.
 */
final class Decimals {
  /** What every double is within. */
  private static final int MOST_DIGITS = 330;

  private static final int DIGITS_OF_LONG = 19;

  private Decimals() {}

  /** The digits before the point; below 0 when zeros follow it first. */
  static long magnitude(BigDecimal number) {
    return number.signum() == 0 ? 0 : (long) number.precision() - number.scale();
  }

  /** Whether it can be computed with and written out. */
  static boolean isModest(BigDecimal number) {
    return Math.abs(magnitude(number)) <= MOST_DIGITS;
  }

  static boolean isWhole(BigDecimal number) {
    return number.stripTrailingZeros().scale() <= 0;
  }

  /** Whether its whole part has 64 bits. */
  static boolean fitsLong(BigDecimal number) {
    long digits = magnitude(number);
    return digits <= 0
        || (digits <= DIGITS_OF_LONG && number.toBigInteger().bitLength() < Long.SIZE);
  }

  /** Which numbers are modest, for a message. */
  static String modest() {
    return "from 10^-" + MOST_DIGITS + " to 10^" + MOST_DIGITS + " in size";
  }
}

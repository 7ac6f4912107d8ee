package io.tickwright.exact;

/** Square roots of whole numbers, rounded down, without a double. */
final class Roots {

  private Roots() {}

  /** The root of the unsigned 128-bit number {@code high × 2⁶⁴ + low}, unsigned. */
  static long floor(long high, long low) {
    if (high == 0) {
      return floor(low);
    }
    int shift = Long.numberOfLeadingZeros(high) & ~1;
    long upper = shift == 0 ? high : high << shift | low >>> Long.SIZE - shift;
    long lower = low << shift;
    return floorOfNormal(upper, lower) >>> shift / 2;
  }

  /**
   * One step of P. Zimmermann's Karatsuba Square Root (INRIA research report 3805): the root of the
   * upper half, then a division for the lower bits, which is one too many at most. One of the two
   * highest bits of {@code upper} is set.
   */
  private static long floorOfNormal(long upper, long lower) {
    long root = floor(upper);
    long rest = upper - root * root;
    // rest × 2^32 may need 65 bits, so that numerator and divisor 2 × root are halved.
    long numerator = rest << 31 | lower >>> 33;
    long digit = Long.divideUnsigned(numerator, root);
    long left = numerator - digit * root << 1 | lower >>> 32 & 1;
    return (root << 32) + (tooMuch(digit, left, lower & 0xffffffffL) ? digit - 1 : digit);
  }

  /** Whether {@code left × 2³² + lowest < digit²}. */
  private static boolean tooMuch(long digit, long left, long lowest) {
    if (digit >>> 32 != 0) {
      return true;
    }
    return left >>> 32 == 0 && Long.compareUnsigned(left << 32 | lowest, digit * digit) < 0;
  }

  /** The root of an unsigned number, digit by digit in base 4. */
  static long floor(long number) {
    long root = 0;
    long rest = number;
    for (long bit = highestPowerOfFour(number); bit != 0; bit >>>= 2) {
      long trial = root + bit;
      root >>>= 1;
      if (Long.compareUnsigned(rest, trial) >= 0) {
        rest -= trial;
        root += bit;
      }
    }
    return root;
  }

  private static long highestPowerOfFour(long number) {
    return number == 0 ? 0 : 1L << (63 - Long.numberOfLeadingZeros(number) & ~1);
  }
}

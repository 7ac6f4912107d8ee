package io.tickwright.exact;

/** Lengths of vectors, and their parts per length; a plane vector has a z of 0. */
final class Lengths {

  /** The magnitude that parts are shifted to, so that the sum of three squares is below 2¹²⁶. */
  private static final int BITS = 62;

  private Lengths() {}

  /** The length, rounded down. */
  static long of(long x, long y, long z) {
    long length = floor(x, y, z);
    return length < 0 ? Fixed.saturated(false) : length;
  }

  /**
   * How far left to shift the parts of a vector (right if negative), so that its length keeps some
   * sixty bits: a vector of a few 65,536ths has no exact direction otherwise.
   */
  static int shift(long x, long y, long z) {
    long all = Math.abs(x) | Math.abs(y) | Math.abs(z);
    return all == 0 ? 0 : Long.numberOfLeadingZeros(all) - (Long.SIZE - BITS);
  }

  /** The length of a vector whose parts are shifted. */
  static long shifted(long x, long y, long z, int shift) {
    return floor(shifted(x, shift), shifted(y, shift), shifted(z, shift));
  }

  /** A part of the vector of length one. */
  static long part(long part, int shift, long shiftedLength) {
    return shiftedLength == 0 ? 0 : Fixed.div(shifted(part, shift), shiftedLength);
  }

  private static long shifted(long part, int shift) {
    return shift >= 0 ? part << shift : part >> -shift;
  }

  /** The root of the sum of squares, which is below 2¹²⁸; the result is unsigned. */
  private static long floor(long x, long y, long z) {
    long xx = x * x;
    long yy = y * y;
    long zz = z * z;
    long high = Math.multiplyHigh(x, x) + Math.multiplyHigh(y, y) + Math.multiplyHigh(z, z);
    long two = xx + yy;
    long low = two + zz;
    high += carry(two, xx) + carry(low, two);
    return Roots.floor(high, low);
  }

  private static int carry(long sum, long addend) {
    return Long.compareUnsigned(sum, addend) < 0 ? 1 : 0;
  }
}

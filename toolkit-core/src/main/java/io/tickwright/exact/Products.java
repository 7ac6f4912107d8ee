package io.tickwright.exact;

/** Sums of products of fixed numbers that are rounded once, however large they get on the way. */
final class Products {

  private static final int LOW = Fixed.FRACTION_BITS;

  private Products() {}

  /** {@code a×b + c×d}. */
  static long sum(long a, long b, long c, long d) {
    return sum(a, b, c, d, 0, 0, 0, 0);
  }

  /** {@code a×b + c×d + e×f}. */
  static long sum(long a, long b, long c, long d, long e, long f) {
    return sum(a, b, c, d, e, f, 0, 0);
  }

  /** {@code a×b − c×d}, where −c is written ~c + 1 because −c alone may not fit. */
  static long difference(long a, long b, long c, long d) {
    return sum(a, b, ~c, d, d, 1, 0, 0);
  }

  /**
   * {@code a×b + c×d + e×f + g×h}, rounded to nearest, ties away from zero, saturating.
   *
   * <p>Each product of 128 bits is cut into its low 16 bits, the next 64 and the top 48, so that
   * four of them cannot overflow.
   */
  static long sum(long a, long b, long c, long d, long e, long f, long g, long h) {
    long ab = a * b;
    long cd = c * d;
    long ef = e * f;
    long gh = g * h;
    long abHigh = Math.multiplyHigh(a, b);
    long cdHigh = Math.multiplyHigh(c, d);
    long efHigh = Math.multiplyHigh(e, f);
    long ghHigh = Math.multiplyHigh(g, h);
    long top = (abHigh >> LOW) + (cdHigh >> LOW) + (efHigh >> LOW) + (ghHigh >> LOW);
    long low = (ab & 0xffff) + (cd & 0xffff) + (ef & 0xffff) + (gh & 0xffff);

    long middle = middle(abHigh, ab);
    long next = middle + middle(cdHigh, cd);
    top += carry(next, middle);
    middle = next + middle(efHigh, ef);
    top += carry(middle, next);
    next = middle + middle(ghHigh, gh);
    top += carry(next, middle);
    middle = next + (low >>> LOW);
    top += carry(middle, next);

    boolean negative = top < 0;
    long half = (Fixed.ONE >> 1) - (negative ? 1 : 0);
    long rounded = middle + ((low & 0xffff) + half >>> LOW);
    top += carry(rounded, middle);
    return top == rounded >> 63 ? rounded : Fixed.saturated(negative);
  }

  private static long middle(long high, long low) {
    return high << Long.SIZE - LOW | low >>> LOW;
  }

  private static long carry(long sum, long addend) {
    return Long.compareUnsigned(sum, addend) < 0 ? 1 : 0;
  }
}

package io.tickwright.internal;

/** Sums, products and differences of longs ≥ 0 that stop at {@link Long#MAX_VALUE}. */
public final class Saturating {

  private Saturating() {}

  /** {@code a + b}, both ≥ 0. */
  public static long add(long a, long b) {
    long sum = a + b;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }

  /** {@code a × b}, both ≥ 0. */
  public static long multiply(long a, long b) {
    long product = a * b;
    return product < 0 || Math.multiplyHigh(a, b) != 0 ? Long.MAX_VALUE : product;
  }

  /** {@code later − earlier} for any two longs; 0 when later is the smaller one. */
  public static long elapsed(long earlier, long later) {
    if (later <= earlier) {
      return 0;
    }
    long difference = later - earlier;
    return difference < 0 ? Long.MAX_VALUE : difference;
  }
}

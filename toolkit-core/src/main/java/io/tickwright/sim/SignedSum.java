package io.tickwright.sim;

/** Sums that stop at the ends of a long instead of wrapping round. */
final class SignedSum {
  private SignedSum() {}

  static long of(long a, long b) {
    long sum = a + b;
    boolean overflowed = ((a ^ sum) & (b ^ sum)) < 0;
    return overflowed ? (a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : sum;
  }
}

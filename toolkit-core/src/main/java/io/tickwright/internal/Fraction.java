package io.tickwright.internal;

/** Exact fractions narrowed to something that can be drawn. */
public final class Fraction {

  // The greatest double that is still below 1 when it is narrowed to float.
  private static final double BELOW_ONE = 0x1.fffffep-1;

  private Fraction() {}

  /**
   * {@code part ÷ whole} for {@code 0 ≤ part < whole}: in {@code [0, 1)}, also after narrowing to
   * float.
   */
  public static double belowOne(long part, long whole) {
    return Math.min((double) part / (double) whole, BELOW_ONE);
  }
}

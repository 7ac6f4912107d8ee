package io.tickwright.internal;

/** Exact fractions narrowed to something that can be drawn. */
public final class Fraction {

  private Fraction() {}

  /**
   * {@code part ÷ whole} for {@code 0 ≤ part < whole}: in {@code [0, 1)}, also after narrowing to
   * float.
   */
  public static double belowOne(long part, long whole) {
    double belowOneAsFloatToo = 0x1.fffffep-1;
    return Math.min((double) part / (double) whole, belowOneAsFloatToo);
  }
}

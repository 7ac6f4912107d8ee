package io.tickwright.time;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Writes a rational so that reading it back gives the same one. */
final class ExactText {

  private ExactText() {}

  /** A decimal when one of at most {@code mostPlaces} is exact, else a ratio in lowest terms. */
  static String of(BigInteger numerator, BigInteger denominator, int mostPlaces) {
    try {
      BigDecimal exact = new BigDecimal(numerator).divide(new BigDecimal(denominator));
      BigDecimal shortest = exact.stripTrailingZeros();
      if (shortest.scale() <= mostPlaces) {
        return shortest.toPlainString();
      }
    } catch (ArithmeticException endless) {
      // A third, and all that has no decimal of its own, is written as a ratio.
    }
    BigInteger common = numerator.gcd(denominator);
    return numerator.divide(common) + "/" + denominator.divide(common);
  }
}

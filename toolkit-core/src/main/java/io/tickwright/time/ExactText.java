package io.tickwright.time;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Writes a rational so that reading it back gives the same one. */
final class ExactText {

  private static final BigInteger FIVE = BigInteger.valueOf(5);

  private ExactText() {}

  /** A decimal when one of at most {@code mostPlaces} is exact, else a ratio in lowest terms. */
  static String of(BigInteger numerator, BigInteger denominator, int mostPlaces) {
    BigInteger common = numerator.gcd(denominator);
    BigInteger over = numerator.divide(common);
    BigInteger under = denominator.divide(common);
    int places = places(under, mostPlaces);
    return places < 0
        ? over + "/" + under
        : new BigDecimal(over).divide(new BigDecimal(under), places, ROUNDING).toPlainString();
  }

  /** The division is exact, so any mode would do; this one would complain if it were not. */
  private static final RoundingMode ROUNDING = RoundingMode.UNNECESSARY;

  /** The fewest decimal places in which 1/{@code denominator} is exact, or −1. */
  private static int places(BigInteger denominator, int most) {
    int twos = denominator.getLowestSetBit();
    BigInteger rest = denominator.shiftRight(twos);
    int fives = 0;
    while (fives <= most && rest.mod(FIVE).signum() == 0) {
      rest = rest.divide(FIVE);
      fives++;
    }
    int places = Math.max(twos, fives);
    return rest.equals(BigInteger.ONE) && places <= most ? places : -1;
  }
}

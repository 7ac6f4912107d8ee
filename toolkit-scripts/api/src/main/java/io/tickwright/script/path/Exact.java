package io.tickwright.script.path;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * An exact number, in lowest terms.
 *
 * @param numerator has the sign
 * @param denominator at least 1
 */
public record Exact(BigInteger numerator, BigInteger denominator) implements Comparable<Exact> {
  public Exact {
    if (denominator.signum() <= 0) {
      throw new IllegalArgumentException(
          "denominator is " + denominator + "; a number divides by at least 1");
    }
    BigInteger common = numerator.gcd(denominator);
    numerator = numerator.divide(common);
    denominator = denominator.divide(common);
  }

  /** A whole number. */
  public static Exact of(long whole) {
    return new Exact(BigInteger.valueOf(whole), BigInteger.ONE);
  }

  /** A ratio; a denominator below 1 is refused. */
  public static Exact of(long numerator, long denominator) {
    return new Exact(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /** This number × a whole one. */
  public Exact times(BigInteger factor) {
    return new Exact(numerator.multiply(factor), denominator);
  }

  /** This number ÷ a whole one of at least 1. */
  public Exact over(BigInteger divisor) {
    return new Exact(numerator, denominator.multiply(divisor));
  }

  /** The sum. */
  public Exact plus(Exact other) {
    return new Exact(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  /** The difference. */
  public Exact minus(Exact other) {
    return plus(new Exact(other.numerator.negate(), other.denominator));
  }

  /** Whether nothing follows the point. */
  public boolean isWhole() {
    return denominator.equals(BigInteger.ONE);
  }

  /** The greatest whole number that is not above it. */
  public BigInteger floor() {
    BigInteger[] parts = numerator.divideAndRemainder(denominator);
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  /** The least whole number that is not below it. */
  public BigInteger ceiling() {
    return new Exact(numerator.negate(), denominator).floor().negate();
  }

  /** The nearest whole number, halves up. */
  public BigInteger nearest() {
    return new Exact(numerator.shiftLeft(1).add(denominator), denominator.shiftLeft(1)).floor();
  }

  @Override
  public int compareTo(Exact other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** The ratio as text: {@code 13/16}, {@code 2}. */
  public String ratio() {
    return isWhole() ? numerator.toString() : numerator + "/" + denominator;
  }

  /** A decimal when one of at most so many places is exact, else the ratio; never rounded. */
  public String text(int mostPlaces) {
    try {
      BigDecimal exact = new BigDecimal(numerator).divide(new BigDecimal(denominator));
      BigDecimal shortest = exact.stripTrailingZeros();
      return shortest.scale() <= mostPlaces ? shortest.toPlainString() : ratio();
    } catch (ArithmeticException endless) {
      return ratio();
    }
  }

  /** As a mixed number, {@code 64145454 6/11}, for a message about what was cut off. */
  public String mixed() {
    BigInteger[] parts = numerator.divideAndRemainder(denominator);
    if (isWhole() || parts[0].signum() == 0) {
      return ratio();
    }
    return parts[0] + " " + parts[1].abs() + "/" + denominator;
  }

  @Override
  public String toString() {
    return ratio();
  }
}

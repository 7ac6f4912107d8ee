package io.tickwright.time;

import io.tickwright.time.Quantity.Unit;
import java.math.BigInteger;

/**
 * How many a bank gains each second: an exact ratio, 0 or more, in lowest terms.
 *
 * <p>Never a double: {@code PerSecond.of(5, 2)} or {@code PerSecond.of("2.5/s")}. Immutable.
 *
 * @param numerator 0 or more; a negative one counts as 0
 * @param denominator at least 1; one below counts as 1
 */
public record PerSecond(long numerator, long denominator) {

  /** Nothing is gained. */
  public static final PerSecond ZERO = new PerSecond(0, 1);

  public PerSecond {
    numerator = Math.max(0, numerator);
    denominator = Math.max(1, denominator);
    long common = Rational.gcd(numerator, denominator);
    numerator /= common;
    denominator /= common;
  }

  /** The rate {@code numerator / denominator} a second; clamped as the components say. */
  public static PerSecond of(long numerator, long denominator) {
    return new PerSecond(numerator, denominator);
  }

  /**
   * The rate written as {@code "2.5/s"} or {@code "1/3/s"}; zero needs no unit.
   *
   * @throws QuantityException when it is no such text, or is negative
   */
  public static PerSecond of(String text) {
    return of(Quantity.parse(text));
  }

  /** The rate of a quantity per second; see {@link #of(String)}. */
  public static PerSecond of(Quantity quantity) {
    boolean bareZero = quantity.unit() == Unit.NONE && quantity.signum() == 0;
    if (quantity.unit() != Unit.PER_SECOND && !bareZero) {
      String number = quantity.unit() == Unit.NONE ? quantity.text() : "2.5";
      throw quantity.refuse("a rate is per second", "write it as " + number + "/s");
    }
    return new PerSecond(
        Rational.numerator(quantity, "a rate"), Rational.denominator(quantity, "a rate"));
  }

  /** The exact text, {@code "2.5/s"} or {@code "1/3/s"}; {@link #of(String)} reads it back. */
  public String text() {
    return ExactText.of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator), 6) + "/s";
  }

  @Override
  public String toString() {
    return text();
  }
}

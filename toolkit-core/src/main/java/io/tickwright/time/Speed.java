package io.tickwright.time;

import io.tickwright.time.Quantity.Unit;

/**
 * How fast a clock runs: an exact ratio, 0 or more, in lowest terms.
 *
 * <p>Never a double: a third is {@code Speed.of(1, 3)} or {@code Speed.of("1/3")}. Immutable.
 *
 * @param numerator 0 or more; a negative one counts as 0
 * @param denominator at least 1; one below counts as 1
 */
public record Speed(long numerator, long denominator) {

  /** One simulated second each second. */
  public static final Speed NORMAL = new Speed(1, 1);

  /** More decimal places than a person types; what a computed third or seventh has. */
  private static final int MOST_PLACES = 6;

  public Speed {
    numerator = Math.max(0, numerator);
    denominator = Math.max(1, denominator);
    long common = Rational.gcd(numerator, denominator);
    numerator /= common;
    denominator /= common;
  }

  /** The speed {@code numerator / denominator}; clamped as the components say. */
  public static Speed of(long numerator, long denominator) {
    return new Speed(numerator, denominator);
  }

  /**
   * The speed written as {@code "1/3"}, {@code "0.5"} or {@code "2"}.
   *
   * @throws QuantityException when it is no such text, is negative, or has more than six decimal
   *     places: that is a rounded ratio, and is refused rather than repaired
   */
  public static Speed of(String text) {
    return of(Quantity.parse(text));
  }

  /** The speed of a quantity without a unit; see {@link #of(String)}. */
  public static Speed of(Quantity quantity) {
    if (quantity.unit() != Unit.NONE) {
      throw quantity.refuse("a speed has no unit", "write a ratio such as 1/3 or 2");
    }
    String text = quantity.text();
    int point = text.indexOf('.');
    if (point >= 0 && text.length() - point - 1 > MOST_PLACES) {
      throw new QuantityException(
          text, point, "that looks like a rounded ratio", "write the ratio itself, as in 1/3");
    }
    return new Speed(
        Rational.numerator(quantity, "a speed"), Rational.denominator(quantity, "a speed"));
  }

  /** The exact text, {@code "1/3"} or {@code "2"}; {@link #of(String)} reads it back. */
  public String text() {
    return denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator;
  }

  @Override
  public String toString() {
    return text();
  }
}

package io.tickwright.time;

import io.tickwright.time.Quantity.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

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

  /** The decimal places a speed is written with at most; a computed third or seventh has more. */
  public static final int MOST_PLACES = 6;

  private static final int MOST_DIGITS = 19;
  private static final int MOST_GUESSED = 1000;
  private static final BigDecimal NEAR = BigDecimal.valueOf(1, 9);
  private static final MathContext ENOUGH = new MathContext(40);

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
      throw rounded(text, point);
    }
    return new Speed(
        Rational.numerator(quantity, "a speed"), Rational.denominator(quantity, "a speed"));
  }

  /**
   * The speed of a decimal number, exactly.
   *
   * @throws QuantityException when it is negative, does not fit, or has more than {@link
   *     #MOST_PLACES} places: that is a rounded ratio, and is refused rather than repaired
   */
  public static Speed of(BigDecimal number) {
    BigDecimal plain = number.stripTrailingZeros();
    if (plain.scale() > MOST_PLACES) {
      throw rounded(number.toString(), 0);
    }
    if (digits(plain) > MOST_DIGITS) {
      throw new QuantityException(number.toString(), 0, "a speed does not fit", Rational.FITTING);
    }
    return of(Quantity.parse(plain.toPlainString()));
  }

  /**
   * The speed that a rounded number was probably meant to be, for a message to suggest: above 0,
   * over at most 1000, less than a billionth away; of several the one over the least. Null when
   * there is none.
   */
  public static @Nullable Speed nearest(BigDecimal number) {
    BigDecimal near = number.round(ENOUGH);
    // Others would take long to write out, and none of them is near a ratio that fits.
    if (digits(near) <= -NEAR.scale() || digits(near) >= MOST_DIGITS) {
      return null;
    }
    for (int under = 1; under <= MOST_GUESSED; under++) {
      BigDecimal over = near.multiply(BigDecimal.valueOf(under));
      BigDecimal whole = over.setScale(0, RoundingMode.HALF_EVEN);
      BigDecimal most = NEAR.multiply(BigDecimal.valueOf(under));
      if (whole.signum() > 0
          && whole.precision() < MOST_DIGITS
          && over.subtract(whole).abs().compareTo(most) < 0) {
        return of(whole.longValueExact(), under);
      }
    }
    return null;
  }

  /** The digits before the point; below 0 when zeros follow it first. */
  private static long digits(BigDecimal number) {
    return (long) number.precision() - number.scale();
  }

  private static QuantityException rounded(String text, int column) {
    return new QuantityException(
        text, column, "that looks like a rounded ratio", "write the ratio itself, as in 1/3");
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

package io.tickwright.script.groovy;

import io.tickwright.exact.Angle;
import io.tickwright.time.PerSecond;
import io.tickwright.time.Quantity;
import io.tickwright.time.Speed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * What a number says of time in a Groovy script: {@code 2.5.seconds}, {@code 3.perSecond}, {@code
 * 1.over(3)}, {@code 60.hz}, {@code 30.ticks}, {@code 350.degrees}. Groovy finds these as an
 * extension module; nothing to call by name.
 */
public final class NumberWords {
  private NumberWords() {}

  /** So many seconds. */
  public static Duration getSeconds(Number number) {
    return Duration.of(length("seconds", number), Duration.Unit.SECONDS);
  }

  /** One second, as in {@code 1.second}. */
  public static Duration getSecond(Number number) {
    return Duration.of(length("second", number), Duration.Unit.SECONDS);
  }

  /** So many thousandths of a second. */
  public static Duration getMs(Number number) {
    return Duration.of(length("ms", number).movePointLeft(3), Duration.Unit.SECONDS);
  }

  /** So many steps of the simulation. */
  public static Duration getTicks(Number number) {
    return Duration.of(whole("ticks", number), Duration.Unit.TICKS);
  }

  /** The time between two of so many a second. */
  public static Duration getHz(Number number) {
    return Duration.of(whole("hz", number), Duration.Unit.HERTZ);
  }

  /** A rate of so many a second. */
  public static PerSecond getPerSecond(Number number) {
    BigDecimal rate = length("perSecond", number);
    try {
      return PerSecond.of(Quantity.parse(rate.toPlainString() + "/s"));
    } catch (IllegalArgumentException refused) {
      throw Quantities.refused("perSecond", refused).at("perSecond");
    }
  }

  /** An angle of so many degrees, to the nearest of 2³² a turn below it. */
  public static Angle getDegrees(Number number) {
    return Angle.ofBits(
        exact("degrees", number)
            .multiply(new BigDecimal(BigInteger.ONE.shiftLeft(29)))
            .divide(BigDecimal.valueOf(45), 0, RoundingMode.FLOOR)
            .toBigInteger()
            .intValue());
  }

  /** An angle in degrees in {@code [0, 360)}, exactly. */
  public static double getDegrees(Angle angle) {
    return Integer.toUnsignedLong(angle.bits()) * 45.0 / 0x1p29;
  }

  /** A speed of so many to so many: {@code 1.over(3)}. */
  public static Speed over(Number numerator, Number denominator) {
    long above = whole("over", numerator).longValueExact();
    long below = whole("over", denominator).longValueExact();
    if (below < 1) {
      throw new Mistake(
              "over takes a whole number of 1 or more, and " + below + " is none.",
              "Write 1.over(3).")
          .atArgument("over", 0);
    }
    return Speed.of(above, below);
  }

  private static BigDecimal length(String word, Number number) {
    BigDecimal exact = exact(word, number);
    if (exact.signum() < 0) {
      throw new Mistake(
              word + " takes no negative number, and got " + Quantities.show(number) + ".",
              "Write Math.max(0, …) where it may fall below zero.")
          .at(word);
    }
    return exact;
  }

  private static BigDecimal whole(String word, Number number) {
    BigDecimal exact = length(word, number);
    if (!Decimals.isWhole(exact) || !Decimals.fitsLong(exact)) {
      throw new Mistake(
              word
                  + " takes a whole number"
                  + (Decimals.isWhole(exact) ? " below 2^63" : "")
                  + ", and "
                  + Quantities.show(number)
                  + " is none.",
              "")
          .at(word);
    }
    return exact;
  }

  private static BigDecimal exact(String word, Number number) {
    BigDecimal exact = Quantities.exact(number);
    if (exact == null) {
      throw new Mistake(
              word + " takes a finite number, and " + number + " is none.",
              "Look at how it was computed.")
          .at(word);
    }
    if (!Decimals.isModest(exact)) {
      throw new Mistake(
              word
                  + " takes numbers "
                  + Decimals.modest()
                  + ", and "
                  + Quantities.show(number)
                  + " is none.",
              "")
          .at(word);
    }
    return exact;
  }
}

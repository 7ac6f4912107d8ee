package io.tickwright.script.path;

import io.tickwright.time.PerSecond;
import io.tickwright.time.Quantity;
import io.tickwright.time.Quantity.Unit;
import io.tickwright.time.QuantityException;
import io.tickwright.time.Speed;
import io.tickwright.time.TimeBase;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Reads the numbers of a scenario, all through the one quantity grammar, with its messages. */
public final class Numbers {
  private Numbers() {}

  /**
   * Any quantity.
   *
   * @throws PathException when the text is none
   */
  public static Quantity quantity(String text) {
    try {
      return Quantity.parse(text);
    } catch (QuantityException wrong) {
      throw said(wrong);
    }
  }

  /**
   * A length of time: {@code 1.5s}, {@code 30 ticks}, {@code 40u}; zero needs no unit.
   *
   * @throws PathException when the text is none
   */
  public static Quantity duration(String text) {
    Quantity duration = quantity(text);
    switch (duration.unit()) {
      case SECONDS, UNITS, TICKS -> {
        if (duration.signum() < 0) {
          throw refused(text, "time does not run backwards", "Write 0 or more.");
        }
      }
      case NONE -> {
        if (duration.signum() != 0) {
          throw refused(
              text, "a duration needs its unit", "Write " + text + "s, " + text + "ms or so.");
        }
      }
      case PER_SECOND, HERTZ, DEGREES ->
          throw refused(text, "that is no duration", "Write one, such as 1.5s.");
    }
    return duration;
  }

  /**
   * A step: {@code 60hz} or a duration such as {@code 2/3s}.
   *
   * @throws PathException when the text is none
   */
  public static Quantity step(String text) {
    Quantity step = quantity(text);
    try {
      TimeBase.FLICKS.stepFor(step);
      return step;
    } catch (QuantityException wrong) {
      throw said(wrong);
    }
  }

  /**
   * The nearest number of base units to a duration.
   *
   * @throws PathException when it is out of range
   */
  public static long units(Quantity duration, TimeBase base, long stepUnits) {
    try {
      return base.units(duration, stepUnits);
    } catch (QuantityException wrong) {
      throw said(wrong);
    }
  }

  /** What is said of a duration that is no whole number of base units, or null if it is one. */
  public static @Nullable String rounding(Quantity duration, TimeBase base) {
    if (duration.unit() != Unit.SECONDS) {
      return null;
    }
    Exact exactly =
        new Exact(duration.numerator(), duration.denominator())
            .times(BigInteger.valueOf(base.unitsPerSecond()));
    if (exactly.isWhole()) {
      return null;
    }
    return duration.text()
        + " is "
        + exactly.mixed()
        + " base units and was rounded to "
        + exactly.nearest()
        + ".";
  }

  static PerSecond rate(String text) {
    Quantity rate = quantity(text);
    if (rate.signum() < 0) {
      throw refused(text, "a rate is never below 0", "Write 0 or more.");
    }
    try {
      return PerSecond.of(rate);
    } catch (QuantityException wrong) {
      throw said(wrong);
    }
  }

  static Speed speed(String text) {
    try {
      return Speed.of(quantity(text));
    } catch (QuantityException wrong) {
      throw said(wrong);
    }
  }

  /**
   * A number without a unit.
   *
   * @throws PathException when the text is none
   */
  public static Quantity plain(String text, String what, String example) {
    Quantity number = quantity(text);
    if (number.unit() != Unit.NONE) {
      String without = text.substring(0, text.length() - number.suffix().length()).strip();
      String cure = without.isEmpty() ? example : without;
      throw refused(text, "it is " + what + " without a unit here", "Write " + cure + ".");
    }
    return number;
  }

  static boolean isBareZero(Quantity number) {
    return number.unit() == Unit.NONE && number.signum() == 0;
  }

  /** A refusal of a whole text. */
  static PathException refused(String text, String problem, String cure) {
    return new PathException(0, text.length(), quoted(text) + ": " + problem + ".", cure);
  }

  /** A text in quotes, those that it has or new ones. */
  private static String quoted(String text) {
    return text.startsWith("\"") ? text : "\"" + text + "\"";
  }

  private static PathException said(QuantityException wrong) {
    String cure = wrong.cure();
    String sentence = Character.toUpperCase(cure.charAt(0)) + cure.substring(1) + ".";
    int length = Math.max(1, wrong.text().length());
    return new PathException(
        0, length, quoted(wrong.text()) + ": " + wrong.problem() + ".", sentence);
  }
}

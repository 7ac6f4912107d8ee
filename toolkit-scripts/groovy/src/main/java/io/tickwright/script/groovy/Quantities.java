package io.tickwright.script.groovy;

import io.tickwright.exact.Angle;
import io.tickwright.time.PerSecond;
import io.tickwright.time.Quantity;
import io.tickwright.time.QuantityException;
import io.tickwright.time.Speed;
import io.tickwright.time.TimeBase;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Durations, rates, speeds and angles as scripts write them. */
final class Quantities {
  private static final int LONGEST = 64;

  private final TimeBase base;
  private final long stepUnits;

  Quantities(TimeBase base, long stepUnits) {
    this.base = base;
    this.stepUnits = stepUnits;
  }

  TimeBase base() {
    return base;
  }

  /** What a script reads back of base units. */
  BigDecimal seconds(long units) {
    return base.decimal(units);
  }

  /** A number without any rounding, or null for what is none, such as NaN. */
  static @Nullable BigDecimal exact(Number number) {
    if (number instanceof BigDecimal decimal) {
      return decimal;
    }
    if (number instanceof BigInteger big) {
      return new BigDecimal(big);
    }
    if (number instanceof Double || number instanceof Float) {
      double value = number.doubleValue();
      return Double.isFinite(value) ? new BigDecimal(number.toString()) : null;
    }
    return BigDecimal.valueOf(number.longValue());
  }

  /** A value as a person would write it, short. */
  static String show(@Nullable Object value) {
    if (value == null) {
      return "nothing";
    }
    if (value instanceof Number number) {
      BigDecimal exact = exact(number);
      boolean readable = exact != null && Math.abs(Decimals.magnitude(exact)) < 30;
      return readable ? exact.stripTrailingZeros().toPlainString() : number.toString();
    }
    if (value instanceof CharSequence text) {
      String said = text.toString();
      return "'" + (said.length() <= 40 ? said : said.substring(0, 37) + "…") + "'";
    }
    if (value instanceof groovy.lang.Closure) {
      return "a closure";
    }
    if (value instanceof java.util.Collection) {
      return "a list";
    }
    if (value instanceof java.util.Map) {
      return "a map";
    }
    return "`" + value + "`";
  }

  /** A duration in base units, for a door called {@code who}. */
  long units(String who, @Nullable Object value) {
    String takes = who + " takes a duration";
    if (value instanceof CharSequence text) {
      return read(takes, text.toString(), quantity -> units(takes, quantity));
    }
    if (value instanceof Duration duration) {
      try {
        return switch (duration.unit()) {
          case SECONDS -> base.units(duration.number());
          case TICKS -> base.units(Quantity.parse(duration.toString()), stepUnits);
          case TEXT -> units(takes, Objects.requireNonNull(duration.exact()));
          case HERTZ -> base.units(1, duration.number().longValueExact());
        };
      } catch (QuantityException refused) {
        throw refused(takes, refused);
      } catch (IllegalArgumentException beyond) {
        throw new Mistake(takes + ", and that is out of range: " + beyond.getMessage() + ".", "");
      }
    }
    refuseBare(takes, value, "1.5.seconds", "seconds");
    return 0;
  }

  /** A duration in text, for a door called {@code who}; how long it is shows where it is used. */
  static Duration duration(String who, CharSequence text) {
    return read(who + " takes a duration", text.toString(), Duration::of);
  }

  private long units(String takes, Quantity quantity) {
    if (quantity.signum() < 0) {
      throw new Mistake(
          takes + ", and '" + quantity.text() + "' is negative.",
          "Write it without the minus sign.");
    }
    return base.units(quantity, stepUnits);
  }

  /** A rate, for a door called {@code who}. */
  PerSecond rate(String who, @Nullable Object value) {
    String takes = who + " takes a rate per second";
    if (value instanceof PerSecond rate) {
      return rate;
    }
    if (value instanceof CharSequence text) {
      return read(takes, text.toString(), quantity -> rate(takes, quantity));
    }
    if (value instanceof Duration) {
      throw new Mistake(takes + ", and " + value + " is a duration.", "Write 2.5.perSecond.");
    }
    refuseBare(takes, value, "2.5.perSecond", "perSecond");
    return PerSecond.ZERO;
  }

  private static PerSecond rate(String takes, Quantity quantity) {
    if (quantity.signum() < 0) {
      throw new Mistake(
          takes + ", and '" + quantity.text() + "' is negative.",
          "A bank only gains; take from its value in a handler.");
    }
    return PerSecond.of(quantity);
  }

  /** A clock's speed, for a door called {@code who}. */
  static Speed speed(String who, @Nullable Object value) {
    if (value instanceof Speed speed) {
      return speed;
    }
    if (value instanceof CharSequence text) {
      return read(who + " takes a ratio", text.toString(), Speed::of);
    }
    BigDecimal exact = value instanceof Number number ? exact(number) : null;
    if (exact == null || exact.signum() < 0) {
      throw new Mistake(
          who + " takes a ratio of 0 or more, and " + show(value) + " is none.",
          "Write 1, 0.5 or 1.over(3).");
    }
    try {
      return Speed.of(exact);
    } catch (QuantityException refused) {
      throw new Mistake(
          who + " takes a ratio, and " + show(value) + " is none: " + refused.problem() + ".",
          cure(exact, refused));
    }
  }

  private static String cure(BigDecimal number, QuantityException refused) {
    Speed meant = Speed.nearest(number);
    if (meant != null) {
      return "Write " + meant.numerator() + ".over(" + meant.denominator() + ").";
    }
    // Never the bare ratio that a text takes: here it would be the rounded number once more.
    return number.stripTrailingZeros().scale() > Speed.MOST_PLACES
        ? "Write the ratio itself, such as 1.over(3)."
        : sentence(refused.cure());
  }

  /** An angle's bits, for a door called {@code who}. */
  static int angle(String who, @Nullable Object value) {
    if (value instanceof Angle angle) {
      return angle.bits();
    }
    String takes = who + " takes an angle";
    if (value instanceof CharSequence text) {
      return read(takes, text.toString(), quantity -> Angle.parse(quantity.text()));
    }
    throw new Mistake(
        takes + ", and " + show(value) + " is none.",
        value instanceof Number ? "Write " + show(value) + ".degrees." : "Write 60.degrees.");
  }

  private interface Reader<R> {
    R read(Quantity quantity);
  }

  private static <R> R read(String takes, String text, Reader<R> reader) {
    if (text.length() > LONGEST) {
      throw new Mistake(
          takes + ", and a text of " + text.length() + " letters is none.",
          "Write it in at most " + LONGEST + ", as in '1.5s' or '1/3s'.");
    }
    try {
      return reader.read(Quantity.parse(text));
    } catch (IllegalArgumentException refused) {
      throw refused(takes + ", and '" + text + "' is none", refused).at(text);
    }
  }

  /** The core's refusal of a quantity, for a script's author. */
  static Mistake refused(String before, IllegalArgumentException refused) {
    if (refused instanceof QuantityException said) {
      return new Mistake(before + ": " + said.problem() + ".", sentence(said.cure()));
    }
    return new Mistake(before + ": " + refused.getMessage() + ".", "");
  }

  private static String sentence(String clause) {
    return clause.isEmpty()
        ? ""
        : Character.toUpperCase(clause.charAt(0)) + clause.substring(1) + ".";
  }

  /** Zero needs no unit; any other bare number, or what is no number at all, is refused. */
  private static void refuseBare(
      String takes, @Nullable Object value, String example, String word) {
    if (!(value instanceof Number number)) {
      throw new Mistake(
          takes + ", and " + (value == null ? "got nothing." : show(value) + " is none."),
          "Write it like " + example + ".");
    }
    BigDecimal exact = exact(number);
    if (exact == null) {
      throw new Mistake(takes + ", and " + number + " is none.", "Look at how it was computed.");
    }
    if (exact.signum() == 0) {
      return;
    }
    if (exact.signum() < 0) {
      throw new Mistake(
          takes + ", and " + show(number) + " is negative and has no unit.",
          "Write it like " + example + ".");
    }
    String written = show(number);
    throw new Mistake(
        takes + ", and " + written + " has no unit.",
        written.length() > 8 ? "Write (…)." + word + "." : "Write " + written + "." + word + ".");
  }
}

package io.tickwright.script.js;

import io.tickwright.exact.Angle;
import io.tickwright.time.PerSecond;
import io.tickwright.time.Quantity;
import io.tickwright.time.QuantityException;
import io.tickwright.time.Speed;
import io.tickwright.time.TimeBase;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.graalvm.polyglot.Value;

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

  double seconds(long units) {
    return base.seconds(units);
  }

  /** A duration in base units, for a door called {@code who}. */
  long units(String who, Value value) {
    String takes = who + " takes a duration";
    if (value.isString()) {
      return read(takes, value.asString(), quantity -> units(takes, quantity));
    }
    Amount amount = Amount.in(value);
    if (amount != null && amount.unit() == Amount.Unit.SECONDS) {
      try {
        return base.units(amount.number());
      } catch (IllegalArgumentException beyond) {
        throw new Mistake(takes + ", and that is out of range: " + beyond.getMessage() + ".", "");
      }
    }
    refuseBare(takes, value, "s", "seconds");
    return 0;
  }

  private long units(String takes, Quantity quantity) {
    if (quantity.signum() < 0) {
      throw new Mistake(
          takes + ", and \"" + quantity.text() + "\" is negative.",
          "Write it without the minus sign.");
    }
    return base.units(quantity, stepUnits);
  }

  /** A rate, for a door called {@code who}. */
  PerSecond rate(String who, Value value) {
    String takes = who + " takes a rate per second";
    if (value.isString()) {
      return read(takes, value.asString(), quantity -> rate(takes, quantity));
    }
    Amount amount = Amount.in(value);
    if (amount != null && amount.unit() == Amount.Unit.PER_SECOND) {
      return rate(takes, Quantity.parse(amount.describe()));
    }
    refuseBare(takes, value, "/s", "perSecond");
    return PerSecond.ZERO;
  }

  private static PerSecond rate(String takes, Quantity quantity) {
    if (quantity.signum() < 0) {
      throw new Mistake(
          takes + ", and \"" + quantity.text() + "\" is negative.",
          "A bank only gains; take from its value in a handler.");
    }
    return PerSecond.of(quantity);
  }

  /** A clock's speed, for a door called {@code who}. */
  Speed speed(String who, Value value) {
    if (value.isString()) {
      return read(who + " takes a ratio", value.asString(), Speed::of);
    }
    Amount amount = Amount.in(value);
    if (amount != null && amount.unit() == Amount.Unit.RATIO) {
      return Speed.of(amount.number().longValue(), amount.over());
    }
    if (!value.isNumber() || !value.fitsInDouble()) {
      throw new Mistake(
          who + " takes a ratio, and " + Arguments.show(value) + " is none.",
          "Write 1, 0.5 or \"1/3\".");
    }
    double number = value.asDouble();
    if (!Double.isFinite(number) || number < 0) {
      throw new Mistake(
          who + " takes a ratio of 0 or more, and " + Arguments.show(value) + " is none.",
          "Write 1, 0.5 or \"1/3\".");
    }
    BigDecimal exact = BigDecimal.valueOf(number);
    try {
      return Speed.of(exact);
    } catch (QuantityException refused) {
      throw new Mistake(
          who
              + " takes a ratio, and "
              + Arguments.number(number)
              + " is none: "
              + refused.problem()
              + ".",
          cure(exact, refused));
    }
  }

  private static String cure(BigDecimal number, QuantityException refused) {
    Speed meant = Speed.nearest(number);
    if (meant != null) {
      return "Write \"" + meant + "\".";
    }
    // Never the bare ratio that a text takes: here it would be the rounded number once more.
    return number.stripTrailingZeros().scale() > Speed.MOST_PLACES
        ? "Write the ratio itself as text, such as \"1/3\"."
        : sentence(refused.cure());
  }

  /** A speed as a script reads it: a number where that is exact, else the text that says it. */
  static Object shown(Speed speed) {
    double number = (double) speed.numerator() / speed.denominator();
    BigDecimal decimal = BigDecimal.valueOf(number).stripTrailingZeros();
    boolean exact =
        decimal.scale() <= Speed.MOST_PLACES
            && decimal
                    .multiply(BigDecimal.valueOf(speed.denominator()))
                    .compareTo(BigDecimal.valueOf(speed.numerator()))
                == 0;
    return exact ? (Object) number : speed.text();
  }

  /** An angle's bits, for a door called {@code who}; a number is degrees. */
  int angle(String who, Value value) {
    String takes = who + " takes an angle";
    if (value.isString()) {
      return read(takes, value.asString(), quantity -> Angle.parse(quantity.text()));
    }
    Amount amount = Amount.in(value);
    if (amount != null && amount.unit() == Amount.Unit.DEGREES) {
      return bits(amount.number());
    }
    if (!value.isNumber() || !value.fitsInDouble() || !Double.isFinite(value.asDouble())) {
      throw new Mistake(
          takes + ", and " + Arguments.show(value) + " is none.",
          "Write \"60deg\", or a number of degrees.");
    }
    return bits(new BigDecimal(value.asDouble()));
  }

  private static int bits(BigDecimal degrees) {
    return degrees
        .multiply(new BigDecimal(BigInteger.ONE.shiftLeft(29)))
        .divide(BigDecimal.valueOf(45), 0, RoundingMode.FLOOR)
        .toBigInteger()
        .intValue();
  }

  /** Degrees in [0, 360), exactly. */
  static double degrees(int bits) {
    return (bits & 0xffffffffL) * 45.0 / 0x1p29;
  }

  private interface Reader<R> {
    R read(Quantity quantity);
  }

  private static <R> R read(String takes, String text, Reader<R> reader) {
    if (text.length() > LONGEST) {
      throw new Mistake(
          takes + ", and a text of " + text.length() + " letters is none.",
          "Write it in at most " + LONGEST + ", as in \"1.5s\" or \"1/3s\".");
    }
    try {
      return reader.read(Quantity.parse(text));
    } catch (QuantityException refused) {
      throw new Mistake(
              takes + ", and \"" + text + "\" is none: " + refused.problem() + ".",
              sentence(refused.cure()))
          .at(text);
    } catch (IllegalArgumentException refused) {
      throw new Mistake(takes + ": " + refused.getMessage() + ".", "").at(text);
    }
  }

  private static String sentence(String clause) {
    return clause.isEmpty()
        ? ""
        : Character.toUpperCase(clause.charAt(0)) + clause.substring(1) + ".";
  }

  /** Zero needs no unit; any other bare number, or what is no number at all, is refused. */
  private static void refuseBare(String takes, Value value, String suffix, String helper) {
    if (!value.isNumber() || !value.fitsInDouble()) {
      throw new Mistake(
          takes
              + ", and "
              + (value.isNull() ? "got nothing." : Arguments.show(value) + " is none."),
          "Write it like \"1.5" + suffix + "\".");
    }
    double number = value.asDouble();
    if (number == 0) {
      return;
    }
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      throw new Mistake(takes + ", and " + number + " is none.", "Look at how it was computed.");
    }
    if (number < 0) {
      throw new Mistake(
          takes + ", and " + Arguments.show(value) + " is negative and has no unit.",
          "Write it like \"1.5" + suffix + "\".");
    }
    String written = Arguments.number(number);
    boolean computed = written.length() > 8;
    throw new Mistake(
        takes + ", and " + written + " has no unit.",
        computed ? "Write " + helper + "(…) around it." : "Write \"" + written + suffix + "\".");
  }
}

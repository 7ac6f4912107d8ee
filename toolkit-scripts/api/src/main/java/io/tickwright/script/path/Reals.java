package io.tickwright.script.path;

import java.util.regex.Pattern;

/** Doubles as text, there and back bit for bit; only parts that the user keeps have any. */
final class Reals {
  private static final Pattern NUMBER =
      Pattern.compile("-?[0-9]{1,400}(\\.[0-9]{1,400})?(E-?[0-9]{1,3})?");

  private Reals() {}

  static String text(double value) {
    if (Double.isNaN(value)) {
      return "nan";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "infinite" : "-infinite";
    }
    return Double.toString(value);
  }

  static double read(String text) {
    return switch (text.strip()) {
      case "nan" -> Double.NaN;
      case "infinite" -> Double.POSITIVE_INFINITY;
      case "-infinite" -> Double.NEGATIVE_INFINITY;
      default -> number(text);
    };
  }

  private static double number(String text) {
    if (!NUMBER.matcher(text).matches() || Double.isInfinite(Double.parseDouble(text))) {
      throw Numbers.refused(
          text, "it is no number", "Write 0.25 or 1.0E-9, or nan, infinite, -infinite.");
    }
    return Double.parseDouble(text);
  }
}

package io.tickwright.save;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Doubles as JSON, every bit kept: a finite one as the number that reads back as it, the others,
 * which JSON has no numbers for, as texts.
 */
final class Reals {
  private static final List<String> NAMES = List.of("NaN", "Infinity", "-Infinity");

  private Reals() {}

  static Json write(double value) {
    String text = Double.toString(value);
    return NAMES.contains(text) ? new Json.Text(text) : new Json.Num(text);
  }

  /** The double, or null when it is none or beyond all doubles. */
  static @Nullable Double read(Json value) {
    if (value instanceof Json.Text text) {
      return NAMES.contains(text.value()) ? Double.valueOf(text.value()) : null;
    }
    if (value instanceof Json.Num number) {
      double real = Double.parseDouble(number.text());
      return Double.isInfinite(real) ? null : real;
    }
    return null;
  }
}

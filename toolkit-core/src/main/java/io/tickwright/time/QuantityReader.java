package io.tickwright.time;

import io.tickwright.time.Quantity.Unit;
import java.math.BigInteger;

/** Reads one quantity from left to right; the grammar is in {@link Quantity}. */
final class QuantityReader {

  /** Longer than any exact duration in any base, and short enough to refuse a pasted page. */
  private static final int MOST_CHARACTERS = 64;

  private static final String UNITS = "the units are s, ms, us, ns, ticks, u, /s, hz and deg";

  private final String text;
  private int at;

  QuantityReader(String text) {
    this.text = text;
  }

  Quantity read() {
    if (text.length() > MOST_CHARACTERS) {
      throw new QuantityException(
          text.substring(0, 20) + "…",
          MOST_CHARACTERS,
          "it has " + text.length() + " characters",
          "a quantity has at most " + MOST_CHARACTERS);
    }
    boolean negative = take('-');
    BigInteger whole = digits();
    BigInteger numerator = whole;
    BigInteger denominator = BigInteger.ONE;
    if (take('.')) {
      int from = at;
      BigInteger fraction = digits();
      denominator = BigInteger.TEN.pow(at - from);
      numerator = whole.multiply(denominator).add(fraction);
      refuseRatioOfDecimal();
    } else if (peek() == '/' && isDigit(peekNext())) {
      at++;
      int from = at;
      denominator = digits();
      if (denominator.signum() == 0) {
        throw wrong(from, "nothing can be divided by 0", "write a ratio such as 1/3");
      }
    }
    String number = text.substring(0, at);
    return withUnit(number, negative ? numerator.negate() : numerator, denominator);
  }

  private Quantity withUnit(String number, BigInteger numerator, BigInteger denominator) {
    String suffix = text.substring(at).stripLeading();
    if (suffix.length() != text.length() - at && !suffix.startsWith("tick")) {
      throw wrong(
          at, "there is a space after the number", "write it in one word, as in " + number + "s");
    }
    return switch (suffix) {
      case "" -> quantity(suffix, Unit.NONE, numerator, denominator);
      case "s" -> quantity(suffix, Unit.SECONDS, numerator, denominator);
      case "ms" -> quantity(suffix, Unit.SECONDS, numerator, times(denominator, 1_000));
      case "us" -> quantity(suffix, Unit.SECONDS, numerator, times(denominator, 1_000_000));
      case "ns" -> quantity(suffix, Unit.SECONDS, numerator, times(denominator, 1_000_000_000));
      case "tick", "ticks" -> whole(suffix, Unit.TICKS, numerator, denominator);
      case "u" -> whole(suffix, Unit.UNITS, numerator, denominator);
      case "/s" -> quantity(suffix, Unit.PER_SECOND, numerator, denominator);
      case "hz" -> quantity(suffix, Unit.HERTZ, numerator, denominator);
      case "deg" -> quantity(suffix, Unit.DEGREES, numerator, denominator);
      default -> throw unknownUnit(number, suffix);
    };
  }

  private Quantity whole(String suffix, Unit unit, BigInteger numerator, BigInteger denominator) {
    Quantity quantity = quantity(suffix, unit, numerator, denominator);
    if (!quantity.denominator().equals(BigInteger.ONE)) {
      throw wrong(0, "a count is whole", "write a whole number, or a duration as in 1/3s");
    }
    return quantity;
  }

  private Quantity quantity(
      String suffix, Unit unit, BigInteger numerator, BigInteger denominator) {
    return new Quantity(text, suffix, unit, numerator, denominator);
  }

  private BigInteger digits() {
    int from = at;
    while (isDigit(peek())) {
      at++;
    }
    if (from == at) {
      throw noNumber();
    }
    return new BigInteger(text.substring(from, at));
  }

  private QuantityException noNumber() {
    String after = text.substring(Math.min(text.length(), at + 1));
    if (text.isEmpty()) {
      return wrong(0, "nothing is written", "write a number with its unit, as in 1.5s");
    }
    return switch (peek()) {
      case '.' -> wrong(at, "a digit is missing before the point", "write 0." + after);
      case '+' -> wrong(at, "there is a plus sign", "write " + after);
      default ->
          at == 0 || text.charAt(at - 1) == '-'
              ? wrong(at, "it does not begin with a number", "write one, as in 1.5s or 1/3")
              : wrong(at, "a digit is missing after the point", "write one, as in 1.5s");
    };
  }

  private void refuseRatioOfDecimal() {
    if (peek() == '/' && isDigit(peekNext())) {
      throw wrong(
          at, "a ratio has whole numbers on both sides", "multiply them out, as in 1/3 or 5/2");
    }
  }

  private QuantityException unknownUnit(String number, String suffix) {
    char first = suffix.charAt(0);
    if (first == ',') {
      return wrong(at, "the decimal mark is a point", "write " + text.replace(',', '.'));
    }
    if ((first == 'e' || first == 'E') && suffix.length() > 1) {
      return wrong(at, "a number has no exponent", "write it out, as in 1500 or 0.0015");
    }
    if (first == '_' || first == '\'') {
      return wrong(at, "digits are not grouped", "write " + text.replace("" + first, ""));
    }
    String unit = likely(suffix);
    String problem = "there is no unit \"" + suffix + "\"";
    return wrong(at, problem, unit.isEmpty() ? UNITS : "write " + number + unit);
  }

  /** The unit that a habit from elsewhere most likely means; empty when that would be a guess. */
  private static String likely(String suffix) {
    return switch (suffix) {
      case "S", "sec", "secs", "second", "seconds" -> "s";
      case "MS", "msec", "millis", "millisecond", "milliseconds" -> "ms";
      case "US", "µs", "μs", "usec", "micros", "microsecond", "microseconds" -> "us";
      case "NS", "nsec", "nanos", "nanosecond", "nanoseconds" -> "ns";
      case "t", "Tick", "Ticks", "step", "steps" -> " ticks";
      case "unit", "units", "U" -> "u";
      case "/sec", "/second", "/S", "ps" -> "/s";
      case "Hz", "HZ", "hertz", "fps" -> "hz";
      case "°", "degree", "degrees", "Deg" -> "deg";
      default -> "";
    };
  }

  private static BigInteger times(BigInteger value, long factor) {
    return value.multiply(BigInteger.valueOf(factor));
  }

  private boolean take(char wanted) {
    boolean found = peek() == wanted;
    at += found ? 1 : 0;
    return found;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private char peekNext() {
    return at + 1 < text.length() ? text.charAt(at + 1) : '\0';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private QuantityException wrong(int column, String problem, String cure) {
    return new QuantityException(text, column, problem, cure);
  }
}

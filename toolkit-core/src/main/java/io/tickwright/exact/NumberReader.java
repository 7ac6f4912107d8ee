package io.tickwright.exact;

import java.math.BigInteger;

/** Reads {@code -12.5} or {@code 1/3} from the start of a text as an exact ratio. */
final class NumberReader {

  /** Every double is shorter as Java prints it, and a pasted page is not read as one number. */
  private static final int MOST_CHARACTERS = 1000;

  private final String text;
  private final String cure;
  private int column;
  private BigInteger numerator = BigInteger.ZERO;
  private BigInteger denominator = BigInteger.ONE;

  /**
   * @param cure what a right text looks like, told whenever the text is wrong
   */
  NumberReader(String text, String cure) {
    this.text = text;
    this.cure = cure;
    if (text.length() > MOST_CHARACTERS) {
      throw new ExactTextException(
          text.substring(0, 20) + "…",
          0,
          "it has " + text.length() + " characters",
          "a number has at most " + MOST_CHARACTERS);
    }
    boolean negative = skip('-');
    readDecimal();
    if (skip('/')) {
      readDivisor();
    }
    if (negative) {
      numerator = numerator.negate();
    }
  }

  BigInteger numerator() {
    return numerator;
  }

  /** Above 0. */
  BigInteger denominator() {
    return denominator;
  }

  /** Where the number ended. */
  int column() {
    return column;
  }

  /** What follows the number. */
  String rest() {
    return text.substring(column);
  }

  ExactTextException wrong(int at, String what) {
    return new ExactTextException(text, at, what, cure);
  }

  private void readDecimal() {
    String whole = digits();
    String fraction = skip('.') ? digits() : "";
    numerator = new BigInteger(whole + fraction);
    denominator = BigInteger.TEN.pow(fraction.length());
  }

  private void readDivisor() {
    int start = column;
    BigInteger divisor = new BigInteger(digits());
    if (divisor.signum() == 0) {
      throw wrong(start, "the divisor is 0");
    }
    denominator = denominator.multiply(divisor);
  }

  private String digits() {
    int start = column;
    while (column < text.length() && text.charAt(column) >= '0' && text.charAt(column) <= '9') {
      column++;
    }
    if (column == start) {
      String found = start == text.length() ? "the text ends" : "'" + shown(start) + "' stands";
      throw wrong(start, found + " where a digit should be");
    }
    return text.substring(start, column);
  }

  private String shown(int at) {
    return new StringBuilder().appendCodePoint(text.codePointAt(at)).toString();
  }

  private boolean skip(char expected) {
    if (column < text.length() && text.charAt(column) == expected) {
      column++;
      return true;
    }
    return false;
  }
}

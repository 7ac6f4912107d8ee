package io.tickwright.exact;

import java.math.BigInteger;

/** Binary angles as text, there and back. */
final class AngleText {

  private static final BigInteger TURN = BigInteger.ONE.shiftLeft(32);
  private static final BigInteger DEGREES_OF_TURN = BigInteger.valueOf(360);

  private AngleText() {}

  static int parse(String text) {
    NumberReader number =
        new NumberReader(text, "write degrees like 350deg, or turns like 1/3turn");
    BigInteger ofTurn = divisorOfTurn(number);
    BigInteger divisor = number.denominator().multiply(ofTurn);
    BigInteger withinTurn = number.numerator().mod(divisor);
    return withinTurn.multiply(TURN).divide(divisor).intValue();
  }

  /** How many of the unit that was written make a turn. */
  private static BigInteger divisorOfTurn(NumberReader number) {
    return switch (number.rest()) {
      case "deg", " deg" -> DEGREES_OF_TURN;
      case "turn", " turn", "turns", " turns" -> BigInteger.ONE;
      case "" -> {
        if (number.numerator().signum() != 0) {
          throw number.wrong(number.column(), "the unit is missing");
        }
        yield BigInteger.ONE;
      }
      default ->
          throw number.wrong(number.column(), "\"" + number.rest() + "\" is no unit of an angle");
    };
  }

  /**
   * The bits are read from every decimal in {@code [bits, bits + 1) × 360 / 2³²}, so that the first
   * one of so many places is tried; at eight there always is one. To stay within 64 bits, {@code
   * 360 × 10^places / 2³²} is written {@code 45 × 5^places / 2^(29 − places)}.
   */
  static String text(int bits) {
    long from = bits & 0xffffffffL;
    long scale = 45;
    int places = 0;
    while (true) {
      int shift = 29 - places;
      long decimal = (from * scale + (1L << shift) - 1) >> shift;
      if (decimal << shift < (from + 1) * scale) {
        return decimal(decimal, places) + "deg";
      }
      scale *= 5;
      places++;
    }
  }

  private static String decimal(long decimal, int places) {
    String digits = Long.toString(decimal);
    if (places == 0) {
      return digits;
    }
    String padded = "0".repeat(Math.max(0, places + 1 - digits.length())) + digits;
    int point = padded.length() - places;
    return padded.substring(0, point) + "." + padded.substring(point);
  }
}

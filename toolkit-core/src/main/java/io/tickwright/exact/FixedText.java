package io.tickwright.exact;

import java.math.BigInteger;

/** Fixed numbers as decimal text, there and back. */
final class FixedText {

  private static final BigInteger LEAST = BigInteger.valueOf(Fixed.LEAST);
  private static final BigInteger MOST = BigInteger.valueOf(Fixed.MOST);

  private FixedText() {}

  static long parse(String text) {
    NumberReader number =
        new NumberReader(text, "write a number like 2.5 or -3, or a ratio like 1/3");
    if (!number.rest().isEmpty()) {
      throw number.wrong(number.column(), "\"" + number.rest() + "\" follows the number");
    }
    BigInteger bits =
        nearest(number.numerator().shiftLeft(Fixed.FRACTION_BITS), number.denominator());
    if (bits.compareTo(LEAST) < 0 || bits.compareTo(MOST) > 0) {
      throw new ExactTextException(
          text,
          0,
          "the number is out of range",
          "a fixed number is in [" + text(Fixed.LEAST) + ", " + text(Fixed.MOST) + "]");
    }
    return bits.longValue();
  }

  private static BigInteger nearest(BigInteger numerator, BigInteger denominator) {
    BigInteger[] parts = numerator.abs().divideAndRemainder(denominator);
    boolean up = parts[1].shiftLeft(1).compareTo(denominator) >= 0;
    BigInteger magnitude = up ? parts[0].add(BigInteger.ONE) : parts[0];
    return numerator.signum() < 0 ? magnitude.negate() : magnitude;
  }

  static String text(long bits) {
    long magnitude = Math.abs(bits); // 2^63 of LEAST is right as an unsigned number
    String whole = Long.toString(magnitude >>> Fixed.FRACTION_BITS);
    String fraction = fraction(magnitude & Fixed.ONE - 1);
    return (bits < 0 ? "-" : "") + whole + fraction;
  }

  /** The shortest decimals that are nearest to so many 65,536ths; at five they always are. */
  private static String fraction(long bits) {
    if (bits == 0) {
      return "";
    }
    long scale = 10;
    int places = 1;
    while (true) {
      long decimal = bits * scale + Fixed.ONE / 2 >> Fixed.FRACTION_BITS;
      long readBack = ((decimal << Fixed.FRACTION_BITS + 1) + scale) / (2 * scale);
      if (readBack == bits) {
        String digits = Long.toString(decimal);
        return "." + "0".repeat(places - digits.length()) + digits;
      }
      scale *= 10;
      places++;
    }
  }
}

package io.tickwright.time;

import java.math.BigInteger;

/**
 * An exact number with its unit, as written in every language and in {@code .keys}.
 *
 * <pre>{@code
 * 1.5s   1/3s   150ms   20us   250ns     durations
 * 30 ticks   40u                         steps, base units (whole)
 * 2.5/s   1/3/s                          rates, per second
 * 60hz   350deg   -30deg                 frequencies, angles
 * 1/3   0.5   2   0                      numbers without a unit
 * }</pre>
 *
 * <p>A number is whole, a decimal, or a ratio of two whole numbers; it never passes through a
 * double. Which units a place takes is that place's rule; {@link #parse} takes them all. Two are
 * equal when they are written alike. Immutable.
 */
public final class Quantity {

  /** What a quantity measures. */
  public enum Unit {
    /** Time: {@code s}, {@code ms}, {@code us}, {@code ns}, all held in seconds. */
    SECONDS,
    /** A whole count of steps: {@code ticks}. */
    TICKS,
    /** A whole count of base units: {@code u}. */
    UNITS,
    /** A rate: {@code /s}. */
    PER_SECOND,
    /** A frequency: {@code hz}. */
    HERTZ,
    /** An angle: {@code deg}. */
    DEGREES,
    /** A plain number or ratio. */
    NONE
  }

  private final String text;
  private final String suffix;
  private final Unit unit;
  private final BigInteger numerator;
  private final BigInteger denominator;

  Quantity(String text, String suffix, Unit unit, BigInteger numerator, BigInteger denominator) {
    BigInteger common = numerator.gcd(denominator);
    this.text = text;
    this.suffix = suffix;
    this.unit = unit;
    this.numerator = numerator.divide(common);
    this.denominator = denominator.divide(common);
  }

  /**
   * Reads a quantity such as {@code "1/3s"}.
   *
   * @throws QuantityException when the text is no quantity, naming the column and the cure
   */
  public static Quantity parse(String text) {
    return new QuantityReader(text).read();
  }

  /**
   * The exact text of a number: whole, a decimal of up to three places ({@code 0.75}), or a ratio
   * in lowest terms ({@code 13/16}), never rounded. A denominator below 1 counts as 1.
   */
  public static String number(long numerator, long denominator) {
    return ExactText.of(
        BigInteger.valueOf(numerator), BigInteger.valueOf(Math.max(1, denominator)), 3);
  }

  /** What it measures. */
  public Unit unit() {
    return unit;
  }

  /** The number in its {@link #unit}, over {@link #denominator}, in lowest terms; has the sign. */
  public BigInteger numerator() {
    return numerator;
  }

  /** At least 1. */
  public BigInteger denominator() {
    return denominator;
  }

  /** −1, 0 or 1. */
  public int signum() {
    return numerator.signum();
  }

  /** The unit as written, so that {@code ns} can be told from {@code s}; empty for a number. */
  public String suffix() {
    return suffix;
  }

  /** The whole as written. */
  public String text() {
    return text;
  }

  /**
   * The refusal of it by a door that takes other quantities.
   *
   * @param problem what is wrong, without a full stop
   * @param cure what would be right, without a full stop
   */
  public QuantityException refuse(String problem, String cure) {
    return new QuantityException(text, 0, problem, cure);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Quantity that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}

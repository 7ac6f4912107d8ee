package io.tickwright.exact;

import io.tickwright.internal.Wide;
import org.jspecify.annotations.Nullable;

/**
 * Directions that wrap by themselves: a binary angle of 2³² to a turn, held in an int.
 *
 * <pre>{@code
 * int aim = Angle.parse("315deg");
 * aim += Angle.ofDegrees(90);                  // ints wrap as angles do
 * String text = Angle.text(aim);               // "45deg"
 * long x = Fixed.mul(range, Angle.cos(aim));
 * Angle lane = Angle.of("60deg");              // the same as a value, for lists and signatures
 * }</pre>
 *
 * <p>Doors that take or return an int work on <em>bits</em>: columns of angles are columns of ints,
 * adding and subtracting is adding and subtracting ints. As unsigned numbers the bits are in {@code
 * [0, 2³²)}, from 0 to just below a turn. A ratio that falls between two bit patterns becomes the
 * lower one. An instance is the same bits as an immutable value.
 *
 * <p>All doors may be called from any thread and throw on text only.
 */
public final class Angle {

  /** No turn at all. */
  public static final Angle ZERO = new Angle(0);

  private static final int DEGREES_OF_TURN = 360;

  private final int bits;

  private Angle(int bits) {
    this.bits = bits;
  }

  /**
   * An angle as a value, from text as {@link #parse} reads it.
   *
   * @throws ExactTextException when the text is no angle
   */
  public static Angle of(String text) {
    return ofBits(parse(text));
  }

  /** An angle as a value. */
  public static Angle ofBits(int bits) {
    return bits == 0 ? ZERO : new Angle(bits);
  }

  /** The bits of this value: 2³² to a turn. */
  public int bits() {
    return bits;
  }

  /** The bits of so many whole degrees, of any sign and number of turns. */
  public static int ofDegrees(long degrees) {
    return (int) (((long) Math.floorMod(degrees, DEGREES_OF_TURN) << 32) / DEGREES_OF_TURN);
  }

  /** The bits of {@code numerator / denominator} degrees; a denominator below 1 counts as 1. */
  public static int ofDegrees(long numerator, long denominator) {
    long divisor = Math.max(denominator, 1);
    long whole = Math.floorMod(Math.floorDiv(numerator, divisor), DEGREES_OF_TURN);
    long fraction = ofTurns(numerator, divisor) & 0xffffffffL;
    return (int) (((whole << 32) + fraction) / DEGREES_OF_TURN);
  }

  /** The bits of {@code numerator / denominator} of a turn; a denominator below 1 counts as 1. */
  public static int ofTurns(long numerator, long denominator) {
    long divisor = Math.max(denominator, 1);
    return (int) Wide.mulAddDiv(Math.floorMod(numerator, divisor), 1L << 32, 0, divisor);
  }

  /**
   * Reads {@code "350deg"}, {@code "-22.5deg"}, {@code "1/3 turn"}, or {@code "0"}: an exact
   * decimal or ratio of degrees or turns. {@link #text(int)} is the way back.
   *
   * @throws ExactTextException when the text is no angle
   */
  public static int parse(String text) {
    return AngleText.parse(text);
  }

  /** The shortest decimal number of degrees that {@link #parse} reads as these bits. */
  public static String text(int bits) {
    return AngleText.text(bits);
  }

  /** The sine as a {@link Fixed} number, in {@code [−Fixed.ONE, Fixed.ONE]}. */
  public static long sin(int bits) {
    return SineTable.sin(bits);
  }

  /** The cosine as a {@link Fixed} number, in {@code [−Fixed.ONE, Fixed.ONE]}. */
  public static long cos(int bits) {
    return SineTable.sin(bits + (1 << 30));
  }

  /**
   * The shorter way from one angle to another, in {@code (−2³¹, 2³¹]}: positive is the way of
   * growing angles, and half a turn is the positive one.
   */
  public static long delta(int from, int to) {
    int way = to - from;
    return way == Integer.MIN_VALUE ? 1L << 31 : way;
  }

  /**
   * A place on the shorter way between two angles: {@code from} at {@code t = 0}, {@code to} at
   * {@code t = Fixed.ONE}, and going on outside them.
   *
   * @param t a {@link Fixed} number
   */
  public static int lerp(int from, int to, long t) {
    return from + (int) Fixed.mul(delta(from, to), t);
  }

  /** {@code this + other}, within one turn. */
  public Angle plus(Angle other) {
    return ofBits(bits + other.bits);
  }

  /** {@code this − other}, within one turn. */
  public Angle minus(Angle other) {
    return ofBits(bits - other.bits);
  }

  /** The sine as a {@link Fixed} number. */
  public long sin() {
    return sin(bits);
  }

  /** The cosine as a {@link Fixed} number. */
  public long cos() {
    return cos(bits);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Angle angle && angle.bits == bits;
  }

  @Override
  public int hashCode() {
    return bits;
  }

  /** As {@link #text(int)}. */
  @Override
  public String toString() {
    return text(bits);
  }
}

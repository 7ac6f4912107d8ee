package io.tickwright.script.groovy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * A number in steps of 1/65536, the same on every machine: {@code fixed(0.5)}. What goes out of
 * range stays at the bound.
 */
public final class Fixed implements Comparable<Fixed> {
  private static final BigDecimal ONE = BigDecimal.valueOf(io.tickwright.exact.Fixed.ONE);
  private static final BigDecimal MOST = BigDecimal.valueOf(1L << 37);

  /** So many zeros behind the point, and the nearest in steps of 1/65536 is 0. */
  private static final int NEAREST_IS_ZERO = -10;

  private final long bits;

  private Fixed(long bits) {
    this.bits = bits;
  }

  static Fixed ofBits(long bits) {
    return new Fixed(bits);
  }

  /** The nearest to a number, halves up, for a door called {@code who}. */
  static Fixed of(String who, @Nullable Object value) {
    if (value instanceof Fixed fixed) {
      return fixed;
    }
    BigDecimal exact = value instanceof Number number ? Quantities.exact(number) : null;
    if (exact == null) {
      throw new Mistake(who + " takes a number, and " + Quantities.show(value) + " is none.", "");
    }
    if (exact.abs().compareTo(MOST) >= 0) {
      throw new Mistake(
          who + " takes a number below 2^37, and " + Quantities.show(value) + " is beyond that.",
          "");
    }
    if (Decimals.magnitude(exact) < NEAREST_IS_ZERO) {
      return new Fixed(0);
    }
    return new Fixed(
        exact
            .multiply(ONE)
            .add(new BigDecimal("0.5"))
            .setScale(0, RoundingMode.FLOOR)
            .longValueExact());
  }

  /** How many 65,536ths it is. */
  public long getBits() {
    return bits;
  }

  /** The sum; {@code a + b} in a script. */
  public Fixed plus(Object other) {
    return new Fixed(io.tickwright.exact.Fixed.add(bits, of("plus", other).bits));
  }

  /** The difference; {@code a - b} in a script. */
  public Fixed minus(Object other) {
    return new Fixed(io.tickwright.exact.Fixed.sub(bits, of("minus", other).bits));
  }

  /** The product; {@code a * b} in a script. */
  public Fixed multiply(Object other) {
    return new Fixed(io.tickwright.exact.Fixed.mul(bits, of("multiply", other).bits));
  }

  /** The quotient; {@code a / b} in a script. */
  public Fixed div(Object other) {
    long divisor = of("div", other).bits;
    if (divisor == 0) {
      throw new Mistake("a fixed-point number is divided by zero.", "Ask before dividing.");
    }
    return new Fixed(io.tickwright.exact.Fixed.div(bits, divisor));
  }

  /** The same below zero; {@code -a} in a script. */
  public Fixed negative() {
    return new Fixed(io.tickwright.exact.Fixed.neg(bits));
  }

  /** The whole number at or below it. */
  public long floor() {
    return Math.floorDiv(bits, io.tickwright.exact.Fixed.ONE);
  }

  /** The same number, exactly. */
  public BigDecimal getNumber() {
    return new BigDecimal(bits).divide(ONE).stripTrailingZeros();
  }

  @Override
  public int compareTo(Fixed other) {
    return Long.compare(bits, other.bits);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Fixed fixed && fixed.bits == bits;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }

  @Override
  public String toString() {
    return io.tickwright.exact.Fixed.text(bits);
  }
}

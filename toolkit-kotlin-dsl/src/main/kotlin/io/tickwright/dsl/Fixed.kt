package io.tickwright.dsl

import io.tickwright.exact.Fixed as FixedBits

/**
 * A fraction that every machine computes alike: a Q47.16 number, with the arithmetic of
 * [io.tickwright.exact.Fixed] behind the operators. Saturates at its ends; products and quotients
 * round to nearest, ties away from zero.
 *
 * ```
 * val way = "2.5".fixed * (1 fixedOver 3)
 * ```
 */
@JvmInline
public value class Fixed(
  /** The number in 1/65536. */
  public val bits: Long
) : Comparable<Fixed> {
  /** The sum, saturating. */
  public operator fun plus(other: Fixed): Fixed = Fixed(FixedBits.add(bits, other.bits))

  /** The difference, saturating. */
  public operator fun minus(other: Fixed): Fixed = Fixed(FixedBits.sub(bits, other.bits))

  /** The product, rounded to nearest, saturating. */
  public operator fun times(other: Fixed): Fixed = Fixed(FixedBits.mul(bits, other.bits))

  /**
   * The quotient, rounded to nearest, saturating.
   *
   * @throws ArithmeticException when [other] is zero, which is an error in the program
   */
  public operator fun div(other: Fixed): Fixed = Fixed(FixedBits.div(bits, other.bits))

  /** The negative, saturating. */
  public operator fun unaryMinus(): Fixed = Fixed(FixedBits.neg(bits))

  override fun compareTo(other: Fixed): Int = bits.compareTo(other.bits)

  /** The whole part, cut toward zero. */
  public fun toLong(): Long = FixedBits.trunc(bits)

  /** The shortest decimal that reads back as the same number. */
  override fun toString(): String = FixedBits.text(bits)

  /** The least, the greatest, zero and one. */
  public companion object {
    /** 0. */
    public val ZERO: Fixed
      get() = Fixed(0)

    /** 1. */
    public val ONE: Fixed
      get() = Fixed(FixedBits.ONE)

    /** −2⁴⁷. */
    public val LEAST: Fixed
      get() = Fixed(FixedBits.LEAST)

    /** 2⁴⁷ − 1/65536. */
    public val MOST: Fixed
      get() = Fixed(FixedBits.MOST)
  }
}

/** The whole number as a fixed-point one. */
public val Int.fixed: Fixed
  get() = Fixed(FixedBits.of(toLong()))

/** The whole number as a fixed-point one, saturating beyond 2⁴⁷. */
public val Long.fixed: Fixed
  get() = Fixed(FixedBits.of(this))

/**
 * The decimal or ratio as a fixed-point number: `"2.5".fixed`, `"1/3".fixed`.
 *
 * @throws IllegalArgumentException when the text is no number
 */
public val String.fixed: Fixed
  get() = Fixed(FixedBits.parse(this))

/** The nearest fixed-point number to a ratio, such as `1 fixedOver 3`. */
public infix fun Int.fixedOver(denominator: Int): Fixed =
  Fixed(FixedBits.ratio(toLong(), denominator.toLong()))

/** The absolute value. */
public fun abs(value: Fixed): Fixed = Fixed(FixedBits.abs(value.bits))

/**
 * The square root, rounded down.
 *
 * @throws ArithmeticException when [value] is negative, which is an error in the program
 */
public fun sqrt(value: Fixed): Fixed = Fixed(FixedBits.sqrt(value.bits))

/** From [from] at `t = 0` to [to] at `t = 1`, and on beyond them. */
public fun lerp(from: Fixed, to: Fixed, t: Fixed): Fixed =
  Fixed(FixedBits.lerp(from.bits, to.bits, t.bits))

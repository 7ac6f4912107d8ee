package io.tickwright.dsl

import io.tickwright.exact.Angle as AngleBits
import java.math.BigDecimal
import kotlin.math.roundToLong

/**
 * A direction that wraps by itself: the bits of [io.tickwright.exact.Angle], 2³² to a turn.
 *
 * ```
 * aim += 90.degrees
 * val x = range * aim.cos
 * ```
 */
@JvmInline
public value class Angle(
  /** 2³² to a turn, as an unsigned number held in an [Int]. */
  public val bits: Int
) {
  /** The sum, within one turn. */
  public operator fun plus(other: Angle): Angle = Angle(bits + other.bits)

  /** The difference, within one turn. */
  public operator fun minus(other: Angle): Angle = Angle(bits - other.bits)

  /** The same turn the other way. */
  public operator fun unaryMinus(): Angle = Angle(-bits)

  /** So many times over, within one turn. */
  public operator fun times(count: Int): Angle = Angle(bits * count)

  /** The sine, in `[−1, 1]`. */
  public val sin: Fixed
    get() = Fixed(AngleBits.sin(bits))

  /** The cosine, in `[−1, 1]`. */
  public val cos: Fixed
    get() = Fixed(AngleBits.cos(bits))

  /**
   * The shorter way to another angle in bits: in `(−2³¹, 2³¹]`, half a turn is the positive one.
   */
  public fun deltaTo(other: Angle): Long = AngleBits.delta(bits, other.bits)

  /** The text of every language, such as `350deg`. */
  override fun toString(): String = AngleBits.text(bits)
}

/** So many degrees, of any sign and number of turns. */
public val Int.degrees: Angle
  get() = Angle(AngleBits.ofDegrees(toLong()))

/**
 * The decimal that is written, such as `22.5.degrees`, not its double. One of more than 15 digits,
 * or 6 after the point, is read as text each time and belongs in a `val`.
 *
 * @throws IllegalArgumentException for NaN and the infinities
 */
public val Double.degrees: Angle
  get() {
    val tens = tens()
    if (tens != 0L) {
      return Angle(AngleBits.ofDegrees(times(tens).roundToLong(), tens))
    }
    require(isFinite()) { "$this.degrees is no angle; write one such as 22.5.degrees" }
    return Angle(AngleBits.parse("${BigDecimal.valueOf(this).toPlainString()}deg"))
  }

/** A place on the shorter way between two angles, at `t` from 0 to 1 and on beyond them. */
public fun lerp(from: Angle, to: Angle, t: Fixed): Angle =
  Angle(AngleBits.lerp(from.bits, to.bits, t.bits))

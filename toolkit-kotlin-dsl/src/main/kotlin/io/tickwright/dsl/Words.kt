package io.tickwright.dsl

import io.tickwright.time.PerSecond
import io.tickwright.time.Quantity
import io.tickwright.time.Speed
import java.math.BigDecimal
import kotlin.math.abs
import kotlin.math.roundToLong

/** So many steps a second, such as `60.hz`; 0 or less is refused where it becomes a step. */
public val Int.hz: Hertz
  get() = Hertz(Quantity.parse("${this}hz"))

/**
 * So many steps a second, such as `59.94.hz`: the decimal that is written, not its double.
 *
 * @throws IllegalArgumentException for NaN and the infinities
 */
public val Double.hz: Hertz
  get() = Hertz(Quantity.parse("${decimal("hz")}hz"))

/** A count of steps, such as `30.ticks`. */
public val Int.ticks: Ticks
  get() = Ticks(toLong())

/** A count of steps. */
public val Long.ticks: Ticks
  get() = Ticks(this)

/**
 * A whole number a second, such as `3.perSecond`: a small object, which a handler that sets a rate
 * in every tick keeps in a `val`.
 *
 * @throws IllegalArgumentException below 0
 */
public val Int.perSecond: PerSecond
  get() {
    require(this >= 0) { "a rate is 0 or more, and $this.perSecond is less" }
    return PerSecond.of(toLong(), 1)
  }

/**
 * A rate such as `2.5.perSecond`: the decimal that is written, not its double. What has no short
 * decimal is said as `(1 over 3).perSecond`. Each time it is a small object, and one of more than
 * 15 digits, or 6 after the point, is read as text: a handler keeps it in a `val`.
 *
 * @throws IllegalArgumentException below 0, for NaN and the infinities
 */
public val Double.perSecond: PerSecond
  get() {
    val tens = tens()
    if (tens == 0L || this < 0) {
      return PerSecond.of("${decimal("perSecond")}/s")
    }
    return PerSecond.of(times(tens).roundToLong(), tens)
  }

/** The ratio as a rate, such as `(1 over 3).perSecond`. */
public val Speed.perSecond: PerSecond
  get() = PerSecond.of(numerator, denominator)

/**
 * A ratio, such as `1 over 3`; a Kotlin `1 / 3` is 0.
 *
 * @throws IllegalArgumentException for a ratio below 0 or a denominator below 1
 */
public infix fun Int.over(denominator: Int): Speed = toLong() over denominator.toLong()

/** A ratio of 64-bit numbers; see [Int.over]. */
public infix fun Long.over(denominator: Long): Speed {
  require(this >= 0) { "a speed is 0 or more, and `$this over $denominator` is less" }
  require(denominator >= 1) {
    "`$this over $denominator` divides by less than 1; a speed is a ratio such as `1 over 3`"
  }
  return Speed.of(this, denominator)
}

/**
 * The least power of ten, at most 10⁶, that makes a whole number of the decimal this was written
 * as; 0 when there is none of at most 15 digits. Up to there one double stands for no other
 * decimal, so that a quotient which is this very double is the decimal itself.
 */
@JvmSynthetic
internal fun Double.tens(): Long {
  var tens = 1L
  while (tens <= MOST_TENS) {
    val whole = Math.rint(this * tens)
    if (abs(whole) < MOST_DIGITS && whole / tens == this) {
      return tens
    }
    tens *= 10
  }
  return 0
}

private const val MOST_TENS = 1_000_000L
private const val MOST_DIGITS = 1e15

/** Written once here, so that no decimal a person typed passes through a double's binary value. */
private fun Double.decimal(word: String): String {
  require(isFinite()) { "$this.$word is no number; write one such as 2.5.$word" }
  return BigDecimal.valueOf(this).toPlainString()
}

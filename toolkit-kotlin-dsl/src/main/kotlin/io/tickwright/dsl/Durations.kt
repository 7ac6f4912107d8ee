package io.tickwright.dsl

import io.tickwright.sim.IntegerValue
import io.tickwright.time.TimeBase
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.toKotlinDuration

private const val MILLIS_PER_SECOND = 1_000L
private val NANOS_PER_MILLI = 1_000_000.toBigInteger()
private val FIRST_MOMENT = Long.MIN_VALUE.toBigInteger()
private val LAST_MOMENT = Long.MAX_VALUE.toBigInteger()

/** The next one is infinite. */
private val LONGEST = (Long.MAX_VALUE / 2 - 1).milliseconds

/**
 * The duration to the nearest base unit, halves up; below zero it is 0. Allocates nothing.
 *
 * A [Duration] holds whole nanoseconds (milliseconds above 146 years), so `(1.0 / 3).seconds` is
 * 0.333333333 s. What must be exact is said as text: `"1/3s"`.
 *
 * @throws IllegalArgumentException when it is infinite or longer than the base can count
 */
public fun TimeBase.units(duration: Duration): Units {
  val nanos = duration.inWholeNanoseconds
  return Units(if (nanos in 0..<Long.MAX_VALUE) unitsOfNanos(nanos) else unitsOfUnusual(duration))
}

/** Apart, so that what is usual is small enough to be compiled into where it is used. */
private fun TimeBase.unitsOfUnusual(duration: Duration): Long {
  require(duration.isFinite()) {
    "duration is $duration; a duration is finite, and a timer without an end is one not armed"
  }
  return units(duration.inWholeMilliseconds, MILLIS_PER_SECOND)
}

/**
 * The duration as somebody wrote it for a timer, a wait or an interval: one below zero is a mistake
 * of theirs and not no time.
 */
@JvmSynthetic
internal fun TimeBase.authored(duration: Duration): Long {
  require(!duration.isNegative()) {
    "a duration is 0 or more, and $duration is less; write one such as 1.5.seconds"
  }
  return units(duration).count
}

/** The duration as somebody declares an interval: one of no time would never be over. */
@JvmSynthetic
internal fun TimeBase.interval(duration: Duration): Long {
  val units = authored(duration)
  require(units > 0) {
    "an interval is at least one base unit, and $duration is none; write one such as 0.5.seconds"
  }
  return units
}

/** The duration as the exact text of its nanoseconds. */
@JvmSynthetic
internal fun nanosOf(timestep: Duration): String {
  require(timestep.isFinite()) {
    "timestep is $timestep; a step has an end, such as 20.milliseconds"
  }
  return "${timestep.inWholeNanoseconds}ns"
}

/** A first value that every language can hold exactly. */
@JvmSynthetic
internal fun exact(name: String, initial: Long): Long {
  require(initial in -IntegerValue.MOST..IntegerValue.MOST) {
    "`$name` begins at $initial, and an integer is in ±(2⁵³−1); declare it as wide($initial)"
  }
  return initial
}

/**
 * The length as a [Duration], to the nearest nanosecond; for people to read, not to store. One that
 * no [Duration] can hold, of 146 million years, is the longest that is finite.
 */
public fun TimeBase.durationOf(units: Units): Duration =
  duration(units.count).toKotlinDuration().coerceIn(-LONGEST, LONGEST)

/** The length as exact text, such as `0.75s` or `1/60s`. */
public fun TimeBase.textOf(units: Units): String = text(units.count)

/** A moment so long after this one, exact to the nanosecond and saturating. */
public operator fun Timestamp.plus(elapsed: Duration): Timestamp {
  val whole = elapsed.inWholeNanoseconds
  if (whole != Long.MAX_VALUE && whole != Long.MIN_VALUE) {
    return Timestamp(saturatingSum(nanos, whole))
  }
  // More nanoseconds than a long holds may still end at a moment that it does.
  val later = elapsed.inWholeMilliseconds.toBigInteger() * NANOS_PER_MILLI + nanos.toBigInteger()
  return Timestamp(later.coerceIn(FIRST_MOMENT, LAST_MOMENT).toLong())
}

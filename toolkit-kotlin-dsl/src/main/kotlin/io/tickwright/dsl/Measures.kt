package io.tickwright.dsl

/**
 * A length of time in base units of a [io.tickwright.time.TimeBase]: what a timer has left, what a
 * step lasts. A count of ticks, a moment or a plain number does not pass for one.
 */
@JvmInline
public value class Units(
  /** The count of base units, any [Long]; a length below 0 counts as 0 wherever time is spent. */
  public val count: Long
) : Comparable<Units> {
  /** The sum, saturating at the greatest [Long]. */
  public operator fun plus(other: Units): Units = Units(saturatingSum(count, other.count))

  /** The difference, saturating; below 0 when [other] is longer. */
  public operator fun minus(other: Units): Units = Units(saturatingDifference(count, other.count))

  override fun compareTo(other: Units): Int = count.compareTo(other.count)

  /** As `.keys` and every other language write it: `40u`. */
  override fun toString(): String = "${count}u"
}

/** A count of steps; never a duration. `30.ticks` makes one. */
@JvmInline
public value class Ticks(
  /** The count, any [Long]; one below 0 counts as 0 wherever ticks are run. */
  public val count: Long
) : Comparable<Ticks> {
  /** The sum, saturating at the greatest [Long]. */
  public operator fun plus(other: Ticks): Ticks = Ticks(saturatingSum(count, other.count))

  /** The difference, saturating; below 0 when [other] is more. */
  public operator fun minus(other: Ticks): Ticks = Ticks(saturatingDifference(count, other.count))

  override fun compareTo(other: Ticks): Int = count.compareTo(other.count)

  /** Compares with a plain count, as in `plan.dropped > 0`. */
  public operator fun compareTo(other: Int): Int = count.compareTo(other)

  /** As `.keys` and every other language write it: `30 ticks`. */
  override fun toString(): String = "$count ticks"
}

/**
 * A moment of the host's clock in nanoseconds since some beginning, such as [System.nanoTime] gives
 * it; may be negative. Only frames take one.
 */
@JvmInline
public value class Timestamp(
  /** Nanoseconds since the clock's beginning, any [Long]. */
  public val nanos: Long
) : Comparable<Timestamp> {
  override fun compareTo(other: Timestamp): Int = nanos.compareTo(other.nanos)

  /** As `.keys` writes nanoseconds: `250ns`. */
  override fun toString(): String = "${nanos}ns"
}

/** A frequency, the inverse of a fixed step. `60.hz` makes one. */
@JvmInline
public value class Hertz
internal constructor(
  /** The frequency as the core's exact number. */
  public val quantity: io.tickwright.time.Quantity
) {
  /** The exact text, such as `60hz`. */
  override fun toString(): String = quantity.text()
}

@JvmSynthetic
internal fun saturatingSum(a: Long, b: Long): Long {
  val sum = a + b
  val overflowed = (a xor sum) and (b xor sum) < 0
  return if (!overflowed) sum else if (a < 0) Long.MIN_VALUE else Long.MAX_VALUE
}

private fun saturatingDifference(a: Long, b: Long): Long {
  val difference = a - b
  val overflowed = (a xor b) and (a xor difference) < 0
  return if (!overflowed) difference else if (a < 0) Long.MIN_VALUE else Long.MAX_VALUE
}

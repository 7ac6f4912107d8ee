package io.tickwright.dsl

import io.tickwright.sim.RowBanks
import io.tickwright.sim.RowMetronomes
import io.tickwright.sim.RowStreams
import io.tickwright.sim.RowTimers
import io.tickwright.time.PerSecond
import kotlin.reflect.KProperty
import kotlin.time.Duration

/** The timer of one row, in a column of them. */
public class RowTimer
internal constructor(
  /** The core's column underneath. */
  public val column: RowTimers,
  private val row: Row,
) {
  /** Whether it is armed and has not fired. */
  public val running: Boolean
    get() = column.running(row.slot)

  /** What is left; 0 when it is not running. */
  public val left: Units
    get() = Units(column.left(row.slot))

  /** What has passed since it was armed. */
  public val spent: Units
    get() = Units(column.spent(row.slot))

  /** What it was armed for; 0 when it is not running. */
  public val total: Units
    get() = Units(column.total(row.slot))

  /** How much has passed, in `[0, 1)`; for drawing only. */
  public val fraction: Double
    get() = column.fraction(row.slot)

  /** Arms it for the duration it was declared with, from now. */
  public fun arm(): Unit = column.arm(row.slot)

  /** Arms it for another duration, to the nearest base unit; zero disarms it. */
  public fun arm(duration: Duration): Unit =
    column.armFor(row.slot, column.table().world().base().authored(duration))

  /** Arms it for this long, read exactly and anew each time, such as `"1/3s"`; zero disarms it. */
  public fun arm(duration: String): Unit =
    column.armFor(row.slot, column.table().world().units(duration))

  /** Arms it for another length of time; zero or less disarms it. */
  public fun arm(length: Units): Unit = column.armFor(row.slot, length.count)

  /** Disarms it: it will not fire. */
  public fun cancel(): Unit = column.cancel(row.slot)

  /** A property declared with `by` holds the timer itself. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(row: Row, property: KProperty<*>): RowTimer = this
}

/** The bank of one row, in a column of them. */
public class RowBank
internal constructor(
  /** The core's column underneath. */
  public val column: RowBanks,
  private val row: Row,
) {
  /** How many it gains each second; another rate keeps its progress, and rate 0 too. */
  public var rate: PerSecond
    get() = column.rate(row.slot)
    set(value) = column.rate(row.slot, value)

  /** Progress toward the next unit, in [0, [whole]). */
  public val progress: Long
    get() = column.progress(row.slot)

  /** The progress that makes one unit. */
  public val whole: Long
    get() = column.whole()

  /** The progress as a part of one unit, in `[0, 1)`; for drawing only. */
  public val fraction: Double
    get() = column.fraction(row.slot)

  /** What it gained in this tick, for the row at hand in a `gained` handler; 0 anywhere else. */
  public val gained: Long
    get() = row.home.countOf(column, row.slot)

  /** A property declared with `by` holds the bank itself. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(row: Row, property: KProperty<*>): RowBank = this
}

/** The metronome of one row, in a column of them. */
public class RowMetronome
internal constructor(
  /** The core's column underneath. */
  public val column: RowMetronomes,
  private val row: Row,
) {
  /** How often it beat in this tick, for the row at hand in a `beat` handler; 0 anywhere else. */
  public val beats: Long
    get() = row.home.countOf(column, row.slot)

  /** A property declared with `by` holds the metronome itself. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(row: Row, property: KProperty<*>): RowMetronome = this
}

/** The random stream of one row. */
public class RowStream
internal constructor(
  /** The core's column underneath. */
  public val column: RowStreams,
  private val row: Row,
) {
  /** A whole number in the closed range [least, most], every one equally likely. */
  public fun between(least: Long, most: Long): Long = column.between(row.slot, least, most)

  /** A property declared with `by` holds the stream itself. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(row: Row, property: KProperty<*>): RowStream = this
}

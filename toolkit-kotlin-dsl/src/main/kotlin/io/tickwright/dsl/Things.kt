package io.tickwright.dsl

import io.tickwright.sim.Action
import io.tickwright.sim.ClockedBank
import io.tickwright.sim.ClockedMetronome
import io.tickwright.sim.ClockedTimer
import io.tickwright.sim.Phases
import io.tickwright.sim.Sequence
import io.tickwright.time.PerSecond
import kotlin.time.Duration

/** Arms it for another duration, to the nearest base unit; zero disarms it. */
public fun ClockedTimer.arm(duration: Duration): Unit = armFor(world().base().authored(duration))

/** Arms it for this long, read exactly and anew each time, such as `"1/3s"`; zero disarms it. */
public fun ClockedTimer.arm(duration: String): Unit = armFor(duration)

/** Arms it for another length of time; zero or less disarms it. */
public fun ClockedTimer.arm(length: Units): Unit = armFor(length.count)

/** Whether it is armed and has not fired. */
public val ClockedTimer.running: Boolean
  get() = running()

/** What is left; 0 when it is not running. */
public val ClockedTimer.left: Units
  get() = Units(left())

/** What has passed since it was armed. */
public val ClockedTimer.spent: Units
  get() = Units(spent())

/** What it was armed for; 0 when it is not running. */
public val ClockedTimer.total: Units
  get() = Units(total())

/** How much has passed, in `[0, 1)`; for drawing only. */
public val ClockedTimer.fraction: Double
  get() = timer().fraction()

/** How many it gains each second; another rate keeps its progress, and rate 0 too. */
public var ClockedBank.rate: PerSecond
  get() = rate()
  set(value) = rate(value)

/** Progress toward the next unit, in [0, [whole]). */
public val ClockedBank.progress: Long
  get() = progress()

/** The progress that makes one unit. */
public val ClockedBank.whole: Long
  get() = whole()

/** The progress as a part of one unit, in `[0, 1)`; for drawing only. */
public val ClockedBank.fraction: Double
  get() = fraction()

/**
 * Beats at another interval from now on, to the nearest base unit, keeping the lateness. One of no
 * time, which a game may have computed, counts as one base unit.
 *
 * @throws IllegalArgumentException below 0, and for what is infinite or too long for the base
 */
public fun ClockedMetronome.interval(interval: Duration): Unit =
  interval(world().base().authored(interval))

/** How much of the interval has passed since the last beat, in `[0, 1)`; for drawing only. */
public val ClockedMetronome.fraction: Double
  get() = metronome().fraction()

/** Whether any player holds it. */
public val Action.held: Boolean
  get() = held()

/** The name of the present phase. */
public val Phases.now: String
  get() = now()

/** Whether it stands at one of its steps. */
public val Sequence.running: Boolean
  get() = running()

/** The time spent at the step it stands at. */
public val Sequence.spent: Units
  get() = Units(spent())

/** Starts it for a row, with which it ends; it does nothing for a row that is gone. */
public fun Sequence.startFor(row: Row): Unit = startFor(row.home.table, row.slot)

package io.tickwright.dsl

import io.tickwright.bank.Bank
import io.tickwright.timer.Metronome
import io.tickwright.timer.Timer
import io.tickwright.timer.TimerQueue

/**
 * Arms a timer of one's own for this long; zero or less disarms it. It knows no base, so that a
 * duration says its own:
 * ```
 * class Turret : StateList() {
 *   val reload by part(Timer())
 *
 *   fun shoot(base: TimeBase): Unit = reload.arm(base.units(1.5.seconds))
 *
 *   fun step(dt: Units): Boolean = reload.spend(dt)
 * }
 * ```
 */
public fun Timer.arm(length: Units): Unit = arm(length.count)

/** Lets time pass, and tells whether it fires in it; see [Timer.spend]. */
public fun Timer.spend(elapsed: Units): Boolean = spend(elapsed.count)

/** Whether it is armed and has not fired. */
public val Timer.running: Boolean
  get() = running()

/** What is left; 0 when it is not running. */
public val Timer.left: Units
  get() = Units(left())

/** What has passed since it was armed. */
public val Timer.spent: Units
  get() = Units(spent())

/** What it was armed for; 0 when it is not running. */
public val Timer.total: Units
  get() = Units(total())

/** A metronome of one's own with this interval; below one unit it counts as one. */
public fun Metronome(interval: Units): Metronome = Metronome(interval.count, 1)

/** Beats at another interval from now on, keeping the lateness; below one unit counts as one. */
public fun Metronome.interval(interval: Units): Unit = interval(interval.count, 1)

/** Lets time pass, and tells how many beats fell into it; see [Metronome.beat]. */
public fun Metronome.beat(elapsed: Units): Long = beat(elapsed.count)

/** Lets time pass, and tells how many wholes it gained; see [Bank.gain]. */
public fun Bank.gain(rate: Long, elapsed: Units, whole: Long): Long =
  gain(rate, elapsed.count, whole)

/** Arms a timer that is due at this time and gives its handle; see [TimerQueue.schedule]. */
public fun TimerQueue.schedule(due: Units, what: Long): Long = schedule(due.count, what)

/** Moves an armed timer to another time; see [TimerQueue.rearm]. */
public fun TimerQueue.rearm(handle: Long, due: Units): Boolean = rearm(handle, due.count)

/** Fires the next timer that is due at this time, if there is one; see [TimerQueue.poll]. */
public fun TimerQueue.poll(now: Units): Boolean = poll(now.count)

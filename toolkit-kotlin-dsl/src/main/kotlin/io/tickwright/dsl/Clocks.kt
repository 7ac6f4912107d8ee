package io.tickwright.dsl

import io.tickwright.sim.Action
import io.tickwright.sim.Clock
import io.tickwright.sim.ClockedBank
import io.tickwright.sim.ClockedMetronome
import io.tickwright.sim.ClockedTimer
import io.tickwright.sim.Layer
import io.tickwright.sim.Sequence
import io.tickwright.sim.Systems
import io.tickwright.time.PerSecond
import io.tickwright.time.Speed
import kotlin.reflect.KProperty0
import kotlin.time.Duration

/** Declares a clock that runs within this one. */
public fun Clock.clock(): Declaring<Clock> = Declaring { clock(it) }

/** Declares a timer that `arm()` arms for this long, to the nearest base unit. */
public fun Clock.timer(duration: Duration): Declaring<ClockedTimer> = Declaring {
  timer(it, world().base().authored(duration))
}

/** Declares a timer that `arm()` arms for this long, read exactly, such as `"1/3s"`. */
public fun Clock.timer(duration: String): Declaring<ClockedTimer> = Declaring {
  timer(it, duration)
}

/**
 * Declares a bank that gains at this rate.
 *
 * What it gains raises `gained`, unless it goes [into] a declared number, which it then fills up to
 * [most] by itself. It gains only while [whenever], a declared flag, is set.
 *
 * ```
 * var shells by integer(0)
 * val feed by world.bank(2.5.perSecond, into = ::shells, most = 8)
 * ```
 *
 * @throws IllegalArgumentException for a property that this game has not declared, and for [most]
 *   without [into]
 */
public fun Clock.bank(
  rate: PerSecond,
  into: KProperty0<Long>? = null,
  most: Long = Long.MAX_VALUE,
  whenever: KProperty0<Boolean>? = null,
): Declaring<ClockedBank> {
  require(into != null || most == Long.MAX_VALUE) {
    "`most` says how far a bank fills a number, and this one fills none; name it, as in" +
      " into = ::shells, or compare in the handler of gained"
  }
  return Declaring {
    val number = into?.let(world()::declaredNumber)
    val flag = whenever?.let(world()::declaredFlag)
    val bank = bank(it, rate)
    if (number != null) bank.into(number).most(most)
    if (flag != null) bank.`when`(flag)
    bank
  }
}

/** Declares a bank that gains at this rate, such as `"2.5/s"`; see the other [bank]. */
public fun Clock.bank(
  rate: String,
  into: KProperty0<Long>? = null,
  most: Long = Long.MAX_VALUE,
  whenever: KProperty0<Boolean>? = null,
): Declaring<ClockedBank> = bank(PerSecond.of(rate), into, most, whenever)

/** Declares a metronome that beats at this interval, to the nearest base unit and at least one. */
public fun Clock.metronome(interval: Duration): Declaring<ClockedMetronome> = Declaring {
  metronome(it, world().base().interval(interval))
}

/** Declares a metronome that beats at exactly this interval, such as `"1/3s"`. */
public fun Clock.metronome(interval: String): Declaring<ClockedMetronome> = Declaring {
  metronome(it, interval)
}

/** Declares something a player does; it is not delivered while this clock is paused. */
public fun Clock.action(): Declaring<Action> = Declaring { action(it) }

/** Declares a table of such rows, whose timers, banks and metronomes live on this clock. */
public fun <E : Row> Clock.table(row: () -> E): Declaring<TableOf<E>> = Declaring {
  TableOf(table(it), row)
}

/** Declares a flow of waits and calls on this clock, which is saved like everything else. */
public fun Clock.sequence(steps: SequenceSteps.() -> Unit): Declaring<Sequence> = Declaring {
  sequence(it) { flow -> SequenceSteps(world(), flow).steps() }
}

/** Declares a slow clock with a step of its own, fed by this one, such as `"2/3s"`. */
public fun Clock.layer(step: String): Declaring<Layer> = Declaring { layer(it, step) }

/**
 * Declares a slow clock with a step of its own, to the nearest base unit and at least one, fed by
 * this one.
 */
public fun Clock.layer(step: Duration): Declaring<Layer> = Declaring {
  layer(it, world().base().interval(step))
}

/** Adds a system that runs in each of the layer's own ticks. */
public fun Layer.system(name: String, body: Runnable): Systems = system(name, body)

/** How fast it runs within its parent: `world.speed = 1 over 3`. A pause keeps it. */
public var Clock.speed: Speed
  get() = speed()
  set(value) = speed(value)

/** Whether `pause()` holds it. */
public val Clock.paused: Boolean
  get() = paused()

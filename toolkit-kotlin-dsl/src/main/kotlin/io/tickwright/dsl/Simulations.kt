package io.tickwright.dsl

import io.tickwright.loop.FramePlan
import io.tickwright.sim.Action
import io.tickwright.sim.Declared
import io.tickwright.sim.Signal
import io.tickwright.sim.Simulation
import io.tickwright.sim.SimulationBuilder
import io.tickwright.sim.World
import io.tickwright.time.TimeBase
import java.util.function.Consumer
import kotlin.time.Duration

/**
 * The block of [simulation], which declares a game without a class for it; see [GameScope].
 *
 * Its properties are local, so a host finds what they declare by name: `sim.world().get<Clock>(…)`.
 * What runs a game's declarations by itself, as the script language does, makes one of its own.
 */
@TickwrightDsl
public class SimulationScope(private val declared: World) : GameScope {
  override val on: On = On(declared.on())

  override fun world(): World = declared
}

/**
 * A simulation declared on the spot.
 *
 * ```
 * val sim = simulation(60.hz, seed = 7) {
 *   val world by clock()
 *   var drums by integer(0)
 *   val drum by world.metronome(0.5.seconds)
 *   on.beat(drum) { n -> drums += n }
 * }
 * sim.advance(2.seconds)
 * ```
 */
public fun simulation(
  timestep: Hertz,
  seed: Long = 0,
  budget: Long = 5,
  base: TimeBase = TimeBase.FLICKS,
  declare: SimulationScope.() -> Unit,
): Simulation = Simulation.at(timestep.quantity).declaring(seed, budget, base, declare)

/** A simulation declared on the spot, with a step of this long, read exactly, such as `"2/3s"`. */
public fun simulation(
  timestep: String,
  seed: Long = 0,
  budget: Long = 5,
  base: TimeBase = TimeBase.FLICKS,
  declare: SimulationScope.() -> Unit,
): Simulation = Simulation.at(timestep).declaring(seed, budget, base, declare)

/** A simulation declared on the spot, with a step to the nearest base unit. */
public fun simulation(
  timestep: Duration,
  seed: Long = 0,
  budget: Long = 5,
  base: TimeBase = TimeBase.FLICKS,
  declare: SimulationScope.() -> Unit,
): Simulation = Simulation.at(nanosOf(timestep)).declaring(seed, budget, base, declare)

private fun SimulationBuilder.declaring(
  seed: Long,
  budget: Long,
  base: TimeBase,
  declare: SimulationScope.() -> Unit,
): Simulation {
  val made = base(base).seed(seed).budget(budget).build()
  SimulationScope(made.world()).declare()
  return made
}

/**
 * What is declared under this name, as the kind of thing it must be.
 *
 * @throws IllegalArgumentException if there is no such thing; the message names those there are
 */
public inline fun <reified D : Declared> World.get(name: String): D = get(D::class.java, name)

/** How many ticks are done. */
public val Simulation.ticks: Ticks
  get() = Ticks(ticksDone())

/** The time simulated: ticks done × step. */
public val Simulation.simulated: Units
  get() = Units(simulatedUnits())

/** The time banked toward the next tick. */
public val Simulation.leftover: Units
  get() = Units(leftoverUnits())

/** Runs so many ticks: a count, blind to speed, pause, budget and what is banked. */
public fun Simulation.tick(count: Ticks): Unit = tick(count.count)

/**
 * Lets a duration pass, to the nearest base unit, through speed and pause but past the budget.
 *
 * @throws IllegalArgumentException below 0, and for what is infinite or too long for the base
 */
public fun Simulation.advance(duration: Duration): Ticks = Ticks(advance(base().authored(duration)))

/** Lets a length of time pass through speed and pause but past the budget. */
public fun Simulation.advance(length: Units): Ticks = Ticks(advance(length.count))

/** Runs the ticks that are due at this moment of the host's clock; see [Simulation.frame]. */
public fun Simulation.frame(now: Timestamp): FramePlan = frame(now.nanos)

/** Says that time begins now, for frames: loading is not game time. */
public fun Simulation.anchor(now: Timestamp): Unit = anchor(now.nanos)

/** Says that the time since the last frame was no time. */
public fun Simulation.resync(now: Timestamp): Unit = resync(now.nanos)

/** Does an action in the next tick; two taps before it are two events. */
public fun Simulation.tap(action: Action, vararg arguments: Long): Unit =
  inputs().tap(action.name(), *arguments)

/** Begins to hold an action in the next tick. */
public fun Simulation.press(action: Action, vararg arguments: Long): Unit =
  inputs().press(action.name(), *arguments)

/** Lets go of an action in the next tick. */
public fun Simulation.release(action: Action): Unit = inputs().release(action.name())

/** Holds an action for so many ticks from the next one on; below 1 counts as 1. */
public fun Simulation.hold(action: Action, count: Ticks): Unit =
  inputs().hold(action.name(), count.count)

/**
 * Holds an action from the next tick on, for the fewest ticks that last this long, at least one.
 */
public fun Simulation.hold(action: Action, duration: Duration): Unit =
  hold(action, ticksIn(base().authored(duration)))

/**
 * Holds an action for the fewest ticks that last this long, such as `"1/3s"`, to the nearest base
 * unit; at least one.
 */
public fun Simulation.hold(action: Action, duration: String): Unit =
  hold(action, ticksIn(world().units(duration)))

private fun Simulation.ticksIn(units: Long): Ticks {
  val whole = units / stepUnits()
  return Ticks(if (units % stepUnits() == 0L) whole else whole + 1)
}

/** Tells the host what the game signals, when the tick that did so is over. */
public fun Simulation.onSignal(signal: Signal, listener: Consumer<String>): Unit =
  onSignal(signal.name(), listener)

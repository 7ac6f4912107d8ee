package io.tickwright.dsl

import io.tickwright.sim.Simulation
import io.tickwright.sim.SimulationBuilder
import io.tickwright.sim.World
import io.tickwright.time.TimeBase
import kotlin.time.Duration

/**
 * A game written as one class: every property declared with `by` is state, under its own name.
 *
 * ```
 * class Turret : Game() {
 *   val world by clock()
 *   val fire by world.action()
 *   val reload by world.timer(1.5.seconds)
 *   var shells by integer(0)
 *   val feed by world.bank(2.5.perSecond)
 *
 *   init {
 *     on.action(fire, ::shoot)
 *     on.gained(feed) { n -> shells = minOf(shells + n, 8) }
 *   }
 *
 *   private fun shoot() {
 *     if (!reload.running) reload.arm()
 *   }
 * }
 * ```
 *
 * The same declarations in the same order and under the same names as a Java
 * [io.tickwright.sim.Game] make the same game: digest for digest.
 */
public abstract class Game
/**
 * A game that declares into a world somebody else has made: that of a simulation which is there
 * already, as when a scenario plays it.
 */
(private val declared: World) : GameScope {
  /** A game whose durations are whole numbers of this base's unit. */
  @JvmOverloads public constructor(base: TimeBase = TimeBase.FLICKS) : this(World(base))

  final override val on: On = On(declared.on())

  final override fun world(): World = declared

  /** Begins a simulation of it with this step. */
  public fun at(timestep: Hertz): SimulationBuilder =
    Simulation.at(timestep.quantity).world(declared)

  /** Begins a simulation of it with this step, such as `2/3s`. */
  public fun at(timestep: String): SimulationBuilder = Simulation.at(timestep).world(declared)

  /** Begins a simulation of it with this step, to the nearest base unit. */
  public fun at(timestep: Duration): SimulationBuilder = at(nanosOf(timestep))

  /** A simulation of it: its step, where its random streams come from, the steps of one frame. */
  public fun simulation(timestep: Hertz, seed: Long = 0, budget: Long = 5): Simulation =
    at(timestep).seed(seed).budget(budget).build()

  /** A simulation of it with a step of this long, read exactly, such as `"2/3s"`. */
  public fun simulation(timestep: String, seed: Long = 0, budget: Long = 5): Simulation =
    at(timestep).seed(seed).budget(budget).build()

  /** A simulation of it with a step to the nearest base unit. */
  public fun simulation(timestep: Duration, seed: Long = 0, budget: Long = 5): Simulation =
    at(timestep).seed(seed).budget(budget).build()
}

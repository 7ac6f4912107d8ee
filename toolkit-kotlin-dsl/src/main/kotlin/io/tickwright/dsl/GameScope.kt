package io.tickwright.dsl

import io.tickwright.sim.AngleValue
import io.tickwright.sim.Clock
import io.tickwright.sim.DurationValue
import io.tickwright.sim.FixedValue
import io.tickwright.sim.FlagValue
import io.tickwright.sim.IntegerValue
import io.tickwright.sim.OldState
import io.tickwright.sim.Phases
import io.tickwright.sim.RandomStream
import io.tickwright.sim.Signal
import io.tickwright.sim.Systems
import io.tickwright.sim.TextValue
import io.tickwright.sim.World
import io.tickwright.state.Stateful
import java.util.function.BooleanSupplier
import kotlin.time.Duration

/**
 * Where a game is declared: a [Game] class, or the block of [simulation].
 *
 * Each word is used with `by` and declares under the name of the property:
 * ```
 * val world by clock()
 * val reload by world.timer(1.5.seconds)
 * var shells by integer(0)
 * ```
 *
 * What is declared, and in which order, is part of the game: it is fixed once its simulation opens.
 */
public interface GameScope {
  /** The core's world that everything is declared into. */
  public fun world(): World

  /** Where to say what happens on each event. */
  public val on: On

  /**
   * This long in base units, to the nearest: `rest = 2.seconds.units` where something is stored,
   * added or compared. Allocates nothing.
   *
   * @throws IllegalArgumentException below 0, and for what is infinite or too long for the base
   */
  public val Duration.units: Units
    get() = Units(world().base().authored(this))

  /**
   * So many base units as the text says, such as `units("1/3s")`, to the nearest. It is read anew
   * each time: what a handler needs in every tick belongs in a `val`.
   *
   * `30 ticks` is one too where the simulation is made already: in a handler, not in a declaration
   * of a [Game].
   *
   * @throws IllegalArgumentException when it is no such text, or is below 0
   */
  public fun units(duration: String): Units = Units(world().units(duration))

  /** Declares a clock that runs within the simulation's own time. */
  public fun clock(): Declaring<Clock> = Declaring { world().clock(it) }

  /** Declares a whole number in ±(2⁵³−1), exact in every script language. */
  public fun integer(initial: Long): Declaring<IntegerValue> = Declaring {
    world().integer(it, exact(it, initial))
  }

  /** Declares a whole number of 64 bits. */
  public fun wide(initial: Long): Declaring<IntegerValue> = Declaring { world().wide(it, initial) }

  /** Declares a fixed-point number. */
  public fun fixed(initial: Fixed): Declaring<FixedValue> = Declaring {
    world().fixed(it, initial.bits)
  }

  /** Declares a length of time, to the nearest base unit. */
  public fun duration(initial: Duration): Declaring<DurationValue> = Declaring {
    world().duration(it, world().base().authored(initial))
  }

  /** Declares a length of time as written, such as `"1/3s"`. */
  public fun duration(initial: String): Declaring<DurationValue> = Declaring {
    world().duration(it, initial)
  }

  /** Declares an angle. */
  public fun angle(initial: Angle): Declaring<AngleValue> = Declaring {
    world().angle(it, initial.bits)
  }

  /** Declares a yes or no. */
  public fun flag(initial: Boolean): Declaring<FlagValue> = Declaring { world().flag(it, initial) }

  /** Declares a text. */
  public fun text(initial: String): Declaring<TextValue> = Declaring { world().text(it, initial) }

  /** Declares the named modes of the game; it begins in the first. */
  public fun phases(vararg names: String): Declaring<Phases> = Declaring {
    world().phases(it, *names)
  }

  /** Declares a stream of random numbers. */
  public fun stream(): Declaring<RandomStream> = Declaring { world().stream(it) }

  /** Declares something the game tells its host. */
  public fun signal(): Declaring<Signal> = Declaring { world().signal(it) }

  /** Says which version of the game this is, from 0; saves are marked with it. */
  public fun version(version: Int) {
    world().version(version)
  }

  /** Says which names older saves may hold that the game has no more. */
  public fun retired(vararg names: String) {
    world().retired(*names)
  }

  /** Says how to make the state of an older version into one of this. */
  public fun migrate(migration: OldState.Migration) {
    world().migrate(migration)
  }

  /** Takes in state that the user keeps: it is saved, digested and rewound with everything else. */
  public fun <S : Stateful> part(part: S): Declaring<Held<S>> = Declaring {
    world().part(it, part)
    Held(part)
  }

  /**
   * Adds a system that runs at the end of every tick, after those added before: in ticks whose
   * 0-based index modulo [every] is [phase], and only while [onlyWhile] holds.
   */
  public fun system(
    name: String,
    every: Long = 1,
    phase: Long = 0,
    onlyWhile: BooleanSupplier? = null,
    body: Runnable,
  ): Systems =
    world().system(name, body).every(every, phase).also {
      if (onlyWhile != null) it.`when`(onlyWhile)
    }

  /** Adds systems that run one after the other at the end of every tick and share conditions. */
  public fun chained(
    name: String,
    vararg bodies: () -> Unit,
    every: Long = 1,
    phase: Long = 0,
    onlyWhile: BooleanSupplier? = null,
  ): Systems {
    val chain = Array(bodies.size) { Runnable(bodies[it]) }
    val systems = world().system(name, *chain).every(every, phase)
    return if (onlyWhile == null) systems else systems.`when`(onlyWhile)
  }
}

/** Declares a choice from the constants of an enum; it begins as the first. */
public inline fun <reified E : Enum<E>> GameScope.oneOf(): Declaring<Chosen<E>> =
  oneOf(enumValues<E>())

/** Declares a choice from these constants of an enum; it begins as the first. */
public fun <E : Enum<E>> GameScope.oneOf(constants: Array<E>): Declaring<Chosen<E>> = Declaring {
  Chosen(world().oneOf(it, *namesOf(constants)), constants)
}

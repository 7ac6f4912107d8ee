package io.tickwright.dsl

import io.tickwright.sim.Action
import io.tickwright.sim.ActionEvent
import io.tickwright.sim.Clock
import io.tickwright.sim.ClockedBank
import io.tickwright.sim.ClockedMetronome
import io.tickwright.sim.ClockedTimer
import io.tickwright.sim.Handlers
import io.tickwright.sim.Phases
import io.tickwright.sim.RowBanks
import io.tickwright.sim.RowMetronomes
import io.tickwright.sim.RowTimers
import java.util.function.LongConsumer
import kotlin.reflect.KProperty1

/**
 * What happens on each event, said once while the game loads: the core's [Handlers], with rows that
 * read like objects.
 *
 * A handler is known by its event and the declared name, one for each. Registering while the
 * simulation runs is refused.
 */
public class On
internal constructor(
  /** The core's handlers underneath. */
  public val handlers: Handlers
) {
  /** Once, before the first tick, and never after a restore. */
  public fun start(body: Runnable): Unit = handlers.start(body)

  /** Every tick, after the events of that tick. */
  public fun tick(body: Runnable): Unit = handlers.tick(body)

  /** Every tick in which this clock does not stand still, after the events of that tick. */
  public fun tick(clock: Clock, body: Runnable): Unit = handlers.tick(clock, body)

  /** Every drawn frame; it may set what is drawn, and nothing else. */
  public fun frame(body: Runnable): Unit = handlers.frame(body)

  /** When a player does it: calls a function. */
  public fun action(action: Action, body: Runnable): Unit = handlers.action(action, body)

  /** When a player does it; the block may ask for `source()` and `argument(0)`. */
  public fun action(action: Action, body: ActionEvent.() -> Unit): Unit =
    handlers.action(action) { event: ActionEvent -> event.body() }

  /** When a player lets go of it: calls a function. */
  public fun release(action: Action, body: Runnable): Unit = handlers.release(action, body)

  /** When a player lets go of it; the block may ask for `source()`. */
  public fun release(action: Action, body: ActionEvent.() -> Unit): Unit =
    handlers.release(action) { event: ActionEvent -> event.body() }

  /** When a timer has run out. */
  public fun fired(timer: ClockedTimer, body: Runnable): Unit = handlers.fired(timer, body)

  /** When timers of rows have run out: all of a tick's rows in one batch. */
  public fun <E : Row> fired(
    table: TableOf<E>,
    timer: KProperty1<E, RowTimer>,
    body: (RowsOf<E>) -> Unit,
  ) {
    val column = table.column(timer.name) as RowTimers
    val batch = RowsOf(table, column)
    handlers.fired(column) { rows -> batch.during(rows, body) }
  }

  /** When a metronome has beaten, told how often. */
  public fun beat(metronome: ClockedMetronome, body: LongConsumer): Unit =
    handlers.beat(metronome, body)

  /** When metronomes of rows have beaten: all of a tick's rows in one batch. */
  public fun <E : Row> beat(
    table: TableOf<E>,
    metronome: KProperty1<E, RowMetronome>,
    body: (RowsOf<E>) -> Unit,
  ) {
    val column = table.column(metronome.name) as RowMetronomes
    val batch = RowsOf(table, column)
    handlers.beat(column) { rows -> batch.during(rows, body) }
  }

  /** When a bank has gained, told how many whole units. */
  public fun gained(bank: ClockedBank, body: LongConsumer): Unit = handlers.gained(bank, body)

  /** When banks of rows have gained: all of a tick's rows in one batch. */
  public fun <E : Row> gained(
    table: TableOf<E>,
    bank: KProperty1<E, RowBank>,
    body: (RowsOf<E>) -> Unit,
  ) {
    val column = table.column(bank.name) as RowBanks
    val batch = RowsOf(table, column)
    handlers.gained(column) { rows -> batch.during(rows, body) }
  }

  /** When a phase of the game's only set of phases has been entered. */
  public fun enter(phase: String, body: Runnable): Unit = handlers.enter(phase, body)

  /** When a phase has been entered. */
  public fun enter(phases: Phases, phase: String, body: Runnable): Unit =
    handlers.enter(phases, phase, body)

  /** When a phase is about to be left. */
  public fun exit(phases: Phases, phase: String, body: Runnable): Unit =
    handlers.exit(phases, phase, body)

  /** When one phase has given way to another, before the other is entered. */
  public fun transition(phases: Phases, from: String, to: String, body: Runnable): Unit =
    handlers.transition(phases, from, to, body)
}

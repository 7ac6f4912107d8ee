package io.tickwright.dsl

import io.tickwright.sim.Clock
import io.tickwright.sim.Table

/**
 * Coroutines on a clock of the simulation, for play that need not outlive the session.
 *
 * ```
 * val hints by ui.flows()
 *
 * fun hint() {
 *   hints.launch("hint") {
 *     delay(2.seconds)
 *     said.emit("Press fire")
 *     until(fire, max = 10.seconds)
 *     said.emit("")
 *   }
 * }
 * ```
 *
 * They get time in the order launched and go on with the tick's handlers, where sequences call. A
 * slow clock slows them, a paused one holds them. Their waits make no garbage; what the language
 * makes for a condition that captures something, or for a suspending function of one's own that a
 * flow calls, is some dozens of bytes a call.
 *
 * **They are not saved.** A save while one runs is refused by its name, its own code included, and
 * a restore ends them all. Within a flow's code a restore is refused: code that runs cannot be
 * ended. Whatever a player would miss after a load is a [SequenceSteps] instead, which has the same
 * words.
 */
public class Flows internal constructor(private val clock: Clock, name: String) {
  private val tasks = FlowList()
  private val unsaved = clock.unsaved(name, tasks)

  /**
   * Starts a flow and runs it up to where it first waits; in `on.start { }` at the earliest.
   * Several may have the same name.
   *
   * @param owner a row the flow ends with, if it is given one
   */
  public fun launch(name: String, owner: Row? = null, play: suspend FlowScope.() -> Unit) {
    check(clock.world().isSealed) {
      "flow `$name` comes too early: launch it in on.start { } or in a later handler"
    }
    val table = owner?.home?.table
    val handle = table?.handle(owner.slot) ?: Table.NO_HANDLE
    require(table == null || handle != Table.NO_HANDLE) { "the owner of flow `$name` is gone" }
    val task = FlowTask(name, table, handle, unsaved, tasks)
    tasks.add(task)
    task.begin(FlowScope(clock, task), play)
  }

  /**
   * Ends all flows of this name where they stand; none of their code runs any more, no `finally`
   * either. A flow that ends itself comes to its next wait and no further.
   */
  public fun cancel(name: String) {
    tasks.end(name)
  }

  /** Ends all flows where they stand; see [cancel]. */
  public fun cancelAll() {
    tasks.end()
  }

  /** Whether a flow of this name runs: from its launch until it ends, also asked by itself. */
  public fun isRunning(name: String): Boolean = tasks.isRunning(name)
}

/** Declares coroutines that live on this clock and are not saved; see [Flows]. */
public fun Clock.flows(): Declaring<Held<Flows>> = Declaring { Held(Flows(this, it)) }

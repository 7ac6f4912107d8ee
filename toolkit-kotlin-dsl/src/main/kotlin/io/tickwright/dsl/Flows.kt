package io.tickwright.dsl

import io.tickwright.sim.Clock
import io.tickwright.sim.Declared
import io.tickwright.sim.Table
import io.tickwright.sim.Unsaved

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
 * slow clock slows them, a paused one holds them.
 *
 * **They are not saved.** A save while one runs is refused by its name, and a restore ends them
 * all. Whatever a player would miss after a load is a [SequenceSteps] instead, which has the same
 * words.
 */
public class Flows internal constructor(private val clock: Clock) {
  private val tasks = ArrayList<FlowTask>()

  /**
   * Starts a flow and runs it up to where it first waits; in `on.start { }` at the earliest.
   *
   * @param owner a row the flow ends with, if it is given one
   */
  public fun launch(name: String, owner: Row? = null, play: suspend FlowScope.() -> Unit): Unit =
    start(FlowTask(name, owner?.home?.table, handleOf(owner)), play)

  /** Ends all flows of this name where they stand; none of their code runs any more. */
  public fun cancel(name: String) {
    for (task in tasks) if (task.name == name) task.end()
  }

  /** Ends all flows where they stand. */
  public fun cancelAll() {
    for (task in tasks) task.end()
  }

  /** Whether a flow of this name runs. */
  public fun isRunning(name: String): Boolean = tasks.any { it.name == name && it.isRunning }

  private fun handleOf(owner: Row?): Long = owner?.home?.table?.handle(owner.slot) ?: 0

  private fun start(task: FlowTask, play: suspend FlowScope.() -> Unit) {
    check(clock.world().isSealed) {
      "flow `${task.name}` comes too early: launch it in on.start { } or in a later handler"
    }
    require(task.owner == null || task.handle != Table.NO_HANDLE) {
      "the owner of flow `${task.name}` is gone"
    }
    tasks += task
    task.begin(FlowScope(clock, task), play)
  }

  internal fun declaredAs(name: String): Declared = clock.unsaved(name, play)

  private val play =
    object : Unsaved.Play {
      override fun running(): String =
        tasks.firstOrNull { it.isRunning }?.let { "flow ${it.name}" } ?: ""

      override fun pass(units: Long) {
        for (i in tasks.indices) tasks[i].pass(units)
      }

      override fun go() {
        // Those launched by these come after them and have had no time yet.
        for (i in 0 until tasks.size) tasks[i].go()
        tasks.removeIf { !it.isRunning }
      }

      override fun end() {
        cancelAll()
        tasks.clear()
      }
    }
}

/** Declares coroutines that live on this clock and are not saved; see [Flows]. */
public fun Clock.flows(): Declaring<Held<Flows>> = Declaring {
  val flows = Flows(this)
  flows.declaredAs(it)
  Held(flows)
}

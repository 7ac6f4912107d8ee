package io.tickwright.script.kotlin

import io.tickwright.script.ScriptLimits
import io.tickwright.script.ScriptRefused
import io.tickwright.script.Watchdog
import io.tickwright.sim.Guard
import io.tickwright.sim.Table

/** Bounds one run of a script, and tells its failures as refusals with their place. */
internal class ScriptGuard(private val faults: Faults, private val limits: ScriptLimits) : Guard {
  private val watchdog = Watchdog.over(limits.patience, Thread::interrupt)
  private var isRunning = false

  /** Runs a script's top level, which may take longer than a tick ever should. */
  fun loading(run: () -> Unit) {
    watchdog.begin(LOADING_TAKES)
    isRunning = true
    try {
      run()
    } catch (thrown: Throwable) {
      throw explained(thrown, "", 0) as? ScriptRefused ?: thrown
    } finally {
      end()
    }
  }

  override fun begin() {
    isRunning = true
    watchdog.begin(1)
  }

  override fun end() {
    isRunning = false
    watchdog.end()
    // An interrupt of the watchdog's must not hit what runs next.
    if (watchdog.isOverdue) Thread.interrupted()
  }

  override fun explained(thrown: Throwable, during: String, tick: Long): Throwable =
    when {
      thrown is ScriptRefused -> thrown
      watchdog.isOverdue ->
        faults.refusal(
          thrown,
          "the script exceeded its time limit of ${limits.patience.toMillis()} ms.",
          "Is this an endless loop? Spread long work over ticks.",
          during,
          tick,
        )
      // The host wants its thread back, and a machine without memory wants its host.
      thrown is VirtualMachineError && thrown !is StackOverflowError -> thrown
      else -> faults.refusal(thrown, during, tick)
    }

  override fun stale(table: Table) {
    if (isRunning) {
      throw Mistake(
        "a row of `${table.name()}` that is gone was used.",
        "What must outlive a row is its ref: ask ${table.name()}[ref], which is null by then.",
      )
    }
  }

  private companion object {
    const val LOADING_TAKES = 10
  }
}

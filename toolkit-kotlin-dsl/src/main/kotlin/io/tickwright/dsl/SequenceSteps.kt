package io.tickwright.dsl

import io.tickwright.sim.Action
import io.tickwright.sim.FlagValue
import io.tickwright.sim.Flow
import io.tickwright.sim.World
import kotlin.reflect.KFunction0
import kotlin.reflect.KProperty0
import kotlin.time.Duration

/**
 * The steps of a saved sequence, said in order while the game loads.
 *
 * ```
 * val intro by world.sequence {
 *   delay(1.5.seconds)
 *   run(::nextWave)
 *   until(fire, max = 10.seconds)
 *   repeat(3) { run(::drum); delay("1/3s") }
 * }
 * ```
 *
 * The block says what the steps are and runs once, at load: what shall happen later goes into
 * [run].
 */
@TickwrightDsl
public class SequenceSteps internal constructor(private val world: World, private val flow: Flow) {
  /** Lets a duration pass, to the nearest base unit. */
  public fun delay(duration: Duration) {
    flow.delay(units(duration))
  }

  /** Lets this long pass, read exactly, such as `"1/3s"`. */
  public fun delay(duration: String) {
    flow.delay(duration)
  }

  /** Calls a function, under whose name a later version of the game finds this step again. */
  public fun run(function: KFunction0<Unit>) {
    flow.run(function.name, Runnable(function))
  }

  /** Calls something, under the name by which a later version of the game finds it again. */
  public fun run(name: String, body: Runnable) {
    flow.run(name, body)
  }

  /** Calls something. */
  public fun run(body: () -> Unit) {
    flow.run(Runnable(body))
  }

  /** Waits for an action, as long as it takes. */
  public fun until(action: Action) {
    flow.until(action)
  }

  /** Waits for an action or for this long, whichever comes first. */
  public fun until(action: Action, max: Duration) {
    flow.until(action, units(max))
  }

  /**
   * Waits for an action or for this long, read exactly, such as `"1/3s"`, whichever comes first.
   */
  public fun until(action: Action, max: String) {
    flow.until(action, max)
  }

  /** Waits until a declared flag is set, as long as it takes: `until(::ready)`. */
  public fun until(flag: KProperty0<Boolean>) {
    flow.until(declared(flag))
  }

  /** Waits until a declared flag is set or for this long, whichever comes first. */
  public fun until(flag: KProperty0<Boolean>, max: Duration) {
    flow.until(declared(flag), units(max))
  }

  /** Waits until a declared flag is set or for this long, read exactly, whichever comes first. */
  public fun until(flag: KProperty0<Boolean>, max: String) {
    flow.until(declared(flag), max)
  }

  /** Does these steps so many times over; below 1 counts as 1. */
  public fun repeat(times: Int, steps: SequenceSteps.() -> Unit) {
    flow.repeat(times.toLong()) { SequenceSteps(world, it).steps() }
  }

  private fun declared(flag: KProperty0<Boolean>): FlagValue = world.declaredFlag(flag)

  private fun units(duration: Duration): Long = world.base().authored(duration)
}

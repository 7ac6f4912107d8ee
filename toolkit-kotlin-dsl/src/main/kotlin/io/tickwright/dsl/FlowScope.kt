package io.tickwright.dsl

import io.tickwright.sim.Action
import io.tickwright.sim.Clock
import kotlin.coroutines.RestrictsSuspension
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.suspendCoroutineUninterceptedOrReturn
import kotlin.time.Duration

/**
 * What a flow of [Flows] may wait for; the lateness of one delay counts toward the next.
 *
 * It can suspend for nothing else: no other coroutine library has a say in the order of a tick.
 */
@TickwrightDsl
@RestrictsSuspension
public class FlowScope internal constructor(private val clock: Clock, private val task: FlowTask) {
  /** Lets a duration pass on the clock, to the nearest base unit. */
  public suspend fun delay(duration: Duration): Unit =
    delay(Units(clock.world().base().authored(duration)))

  /** Lets this long pass, read exactly, such as `"1/3s"`. */
  public suspend fun delay(duration: String): Unit = delay(Units(clock.world().units(duration)))

  /** Lets a length of time pass; 0 or less passes at once. */
  public suspend fun delay(length: Units): Unit = await(null, null, maxOf(length.count, 0))

  /** Waits for an action, as long as it takes. */
  public suspend fun until(action: Action): Unit = await(action, null, FOR_EVER)

  /** Waits for an action, or for this long, and tells whether it came. */
  public suspend fun until(action: Action, max: Duration): Boolean =
    ask(action, null, clock.world().base().authored(max))

  /**
   * Waits for an action, or for this long, read exactly, such as `"1/3s"`, and tells whether it
   * came.
   */
  public suspend fun until(action: Action, max: String): Boolean =
    ask(action, null, clock.world().units(max))

  /** Waits until something holds, which is asked once a tick. */
  public suspend fun until(condition: () -> Boolean): Unit = await(null, condition, FOR_EVER)

  /** Waits until something holds, or for this long, and tells whether it does. */
  public suspend fun until(max: Duration, condition: () -> Boolean): Boolean =
    ask(null, condition, clock.world().base().authored(max))

  /** Waits until something holds, or for this long, read exactly, and tells whether it does. */
  public suspend fun until(max: String, condition: () -> Boolean): Boolean =
    ask(null, condition, clock.world().units(max))

  // A call in the last place needs no object to come back to.

  private suspend fun await(action: Action?, condition: (() -> Boolean)?, units: Long): Unit =
    suspendCoroutineUninterceptedOrReturn { rest ->
      task.await(rest, action, condition, units)
      COROUTINE_SUSPENDED
    }

  private suspend fun ask(action: Action?, condition: (() -> Boolean)?, units: Long): Boolean =
    suspendCoroutineUninterceptedOrReturn { rest ->
      task.ask(rest, action, condition, units)
      COROUTINE_SUSPENDED
    }

  internal companion object {
    const val FOR_EVER = -1L
  }
}

package io.tickwright.dsl

import io.tickwright.sim.Action
import io.tickwright.sim.Table
import kotlin.coroutines.Continuation
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.intrinsics.createCoroutineUnintercepted
import kotlin.coroutines.resume

/** One flow: what it waits for, and how it goes on. */
internal class FlowTask(val name: String, val owner: Table?, val handle: Long) :
  Continuation<Unit> {
  private var rest: Continuation<Unit>? = null
  private var action: Action? = null
  private var condition: (() -> Boolean)? = null
  private var left = FlowScope.FOR_EVER
  private var granted = 0L
  private var due = false
  private var seen = 0L
  private var failure: Throwable? = null

  /** Whether the last wait ended because what it waited for came. */
  var came = false
    private set

  val isRunning: Boolean
    get() = rest != null

  override val context: CoroutineContext
    get() = EmptyCoroutineContext

  fun begin(scope: FlowScope, play: suspend FlowScope.() -> Unit) {
    resume(play.createCoroutineUnintercepted(scope, this))
  }

  fun await(rest: Continuation<Unit>, action: Action?, condition: (() -> Boolean)?, units: Long) {
    this.rest = rest
    this.action = action
    this.condition = condition
    left = units
    seen = action?.deliveries() ?: 0
  }

  /** Time has passed for what it waits for now. */
  fun pass(units: Long) {
    granted = units
    due = true
  }

  fun go() {
    if (!due) return
    due = false
    if (owner != null && owner.find(handle) == Table.NONE) end()
    var resumed = 0
    while (true) {
      val next = rest ?: return
      if (!isOver()) return
      check(++resumed <= MOST_A_TICK) {
        "flow `$name` went on more than $MOST_A_TICK times in one tick; put a delay into its loop"
      }
      rest = null
      resume(next)
    }
  }

  fun end() {
    rest = null
  }

  private fun isOver(): Boolean {
    came = hasCome(action) || condition?.invoke() == true
    if (came) return true
    if (left == FlowScope.FOR_EVER) return false
    if (granted < left) {
      left -= granted
      granted = 0
      return false
    }
    granted -= left
    return true
  }

  /** Whether it came in this tick, and when this wait stood already. */
  private fun hasCome(action: Action?): Boolean =
    action != null && action.delivered() && action.deliveries() > seen

  private fun resume(next: Continuation<Unit>) {
    next.resume(Unit)
    failure?.let { throw it }
  }

  override fun resumeWith(result: Result<Unit>) {
    rest = null
    failure = result.exceptionOrNull()
  }

  private companion object {
    const val MOST_A_TICK = 1_000
  }
}

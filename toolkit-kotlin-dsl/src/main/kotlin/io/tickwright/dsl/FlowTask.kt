package io.tickwright.dsl

import io.tickwright.sim.Action
import io.tickwright.sim.Table
import io.tickwright.sim.Unsaved
import kotlin.coroutines.Continuation
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.intrinsics.createCoroutineUnintercepted
import kotlin.coroutines.resume

/**
 * One flow: what it waits for, and how it goes on.
 *
 * It runs from its launch until it ends, and is in the list for just as long: it waits while it has
 * a rest to go on with, and executes while it has none. Once ended it keeps no rest any more, so
 * that its code comes no further than the wait it reaches next.
 */
internal class FlowTask(
  val name: String,
  private val owner: Table?,
  private val handle: Long,
  private val unsaved: Unsaved,
  private val list: FlowList,
) : Continuation<Unit>, Runnable {
  /** How a refusal or a failure names it. */
  val said: String = "flow $name"

  /** Its neighbours in the list; one that has left still knows those that came after it. */
  var previous: FlowTask? = null
  var next: FlowTask? = null

  private var ended = false
  private var begun = false
  private var rest: Continuation<Unit>? = null

  /** The rest, where it wants to be told whether what it waited for came. */
  private var asking: Continuation<Boolean>? = null
  private var action: Action? = null
  private var condition: (() -> Boolean)? = null
  private var left = FlowScope.FOR_EVER
  private var granted = 0L
  private var due = false
  private var seen = 0L
  private var came = false
  private var failure: Throwable? = null

  /** Whether it waits or executes; a look at one whose owner is gone ends it. */
  val isRunning: Boolean
    get() {
      if (!ended && owner != null && owner.find(handle) == Table.NONE) end()
      return !ended
    }

  override val context: CoroutineContext
    get() = EmptyCoroutineContext

  /** Runs it up to where it first waits. */
  fun begin(scope: FlowScope, play: suspend FlowScope.() -> Unit) {
    rest = play.createCoroutineUnintercepted(scope, this)
    unsaved.execute(said, this)
  }

  fun await(rest: Continuation<Unit>, action: Action?, condition: (() -> Boolean)?, units: Long) {
    if (waits(action, condition, units)) this.rest = rest
  }

  fun ask(rest: Continuation<Boolean>, action: Action?, condition: (() -> Boolean)?, units: Long) {
    if (waits(action, condition, units)) asking = rest
  }

  private fun waits(action: Action?, condition: (() -> Boolean)?, units: Long): Boolean {
    if (!isRunning) return false
    this.action = action
    this.condition = condition
    left = units
    seen = action?.deliveries() ?: 0
    return true
  }

  /** Time has passed for what it waits for now. */
  fun pass(units: Long) {
    granted = units
    due = true
  }

  /** Goes on as far as the time that passed and this tick's actions allow. */
  fun go() {
    if (!due || !isRunning) return
    due = false
    unsaved.execute(said, this)
  }

  override fun run() {
    try {
      if (begun) goOn() else resume()
    } catch (thrown: Throwable) {
      end()
      throw thrown
    }
  }

  private fun goOn() {
    var resumed = 0
    while (isRunning && isOver()) {
      check(++resumed <= MOST_A_TICK) {
        "flow `$name` went on more than $MOST_A_TICK times in one tick; put a delay into its loop"
      }
      resume()
    }
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

  private fun resume() {
    begun = true
    val waiting = rest
    val asked = asking
    forget()
    waiting?.resume(Unit)
    asked?.resume(came)
    failure?.let { throw it }
  }

  override fun resumeWith(result: Result<Unit>) {
    failure = result.exceptionOrNull()
    end()
  }

  /** Ends it where it stands; all ends come through here. */
  fun end() {
    if (ended) return
    ended = true
    forget()
    list.remove(this)
  }

  private fun forget() {
    rest = null
    asking = null
    action = null
    condition = null
  }

  private companion object {
    const val MOST_A_TICK = 1_000
  }
}

package io.tickwright.dsl

import io.tickwright.sim.Unsaved

/**
 * The flows that run, in the order launched.
 *
 * Any of them may leave while somebody walks along [FlowTask.next], the one he stands at included:
 * it still leads to those that came after it.
 */
internal class FlowList : Unsaved.Play {
  private var first: FlowTask? = null
  private var last: FlowTask? = null

  fun add(task: FlowTask) {
    val before = last
    task.previous = before
    if (before == null) first = task else before.next = task
    last = task
  }

  /** Takes out one that is in; only the task itself does so, when it ends. */
  fun remove(task: FlowTask) {
    val before = task.previous
    val after = task.next
    if (before == null) first = after else before.next = after
    if (after == null) last = before else after.previous = before
    task.previous = null
  }

  fun end(name: String) {
    forEach { if (it.name == name) it.end() }
  }

  fun isRunning(name: String): Boolean {
    forEach { if (it.name == name && it.isRunning) return true }
    return false
  }

  override fun running(): String {
    var said = ""
    // Each of them is looked at: those whose owner is gone leave, even while the clock is paused.
    forEach { if (it.isRunning && said.isEmpty()) said = it.said }
    return said
  }

  override fun pass(units: Long) {
    forEach { it.pass(units) }
  }

  override fun go() {
    // Those launched by these come after them and have had no time yet.
    forEach { it.go() }
  }

  override fun end() {
    forEach { it.end() }
  }

  private inline fun forEach(body: (FlowTask) -> Unit) {
    var task = first
    while (task != null) {
      body(task)
      task = task.next
    }
  }
}

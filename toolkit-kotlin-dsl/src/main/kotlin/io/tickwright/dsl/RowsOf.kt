package io.tickwright.dsl

import io.tickwright.sim.Column
import io.tickwright.sim.Rows
import io.tickwright.sim.Table

/**
 * The rows one event happened to, handed to its handler as one batch in slot order.
 *
 * ```
 * on.fired(enemies, Enemy::windup) { rows -> for (enemy in rows) enemy.windup.arm() }
 * ```
 *
 * A row despawned since the tick froze its events is passed over. It can be gone through once, and
 * within the handler only.
 */
public class RowsOf<E : Row>
internal constructor(private val of: TableOf<E>, private val column: Column) {
  private var rows: Rows? = null
  private var ahead = false
  private var begun = false

  internal inline fun during(batch: Rows, body: (RowsOf<E>) -> Unit) {
    rows = batch
    ahead = false
    begun = false
    try {
      body(this)
    } finally {
      rows = null
      of.counting(null, Table.NONE, 0)
    }
  }

  /**
   * Goes through the rows.
   *
   * @throws IllegalStateException when that has been begun before, or after the handler
   */
  public operator fun iterator(): RowsOf<E> {
    batch()
    check(!begun) {
      "the rows of `$column` can be gone through once: do all that there is to do in one loop"
    }
    begun = true
    return this
  }

  /** Whether a further row still lives. */
  public operator fun hasNext(): Boolean {
    if (!ahead) {
      ahead = batch().next()
    }
    return ahead
  }

  /** The next row. */
  public operator fun next(): E {
    if (!hasNext()) {
      throw NoSuchElementException("`$column` happened to no further row")
    }
    ahead = false
    val batch = batch()
    val slot = batch.slot()
    of.counting(column, slot, batch.count())
    return of[slot]
  }

  private fun batch(): Rows =
    checkNotNull(rows) { "the rows of `$column` are good within their handler only" }
}

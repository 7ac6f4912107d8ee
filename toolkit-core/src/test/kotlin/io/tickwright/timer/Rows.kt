package io.tickwright.timer

import io.tickwright.state.StateVisitor
import io.tickwright.state.Stateful

/** A table of one column, as a simulation would list it. */
internal class Rows(var count: Int, val column: Stateful) : Stateful {
  override fun state(s: StateVisitor) {
    count = s.rows("rows", count, column)
  }
}

/** The rows that a bitmap of [count] rows names; bits beyond it must be clear. */
internal fun rowsOf(bits: LongArray, count: Int): List<Int> {
  val rows = (0 until bits.size * 64).filter { bits[it / 64] ushr it and 1L != 0L }
  check(rows.all { it < count }) { "$rows reaches beyond $count rows" }
  return rows
}

internal fun bitsFor(count: Int): LongArray = LongArray((count + 63) / 64) { -1L ushr it }

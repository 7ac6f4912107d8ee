package io.tickwright.dsl

import io.tickwright.sim.Table

/** One loop over the rows of a table that lived when it began, known by their handles. */
internal class TableWalk<E : Row>(private val of: TableOf<E>) : Iterator<E> {
  private var handles = LongArray(FEW)
  private var size = 0
  private var at = 0
  private var next = NONE

  fun begin(): TableWalk<E> {
    val table = of.table
    if (handles.size < table.count()) {
      handles = LongArray(maxOf(table.count(), handles.size * 2))
    }
    size = note(table, handles)
    at = 0
    return this
  }

  /** Neighbours are asked one by one, which a processor does side by side; gaps are leapt over. */
  private fun note(table: Table, into: LongArray): Int {
    var count = 0
    var slot = 0
    while (slot != NONE) {
      val handle = table.handle(slot)
      if (handle == Table.NO_HANDLE) {
        slot = table.next(slot)
      } else {
        into[count++] = handle
        slot++
      }
    }
    return count
  }

  override fun hasNext(): Boolean {
    while (next == NONE && at < size) {
      next = of.table.find(handles[at++])
    }
    if (next == NONE) {
      of.ended(this)
      return false
    }
    return true
  }

  override fun next(): E {
    if (next == NONE && !hasNext()) {
      throw NoSuchElementException("`${of.table.name()}` has no further row")
    }
    val slot = next
    next = NONE
    return of[slot]
  }

  private companion object {
    const val FEW = 16
    const val NONE = Table.NONE
  }
}

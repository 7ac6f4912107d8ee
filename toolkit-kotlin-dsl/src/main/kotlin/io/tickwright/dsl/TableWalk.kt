package io.tickwright.dsl

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
    size = 0
    at = 0
    var slot = table.next(0)
    while (slot != NONE) {
      handles[size++] = table.handle(slot)
      slot = table.next(slot + 1)
    }
    return this
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
    if (!hasNext()) {
      throw NoSuchElementException("`${of.table.name()}` has no further row")
    }
    val slot = next
    next = NONE
    return of[slot]
  }

  private companion object {
    const val FEW = 16
    const val NONE = io.tickwright.sim.Table.NONE
  }
}

package io.tickwright.dsl

/** One loop over the rows of a table, lent by the table until it comes to its end. */
@PublishedApi
internal class TableWalk<E : Row>(private val of: TableOf<E>) : Iterator<E> {
  private val loop = of.table.loop()
  private var lent = false

  /** The next one that the table has to lend. */
  internal var further: TableWalk<E>? = null

  internal fun begin(): TableWalk<E> {
    loop.begin()
    lent = true
    further = null
    return this
  }

  override fun hasNext(): Boolean = loop.hasNext() || ended()

  private fun ended(): Boolean {
    if (lent) {
      lent = false
      of.ended(this)
    }
    return false
  }

  override fun next(): E {
    if (!loop.hasNext()) {
      throw NoSuchElementException("`${of.table.name()}` has no further row")
    }
    return of[loop.next()]
  }

  /** Like `next`, without the row's object; for one who has asked whether there is one. */
  fun nextSlot(): Int = loop.next()
}

package io.tickwright.dsl

import io.tickwright.sim.Column
import io.tickwright.sim.Table

/**
 * The making of one row object: which slot it is for, and which columns its properties stand for.
 *
 * The first one of a table declares the columns; all later ones find them again in the same order.
 * It reaches the constructor of [Row] by way of the thread, because a row class has none of its
 * own.
 */
internal class Birth(val home: TableOf<*>, val slot: Int, private val first: Boolean) {
  private var next = 0

  fun <C : Column> column(name: String, declare: (Table) -> C): C {
    if (first) {
      require(name != "ref") {
        "every row has a `ref` already, which names it for ever; choose another name"
      }
      return declare(home.table)
    }
    val column = home.columns.getOrNull(next++)
    check(column != null && column.name() == name) {
      "`${home.table.name()}` declared `$column` where it now declares `$name`: a row class must" +
        " declare the same properties each time it is made"
    }
    @Suppress("UNCHECKED_CAST")
    return column as C
  }

  inline fun <R> during(make: () -> R): R {
    val outer = PRESENT.get()
    PRESENT.set(this)
    try {
      return make()
    } finally {
      PRESENT.set(outer)
    }
  }

  companion object {
    private val PRESENT = ThreadLocal<Birth?>()

    fun present(): Birth =
      checkNotNull(PRESENT.get()) {
        "a row is made by its table: declare `val enemies by world.table(::Enemy)` and write" +
          " enemies.spawn { … }"
      }
  }
}

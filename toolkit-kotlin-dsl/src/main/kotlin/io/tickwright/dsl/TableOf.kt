package io.tickwright.dsl

import io.tickwright.sim.Column
import io.tickwright.sim.Table
import kotlin.reflect.KProperty
import kotlin.reflect.KProperty1

/**
 * What names a row for ever: its generation and slot. It goes stale with the row and never means
 * the next one. A slot, a count or what names a row of another class does not pass for it; where
 * several tables have rows of one class, it is good in the one it came from only.
 */
@JvmInline
public value class Ref<E : Row>(
  /** The core's handle: generation × 2²⁴ + slot, 0 for no row. */
  public val handle: Long
)

/**
 * A table whose rows read like objects: the core's [table], its columns named by the properties of
 * the row class.
 *
 * Iterating visits, in slot order, the rows that lived when the loop began and still live when
 * their turn comes. A loop that comes to its end makes no garbage; one that is left early leaves
 * its notes of the rows behind, about four bytes for each.
 */
public class TableOf<E : Row>
internal constructor(
  /** The core's table underneath. */
  public val table: Table,
  private val make: () -> E,
) {
  /** The core's live view; it makes a new one each time it is asked. */
  internal val columns: List<Column> = table.columns()
  private var rows = arrayOfNulls<Row>(FEW)
  private var walk: TableWalk<E>? = null
  private var counted: Column? = null
  private var countedSlot = Table.NONE
  private var countNow = 0L

  init {
    val first = Birth(this, 0, first = true).let { it.during(make) }
    HiddenState.refuse(table.name(), first.javaClass)
    rows[0] = first
  }

  /** How many rows live. */
  public val count: Int
    get() = table.count()

  /** Whether no row lives. */
  public val isEmpty: Boolean
    get() = table.count() == 0

  /**
   * The row object of a slot, whether one lives there or not.
   *
   * @param slot in [0, 2²⁴)
   * @throws IndexOutOfBoundsException for any other slot
   */
  public operator fun get(slot: Int): E {
    val known = if (slot in rows.indices) rows[slot] else null
    @Suppress("UNCHECKED_CAST")
    return (known ?: made(slot)) as E
  }

  /** The row that is referred to, or null when it is gone. */
  public operator fun get(ref: Ref<E>): E? = orNull(table.find(ref.handle))

  @PublishedApi internal fun orNull(slot: Int): E? = if (slot == Table.NONE) null else get(slot)

  private fun made(slot: Int): Row {
    if (slot !in 0..<Table.MOST_ROWS) {
      throw IndexOutOfBoundsException("`${table.name()}` has slots in [0, 2²⁴), and no slot $slot")
    }
    if (slot >= rows.size) {
      rows = rows.copyOf(maxOf(slot + 1, rows.size * 2))
    }
    val row = Birth(this, slot, first = false).let { it.during(make) }
    rows[slot] = row
    return row
  }

  /**
   * Makes a row in the lowest free slot and fills it in.
   *
   * @throws IllegalStateException when all 2²⁴ slots are taken
   */
  public inline fun spawn(fill: E.() -> Unit = {}): E {
    val row = spawned()
    row.fill()
    return row
  }

  @PublishedApi
  internal fun spawned(): E {
    val slot = table.spawn()
    check(slot != Table.NONE) { "`${table.name()}` is full: all its 2²⁴ slots are taken" }
    if (table.world().isGuarded) {
      leave(slot)
    }
    if (slot >= rows.size || rows[slot] == null) {
      // Made here, `get` finds one always and stays as small as loops need it to be compiled into.
      made(slot)
    }
    return get(slot)
  }

  /** Lets no object that a script kept of an earlier row pass for the one that lives here now. */
  private fun leave(slot: Int) {
    if (slot < rows.size) {
      rows[slot]?.slot = Table.NONE
      rows[slot] = null
    }
  }

  /** Ends every row, in slot order. */
  public fun clear(): Unit = table.clear()

  /** The living row whose number is least, the lowest slot among equals; null without rows. */
  @JvmName("leastInteger")
  public fun least(field: KProperty1<E, Long>): E? = orNull(table.least(column(field.name)))

  /** The living row whose number is least, the lowest slot among equals; null without rows. */
  @JvmName("leastFixed")
  public fun least(field: KProperty1<E, Fixed>): E? = orNull(table.least(column(field.name)))

  /** The living row whose time is least, the lowest slot among equals; null without rows. */
  @JvmName("leastDuration")
  public fun least(field: KProperty1<E, Units>): E? = orNull(table.least(column(field.name)))

  /** The living row whose number is most, the lowest slot among equals; null without rows. */
  @JvmName("mostInteger")
  public fun most(field: KProperty1<E, Long>): E? = orNull(table.most(column(field.name)))

  /** The living row whose number is most, the lowest slot among equals; null without rows. */
  @JvmName("mostFixed")
  public fun most(field: KProperty1<E, Fixed>): E? = orNull(table.most(column(field.name)))

  /** The living row whose time is most, the lowest slot among equals; null without rows. */
  @JvmName("mostDuration")
  public fun most(field: KProperty1<E, Units>): E? = orNull(table.most(column(field.name)))

  /** The sum of a field over all living rows, saturating; 0 without rows. */
  public fun sum(field: KProperty1<E, Long>): Long = table.sum(column(field.name))

  /**
   * Visits the rows that live now, in slot order. An iterator that has said that there is no
   * further row is done with: a later loop goes on with it.
   */
  public operator fun iterator(): Iterator<E> = walk()

  @PublishedApi
  internal fun walk(): TableWalk<E> {
    val free = walk ?: TableWalk(this)
    walk = free.further
    return free.begin()
  }

  /** Takes back an iterator that has come to its end, so that the next loop allocates nothing. */
  internal fun ended(spent: TableWalk<E>) {
    spent.further = walk
    walk = spent
  }

  /** A property declared with `by` holds the table itself. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(thisRef: Any?, property: KProperty<*>): TableOf<E> = this

  @PublishedApi
  internal fun column(name: String): Column {
    for (i in columns.indices) {
      if (columns[i].name() == name) return columns[i]
    }
    throw IllegalArgumentException(
      "`${table.name()}.$name` is no column: its property is not declared with `by`"
    )
  }

  internal fun countOf(column: Column, slot: Int): Long =
    if (column === counted && slot == countedSlot) countNow else 0

  internal fun counting(column: Column?, slot: Int, count: Long) {
    counted = column
    countedSlot = slot
    countNow = count
  }

  private companion object {
    const val FEW = 16
  }
}

package io.tickwright.dsl

import io.tickwright.sim.AngleColumn
import io.tickwright.sim.Column
import io.tickwright.sim.DurationColumn
import io.tickwright.sim.FixedColumn
import io.tickwright.sim.FlagColumn
import io.tickwright.sim.IntegerColumn
import io.tickwright.sim.RefColumn
import io.tickwright.sim.Table
import io.tickwright.sim.TextColumn
import kotlin.reflect.KProperty

/** A column about to be declared under the name of the [Row] property it is given to with `by`. */
public class ColumnDeclaring<out C : Column>
internal constructor(private val declare: (name: String) -> C) {
  /** Declares it, or finds it again for a further row. */
  public operator fun provideDelegate(row: Row, property: KProperty<*>): C = declare(property.name)
}

/** A thing in every row, about to be declared under the name of the property given to `by`. */
public class ThingDeclaring<out T : Any>
internal constructor(private val declare: (name: String) -> T) {
  /** Declares it, or finds it again for a further row. */
  public operator fun provideDelegate(row: Row, property: KProperty<*>): T = declare(property.name)
}

/** Reads the row's number. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun IntegerColumn.getValue(row: Row, property: KProperty<*>): Long =
  get(row.slot)

/** Stores the row's number, or the nearest bound when it is out of range. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun IntegerColumn.setValue(row: Row, property: KProperty<*>, value: Long) {
  set(row.slot, value)
}

/** Reads the row's fixed-point number. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun FixedColumn.getValue(row: Row, property: KProperty<*>): Fixed =
  Fixed(bits(row.slot))

/** Stores the row's fixed-point number. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun FixedColumn.setValue(row: Row, property: KProperty<*>, value: Fixed) {
  set(row.slot, value.bits)
}

/** Reads the row's length of time. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun DurationColumn.getValue(row: Row, property: KProperty<*>): Units =
  Units(units(row.slot))

/** Stores the row's length of time; below 0 counts as 0. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun DurationColumn.setValue(row: Row, property: KProperty<*>, value: Units) {
  set(row.slot, value.count)
}

/** Reads the row's angle. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun AngleColumn.getValue(row: Row, property: KProperty<*>): Angle =
  Angle(bits(row.slot))

/** Stores the row's angle. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun AngleColumn.setValue(row: Row, property: KProperty<*>, value: Angle) {
  set(row.slot, value.bits)
}

/** Reads the row's flag. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun FlagColumn.getValue(row: Row, property: KProperty<*>): Boolean =
  get(row.slot)

/** Stores the row's flag. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun FlagColumn.setValue(row: Row, property: KProperty<*>, value: Boolean) {
  set(row.slot, value)
}

/** Reads the row's text. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun TextColumn.getValue(row: Row, property: KProperty<*>): String =
  get(row.slot)

/** Stores the row's text. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun TextColumn.setValue(row: Row, property: KProperty<*>, value: String) {
  set(row.slot, value)
}

/** A reference held in every row; it goes stale with the row it refers to. */
public class RefTo<E : Row>
internal constructor(
  /** The core's column underneath. */
  public val column: RefColumn,
  @PublishedApi internal val target: TableOf<E>,
) {
  /** The row referred to, or null when there is none any more. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(row: Row, property: KProperty<*>): E? =
    target.orNull(column.get(row.slot))

  /**
   * Refers to a row, or to none.
   *
   * @throws IllegalArgumentException when the row is of another table
   */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun setValue(row: Row, property: KProperty<*>, value: E?) {
    column.set(row.slot, slotOf(value))
  }

  @PublishedApi
  internal fun slotOf(row: E?): Int {
    if (row == null) {
      return Table.NONE
    }
    require(row.home === target) {
      "`$column` refers to rows of `${target.table.name()}`, and this one is of" +
        " `${row.home.table.name()}`"
    }
    return row.slot
  }
}

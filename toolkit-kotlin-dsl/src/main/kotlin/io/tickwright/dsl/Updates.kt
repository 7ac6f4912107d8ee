package io.tickwright.dsl

import io.tickwright.sim.AngleColumn
import io.tickwright.sim.DurationColumn
import io.tickwright.sim.FixedColumn
import io.tickwright.sim.IntegerColumn
import kotlin.reflect.KMutableProperty1

/**
 * Changes one number of every row: a loop over the column instead of the rows, at the cost of the
 * core's own.
 *
 * ```
 * enemies.update(Enemy::hp) { it - 3 }
 * ```
 *
 * Goes, in slot order, over the rows that live now and still live when their turn comes; a result
 * out of range becomes the nearest bound.
 *
 * @throws IllegalArgumentException when the property is not declared with `by`
 */
@JvmName("updateIntegers")
public inline fun <E : Row> TableOf<E>.update(
  field: KMutableProperty1<E, Long>,
  change: (Long) -> Long,
) {
  val column = column(field.name) as IntegerColumn
  eachSlot { column.set(it, change(column.get(it))) }
}

/** Changes one fixed-point number of every row; as for whole numbers. */
@JvmName("updateFixed")
public inline fun <E : Row> TableOf<E>.update(
  field: KMutableProperty1<E, Fixed>,
  change: (Fixed) -> Fixed,
) {
  val column = column(field.name) as FixedColumn
  eachSlot { column.set(it, change(Fixed(column.bits(it))).bits) }
}

/** Changes one length of time of every row; as for whole numbers, and below 0 counts as 0. */
@JvmName("updateDurations")
public inline fun <E : Row> TableOf<E>.update(
  field: KMutableProperty1<E, Units>,
  change: (Units) -> Units,
) {
  val column = column(field.name) as DurationColumn
  eachSlot { column.set(it, change(Units(column.units(it))).count) }
}

/** Changes one angle of every row; as for whole numbers. */
@JvmName("updateAngles")
public inline fun <E : Row> TableOf<E>.update(
  field: KMutableProperty1<E, Angle>,
  change: (Angle) -> Angle,
) {
  val column = column(field.name) as AngleColumn
  eachSlot { column.set(it, change(Angle(column.bits(it))).bits) }
}

@PublishedApi
internal inline fun TableOf<*>.eachSlot(visit: (Int) -> Unit) {
  val walk = walk()
  while (walk.hasNext()) {
    visit(walk.nextSlot())
  }
}

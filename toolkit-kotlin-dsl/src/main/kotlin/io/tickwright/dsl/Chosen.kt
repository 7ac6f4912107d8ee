package io.tickwright.dsl

import io.tickwright.sim.OneOfColumn
import io.tickwright.sim.OneOfValue
import kotlin.reflect.KProperty

/** A declared choice from the constants of an enum, kept by their names. */
public class Chosen<E : Enum<E>>
internal constructor(
  /** The core's value underneath. */
  public val value: OneOfValue,
  @PublishedApi internal val constants: Array<E>,
) {
  /** Reads the constant chosen. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(thisRef: Any?, property: KProperty<*>): E =
    constants[value.index()]

  /** Chooses a constant. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun setValue(thisRef: Any?, property: KProperty<*>, value: E): Unit =
    this.value.set(value.name)
}

/** A choice from the constants of an enum in every row, kept by their names. */
public class ChosenColumn<E : Enum<E>>
internal constructor(
  /** The core's column underneath. */
  public val column: OneOfColumn,
  @PublishedApi internal val constants: Array<E>,
) {
  /** Reads the constant the row holds. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(row: Row, property: KProperty<*>): E =
    constants[column.index(row.slot)]

  /** Gives the row a constant. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun setValue(row: Row, property: KProperty<*>, value: E): Unit =
    column.set(row.slot, value.name)
}

internal fun <E : Enum<E>> namesOf(constants: Array<E>): Array<String> =
  Array(constants.size) { constants[it].name }

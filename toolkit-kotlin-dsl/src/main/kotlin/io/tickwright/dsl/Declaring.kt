package io.tickwright.dsl

import io.tickwright.sim.AngleValue
import io.tickwright.sim.Declared
import io.tickwright.sim.DurationValue
import io.tickwright.sim.FixedValue
import io.tickwright.sim.FlagValue
import io.tickwright.sim.IntegerValue
import io.tickwright.sim.TextValue
import io.tickwright.sim.World
import kotlin.reflect.KProperty
import kotlin.reflect.KProperty0

/**
 * Something about to be declared under the name of the property it is given to with `by`.
 *
 * What the property then holds is the core's own object; reading or writing it costs one call of
 * that object and nothing else.
 */
public class Declaring<out D : Any> internal constructor(private val declare: (name: String) -> D) {
  /** Declares it under the property's name. */
  public operator fun provideDelegate(thisRef: Any?, property: KProperty<*>): D =
    declare(property.name)
}

/** The declared number that a property stands for. */
@JvmSynthetic
internal fun World.declaredNumber(property: KProperty0<Long>): IntegerValue {
  val found = get<IntegerValue>(property.name)
  val held = found.get()
  return found.requireSame(property, held, if (held > 0) held - 1 else held + 1, found::set)
}

/** The declared flag that a property stands for. */
@JvmSynthetic
internal fun World.declaredFlag(property: KProperty0<Boolean>): FlagValue {
  val found = get<FlagValue>(property.name)
  return found.requireSame(property, found.get(), !found.get(), found::set)
}

/** A property tells nothing but its name and its value, so it is known by following the value. */
private fun <D : Declared, V> D.requireSame(
  property: KProperty0<V>,
  held: V,
  other: V,
  set: (V) -> Unit,
): D {
  val before = property.get()
  set(other)
  val after = property.get()
  set(held)
  require(before == held && after == other) {
    "`${property.name}` here is another property than the one this game has declared; write" +
      " ::${property.name} in the game itself"
  }
  return this
}

/** A property declared with `by` holds the thing itself. */
@Suppress("NOTHING_TO_INLINE", "UnusedReceiverParameter")
public inline operator fun <D : Declared> D.getValue(thisRef: Any?, property: KProperty<*>): D =
  this

/** Reads the declared number. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun IntegerValue.getValue(thisRef: Any?, property: KProperty<*>): Long =
  get()

/** Stores the number, or the nearest bound when it is out of range. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun IntegerValue.setValue(
  thisRef: Any?,
  property: KProperty<*>,
  value: Long,
): Unit = set(value)

/** Reads the declared fixed-point number. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun FixedValue.getValue(thisRef: Any?, property: KProperty<*>): Fixed =
  Fixed(bits())

/** Stores the fixed-point number. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun FixedValue.setValue(
  thisRef: Any?,
  property: KProperty<*>,
  value: Fixed,
): Unit = set(value.bits)

/** Reads the declared length of time. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun DurationValue.getValue(thisRef: Any?, property: KProperty<*>): Units =
  Units(units())

/** Stores the length of time; below 0 counts as 0. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun DurationValue.setValue(
  thisRef: Any?,
  property: KProperty<*>,
  value: Units,
): Unit = set(value.count)

/** Reads the declared angle. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun AngleValue.getValue(thisRef: Any?, property: KProperty<*>): Angle =
  Angle(bits())

/** Stores the angle. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun AngleValue.setValue(
  thisRef: Any?,
  property: KProperty<*>,
  value: Angle,
): Unit = set(value.bits)

/** Reads the declared flag. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun FlagValue.getValue(thisRef: Any?, property: KProperty<*>): Boolean =
  get()

/** Stores the flag. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun FlagValue.setValue(
  thisRef: Any?,
  property: KProperty<*>,
  value: Boolean,
): Unit = set(value)

/** Reads the declared text. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun TextValue.getValue(thisRef: Any?, property: KProperty<*>): String = get()

/** Stores the text. */
@Suppress("NOTHING_TO_INLINE")
public inline operator fun TextValue.setValue(
  thisRef: Any?,
  property: KProperty<*>,
  value: String,
): Unit = set(value)

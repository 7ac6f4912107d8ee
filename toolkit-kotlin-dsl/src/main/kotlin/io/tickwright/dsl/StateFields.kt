package io.tickwright.dsl

import io.tickwright.state.StateVisitor
import io.tickwright.state.Stateful
import kotlin.reflect.KProperty

/** A whole number of a [StateList]. */
public class LongField
internal constructor(
  private val name: String,
  @PublishedApi internal var value: Long,
  private val least: Long,
  private val most: Long,
) : Stateful {
  override fun state(s: StateVisitor) {
    value =
      if (least == Long.MIN_VALUE && most == Long.MAX_VALUE) s.integer(name, value)
      else s.ranged(name, value, least, most)
  }

  /** Reads it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(thisRef: Any?, property: KProperty<*>): Long = value

  /** Stores it, or the nearest bound when it is out of range. */
  public operator fun setValue(thisRef: Any?, property: KProperty<*>, value: Long) {
    this.value = value.coerceIn(least, most)
  }
}

/** A fixed-point number of a [StateList], kept as its bits. */
public class FixedField
internal constructor(private val name: String, @PublishedApi internal var value: Long) : Stateful {
  override fun state(s: StateVisitor) {
    value = s.integer(name, value)
  }

  /** Reads it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(thisRef: Any?, property: KProperty<*>): Fixed = Fixed(value)

  /** Stores it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun setValue(thisRef: Any?, property: KProperty<*>, value: Fixed) {
    this.value = value.bits
  }
}

/** An angle of a [StateList], kept as its bits. */
public class AngleField
internal constructor(private val name: String, @PublishedApi internal var value: Int) : Stateful {
  override fun state(s: StateVisitor) {
    value = s.int32(name, value)
  }

  /** Reads it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(thisRef: Any?, property: KProperty<*>): Angle = Angle(value)

  /** Stores it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun setValue(thisRef: Any?, property: KProperty<*>, value: Angle) {
    this.value = value.bits
  }
}

/** A yes or no of a [StateList]. */
public class FlagField
internal constructor(private val name: String, @PublishedApi internal var value: Boolean) :
  Stateful {
  override fun state(s: StateVisitor) {
    value = s.flag(name, value)
  }

  /** Reads it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(thisRef: Any?, property: KProperty<*>): Boolean = value

  /** Stores it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun setValue(thisRef: Any?, property: KProperty<*>, value: Boolean) {
    this.value = value
  }
}

/** A text of a [StateList]. */
public class TextField
internal constructor(private val name: String, @PublishedApi internal var value: String) :
  Stateful {
  override fun state(s: StateVisitor) {
    value = s.text(name, value)
  }

  /** Reads it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(thisRef: Any?, property: KProperty<*>): String = value

  /** Stores it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun setValue(thisRef: Any?, property: KProperty<*>, value: String) {
    this.value = value
  }
}

/** A constant of an enum in a [StateList]. */
public class EnumField<E : Enum<E>>
internal constructor(private val name: String, @PublishedApi internal var value: E) : Stateful {
  override fun state(s: StateVisitor) {
    value = s.oneOf(name, value)
  }

  /** Reads it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(thisRef: Any?, property: KProperty<*>): E = value

  /** Stores it. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun setValue(thisRef: Any?, property: KProperty<*>, value: E) {
    this.value = value
  }
}

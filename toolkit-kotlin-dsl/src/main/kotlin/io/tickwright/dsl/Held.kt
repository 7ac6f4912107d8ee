package io.tickwright.dsl

import kotlin.reflect.KProperty

/** What a property declared with `by` holds when it is no thing of the core's own. */
public class Held<out T : Any> internal constructor(@PublishedApi internal val value: T) {
  /** The thing held. */
  @Suppress("NOTHING_TO_INLINE")
  public inline operator fun getValue(thisRef: Any?, property: KProperty<*>): T = value
}

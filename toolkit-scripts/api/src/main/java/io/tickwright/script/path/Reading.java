package io.tickwright.script.path;

import org.jspecify.annotations.Nullable;

/**
 * A value as read for one property: what it means there, and whether it had to be rounded.
 *
 * @param value what the property understands: a {@link Long} of its grains, an {@link Exact}, a
 *     {@link String}, or a type of its own
 * @param text the value as the property itself would write it
 * @param rounding what was rounded, in a sentence, or null when nothing was
 */
public record Reading(Object value, String text, @Nullable String rounding) {
  static Reading exactly(Object value, String text) {
    return new Reading(value, text, null);
  }
}

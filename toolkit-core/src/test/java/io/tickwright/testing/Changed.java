package io.tickwright.testing;

import java.lang.reflect.Array;

/** Other values of the same type, for audits by mutation. */
final class Changed {
  private Changed() {}

  /** A value that differs, of a number in every bit, or null when the type is not known. */
  static Object of(Object value) {
    if (value instanceof Long v) {
      return ~v;
    } else if (value instanceof Integer v) {
      return ~v;
    } else if (value instanceof Short v) {
      return (short) ~v;
    } else if (value instanceof Byte v) {
      return (byte) ~v;
    } else if (value instanceof Character v) {
      return (char) ~v;
    } else if (value instanceof Boolean v) {
      return !v;
    } else if (value instanceof Double v) {
      return v == 1 ? 2.0 : 1.0;
    } else if (value instanceof Float v) {
      return v == 1 ? 2f : 1f;
    } else if (value instanceof String v) {
      return v + "!";
    } else if (value instanceof Enum<?> v) {
      Object[] options = v.getDeclaringClass().getEnumConstants();
      return options.length < 2 ? null : options[(v.ordinal() + 1) % options.length];
    } else if (value.getClass().isArray() && Array.getLength(value) == 0) {
      return Array.newInstance(value.getClass().getComponentType(), 1);
    }
    return null;
  }

  /** Whether a final field that holds this cannot hold anything else, nor change within. */
  static boolean isConstant(Object value) {
    return value == null
        || value instanceof Record
        || value instanceof Enum<?>
        || value.getClass().isArray() && Array.getLength(value) == 0
        || value.getClass().getName().startsWith("java.util.ImmutableCollections")
        || value.getClass().getName().startsWith("java.math.Big");
  }
}

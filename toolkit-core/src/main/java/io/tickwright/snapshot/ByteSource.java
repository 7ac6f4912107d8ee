package io.tickwright.snapshot;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Snapshot bytes being read; every refusal says at which byte and for which field. */
final class ByteSource {
  private static final VarHandle U16 = view(short[].class);
  private static final VarHandle U32 = view(int[].class);
  private static final VarHandle U64 = view(long[].class);

  final Path path = new Path();

  private final byte[] bytes;
  private final int end;
  private int at;
  private int fieldAt;
  private String field = "";

  ByteSource(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  static short u16(byte[] bytes, int at) {
    return (short) U16.get(bytes, at);
  }

  static int u32(byte[] bytes, int at) {
    return (int) U32.get(bytes, at);
  }

  static long u64(byte[] bytes, int at) {
    return (long) U64.get(bytes, at);
  }

  /** Names the field that is read next. */
  ByteSource field(String name) {
    field = name;
    fieldAt = at;
    return this;
  }

  /** The refusal of the current field as a whole. */
  SnapshotException refuse(String what) {
    return new SnapshotException(fieldAt, path.column(field) + " " + what);
  }

  /** The refusal of one entry of the current column. */
  SnapshotException refuseEntry(int index, String what) {
    return new SnapshotException(fieldAt, path.entry(field, index) + " " + what);
  }

  void end() {
    if (at != end) {
      throw new SnapshotException(at, (end - at) + " bytes are left after the last field");
    }
  }

  boolean flag() {
    int value = u8();
    if (value > 1) {
      throw refuse("is " + value + "; a flag is 0 or 1");
    }
    return value == 1;
  }

  long u64() {
    return u64(bytes, take(8));
  }

  long number() {
    long folded = unsigned();
    return folded >>> 1 ^ -(folded & 1);
  }

  int int32() {
    long value = number();
    if (value != (int) value) {
      throw refuse("is " + value + "; it has 32 bits");
    }
    return (int) value;
  }

  /** A count of things that take at least one byte each. */
  int count() {
    long count = unsigned();
    if (count < 0 || count > end - at) {
      throw refuse(
          "counts " + Long.toUnsignedString(count) + ", but " + (end - at) + " bytes are left");
    }
    return (int) count;
  }

  /** An index below the limit. */
  int index(int limit) {
    long index = unsigned();
    if (index < 0 || index >= limit) {
      throw refuse("is choice " + Long.toUnsignedString(index) + "; there are " + limit);
    }
    return (int) index;
  }

  String text() {
    char[] units = new char[count()];
    for (int i = 0; i < units.length; i++) {
      long unit = unsigned();
      if (unit != (char) unit) {
        throw refuse("has a unit " + Long.toUnsignedString(unit) + "; UTF-16 has 16 bits");
      }
      units[i] = (char) unit;
    }
    return new String(units);
  }

  void bytes(byte[] into, int count) {
    System.arraycopy(bytes, take(count), into, 0, count);
  }

  void longs(long[] into, int count) {
    int width = width(8);
    int from = take((long) count * width);
    if (width == 8) {
      ByteBuffer.wrap(bytes, from, count * 8)
          .order(ByteOrder.LITTLE_ENDIAN)
          .asLongBuffer()
          .get(into, 0, count);
    } else {
      for (int i = 0; i < count; i++, from += width) {
        into[i] = entry(from, width);
      }
    }
  }

  void ints(int[] into, int count) {
    int width = width(4);
    int from = take((long) count * width);
    for (int i = 0; i < count; i++, from += width) {
      into[i] = entry(from, width);
    }
  }

  private int entry(int from, int width) {
    if (width == 1) {
      return bytes[from];
    }
    return width == 2 ? u16(bytes, from) : u32(bytes, from);
  }

  private int width(int most) {
    int width = u8();
    if (Integer.bitCount(width) != 1 || width > most) {
      throw refuse(
          "has entries of " + width + " bytes; 1, 2, 4 or 8 are known, " + most + " at most");
    }
    return width;
  }

  private long unsigned() {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      int next = u8();
      value |= (next & 0x7fL) << shift;
      if (next < 0x80) {
        if (shift == 63 && next > 1) {
          break;
        }
        return value;
      }
    }
    throw refuse("is a number of more than 64 bits");
  }

  private int u8() {
    return bytes[take(1)] & 0xff;
  }

  private int take(long count) {
    if (count > end - at) {
      throw refuse("needs " + count + " bytes at byte " + at + ", but " + (end - at) + " are left");
    }
    int start = at;
    at += (int) count;
    return start;
  }

  private static VarHandle view(Class<?> words) {
    return MethodHandles.byteArrayViewVarHandle(words, ByteOrder.LITTLE_ENDIAN);
  }
}

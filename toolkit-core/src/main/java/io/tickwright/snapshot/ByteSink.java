package io.tickwright.snapshot;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Bytes being written, least significant first; grows as needed. */
final class ByteSink {
  private static final VarHandle U16 = view(short[].class);
  private static final VarHandle U32 = view(int[].class);
  private static final VarHandle U64 = view(long[].class);

  private byte[] bytes = new byte[256];
  private int size;

  int size() {
    return size;
  }

  byte[] buffer() {
    return bytes;
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }

  void u8(int value) {
    int at = room(1);
    bytes[at] = (byte) value;
  }

  void u16(int value) {
    int at = room(2);
    U16.set(bytes, at, (short) value);
  }

  void u32(int value) {
    int at = room(4);
    U32.set(bytes, at, value);
  }

  void u32At(int at, int value) {
    U32.set(bytes, at, value);
  }

  void u64(long value) {
    int at = room(8);
    U64.set(bytes, at, value);
  }

  /** A count or index, 0 or more: 7 bits a byte, the last one below 128. */
  void count(int value) {
    unsigned(value & 0xffffffffL);
  }

  /** Any number; small ones of either sign are short. */
  void number(long value) {
    unsigned(value << 1 ^ value >> 63);
  }

  /** A text by its UTF-16 units, so that even half a surrogate pair comes back. */
  void text(String value) {
    count(value.length());
    for (int i = 0; i < value.length(); i++) {
      unsigned(value.charAt(i));
    }
  }

  void bytes(byte[] column, int count) {
    count(count);
    int at = room(count);
    System.arraycopy(column, 0, bytes, at, count);
  }

  void longs(long[] column, int count) {
    long spread = 0;
    for (int i = 0; i < count; i++) {
      spread |= column[i] ^ column[i] >> 63;
    }
    int width = startColumn(count, spread);
    int at = room(Math.multiplyExact(count, width));
    if (width == 8) {
      ByteBuffer.wrap(bytes, at, count * 8)
          .order(ByteOrder.LITTLE_ENDIAN)
          .asLongBuffer()
          .put(column, 0, count);
    } else {
      for (int i = 0; i < count; i++, at += width) {
        put(at, width, (int) column[i]);
      }
    }
  }

  void ints(int[] column, int count) {
    int spread = 0;
    for (int i = 0; i < count; i++) {
      spread |= column[i] ^ column[i] >> 31;
    }
    int width = startColumn(count, spread);
    int at = room(Math.multiplyExact(count, width));
    for (int i = 0; i < count; i++, at += width) {
      put(at, width, column[i]);
    }
  }

  /**
   * Writes how many entries follow and how many bytes each takes, the fewest that hold them all.
   */
  private int startColumn(int count, long spread) {
    int width = 8;
    if (spread < 1L << 7) {
      width = 1;
    } else if (spread < 1L << 15) {
      width = 2;
    } else if (spread < 1L << 31) {
      width = 4;
    }
    count(count);
    u8(width);
    return width;
  }

  private void put(int at, int width, int value) {
    if (width == 1) {
      bytes[at] = (byte) value;
    } else if (width == 2) {
      U16.set(bytes, at, (short) value);
    } else {
      U32.set(bytes, at, value);
    }
  }

  private void unsigned(long value) {
    long left = value;
    while ((left & ~0x7fL) != 0) {
      u8((int) left | 0x80);
      left >>>= 7;
    }
    u8((int) left);
  }

  /** Takes the next bytes and returns where they start. */
  private int room(int count) {
    int start = size;
    int end = Math.addExact(start, count);
    if (end > bytes.length) {
      bytes = Arrays.copyOf(bytes, (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(end, 2L * end)));
    }
    size = end;
    return start;
  }

  private static VarHandle view(Class<?> words) {
    return MethodHandles.byteArrayViewVarHandle(words, ByteOrder.LITTLE_ENDIAN);
  }
}

package io.tickwright.internal;

/** Sets of rows as bitmaps: row r is bit r mod 64 of word r ÷ 64. */
public final class Bits {

  private static final long[] SINGLE = new long[64];

  static {
    for (int bit = 0; bit < SINGLE.length; bit++) {
      SINGLE[bit] = 1L << bit;
    }
  }

  private Bits() {}

  /**
   * Bit i as entry i, for loops over a word's rows: taking it by mask from an array is arithmetic
   * that compilers do on several rows at once, shifting by the row is not.
   */
  public static long[] single() {
    return SINGLE;
  }

  /** How many words hold this many rows. */
  public static int words(int rows) {
    return (rows + 63) >>> 6;
  }

  /** Whether the row is in the set; rows outside the array are not. */
  public static boolean get(long[] bits, int row) {
    int word = row >> 6;
    return word >= 0 && word < bits.length && (bits[word] >>> row & 1) != 0;
  }

  /** Takes the row in. */
  public static void set(long[] bits, int row) {
    bits[row >>> 6] |= 1L << row;
  }

  /** Leaves the row out. */
  public static void clear(long[] bits, int row) {
    bits[row >>> 6] &= ~(1L << row);
  }

  /** How many rows the first {@code words} words hold. */
  public static int count(long[] bits, int words) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      count += Long.bitCount(bits[word]);
    }
    return count;
  }

  /**
   * A capacity with room for {@code rows}, grown by half so that adding rows one by one is linear.
   */
  public static int grown(int capacity, int rows) {
    // Sums of ints in a long: a table near the limit of arrays must not wrap.
    return (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(rows, capacity + (capacity >> 1) + 16L));
  }
}

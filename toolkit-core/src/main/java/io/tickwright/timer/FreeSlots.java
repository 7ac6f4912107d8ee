package io.tickwright.timer;

import java.util.Arrays;

/**
 * A set of slots that gives the lowest one: bits, and above each 64 of them one bit that says
 * whether any is set, four times over.
 */
final class FreeSlots {

  private long top;
  private long[] upper = new long[1];
  private long[] middle = new long[1];
  private long[] slots = new long[1];

  /** Makes room for slots below this number. */
  void ensureCapacity(int count) {
    slots = grown(slots, count >>> 6);
    middle = grown(middle, count >>> 12);
    upper = grown(upper, count >>> 18);
  }

  private static long[] grown(long[] bits, int last) {
    return last < bits.length ? bits : Arrays.copyOf(bits, last + 1);
  }

  void clear() {
    top = 0;
    Arrays.fill(upper, 0);
    Arrays.fill(middle, 0);
    Arrays.fill(slots, 0);
  }

  void add(int slot) {
    long before = slots[slot >>> 6];
    slots[slot >>> 6] = before | 1L << slot;
    if (before == 0) {
      middle[slot >>> 12] |= 1L << (slot >>> 6);
      upper[slot >>> 18] |= 1L << (slot >>> 12);
      top |= 1L << (slot >>> 18);
    }
  }

  boolean contains(int slot) {
    return (slots[slot >>> 6] >>> slot & 1) != 0;
  }

  /** Whether there is nothing to take. */
  boolean isEmpty() {
    return top == 0;
  }

  /** Takes the lowest slot out; there has to be one. */
  int take() {
    int high = Long.numberOfTrailingZeros(top);
    int mid = high << 6 | Long.numberOfTrailingZeros(upper[high]);
    int word = mid << 6 | Long.numberOfTrailingZeros(middle[mid]);
    long bits = slots[word];
    slots[word] = bits & (bits - 1);
    if (slots[word] == 0) {
      middle[mid] &= middle[mid] - 1;
      if (middle[mid] == 0) {
        upper[high] &= upper[high] - 1;
        if (upper[high] == 0) {
          top &= top - 1;
        }
      }
    }
    return word << 6 | Long.numberOfTrailingZeros(bits);
  }
}

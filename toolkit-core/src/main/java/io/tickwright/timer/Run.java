package io.tickwright.timer;

import java.util.Arrays;

/**
 * The bucket at hand, sorted by due, then word, and taken from its front.
 *
 * <p>The entries stay where they are; sorted are keys, each a due's distance from the least, cut to
 * fit, above the number of the entry.
 */
final class Run {

  /** Fewer are sorted fastest by insertion. */
  private static final int FEW = 24;

  /** More of these in a bin, and insertion would not be linear. */
  private static final int MOST_IN_BIN = 32;

  private static final int INDEX_BITS = 24;
  private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;
  private static final int DISTANCE_BITS = 63 - INDEX_BITS;

  private static final int WIDTH = DueBuckets.WIDTH;

  private long[] entries = new long[64 * WIDTH];
  private long[] keys = new long[64];
  private long[] spareKeys = new long[64];
  private final int[] bins = new int[2 * DueOrder.MOST_IN_RUN];
  private int at;
  private int end;

  boolean isEmpty() {
    return at == end;
  }

  long due() {
    return due(keys[at]);
  }

  private long due(long key) {
    return entries[WIDTH * ((int) key & INDEX_MASK)];
  }

  long word() {
    return word(keys[at]);
  }

  private long word(long key) {
    return entries[WIDTH * ((int) key & INDEX_MASK) + 1];
  }

  long what() {
    return entries[WIDTH * ((int) keys[at] & INDEX_MASK) + 2];
  }

  void removeFirst() {
    at++;
  }

  void clear() {
    at = 0;
    end = 0;
  }

  /** Empties it and makes room for this many. */
  void start(int count) {
    clear();
    if (count > keys.length) {
      int capacity = Math.max(count, keys.length * 2);
      entries = new long[capacity * WIDTH];
      keys = new long[capacity];
      spareKeys = new long[capacity];
    }
  }

  /** Appends entries of a bucket. */
  void add(long[] from, int position, int count) {
    System.arraycopy(from, position, entries, WIDTH * end, WIDTH * count);
    end += count;
  }

  /**
   * Sorts it, unless so many are of almost one due that dividing them further is faster.
   *
   * @return whether it is sorted
   */
  boolean sort(TimerSlots slots) {
    long least = Long.MAX_VALUE;
    long most = Long.MIN_VALUE;
    for (int i = 0; i < end; i++) {
      least = Math.min(least, entries[WIDTH * i]);
      most = Math.max(most, entries[WIDTH * i]);
    }
    int bits = 64 - Long.numberOfLeadingZeros(most - least);
    int cut = Math.max(0, bits - DISTANCE_BITS);
    for (int i = 0; i < end; i++) {
      keys[i] = (entries[WIDTH * i] - least) >>> cut << INDEX_BITS | i;
    }
    if (bits == 0) {
      sortWords(slots);
      return true;
    }
    if (end > FEW && !distribute(bits - cut)) {
      return false;
    }
    insert();
    return true;
  }

  /** Of one due: in order already, unless they were restored. */
  private void sortWords(TimerSlots slots) {
    for (int i = 1; i < end; i++) {
      if (word(i) < word(i - 1)) {
        sortUnorderedWords(slots);
        return;
      }
    }
  }

  private void sortUnorderedWords(TimerSlots slots) {
    for (int i = 0; i < end; i++) {
      spareKeys[i] = word(i);
    }
    Arrays.sort(spareKeys, 0, end);
    for (int i = 0; i < end; i++) {
      entries[WIDTH * i + 1] = spareKeys[i];
      entries[WIDTH * i + 2] = slots.what(TimerSlots.slot(spareKeys[i]));
    }
  }

  /** Brings each key near its place: into bins by the high digits of the distance. */
  private boolean distribute(int bits) {
    int digits = 32 - Integer.numberOfLeadingZeros(end);
    int count = 1 << digits;
    int unused = Math.max(0, bits - digits);
    int shift = unused + INDEX_BITS;
    Arrays.fill(bins, 0, count, 0);
    for (int i = 0; i < end; i++) {
      bins[(int) (keys[i] >>> shift)]++;
    }
    int sum = 0;
    int fullest = 0;
    for (int bin = 0; bin < count; bin++) {
      int inBin = bins[bin];
      bins[bin] = sum;
      sum += inBin;
      fullest = Math.max(fullest, inBin);
    }
    if (fullest > MOST_IN_BIN && unused > 0) {
      return false;
    }
    for (int i = 0; i < end; i++) {
      spareKeys[bins[(int) (keys[i] >>> shift)]++] = keys[i];
    }
    long[] sorted = spareKeys;
    spareKeys = keys;
    keys = sorted;
    return true;
  }

  private void insert() {
    for (int i = 1; i < end; i++) {
      long key = keys[i];
      int into = i;
      while (into > 0 && isBefore(key, keys[into - 1])) {
        keys[into] = keys[into - 1];
        into--;
      }
      keys[into] = key;
    }
  }

  private boolean isBefore(long key, long other) {
    long difference = (key >>> INDEX_BITS) - (other >>> INDEX_BITS);
    return difference == 0
        ? NearHeap.isBefore(due(key), word(key), due(other), word(other))
        : difference < 0;
  }
}

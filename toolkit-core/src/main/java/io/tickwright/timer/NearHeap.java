package io.tickwright.timer;

import java.util.Arrays;

/** The entries too near to be sorted in bulk: a binary heap by due, then word. */
final class NearHeap {

  private long[] dues = new long[64];
  private long[] words = new long[64];
  private long[] whats = new long[64];
  private int size;

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  long leastDue() {
    return dues[0];
  }

  long leastWord() {
    return words[0];
  }

  long leastWhat() {
    return whats[0];
  }

  /** Whether the least entry comes before this one; there has to be one. */
  boolean leastIsBefore(long due, long word) {
    return isBefore(dues[0], words[0], due, word);
  }

  static boolean isBefore(long due, long word, long otherDue, long otherWord) {
    return due < otherDue || due == otherDue && word < otherWord;
  }

  void add(long due, long word, long what) {
    if (size == dues.length) {
      dues = Arrays.copyOf(dues, size * 2);
      words = Arrays.copyOf(words, size * 2);
      whats = Arrays.copyOf(whats, size * 2);
    }
    int at = size;
    size++;
    while (at > 0) {
      int parent = (at - 1) >>> 1;
      if (!isBefore(due, word, dues[parent], words[parent])) {
        break;
      }
      dues[at] = dues[parent];
      words[at] = words[parent];
      whats[at] = whats[parent];
      at = parent;
    }
    dues[at] = due;
    words[at] = word;
    whats[at] = what;
  }

  void removeLeast() {
    size--;
    long due = dues[size];
    long word = words[size];
    long what = whats[size];
    int at = 0;
    while (true) {
      int child = 2 * at + 1;
      if (child >= size) {
        break;
      }
      if (child + 1 < size
          && isBefore(dues[child + 1], words[child + 1], dues[child], words[child])) {
        child++;
      }
      if (!isBefore(dues[child], words[child], due, word)) {
        break;
      }
      dues[at] = dues[child];
      words[at] = words[child];
      whats[at] = whats[child];
      at = child;
    }
    dues[at] = due;
    words[at] = word;
    whats[at] = what;
  }

  /** Moves what is not before the buckets' base there. */
  void moveTo(DueBuckets buckets) {
    int count = size;
    size = 0;
    for (int at = 0; at < count; at++) {
      if (dues[at] < buckets.base()) {
        add(dues[at], words[at], whats[at]);
      } else {
        buckets.add(dues[at], words[at], whats[at]);
      }
    }
  }
}

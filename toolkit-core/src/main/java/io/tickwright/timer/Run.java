package io.tickwright.timer;

import java.util.Arrays;

/** The bucket at hand, sorted by due, then word, and taken from its front. */
final class Run {

  /** Fewer are sorted fastest by insertion. */
  private static final int FEW = 24;

  /** More of these in a bin, and insertion would not be linear. */
  private static final int MOST_IN_BIN = 32;

  private long[] dues = new long[64];
  private long[] words = new long[64];
  private long[] spareDues = new long[64];
  private long[] spareWords = new long[64];
  private final int[] bins = new int[2 * DueOrder.MOST_IN_RUN];
  private int at;
  private int end;
  private long least;
  private long most;

  boolean isEmpty() {
    return at == end;
  }

  int size() {
    return end - at;
  }

  long due() {
    return dues[at];
  }

  long word() {
    return words[at];
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
    least = Long.MAX_VALUE;
    most = Long.MIN_VALUE;
    if (count > dues.length) {
      int capacity = Math.max(count, dues.length * 2);
      dues = new long[capacity];
      words = new long[capacity];
      spareDues = new long[capacity];
      spareWords = new long[capacity];
    }
  }

  /** Appends the entries that are fresh. */
  void add(long[] entries, int from, int to, TimerSlots slots) {
    int into = end;
    for (int entry = from; entry < to; entry += 2) {
      long due = entries[entry];
      long word = entries[entry + 1];
      if (slots.isFresh(word)) {
        dues[into] = due;
        words[into] = word;
        into++;
        least = Math.min(least, due);
        most = Math.max(most, due);
      }
    }
    end = into;
  }

  /**
   * Sorts it, unless so many are of almost one due that dividing them further is faster.
   *
   * @return whether it is sorted
   */
  boolean sort() {
    if (least == most) {
      sortWords();
      return true;
    }
    if (end > FEW && !distribute()) {
      return false;
    }
    insert();
    return true;
  }

  /** Of one due: in order already, unless they were restored. */
  private void sortWords() {
    for (int i = 1; i < end; i++) {
      if (words[i] < words[i - 1]) {
        Arrays.sort(words, 0, end);
        return;
      }
    }
  }

  /** Brings each entry near its place: into bins by the high digits of the due. */
  private boolean distribute() {
    int digits = 32 - Integer.numberOfLeadingZeros(end);
    int count = 1 << digits;
    int shift = Math.max(0, 64 - Long.numberOfLeadingZeros(most - least) - digits);
    Arrays.fill(bins, 0, count, 0);
    for (int i = 0; i < end; i++) {
      bins[(int) ((dues[i] - least) >>> shift)]++;
    }
    int sum = 0;
    int fullest = 0;
    for (int bin = 0; bin < count; bin++) {
      int inBin = bins[bin];
      bins[bin] = sum;
      sum += inBin;
      fullest = Math.max(fullest, inBin);
    }
    if (fullest > MOST_IN_BIN && shift > 0) {
      return false;
    }
    for (int i = 0; i < end; i++) {
      int into = bins[(int) ((dues[i] - least) >>> shift)]++;
      spareDues[into] = dues[i];
      spareWords[into] = words[i];
    }
    swap();
    return true;
  }

  private void swap() {
    long[] oldDues = dues;
    dues = spareDues;
    spareDues = oldDues;
    long[] oldWords = words;
    words = spareWords;
    spareWords = oldWords;
  }

  private void insert() {
    for (int i = 1; i < end; i++) {
      long due = dues[i];
      long word = words[i];
      int into = i;
      while (into > 0 && NearHeap.isBefore(due, word, dues[into - 1], words[into - 1])) {
        dues[into] = dues[into - 1];
        words[into] = words[into - 1];
        into--;
      }
      dues[into] = due;
      words[into] = word;
    }
  }
}

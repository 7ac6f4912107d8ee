package io.tickwright.sim;

import java.util.Arrays;

/** One bit per row, used again each tick: which rows a column's event happened to. */
final class RowBits {
  private long[] words = new long[1];

  /** The words for this many rows, all zero. */
  long[] cleared(int rows) {
    int needed = (rows + 63) >>> 6;
    if (words.length < needed) {
      words = new long[Math.max(needed, words.length * 2)];
    } else {
      Arrays.fill(words, 0);
    }
    return words;
  }

  /** The first marked row at or after this one, or −1. */
  int next(int from) {
    int word = from >>> 6;
    if (word >= words.length) {
      return -1;
    }
    long bits = words[word] & (-1L << from);
    while (bits == 0) {
      word++;
      if (word >= words.length) {
        return -1;
      }
      bits = words[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }

  /** Takes a row's mark away; 1 if it had one. */
  int unmark(int row) {
    int marked = (int) (words[row >>> 6] >>> row & 1);
    words[row >>> 6] &= ~(1L << row);
    return marked;
  }
}

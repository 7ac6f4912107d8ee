package io.tickwright.timer;

import java.util.Arrays;

/**
 * Entries in buckets by how far their due is from a base: the buckets of a radix heap, 64 to a
 * level, six binary digits of the due a level.
 *
 * <p>An entry is in the level of the highest digit in which its due differs from the base, and
 * there in the bucket of that digit. So everything in a lower level is due before everything in a
 * higher one, and in a level by bucket; all entries of one due are in one bucket. The base may move
 * to any due within the first bucket in use once that bucket has been emptied.
 */
final class DueBuckets {

  private static final int DIGIT_BITS = 6;
  private static final int DIGITS = 1 << DIGIT_BITS;
  private static final int LEVELS = 11;
  private static final int NONE = -1;

  /** Entries in a chunk: long enough to stream, short enough that half-filled ones do not count. */
  private static final int CHUNK = 128;

  /** Numbers of an entry: its due, its word and what it is for. */
  static final int WIDTH = 3;

  private long base;
  private int usedLevels;
  private final long[] usedDigits = new long[LEVELS];

  private final int[] counts = new int[LEVELS * DIGITS];
  private final int[] heads = new int[LEVELS * DIGITS];

  /** Where the next entry of a bucket goes; at a chunk's end there is no room for it yet. */
  private final int[] tails = new int[LEVELS * DIGITS];

  /** The least due in a bucket that is in use. */
  private final long[] leasts = new long[LEVELS * DIGITS];

  /** The numbers of each entry side by side, chunk by chunk. */
  private long[] entries = new long[WIDTH * CHUNK];

  private int[] nextChunks = new int[1];
  private int chunks;
  private int freeChunk = NONE;

  private int first;
  private long firstStart;

  long base() {
    return base;
  }

  void rebase(long newBase) {
    base = newBase;
  }

  void clear() {
    usedLevels = 0;
    Arrays.fill(usedDigits, 0);
    Arrays.fill(counts, 0);
    Arrays.fill(tails, 0);
    chunks = 0;
    freeChunk = NONE;
  }

  /** Takes an entry in; its due must not be before the base. */
  void add(long due, long word, long what) {
    int highest = 63 - Long.numberOfLeadingZeros((due ^ base) | 1);
    // A division by six.
    int level = highest * 43 >>> 8;
    int digit = (int) (unsigned(due) >>> DIGIT_BITS * level) & (DIGITS - 1);
    int bucket = level << DIGIT_BITS | digit;
    int at = tails[bucket];
    if ((at & (CHUNK - 1)) == 0) {
      at = extend(bucket);
    }
    entries[WIDTH * at] = due;
    entries[WIDTH * at + 1] = word;
    entries[WIDTH * at + 2] = what;
    tails[bucket] = at + 1;
    counts[bucket]++;
    if (due < leasts[bucket]) {
      leasts[bucket] = due;
    }
  }

  /** The number whose unsigned order is the signed order of the dues. */
  private static long unsigned(long due) {
    return due ^ Long.MIN_VALUE;
  }

  private int extend(int bucket) {
    int chunk = takeChunk();
    if (counts[bucket] == 0) {
      heads[bucket] = chunk;
      leasts[bucket] = Long.MAX_VALUE;
      usedLevels |= 1 << (bucket >>> DIGIT_BITS);
      usedDigits[bucket >>> DIGIT_BITS] |= 1L << bucket;
    } else {
      nextChunks[(tails[bucket] - 1) / CHUNK] = chunk;
    }
    return chunk * CHUNK;
  }

  private int takeChunk() {
    int chunk = freeChunk;
    if (chunk != NONE) {
      freeChunk = nextChunks[chunk];
      return chunk;
    }
    if (chunks == nextChunks.length) {
      nextChunks = Arrays.copyOf(nextChunks, chunks + (chunks >> 1) + 16);
      entries = Arrays.copyOf(entries, nextChunks.length * WIDTH * CHUNK);
    }
    return chunks++;
  }

  /** Finds the bucket of what is due first, if there is any. */
  boolean findFirst() {
    if (usedLevels == 0) {
      return false;
    }
    int level = Integer.numberOfTrailingZeros(usedLevels);
    int digit = Long.numberOfTrailingZeros(usedDigits[level]);
    int shift = DIGIT_BITS * level;
    first = level << DIGIT_BITS | digit;
    // In two steps, since at the highest level one would be a shift by more than 63.
    long above = unsigned(base) >>> shift >>> DIGIT_BITS << DIGIT_BITS;
    firstStart = unsigned((above | digit) << shift);
    return true;
  }

  /** The least due that may be in the bucket found. */
  long firstStart() {
    return firstStart;
  }

  /** How many dues may be in the bucket found, starting at {@link #firstStart}. */
  long firstWidth() {
    return 1L << DIGIT_BITS * (first >>> DIGIT_BITS);
  }

  int firstCount() {
    return counts[first];
  }

  /** Takes the bucket found out into a run. */
  void takeFirst(Run run) {
    int left = counts[first];
    int chunk = heads[first];
    run.start(left);
    forgetFirst();
    base = firstStart;
    while (true) {
      run.add(entries, WIDTH * CHUNK * chunk, Math.min(left, CHUNK));
      left -= CHUNK;
      chunk = free(chunk);
      if (left <= 0) {
        return;
      }
    }
  }

  /** Divides the bucket found among lower levels, with no base after {@code now} or its least. */
  void divideFirst(long now) {
    int left = counts[first];
    int chunk = heads[first];
    base = Math.min(leasts[first], Math.max(now, firstStart));
    forgetFirst();
    while (true) {
      int from = WIDTH * CHUNK * chunk;
      int to = from + WIDTH * Math.min(left, CHUNK);
      for (int at = from; at < to; at += WIDTH) {
        add(entries[at], entries[at + 1], entries[at + 2]);
      }
      left -= CHUNK;
      chunk = free(chunk);
      if (left <= 0) {
        return;
      }
    }
  }

  private void forgetFirst() {
    int level = first >>> DIGIT_BITS;
    counts[first] = 0;
    tails[first] = 0;
    usedDigits[level] &= ~(1L << first);
    if (usedDigits[level] == 0) {
      usedLevels &= ~(1 << level);
    }
  }

  /** Gives a chunk back; returns the one after it. */
  private int free(int chunk) {
    int next = nextChunks[chunk];
    nextChunks[chunk] = freeChunk;
    freeChunk = chunk;
    return next;
  }
}

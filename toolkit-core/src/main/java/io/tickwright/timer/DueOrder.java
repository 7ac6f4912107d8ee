package io.tickwright.timer;

/**
 * Gives entries, each a due, a word and what it is for, by due and then word: most wait unsorted in
 * buckets, and only the bucket whose turn has come is sorted.
 *
 * <p>What is added within the span of that bucket, or before it, goes to a heap instead. When that
 * becomes large the bucket was too wide for what comes in, and is divided after all.
 */
final class DueOrder {

  /** Fewer are sorted faster than they are divided. */
  static final int MOST_IN_RUN = 2048;

  /** So many in the heap still cost no more than a bucket would. */
  private static final int MOST_NEAR = 64;

  private final DueBuckets buckets = new DueBuckets();
  private final Run run = new Run();
  private final NearHeap near = new NearHeap();

  /** How many dues from the buckets' base on are the run's; they are no bucket's then. */
  private long width;

  private int size;
  private long due;
  private long word;
  private long what;

  /** Nothing is due before it. */
  private long quietUntil = Long.MIN_VALUE;

  /** How many entries it holds, stale ones included. */
  int size() {
    return size;
  }

  /** The due of the entry taken last. */
  long due() {
    return due;
  }

  /** The word of the entry taken last. */
  long word() {
    return word;
  }

  /** What the entry taken last is for. */
  long what() {
    return what;
  }

  /** Empties it; no due should be before the base. */
  void clear(long base) {
    buckets.clear();
    buckets.rebase(base);
    run.clear();
    near.clear();
    width = 0;
    size = 0;
    quietUntil = Long.MIN_VALUE;
  }

  /** Whether so much is due before the base that it were better to start over with a lower one. */
  boolean isCrowded() {
    return near.size() > MOST_NEAR + (size >> 2);
  }

  void add(long entryDue, long entryWord, long entryWhat) {
    size++;
    quietUntil = Math.min(quietUntil, entryDue);
    long base = buckets.base();
    if (entryDue >= base && Long.compareUnsigned(entryDue - base, width) >= 0) {
      buckets.add(entryDue, entryWord, entryWhat);
      return;
    }
    near.add(entryDue, entryWord, entryWhat);
    if (entryDue >= base && width > 1 && near.size() > MOST_NEAR) {
      divideRun();
    }
  }

  private void divideRun() {
    width = 0;
    while (!run.isEmpty()) {
      buckets.add(run.due(), run.word(), run.what());
      run.removeFirst();
    }
    near.moveTo(buckets);
  }

  /** Whether nothing can be due by now, as far as can be told at once. */
  boolean isQuiet(long now) {
    return now < quietUntil;
  }

  /** Takes the first entry if it is due by now. */
  boolean next(long now, TimerSlots slots) {
    do {
      if (near.size() > 0 && (run.isEmpty() || near.leastIsBefore(run.due(), run.word()))) {
        if (near.leastDue() > now) {
          quietUntil = near.leastDue();
          return false;
        }
        due = near.leastDue();
        word = near.leastWord();
        what = near.leastWhat();
        near.removeLeast();
        size--;
        return true;
      }
      if (!run.isEmpty()) {
        long first = run.due();
        if (first > now) {
          quietUntil = first;
          return false;
        }
        due = first;
        word = run.word();
        what = run.what();
        run.removeFirst();
        size--;
        return true;
      }
    } while (nextRun(now, slots));
    return false;
  }

  private boolean nextRun(long now, TimerSlots slots) {
    while (buckets.findFirst()) {
      if (buckets.firstStart() > now) {
        quietUntil = buckets.firstStart();
        return false;
      }
      width = buckets.firstWidth();
      if (width == 1 || buckets.firstCount() <= MOST_IN_RUN) {
        buckets.takeFirst(run);
        if (run.sort(slots)) {
          return true;
        }
        divideRun();
        continue;
      }
      buckets.divideFirst(now);
      width = 0;
    }
    width = 0;
    buckets.rebase(Math.max(buckets.base(), now));
    return false;
  }
}

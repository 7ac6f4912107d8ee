package io.tickwright.timer;

/**
 * Gives entries, pairs of a due and a word, by due and then word: most wait unsorted in buckets,
 * and only the bucket whose turn has come is sorted.
 *
 * <p>What is added within the span of that bucket, or before it, goes to a heap instead. When that
 * becomes large the bucket was too wide for what comes in, and is divided after all.
 */
final class DueOrder {

  /** Fewer are sorted faster than they are divided. */
  static final int MOST_IN_RUN = 1024;

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

  /** Empties it; no due should be before the base. */
  void clear(long base) {
    buckets.clear();
    buckets.rebase(base);
    run.clear();
    near.clear();
    width = 0;
    size = 0;
  }

  /** Whether so much is due before the base that it were better to start over with a lower one. */
  boolean isCrowded() {
    return near.size() > MOST_NEAR + (size >> 2);
  }

  void add(long entryDue, long entryWord) {
    size++;
    long base = buckets.base();
    if (entryDue >= base && Long.compareUnsigned(entryDue - base, width) >= 0) {
      buckets.add(entryDue, entryWord);
      return;
    }
    near.add(entryDue, entryWord);
    if (entryDue >= base && width > 1 && near.size() > MOST_NEAR) {
      divideRun();
    }
  }

  private void divideRun() {
    width = 0;
    while (!run.isEmpty()) {
      buckets.add(run.due(), run.word());
      run.removeFirst();
    }
    near.moveTo(buckets);
  }

  /** Takes the first entry if it is due by now. */
  boolean next(long now, TimerSlots slots) {
    do {
      if (near.size() > 0 && (run.isEmpty() || near.leastIsBefore(run.due(), run.word()))) {
        if (near.leastDue() > now) {
          return false;
        }
        due = near.leastDue();
        word = near.leastWord();
        near.removeLeast();
        size--;
        return true;
      }
      if (!run.isEmpty()) {
        if (run.due() > now) {
          return false;
        }
        due = run.due();
        word = run.word();
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
        return false;
      }
      int count = buckets.firstCount();
      width = buckets.firstWidth();
      if (width == 1 || count <= MOST_IN_RUN) {
        buckets.takeFirst(run, slots);
        size -= count - run.size();
        if (run.sort()) {
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

package io.tickwright.sim;

import io.tickwright.internal.Bits;
import io.tickwright.internal.LocalCopy;
import io.tickwright.state.StateVisitor;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Which slots of a table are taken, by which generation, and which one comes next.
 *
 * <p>The whole state is one number per slot: how often it has been taken plus how often it has been
 * freed. Odd means a row lives there. The bit sets are derived from it, or come along in a copy
 * within the process, which is faster.
 */
final class Slots {
  private static final int SLOT_BITS = 24;
  static final int MOST_SLOTS = 1 << SLOT_BITS;

  /**
   * The turn of generation 2²⁹−1, the last whose handles fit 53 bits; the slot is then worn out.
   */
  private static final int LAST_TURN = (1 << 30) - 3;

  /** 0 beyond the high water. */
  private int[] turns = new int[64];

  private long[] living = new long[1];
  private long[] wornOut = new long[1];

  /** Living, worn out, or freed during this tick: not to be given out. */
  private long[] blocked = new long[1];

  private int highWater;
  private int count;
  private int firstCandidate;
  private boolean anyToRelease;
  private int loops;
  private long[][] loopRows = new long[0][];
  private long endings;
  private long staleUses;

  int capacity() {
    return turns.length;
  }

  int highWater() {
    return highWater;
  }

  int count() {
    return count;
  }

  boolean lives(int slot) {
    return slot >= 0 && slot < turns.length && (turns[slot] & 1) == 1;
  }

  /** Whether the slot has been taken and freed as often as when this was its turn. */
  boolean isAt(int slot, int turn) {
    return slot < turns.length && turns[slot] == turn;
  }

  int generation(int slot) {
    return slot >= 0 && slot < highWater ? (turns[slot] + 1) >>> 1 : 0;
  }

  long handle(int slot) {
    return lives(slot) ? ((long) generation(slot) << SLOT_BITS) + slot : Table.NO_HANDLE;
  }

  int find(long handle) {
    int slot = (int) handle & (MOST_SLOTS - 1);
    return handle != Table.NO_HANDLE && handle(slot) == handle ? slot : Table.NONE;
  }

  /** A number that is another one once any row may have ended; no state. */
  long endings() {
    return endings;
  }

  void countStaleUse() {
    staleUses++;
  }

  long staleUses() {
    return staleUses;
  }

  int take() {
    int slot = lowestFree();
    if (slot >= MOST_SLOTS) {
      return Table.NONE;
    }
    if (slot >= turns.length) {
      growTo(Math.min(turns.length * 2, MOST_SLOTS));
    }
    turns[slot]++;
    highWater = Math.max(highWater, slot + 1);
    set(living, slot);
    set(blocked, slot);
    count++;
    firstCandidate = slot + 1;
    return slot;
  }

  private int lowestFree() {
    int word = firstCandidate >>> 6;
    while (word < blocked.length) {
      long free = ~blocked[word];
      if (free != 0) {
        return (word << 6) + Long.numberOfTrailingZeros(free);
      }
      word++;
    }
    return word << 6;
  }

  private void growTo(int capacity) {
    turns = Arrays.copyOf(turns, capacity);
    living = Arrays.copyOf(living, capacity >>> 6);
    wornOut = Arrays.copyOf(wornOut, capacity >>> 6);
    blocked = Arrays.copyOf(blocked, capacity >>> 6);
  }

  /** Frees a living slot; while a tick or a loop runs it is not given out again. */
  void free(int slot, boolean ticking) {
    clear(living, slot);
    count--;
    endings++;
    turns[slot]++;
    if (turns[slot] > LAST_TURN) {
      set(wornOut, slot);
    } else if (ticking || loops > 0) {
      anyToRelease = true;
    } else {
      clear(blocked, slot);
      firstCandidate = Math.min(firstCandidate, slot);
    }
  }

  /** Puts a slot into a generation, living or freed, whatever it was. */
  void place(int slot, int generation, boolean lives) {
    while (slot >= turns.length) {
      growTo(Math.min(turns.length * 2, MOST_SLOTS));
    }
    if (lives(slot)) {
      count--;
    }
    highWater = Math.max(highWater, slot + 1);
    endings++;
    int rows = Math.max(lives ? 1 : 0, Math.min(generation, (LAST_TURN + 1) / 2));
    turns[slot] = lives ? rows * 2 - 1 : rows * 2;
    count += lives ? 1 : 0;
    put(living, slot, lives);
    put(wornOut, slot, turns[slot] > LAST_TURN);
    put(blocked, slot, lives || turns[slot] > LAST_TURN);
    firstCandidate = 0;
  }

  private static void put(long[] bits, int at, boolean value) {
    if (value) {
      set(bits, at);
    } else {
      clear(bits, at);
    }
  }

  /** Gives out again what was freed since the last release. */
  void release() {
    if (anyToRelease && loops == 0) {
      block();
    }
  }

  private void block() {
    anyToRelease = false;
    firstCandidate = 0;
    for (int word = 0; word < blocked.length; word++) {
      blocked[word] = living[word] | wornOut[word];
    }
  }

  int next(int from) {
    if (from >= highWater) {
      return Table.NONE;
    }
    int start = Math.max(from, 0);
    int word = start >>> 6;
    long bits = living[word] & (-1L << start);
    while (bits == 0) {
      word++;
      if (word >= living.length) {
        return Table.NONE;
      }
      bits = living[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }

  /** How many words of living bits are in use. */
  int words() {
    return Bits.words(highWater);
  }

  /** Notes which rows live and, of words with any, by which turn. */
  void note(long[] bits, int[] noted) {
    for (int word = 0; word < words(); word++) {
      bits[word] = living[word];
      if (living[word] != 0) {
        System.arraycopy(turns, word << 6, noted, word << 6, 64);
      }
    }
  }

  /** Visits the rows that live now and still live when their turn comes. */
  void each(IntConsumer visit) {
    long[] rows = borrow();
    int words = words();
    System.arraycopy(living, 0, rows, 0, words);
    loops++;
    try {
      for (int word = 0; word < words; word++) {
        for (long bits = rows[word]; bits != 0; bits &= bits - 1) {
          int slot = (word << 6) + Long.numberOfTrailingZeros(bits);
          if (lives(slot)) {
            visit.accept(slot);
          }
        }
      }
    } finally {
      loops--;
    }
  }

  /** One bit set per depth of nested loops, kept for the next time. */
  private long[] borrow() {
    if (loops >= loopRows.length) {
      loopRows = Arrays.copyOf(loopRows, loops + 1);
      loopRows[loops] = new long[living.length];
    }
    if (loopRows[loops].length < living.length) {
      loopRows[loops] = new long[living.length];
    }
    return loopRows[loops];
  }

  void list(StateVisitor s) {
    turns = s.generations("generation", turns);
    if (s.restoring()) {
      makeBitsFit();
    }
    if (s instanceof LocalCopy copy) {
      copy.rowBits("living", living);
      copy.rowBits("wornOut", wornOut);
    }
  }

  private void makeBitsFit() {
    int capacity = Math.max(64, (turns.length + 63) & ~63);
    if (living.length != capacity >>> 6 || turns.length != capacity) {
      growTo(capacity);
    }
  }

  /** Derives the rest from the turns, after a restore has replaced them. */
  void restored(int newHighWater, boolean bitsAreCopied) {
    highWater = newHighWater;
    endings++;
    Arrays.fill(turns, highWater, turns.length, 0);
    if (!bitsAreCopied) {
      deriveBits();
    }
    count = Bits.count(living, living.length);
    block();
  }

  private void deriveBits() {
    Arrays.fill(living, 0);
    Arrays.fill(wornOut, 0);
    for (int word = 0; word << 6 < highWater; word++) {
      living[word] = livingIn(turns, word << 6);
    }
    if (isAnyBeyond(turns, LAST_TURN)) {
      findWornOut();
    }
  }

  private static long livingIn(int[] turns, int start) {
    long bits = 0;
    for (int slot = start; slot < start + 64; slot++) {
      bits |= (turns[slot] & 1L) << slot;
    }
    return bits;
  }

  private static boolean isAnyBeyond(int[] turns, int last) {
    int negative = 0;
    for (int slot = 0; slot < turns.length; slot++) {
      negative |= last - turns[slot];
    }
    return negative < 0;
  }

  private void findWornOut() {
    for (int slot = 0; slot < highWater; slot++) {
      if (turns[slot] > LAST_TURN && (turns[slot] & 1) == 0) {
        set(wornOut, slot);
      }
    }
  }

  private static void set(long[] bits, int at) {
    bits[at >>> 6] |= 1L << at;
  }

  private static void clear(long[] bits, int at) {
    bits[at >>> 6] &= ~(1L << at);
  }
}

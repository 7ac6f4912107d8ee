package io.tickwright.timer;

import io.tickwright.internal.Bits;
import io.tickwright.state.StateVisitor;
import java.util.Arrays;

/**
 * What is known of each timer of a queue, by slot, and which slot comes next: the lowest one free.
 *
 * <p>A slot's turn counts how often it has been taken and freed, so that it is odd while armed; its
 * serial numbers its last arming. An entry in the order is a due, a word, which is a serial and a
 * slot, and what it is for; it is stale once the slot has another serial or is free.
 *
 * <p>A timer that fires should cost no cache miss, and its slot is anywhere: so what is released is
 * but added to the free slots, and the columns are tidied when the slot is taken or listed.
 */
final class TimerSlots {

  static final int NONE = -1;
  static final int MOST = 1 << 24;
  static final long LAST_SERIAL = (1L << 34) - 1;

  private static final int SLOT_BITS = 24;

  /** The turn from which on handles would not fit 53 bits: the slot is worn out. */
  private static final int LAST_TURN = (1 << 30) - 2;

  private static final long[] EMPTY = {};

  /** Of a slot that is free the turn may still be odd, and the other three anything. */
  private int[] turns = {};

  private long[] serials = EMPTY;
  private long[] dues = EMPTY;
  private long[] whats = EMPTY;

  /** How many stale entries a slot has in the order; the highest number stands for any. */
  private byte[] stales = {};

  /** A bit for each slot that has stale entries: few enough words to stay in the cache. */
  private long[] withStale = {0};

  private int highWater;
  private int size;
  private final FreeSlots free = new FreeSlots();

  static int slot(long word) {
    return (int) word & (MOST - 1);
  }

  static long word(long serial, int slot) {
    return serial << SLOT_BITS | slot;
  }

  int size() {
    return size;
  }

  int highWater() {
    return highWater;
  }

  void ensureCapacity(int count) {
    if (count > stales.length) {
      int capacity = Math.min(MOST, Bits.grown(stales.length, count));
      turns = turns.length < capacity ? Arrays.copyOf(turns, capacity) : turns;
      serials = grown(serials, capacity);
      dues = grown(dues, capacity);
      whats = grown(whats, capacity);
      stales = Arrays.copyOf(stales, capacity);
      withStale = Arrays.copyOf(withStale, (capacity >>> 6) + 1);
      free.ensureCapacity(capacity);
    }
  }

  private static long[] grown(long[] column, int capacity) {
    return column.length < capacity ? Arrays.copyOf(column, capacity) : column;
  }

  /** Takes the lowest free slot, to be armed next; {@link #NONE} if there is none. */
  int take(long what) {
    int slot = takeFree();
    if (slot == NONE) {
      if (highWater == MOST) {
        return NONE;
      }
      slot = highWater;
      ensureCapacity(slot + 1);
      highWater++;
    }
    turns[slot] = (turns[slot] + 1) | 1;
    whats[slot] = what;
    size++;
    return slot;
  }

  private int takeFree() {
    while (!free.isEmpty()) {
      int slot = free.take();
      if (turns[slot] < LAST_TURN - 1) {
        return slot;
      }
      tidy(slot);
    }
    return NONE;
  }

  void arm(int slot, long serial, long due) {
    serials[slot] = serial;
    dues[slot] = due;
  }

  void release(int slot) {
    free.add(slot);
    size--;
  }

  boolean armed(int slot) {
    return (turns[slot] & 1) == 1 && !free.contains(slot);
  }

  /** Tells that an entry of the slot has become stale. */
  void addStale(int slot) {
    withStale[slot >>> 6] |= 1L << slot;
    if (stales[slot] < Byte.MAX_VALUE) {
      stales[slot]++;
    }
  }

  /** Tells that a stale entry of the slot is gone. */
  void removeStale(int slot) {
    if (stales[slot] < Byte.MAX_VALUE) {
      stales[slot]--;
      if (stales[slot] == 0) {
        withStale[slot >>> 6] &= ~(1L << slot);
      }
    }
  }

  /** Tells that all stale entries are gone. */
  void clearStale() {
    Arrays.fill(stales, (byte) 0);
    Arrays.fill(withStale, 0);
  }

  /** Whether an entry of the order is the last arming of its slot. */
  boolean isFresh(long word) {
    int slot = slot(word);
    return (withStale[slot >>> 6] >>> slot & 1) == 0
        || serials[slot] == word >>> SLOT_BITS && armed(slot);
  }

  /** The slot of an armed timer, or {@link #NONE}. */
  int find(long handle) {
    int slot = slot(handle);
    return slot < highWater && armed(slot) && handle(slot) == handle ? slot : NONE;
  }

  /** The handle of the slot's timer; if it is free, of its last one. */
  long handle(int slot) {
    return (turns[slot] + 1L) >>> 1 << SLOT_BITS | slot;
  }

  /** The handle that the slot's timer before this one had. */
  long handleBefore(int slot) {
    return handle(slot) - (1L << SLOT_BITS);
  }

  long what(int slot) {
    return whats[slot];
  }

  long due(int slot) {
    return dues[slot];
  }

  long serial(int slot) {
    return serials[slot];
  }

  /** The largest serial there is. */
  long lastSerial() {
    long last = 0;
    for (int slot = 0; slot < highWater; slot++) {
      last = Math.max(last, serials[slot]);
    }
    return last;
  }

  /** Gives the armed slots the serials from 1 on, in the order they have; returns the last one. */
  long renumber() {
    long[] words = new long[size];
    int count = 0;
    for (int slot = 0; slot < highWater; slot++) {
      if (armed(slot)) {
        words[count++] = word(serials[slot], slot);
      }
    }
    Arrays.sort(words);
    for (int i = 0; i < count; i++) {
      serials[slot(words[i])] = i + 1L;
    }
    return count;
  }

  void list(StateVisitor s) {
    if (!s.restoring()) {
      tidy();
    }
    highWater = Math.min(MOST, s.rows("timers", highWater, this::columns));
    if (s.restoring()) {
      restore();
    }
  }

  private void columns(StateVisitor s) {
    turns = s.generations("generation", turns);
    serials = s.ranged("serial", serials, 0, LAST_SERIAL);
    dues = s.longs("due", dues);
    whats = s.longs("what", whats);
  }

  private void tidy() {
    for (int slot = 0; slot < highWater; slot++) {
      if (!armed(slot)) {
        tidy(slot);
      }
    }
  }

  /** Leaves nothing of the timers a free slot had but their number. */
  private void tidy(int slot) {
    turns[slot] += turns[slot] & 1;
    serials[slot] = 0;
    dues[slot] = 0;
    whats[slot] = 0;
  }

  /** Derives the rest from the columns; whatever they hold, these are slots again. */
  private void restore() {
    ensureCapacity(highWater);
    free.clear();
    size = 0;
    for (int slot = 0; slot < highWater; slot++) {
      turns[slot] = Math.max(0, Math.min(turns[slot], LAST_TURN));
      serials[slot] = Math.min(serials[slot], LAST_SERIAL);
      if ((turns[slot] & 1) == 1 && serials[slot] > 0) {
        size++;
      } else {
        tidy(slot);
        free.add(slot);
      }
    }
    // Slots that were used once and are not now start anew, as they would in another queue.
    Arrays.fill(turns, highWater, turns.length, 0);
  }
}

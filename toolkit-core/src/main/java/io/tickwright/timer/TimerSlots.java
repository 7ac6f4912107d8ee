package io.tickwright.timer;

import io.tickwright.internal.Bits;
import io.tickwright.state.StateVisitor;
import java.util.Arrays;

/**
 * What is known of each timer of a queue, by slot, and which slot comes next: the lowest one free.
 *
 * <p>A slot's turn counts how often it has been taken and freed, so that it is odd while armed; its
 * serial numbers its last arming. An entry in the order is a due and a word, which is a serial and
 * a slot; it is stale once the slot has another serial.
 */
final class TimerSlots {

  static final int NONE = -1;
  static final int MOST = 1 << 24;
  static final long LAST_SERIAL = (1L << 34) - 1;

  private static final int SLOT_BITS = 24;
  private static final int TURN_BITS = 30;
  private static final long TURN_MASK = (1L << TURN_BITS) - 1;

  /** The turn from which on handles would not fit 53 bits: the slot is worn out. */
  private static final int LAST_TURN = (1 << TURN_BITS) - 2;

  private static final long[] EMPTY = {};

  /** Serial and turn, then what it is for: side by side, since a timer that fires needs both. */
  private long[] cells = EMPTY;

  /** Of a slot that is not armed it may be anything. */
  private long[] dues = EMPTY;

  private int highWater;
  private int size;
  private final FreeSlots free = new FreeSlots();

  private int[] turnColumn = {};
  private long[] serialColumn = EMPTY;
  private long[] whatColumn = EMPTY;

  static int slot(long word) {
    return (int) word & (MOST - 1);
  }

  static long word(long serial, int slot) {
    return serial << SLOT_BITS | slot;
  }

  private static long handle(int turn, int slot) {
    return (turn + 1L) >>> 1 << SLOT_BITS | slot;
  }

  int size() {
    return size;
  }

  int highWater() {
    return highWater;
  }

  void ensureCapacity(int count) {
    if (count > dues.length) {
      int capacity = Math.min(MOST, Bits.grown(dues.length, count));
      cells = Arrays.copyOf(cells, 2 * capacity);
      dues = Arrays.copyOf(dues, capacity);
      free.ensureCapacity(capacity);
    }
  }

  /** Takes the lowest free slot, to be armed next; {@link #NONE} if there is none. */
  int take(long what) {
    int slot;
    if (!free.isEmpty()) {
      slot = free.take();
    } else if (highWater < MOST) {
      slot = highWater;
      ensureCapacity(slot + 1);
      highWater++;
    } else {
      return NONE;
    }
    cells[2 * slot]++;
    cells[2 * slot + 1] = what;
    size++;
    return slot;
  }

  void arm(int slot, long serial, long due) {
    cells[2 * slot] = serial << TURN_BITS | turn(slot);
    dues[slot] = due;
  }

  void release(int slot) {
    int turn = turn(slot) + 1;
    cells[2 * slot] = turn;
    cells[2 * slot + 1] = 0;
    if (turn < LAST_TURN) {
      free.add(slot);
    }
    size--;
  }

  private int turn(int slot) {
    return (int) (cells[2 * slot] & TURN_MASK);
  }

  boolean armed(int slot) {
    return cells[2 * slot] > TURN_MASK;
  }

  /** Whether an entry is the last arming of its slot. */
  boolean isFresh(long word) {
    return cells[2 * slot(word)] >>> TURN_BITS == word >>> SLOT_BITS;
  }

  /** The slot of an armed timer, or {@link #NONE}. */
  int find(long handle) {
    int slot = slot(handle);
    return slot < highWater && armed(slot) && handle(slot) == handle ? slot : NONE;
  }

  long handle(int slot) {
    return handle(turn(slot), slot);
  }

  long what(int slot) {
    return cells[2 * slot + 1];
  }

  long due(int slot) {
    return dues[slot];
  }

  /** The number of the slot's last arming; 0 while it is not armed. */
  long serial(int slot) {
    return cells[2 * slot] >>> TURN_BITS;
  }

  /** The largest serial there is. */
  long lastSerial() {
    long last = 0;
    for (int slot = 0; slot < highWater; slot++) {
      last = Math.max(last, serial(slot));
    }
    return last;
  }

  /** Gives the armed slots the serials from 1 on, in the order they have; returns the last one. */
  long renumber() {
    long[] words = new long[size];
    int count = 0;
    for (int slot = 0; slot < highWater; slot++) {
      if (armed(slot)) {
        words[count++] = word(serial(slot), slot);
      }
    }
    Arrays.sort(words);
    for (int i = 0; i < count; i++) {
      int slot = slot(words[i]);
      arm(slot, i + 1, dues[slot]);
    }
    return count;
  }

  void list(StateVisitor s) {
    if (!s.restoring()) {
      fillColumns();
    }
    highWater = Math.min(MOST, s.rows("timers", highWater, this::columns));
    if (s.restoring()) {
      restore();
    }
  }

  private void columns(StateVisitor s) {
    turnColumn = s.generations("generation", turnColumn);
    serialColumn = s.ranged("serial", serialColumn, 0, LAST_SERIAL);
    dues = s.longs("due", dues);
    whatColumn = s.longs("what", whatColumn);
  }

  private void fillColumns() {
    if (turnColumn.length < highWater) {
      turnColumn = new int[dues.length];
      serialColumn = new long[dues.length];
      whatColumn = new long[dues.length];
    }
    for (int slot = 0; slot < highWater; slot++) {
      turnColumn[slot] = turn(slot);
      serialColumn[slot] = serial(slot);
      whatColumn[slot] = what(slot);
      if (!armed(slot)) {
        dues[slot] = 0;
      }
    }
  }

  /** Derives the rest from the columns; whatever they hold, these are slots again. */
  private void restore() {
    if (cells.length < 2 * dues.length) {
      cells = new long[2 * dues.length];
    }
    Arrays.fill(cells, 0);
    free.clear();
    free.ensureCapacity(dues.length);
    size = 0;
    for (int slot = 0; slot < highWater; slot++) {
      restore(slot, Math.max(0, Math.min(turnColumn[slot], LAST_TURN)), serialColumn[slot]);
    }
  }

  private void restore(int slot, int turn, long serial) {
    if ((turn & 1) == 1 && serial > 0) {
      cells[2 * slot] = Math.min(serial, LAST_SERIAL) << TURN_BITS | turn;
      cells[2 * slot + 1] = whatColumn[slot];
      size++;
      return;
    }
    int freed = turn + (turn & 1);
    cells[2 * slot] = freed;
    if (freed < LAST_TURN) {
      free.add(slot);
    }
  }
}

package io.tickwright.timer;

import io.tickwright.internal.Bits;
import io.tickwright.internal.LocalCopy;
import io.tickwright.internal.Wide;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Arrays;

/**
 * A metronome for each row of a table, all with one interval and beaten together: row by row
 * exactly what a {@link Metronome} would do.
 *
 * <p>A row beats once it is started; rows that were never started, and rows that were cleared, are
 * silent and keep no lateness. Rows are 0 or more; starting one beyond the capacity makes room for
 * it, and reading one there gives 0. Once there is room nothing here allocates.
 *
 * <p>Not thread-safe: a column belongs to the simulation that owns it. Its {@link #state} has
 * column doors only and is visited within {@link StateVisitor#rows}.
 */
public final class MetronomeColumn implements Stateful {

  private static final long[] NONE = {};
  private static final long[] BIT = Bits.single();

  // Long enough to vectorise, short enough that the second look finds it in the nearest cache.
  private static final int BLOCK = 512;

  private final long numerator;
  private final long denominator;

  // Both as longs, so that a row's update is the same arithmetic in every lane.
  private long[] running = NONE;
  private long[] late = NONE;

  // The last beat, for beats(row): the wholes of every running row, and who had one more.
  private long lastWholes;
  private long[] beaten = NONE;
  private long[] carried = NONE;

  /** A column without rows, with this interval in base units; see {@link Metronome}. */
  public MetronomeColumn(long numeratorUnits, long denominator) {
    Metronome one = new Metronome(numeratorUnits, denominator);
    this.numerator = one.intervalNumerator();
    this.denominator = one.intervalDenominator();
  }

  /** The interval's numerator, in base units. */
  public long intervalNumerator() {
    return numerator;
  }

  /** The interval's denominator. */
  public long intervalDenominator() {
    return denominator;
  }

  /** Makes room for this many rows. */
  public void ensureCapacity(int rows) {
    if (rows > late.length) {
      resize(Bits.grown(late.length, rows));
    }
  }

  private void resize(int capacity) {
    running = Arrays.copyOf(running, capacity);
    late = Arrays.copyOf(late, capacity);
    beaten = Arrays.copyOf(beaten, Bits.words(capacity));
    carried = Arrays.copyOf(carried, Bits.words(capacity));
  }

  /** Starts the row over: its first beat is one interval away. */
  public void start(int row) {
    restoreLate(row, 0);
  }

  /** Silences the row and puts it back to its defaults. */
  public void clear(int row) {
    if (row < late.length) {
      running[row] = 0;
      late[row] = 0;
      Bits.clear(beaten, row);
      Bits.clear(carried, row);
    }
  }

  /** Whether the row was started. */
  public boolean running(int row) {
    return row < running.length && running[row] != 0;
  }

  /** The time since the row's last beat in parts of 1/{@link #intervalDenominator} base units. */
  public long lateNumerator(int row) {
    return row < late.length ? late[row] : 0;
  }

  /** Starts the row with a lateness, which is put back as in {@link Metronome#restoreLate}. */
  public void restoreLate(int row, long lateNumerator) {
    ensureCapacity(row + 1);
    running[row] = 1;
    late[row] = lateNumerator <= 0 ? 0 : lateNumerator % numerator;
  }

  /**
   * Lets time pass for the first {@code count} rows.
   *
   * @param elapsedUnits 0 or less is no time
   * @param beatBits is overwritten with the rows that beat, row r as bit r mod 64 of word r ÷ 64;
   *     needs ⌈count ÷ 64⌉ words
   * @return how many rows beat
   */
  public int beat(long elapsedUnits, int count, long[] beatBits) {
    int words = Bits.words(Math.max(0, count));
    Arrays.fill(beatBits, 0, words, 0);
    Arrays.fill(beaten, 0);
    Arrays.fill(carried, 0);
    lastWholes = 0;
    if (elapsedUnits <= 0) {
      return 0;
    }
    long high = Wide.mulAddHigh(elapsedUnits, denominator, 0);
    long low = Wide.mulAddLow(elapsedUnits, denominator, 0);
    long parts = Wide.remainder(high, low, numerator);
    lastWholes = Wide.quotient(high, low, numerator);
    int rows = Math.min(count, late.length);
    for (int from = 0; from < rows; from += BLOCK) {
      int to = Math.min(from + BLOCK, rows);
      add(late, running, parts, numerator, from, to);
      collect(late, running, parts, from, to, carried);
    }
    long[] beats = carried;
    if (lastWholes > 0) {
      collectRunning(running, rows, beaten);
      beats = beaten;
    }
    System.arraycopy(beats, 0, beatBits, 0, Math.min(words, beats.length));
    return Bits.count(beatBits, words);
  }

  private static void add(
      long[] late, long[] running, long parts, long interval, int from, int to) {
    for (int row = from; row < to; row++) {
      // Taking the interval off first keeps the sum below 2⁶³; negative means no beat yet.
      long over = late[row] - interval + (parts & -running[row]);
      late[row] = over + (interval & (over >> 63));
    }
  }

  /** A row had one more beat exactly when it is now less late than what was added. */
  private static void collect(
      long[] late, long[] running, long parts, int from, int to, long[] carried) {
    for (int start = from; start < to; start += 64) {
      int rows = Math.min(64, to - start);
      long bits = 0;
      for (int i = 0; i < rows; i++) {
        bits |= (late[start + i] - (parts & -running[start + i])) >> 63 & BIT[i];
      }
      carried[start >>> 6] = bits;
    }
  }

  private static void collectRunning(long[] running, int rows, long[] beaten) {
    for (int start = 0; start < rows; start += 64) {
      int count = Math.min(64, rows - start);
      long bits = 0;
      for (int i = 0; i < count; i++) {
        bits |= -running[start + i] & BIT[i];
      }
      beaten[start >>> 6] = bits;
    }
  }

  /** How many beats the row had in the last {@link #beat}; saturated as there. */
  public long beats(int row) {
    long wholes = Bits.get(beaten, row) ? lastWholes : 0;
    return wholes == Long.MAX_VALUE || !Bits.get(carried, row) ? wholes : wholes + 1;
  }

  @Override
  public void state(StateVisitor s) {
    running = s.ranged("running", running, 0, 1);
    late = s.ranged("late", late, 0, numerator - 1);
    s.leavesOut("numerator", "declared, not saved");
    s.leavesOut("denominator", "declared, not saved");
    s.leavesOut("lastWholes", "tells of the last beat only");
    s.leavesOut("beaten", "tells of the last beat only");
    s.leavesOut("carried", "tells of the last beat only");
    if (s.restoring()) {
      rebuild(s instanceof LocalCopy copy && copy.inRange());
    }
  }

  private void rebuild(boolean inRange) {
    int capacity = Math.max(running.length, late.length);
    if (running.length != late.length || carried.length != Bits.words(capacity)) {
      resize(capacity);
    }
    Arrays.fill(beaten, 0);
    Arrays.fill(carried, 0);
    if (!inRange && isOutOfRange(late, numerator)) {
      for (int row = 0; row < late.length; row++) {
        late[row] = late[row] <= 0 ? 0 : late[row] % numerator;
      }
    }
  }

  private static boolean isOutOfRange(long[] late, long interval) {
    long negative = 0;
    for (int row = 0; row < late.length; row++) {
      negative |= late[row] | (interval - 1 - late[row]);
    }
    return negative < 0;
  }
}

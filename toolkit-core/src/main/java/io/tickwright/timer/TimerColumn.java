package io.tickwright.timer;

import io.tickwright.internal.Bits;
import io.tickwright.internal.LocalCopy;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Arrays;

/**
 * A timer for each row of a table, spent together: row by row exactly what a {@link Timer} would
 * do.
 *
 * <pre>{@code
 * int fired = windup.spend(stepUnits, table.highWater(), bits);
 * for (int word = 0; fired > 0 && word < bits.length; word++) {
 *   for (long left = bits[word]; left != 0; left &= left - 1) {
 *     strike(word * 64 + Long.numberOfTrailingZeros(left));
 *   }
 * }
 * }</pre>
 *
 * <p>Rows that were never armed, and rows that were cleared, are not running: total, spent and left
 * are 0. Rows are 0 or more; arming one beyond the capacity makes room for it, and reading one
 * there gives 0. Once there is room nothing here allocates.
 *
 * <p>Not thread-safe: a column belongs to the simulation that owns it. Its {@link #state} has
 * column doors only and is visited within {@link StateVisitor#rows}.
 */
public final class TimerColumn implements Stateful {

  private static final long[] NONE = {};
  private static final long[] BIT = Bits.single();

  // Long enough to vectorise, short enough that the second look finds it in the nearest cache.
  private static final int BLOCK = 1024;

  private final long defaultTotal;

  private long[] totals = NONE;
  private long[] spents = NONE;

  /**
   * A column without rows.
   *
   * @param defaultTotalUnits the duration of {@link #arm(int)}, in base units; 0 or less disarms
   */
  public TimerColumn(long defaultTotalUnits) {
    this.defaultTotal = Math.max(0, defaultTotalUnits);
  }

  /** The duration of {@link #arm(int)}, in base units. */
  public long defaultTotal() {
    return defaultTotal;
  }

  /** Makes room for this many rows. */
  public void ensureCapacity(int rows) {
    if (rows > totals.length) {
      resize(Bits.grown(totals.length, rows));
    }
  }

  private void resize(int capacity) {
    totals = Arrays.copyOf(totals, capacity);
    spents = Arrays.copyOf(spents, capacity);
  }

  /** Starts the row over with the default duration. */
  public void arm(int row) {
    set(row, 0, defaultTotal);
  }

  /** Starts the row over with this duration in base units; 0 or less is {@link #cancel}. */
  public void arm(int row, long totalUnits) {
    set(row, 0, totalUnits);
  }

  /** Stops the row without firing. */
  public void cancel(int row) {
    clear(row);
  }

  /** Puts the row back to its default, which is not running. */
  public void clear(int row) {
    if (row < totals.length) {
      totals[row] = 0;
      spents[row] = 0;
    }
  }

  /** Whether the row is armed and has not fired. */
  public boolean running(int row) {
    return total(row) > 0;
  }

  /** The time until the row fires, in base units: in {@code (0, total]} while running, else 0. */
  public long left(int row) {
    return total(row) - spent(row);
  }

  /**
   * The time since the row was armed, in base units: in {@code [0, total)} while running, else 0.
   */
  public long spent(int row) {
    return row < spents.length ? spents[row] : 0;
  }

  /** The duration the row was armed for, in base units; 0 when not running. */
  public long total(int row) {
    return row < totals.length ? totals[row] : 0;
  }

  /** Puts a row back with this much time left of a total; see {@link Timer#restoreLeft}. */
  public void restoreLeft(int row, long leftUnits, long totalUnits) {
    if (leftUnits <= 0 || totalUnits <= 0) {
      clear(row);
    } else {
      set(row, totalUnits - Math.min(leftUnits, totalUnits), totalUnits);
    }
  }

  /** Puts a row back with this much spent of a total; see {@link Timer#restoreSpent}. */
  public void restoreSpent(int row, long spentUnits, long totalUnits) {
    set(row, Math.max(0, spentUnits), totalUnits);
  }

  private void set(int row, long spentUnits, long totalUnits) {
    if (totalUnits <= spentUnits) {
      clear(row);
    } else {
      ensureCapacity(row + 1);
      totals[row] = totalUnits;
      spents[row] = spentUnits;
    }
  }

  /**
   * Lets time pass for the first {@code count} rows; those that fire stop.
   *
   * @param elapsedUnits 0 or less is no time
   * @param firedBits is overwritten with the rows that fired, row r as bit r mod 64 of word r ÷ 64;
   *     needs ⌈count ÷ 64⌉ words
   * @return how many rows fired
   */
  public int spend(long elapsedUnits, int count, long[] firedBits) {
    Arrays.fill(firedBits, 0, Bits.words(Math.max(0, count)), 0);
    if (elapsedUnits <= 0) {
      return 0;
    }
    int rows = Math.min(count, totals.length);
    int fired = 0;
    for (int from = 0; from < rows; from += BLOCK) {
      int to = Math.min(from + BLOCK, rows);
      add(spents, totals, elapsedUnits, from, to);
      fired += collect(spents, totals, from, to, firedBits);
    }
    return fired;
  }

  private static void add(long[] spents, long[] totals, long elapsed, int from, int to) {
    for (int row = from; row < to; row++) {
      // The sum may wrap, but then the difference, which cannot, is not negative and drops it.
      long over = elapsed - (totals[row] - spents[row]);
      spents[row] = (spents[row] + elapsed) & (over >> 63);
    }
  }

  private static int collect(long[] spents, long[] totals, int from, int to, long[] firedBits) {
    int fired = 0;
    for (int start = from; start < to; start += 64) {
      long bits =
          start <= to - 64
              ? firedOf64(spents, totals, start)
              : firedOf(spents, totals, start, to - start);
      firedBits[start >>> 6] = bits;
      fired += Long.bitCount(bits);
      for (long rest = bits; rest != 0; rest &= rest - 1) {
        totals[start + Long.numberOfTrailingZeros(rest)] = 0;
      }
    }
    return fired;
  }

  /** A row fired exactly when it was running and nothing is spent any more. */
  private static long firedOf(long[] spents, long[] totals, int start, int rows) {
    long bits = 0;
    for (int i = 0; i < rows; i++) {
      bits |= (-totals[start + i] & (spents[start + i] - 1)) >> 63 & BIT[i];
    }
    return bits;
  }

  /** Both halves at once, joined by + and not by |, which the compiler takes for the folding. */
  private static long firedOf64(long[] spents, long[] totals, int start) {
    long bits = 0;
    for (int i = 0; i < 32; i++) {
      bits |=
          ((-totals[start + i] & (spents[start + i] - 1)) >> 63 & BIT[i])
              + ((-totals[start + 32 + i] & (spents[start + 32 + i] - 1)) >> 63 & BIT[i + 32]);
    }
    return bits;
  }

  @Override
  public void state(StateVisitor s) {
    totals = s.ranged("total", totals, 0, Long.MAX_VALUE);
    spents = s.below("spent", spents, "total");
    s.leavesOut("defaultTotal", "declared, not saved");
    if (s.restoring()) {
      rebuild(s instanceof LocalCopy copy && copy.inRange());
    }
  }

  private void rebuild(boolean inRange) {
    if (totals.length != spents.length) {
      resize(Math.max(totals.length, spents.length));
    }
    if (!inRange && isOutOfRange(totals, spents)) {
      for (int row = 0; row < totals.length; row++) {
        restoreSpent(row, spents[row], totals[row]);
      }
    }
  }

  private static boolean isOutOfRange(long[] totals, long[] spents) {
    long negative = 0;
    for (int row = 0; row < totals.length; row++) {
      // Below the total, and 0 where that is 0: what (total − 1) >> 63 makes 1.
      long limit = totals[row] - ((totals[row] - 1) >> 63);
      negative |= totals[row] | spents[row] | (limit - 1 - spents[row]);
    }
    return negative < 0;
  }
}

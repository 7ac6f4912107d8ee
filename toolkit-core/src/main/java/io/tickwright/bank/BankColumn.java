package io.tickwright.bank;

import io.tickwright.internal.Bits;
import io.tickwright.internal.LocalCopy;
import io.tickwright.internal.Wide;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.PerSecond;
import java.util.Arrays;

/**
 * A bank for each row of a table, gained together: row by row exactly what a {@link Bank} with the
 * same rate would do, without dividing.
 *
 * <pre>{@code
 * int rows = walk.gain(stepUnits, table.highWater(), gained);
 * for (int word = 0; rows > 0 && word < gained.length; word++) {
 *   for (long bits = gained[word]; bits != 0; bits &= bits - 1) {
 *     int row = word * 64 + Long.numberOfTrailingZeros(bits);
 *     move(row, walk.gained(row));
 *   }
 * }
 * }</pre>
 *
 * <p>All rows have one {@link Grain}. Rate × elapsed is divided once per row when its rate or the
 * elapsed time changes, and kept for the last two elapsed times, between which a slowed clock
 * alternates. A row's update is then one addition, one comparison and one selection.
 *
 * <p>Rows that were never set, and rows that were cleared, have rate and progress 0 and gain
 * nothing. Rows are 0 or more; setting one beyond the capacity makes room for it, and reading one
 * there gives 0. Once there is room and two elapsed times are known, a gain allocates nothing.
 *
 * <p>Not thread-safe: a column belongs to the simulation that owns it. Its {@link #state} has
 * column doors only and is visited within {@link StateVisitor#rows}.
 */
public final class BankColumn implements Stateful {

  private static final long[] NONE = {};
  private static final long[] BIT = Bits.single();

  // Long enough to vectorise, short enough that the second look finds it in the nearest cache.
  private static final int BLOCK = 1024;

  private final Grain grain;
  private final long whole;

  private long[] rates = NONE;
  private long[] progress = NONE;

  // Derived: what each of the last two elapsed times is worth, row by row.
  private final ElapsedCache[] caches = {new ElapsedCache(), new ElapsedCache()};

  // Derived: the rows whose rate changed since the caches were last brought up to date.
  private long[] stale = NONE;
  private boolean anyStale;

  // The last gain, for gained(row): which cache it used, and which rows were carried over a whole.
  private int last;
  private int lastRows;
  private long[] carried = NONE;

  /** A column without rows. */
  public BankColumn(Grain grain) {
    this.grain = grain;
    this.whole = grain.whole();
  }

  /** The grain of every row. */
  public Grain grain() {
    return grain;
  }

  /** Makes room for this many rows. */
  public void ensureCapacity(int rows) {
    if (rows > rates.length) {
      resize(Bits.grown(rates.length, rows));
    }
  }

  private void resize(int capacity) {
    rates = Arrays.copyOf(rates, capacity);
    progress = Arrays.copyOf(progress, capacity);
    stale = Arrays.copyOf(stale, Bits.words(capacity));
    carried = Arrays.copyOf(carried, Bits.words(capacity));
    for (ElapsedCache cache : caches) {
      cache.grow(capacity);
    }
  }

  /** Sets the row's rate, rounded to the grain; its progress stays. */
  public void rate(int row, PerSecond rate) {
    rateParts(row, grain.quantise(rate));
  }

  /** Sets the row's rate in the grain's parts per second, 0 for less; its progress stays. */
  public void rateParts(int row, long partsPerSecond) {
    ensureCapacity(row + 1);
    rates[row] = Math.max(0, partsPerSecond);
    // Left to the next gain, so that gained(row) still tells of the last one.
    Bits.set(stale, row);
    anyStale = true;
  }

  /** The row's rate, as rounded to the grain. */
  public PerSecond rate(int row) {
    return grain.rate(rateParts(row));
  }

  /** The row's rate in the grain's parts per second. */
  public long rateParts(int row) {
    return row < rates.length ? rates[row] : 0;
  }

  /** The parts paid in toward the row's next whole, in {@code [0, whole)}. */
  public long progress(int row) {
    return row < progress.length ? progress[row] : 0;
  }

  /** Puts the row's progress back: 0 for 0 or less, else its remainder by the whole. */
  public void restore(int row, long progress) {
    ensureCapacity(row + 1);
    this.progress[row] = progress <= 0 ? 0 : progress % whole;
  }

  /**
   * Puts the row's progress back as an exact part of one whole; see {@link Bank#restoreFraction}.
   */
  public void restoreFraction(int row, long numerator, long denominator) {
    long of = Math.max(1, denominator);
    restore(row, Wide.mulAddDiv(numerator <= 0 ? 0 : numerator % of, whole, 0, of));
  }

  /** Puts the row back to its defaults: rate 0, progress 0, nothing gained. */
  public void clear(int row) {
    if (row < rates.length) {
      rates[row] = 0;
      progress[row] = 0;
      Bits.clear(carried, row);
      for (ElapsedCache cache : caches) {
        if (cache.elapsedUnits > 0) {
          cache.clear(row);
        }
      }
    }
  }

  /**
   * Lets time pass for the first {@code count} rows.
   *
   * @param elapsedUnits 0 or less is no time
   * @param gainedBits is overwritten with the rows that gained, row r as bit r mod 64 of word r ÷
   *     64; needs ⌈count ÷ 64⌉ words
   * @return how many rows gained
   */
  public int gain(long elapsedUnits, int count, long[] gainedBits) {
    int rows = Math.max(0, Math.min(count, rates.length));
    Arrays.fill(gainedBits, 0, Bits.words(Math.max(0, count)), 0);
    if (elapsedUnits <= 0) {
      lastRows = 0;
      return 0;
    }
    ElapsedCache cache = cacheFor(elapsedUnits);
    lastRows = rows;
    carry(progress, cache.parts, whole, rows, carried);
    int words = Bits.words(rows);
    System.arraycopy(carried, 0, gainedBits, 0, words);
    if (cache.anySure) {
      join(cache.sure, rows, gainedBits);
    }
    return Bits.count(gainedBits, words);
  }

  private static void join(long[] sure, int rows, long[] gainedBits) {
    int full = rows >>> 6;
    for (int word = 0; word < full; word++) {
      gainedBits[word] |= sure[word];
    }
    if ((rows & 63) != 0) {
      gainedBits[full] |= sure[full] & (-1L >>> -rows);
    }
  }

  private static void carry(long[] progress, long[] parts, long whole, int rows, long[] carried) {
    for (int from = 0; from < rows; from += BLOCK) {
      int to = Math.min(from + BLOCK, rows);
      add(progress, parts, whole, from, to);
      collect(progress, parts, from, to, carried);
    }
  }

  private static void add(long[] progress, long[] parts, long whole, int from, int to) {
    for (int row = from; row < to; row++) {
      // Below 2⁶² each, so neither sum nor difference overflows; negative means no whole yet.
      long over = progress[row] + parts[row] - whole;
      progress[row] = over + (whole & (over >> 63));
    }
  }

  /** A row was carried over a whole exactly when it now has less than what was added. */
  private static void collect(long[] progress, long[] parts, int from, int to, long[] carried) {
    for (int start = from; start < to; start += 64) {
      carried[start >>> 6] =
          start <= to - 64
              ? carriedOf64(progress, parts, start)
              : carriedOf(progress, parts, start, to - start);
    }
  }

  private static long carriedOf(long[] progress, long[] parts, int start, int rows) {
    long bits = 0;
    for (int i = 0; i < rows; i++) {
      bits |= (progress[start + i] - parts[start + i]) >> 63 & BIT[i];
    }
    return bits;
  }

  /** Both halves at once, joined by + and not by |, which the compiler takes for the folding. */
  private static long carriedOf64(long[] progress, long[] parts, int start) {
    long bits = 0;
    for (int i = 0; i < 32; i++) {
      bits |=
          ((progress[start + i] - parts[start + i]) >> 63 & BIT[i])
              + ((progress[start + 32 + i] - parts[start + 32 + i]) >> 63 & BIT[i + 32]);
    }
    return bits;
  }

  private ElapsedCache cacheFor(long elapsedUnits) {
    if (caches[last].elapsedUnits != elapsedUnits) {
      last = 1 - last;
    }
    if (anyStale) {
      refresh();
    }
    ElapsedCache cache = caches[last];
    if (cache.elapsedUnits != elapsedUnits) {
      cache.fill(elapsedUnits, rates, whole);
    }
    return cache;
  }

  private void refresh() {
    for (int word = 0; word < stale.length; word++) {
      for (long bits = stale[word]; bits != 0; bits &= bits - 1) {
        int row = (word << 6) + Long.numberOfTrailingZeros(bits);
        for (ElapsedCache cache : caches) {
          if (cache.elapsedUnits > 0) {
            cache.put(row, rates[row], whole);
          }
        }
      }
      stale[word] = 0;
    }
    anyStale = false;
  }

  /** How many wholes the row gained in the last {@link #gain}; saturated as there. */
  public long gained(int row) {
    if (row >= lastRows) {
      return 0;
    }
    long wholes = caches[last].wholes(row);
    return wholes == Long.MAX_VALUE || !Bits.get(carried, row) ? wholes : wholes + 1;
  }

  @Override
  public void state(StateVisitor s) {
    rates = s.ranged("rate", rates, 0, Long.MAX_VALUE);
    progress = s.ranged("progress", progress, 0, whole - 1);
    s.leavesOut("grain", "declared, not saved");
    s.leavesOut("whole", "the grain's");
    s.leavesOut("caches", "derived from the rates");
    s.leavesOut("stale", "derived from the rates");
    s.leavesOut("anyStale", "derived from the rates");
    s.leavesOut("last", "tells of the last gain only");
    s.leavesOut("lastRows", "tells of the last gain only");
    s.leavesOut("carried", "tells of the last gain only");
    if (s.restoring()) {
      rebuild(s instanceof LocalCopy copy && copy.inRange());
    }
  }

  private void rebuild(boolean inRange) {
    for (ElapsedCache cache : caches) {
      cache.forget();
    }
    lastRows = 0;
    anyStale = false;
    int capacity = Math.max(rates.length, progress.length);
    if (rates.length != progress.length || carried.length != Bits.words(capacity)) {
      resize(capacity);
    }
    Arrays.fill(stale, 0);
    if (!inRange && isOutOfRange(rates, progress, whole)) {
      mend();
    }
  }

  private static boolean isOutOfRange(long[] rates, long[] progress, long whole) {
    long negative = 0;
    for (int row = 0; row < rates.length; row++) {
      negative |= rates[row] | progress[row] | (whole - 1 - progress[row]);
    }
    return negative < 0;
  }

  private void mend() {
    for (int row = 0; row < rates.length; row++) {
      rates[row] = Math.max(0, rates[row]);
      restore(row, progress[row]);
    }
  }
}

package io.tickwright.bench;

import io.tickwright.time.TimeBase;
import io.tickwright.timer.Timer;
import io.tickwright.timer.TimerColumn;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One tick at 60 Hz of a timer in every row, armed for 0.5 s to 2 s and again when it fires. */
@Table(id = "timer-columns", entry = "row", entries = "rows")
public class TimerColumns {

  private static final long SECOND = TimeBase.FLICKS.unitsPerSecond();
  private static final long STEP = SECOND / 60;

  /** Of any row and without memory: arming again is not to read an array that is no column's. */
  private static long total(int row) {
    return SECOND / 2 + (row * 0x9E3779B97F4A7C15L >>> 34);
  }

  private static long[] totals(int rows) {
    long[] totals = new long[rows];
    for (int row = 0; row < rows; row++) {
      totals[row] = total(row);
    }
    return totals;
  }

  private static long spent(Random random, long total) {
    return (long) (random.nextDouble() * total);
  }

  /** Without anything exact about it. */
  @State(Scope.Thread)
  public static class Floats {
    @Param({"1000", "100000", "10000000"})
    public int rows;

    float[] totals;
    float[] left;

    @Setup
    public void fill() {
      long[] exact = totals(rows);
      Random random = new Random(43);
      totals = new float[rows];
      left = new float[rows];
      for (int row = 0; row < rows; row++) {
        totals[row] = (float) exact[row] / SECOND;
        left[row] = totals[row] - (float) spent(random, exact[row]) / SECOND;
      }
    }
  }

  /** Whole numbers, by hand. */
  @State(Scope.Thread)
  public static class Longs {
    @Param({"1000", "100000", "10000000"})
    public int rows;

    long[] totals;
    long[] spent;
    long random = 44;

    @Setup
    public void fill() {
      totals = totals(rows);
      Random random = new Random(43);
      spent = new long[rows];
      for (int row = 0; row < rows; row++) {
        spent[row] = spent(random, totals[row]);
      }
    }
  }

  /** An object for every row. */
  @State(Scope.Thread)
  public static class Objects {
    @Param("1000")
    public int rows;

    long[] totals;
    Timer[] timers;

    @Setup
    public void fill() {
      totals = totals(rows);
      Random random = new Random(43);
      timers = new Timer[rows];
      for (int row = 0; row < rows; row++) {
        timers[row] = new Timer();
        timers[row].restoreSpent(spent(random, totals[row]), totals[row]);
      }
    }
  }

  /** A component of every entity. */
  @State(Scope.Thread)
  public static class Components {
    @Param({"1000", "100000"})
    public int rows;

    ArtemisHerd herd;

    @Setup
    public void fill() {
      herd = new ArtemisHerd(rows, false, true);
    }
  }

  /** The column. */
  @State(Scope.Thread)
  public static class Columns {
    @Param({"1000", "100000", "10000000"})
    public int rows;

    TimerColumn timers;
    TimerColumn quiet;
    long[] fired;
    long tick;

    @Setup
    public void fill() {
      long[] totals = totals(rows);
      Random random = new Random(43);
      timers = new TimerColumn(SECOND);
      quiet = new TimerColumn(SECOND);
      timers.ensureCapacity(rows);
      quiet.ensureCapacity(rows);
      for (int row = 0; row < rows; row++) {
        timers.restoreSpent(row, spent(random, totals[row]), totals[row]);
        quiet.arm(row, totals[row] * 1_000_000);
      }
      fired = new long[(rows + 63) / 64];
    }
  }

  @Benchmark
  @Row(place = 1, value = "float countdowns by hand (they drift)", bytes = 8, as = "by hand")
  public int floats(Floats s) {
    int count = 0;
    float dt = 1f / 60;
    for (int row = 0; row < s.rows; row++) {
      float left = s.left[row] - dt;
      if (left <= 0) {
        left = s.totals[row];
        count++;
      }
      s.left[row] = left;
    }
    return count;
  }

  @Benchmark
  @Row(place = 2, value = "long countdowns by hand", bytes = 16, as = "longs by hand")
  public int longs(Longs s) {
    int count = 0;
    for (int row = 0; row < s.rows; row++) {
      if (s.totals[row] > 0) {
        s.spent[row] += STEP;
        if (s.spent[row] >= s.totals[row]) {
          s.spent[row] = 0;
          count++;
        }
      }
    }
    return count;
  }

  @Benchmark
  @Row(place = 3, value = "`Timer.spend` in every row", bytes = 36)
  public int objects(Objects s) {
    int count = 0;
    for (int row = 0; row < s.rows; row++) {
      Timer timer = s.timers[row];
      if (timer.spend(STEP)) {
        timer.arm(s.totals[row]);
        count++;
      }
    }
    return count;
  }

  @Benchmark
  @Row(place = 4, value = "artemis-odb 2.3.0, `IteratingSystem` over floats", as = "artemis-odb")
  public void components(Components s) {
    s.herd.tick();
  }

  @Benchmark
  @Row(
      place = 5,
      value = "a plain loop over the same bytes: `spent[i] += totals[i]`",
      bytes = 16,
      as = "plain loop")
  public void plain(Longs s) {
    long[] spent = s.spent;
    long[] totals = s.totals;
    for (int row = 0; row < spent.length; row++) {
      spent[row] += totals[row];
    }
  }

  /** In a tick a 45th of the rows fire: those of 0.75 s on average, at 60 Hz. */
  @Benchmark
  @Row(
      place = 6,
      value = "the same loop, then both written again in a 45th of the rows",
      bytes = 16,
      as = "plain, armed again")
  public void plainArmed(Longs s) {
    plain(s);
    long random = s.random;
    for (int row = (int) (random >>> 58); row < s.rows; row += 13 + (int) (random >>> 58)) {
      s.totals[row] = total(row);
      s.spent[row] = 0;
      random = random * 0x5851F42D4C957F2DL + 1;
    }
    s.random = random;
  }

  @Benchmark
  @Row(place = 7, value = "`TimerColumn.spend`, none fires", bytes = 16)
  public int quiet(Columns s) {
    return s.quiet.spend(STEP, s.rows, s.fired);
  }

  @Benchmark
  @Row(place = 8, value = "`TimerColumn.spend`, those that fire armed again", bytes = 16)
  public int column(Columns s) {
    return spend(s, STEP);
  }

  @Benchmark
  @Row(place = 9, value = "the same on a clock at 1/3", bytes = 16)
  public int slowed(Columns s) {
    return spend(s, ++s.tick * STEP / 3 - (s.tick - 1) * STEP / 3);
  }

  private static int spend(Columns s, long units) {
    int fired = s.timers.spend(units, s.rows, s.fired);
    for (int word = 0; fired > 0 && word < s.fired.length; word++) {
      for (long bits = s.fired[word]; bits != 0; bits &= bits - 1) {
        int row = (word << 6) + Long.numberOfTrailingZeros(bits);
        s.timers.arm(row, total(row));
      }
    }
    return fired;
  }
}

package io.tickwright.bench;

import io.tickwright.bank.Bank;
import io.tickwright.bank.BankColumn;
import io.tickwright.bank.Grain;
import io.tickwright.time.TimeBase;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One tick at 60 Hz of a bank in every row, each at a rate of its own between 1 and 4 a second. */
@Table(id = "bank-columns", entry = "row", entries = "rows")
public class BankColumns {

  private static final long SECOND = TimeBase.FLICKS.unitsPerSecond();
  private static final long STEP = SECOND / 60;
  private static final long GRAIN = 1_000_000;
  private static final long WHOLE = SECOND * GRAIN;

  private static long[] rates(int rows) {
    Random random = new Random(42);
    long[] rates = new long[rows];
    for (int row = 0; row < rows; row++) {
      rates[row] = GRAIN + random.nextInt((int) (3 * GRAIN));
    }
    return rates;
  }

  private static long[] progress(int rows) {
    Random random = new Random(43);
    long[] progress = new long[rows];
    for (int row = 0; row < rows; row++) {
      progress[row] = (long) (random.nextDouble() * WHOLE);
    }
    return progress;
  }

  /** By hand and exact. */
  @State(Scope.Thread)
  public static class Longs {
    @Param({"1000", "100000", "10000000"})
    public int rows;

    long[] rates;
    long[] progress;
    long[] parts;
    long[] gained;
    long tick;

    @Setup
    public void fill() {
      rates = rates(rows);
      progress = progress(rows);
      parts = new long[rows];
      for (int row = 0; row < rows; row++) {
        parts[row] = rates[row] * STEP;
      }
      gained = new long[(rows + 63) / 64];
    }
  }

  /** By hand and drifting. */
  @State(Scope.Thread)
  public static class Floats {
    @Param({"1000", "100000", "10000000"})
    public int rows;

    float[] rates;
    float[] progress;
    long[] gained;

    @Setup
    public void fill() {
      long[] exact = rates(rows);
      long[] part = progress(rows);
      rates = new float[rows];
      progress = new float[rows];
      for (int row = 0; row < rows; row++) {
        rates[row] = (float) exact[row] / GRAIN;
        progress[row] = (float) part[row] / WHOLE;
      }
      gained = new long[(rows + 63) / 64];
    }
  }

  /** An object for every row. */
  @State(Scope.Thread)
  public static class Objects {
    @Param("1000")
    public int rows;

    long[] rates;
    Bank[] banks;
    long[] gained;

    @Setup
    public void fill() {
      rates = rates(rows);
      long[] progress = progress(rows);
      banks = new Bank[rows];
      for (int row = 0; row < rows; row++) {
        banks[row] = new Bank();
        banks[row].restore(progress[row], WHOLE);
      }
      gained = new long[(rows + 63) / 64];
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
      herd = new ArtemisHerd(rows, true, false);
    }
  }

  /** The column. */
  @State(Scope.Thread)
  public static class Columns {
    @Param({"1000", "100000", "10000000"})
    public int rows;

    BankColumn banks;
    long[] rates;
    long[] gained;
    long tick;

    @Setup
    public void fill() {
      rates = rates(rows);
      long[] progress = progress(rows);
      banks = new BankColumn(Grain.of(TimeBase.FLICKS));
      banks.ensureCapacity(rows);
      for (int row = 0; row < rows; row++) {
        banks.rateParts(row, rates[row]);
        banks.restore(row, progress[row]);
      }
      gained = new long[(rows + 63) / 64];
    }
  }

  @Benchmark
  @Row(place = 1, value = "long division in every row", bytes = 16, as = "division")
  public int division(Longs s) {
    int count = 0;
    for (int row = 0; row < s.rows; row++) {
      long progress = s.progress[row] + s.rates[row] * STEP;
      long wholes = progress / WHOLE;
      s.progress[row] = progress - wholes * WHOLE;
      if (wholes > 0) {
        s.gained[row >> 6] |= 1L << row;
        count++;
      }
    }
    return count;
  }

  @Benchmark
  @Row(place = 2, value = "float accumulators by hand (they drift)", bytes = 8, as = "by hand")
  public int floats(Floats s) {
    int count = 0;
    float dt = 1f / 60;
    for (int row = 0; row < s.rows; row++) {
      float progress = s.progress[row] + s.rates[row] * dt;
      if (progress >= 1) {
        progress -= 1;
        s.gained[row >> 6] |= 1L << row;
        count++;
      }
      s.progress[row] = progress;
    }
    return count;
  }

  @Benchmark
  @Row(place = 3, value = "`Bank.gain` in every row", bytes = 36)
  public int objects(Objects s) {
    int count = 0;
    for (int row = 0; row < s.rows; row++) {
      if (s.banks[row].gain(s.rates[row], STEP, WHOLE) > 0) {
        s.gained[row >> 6] |= 1L << row;
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
      value = "a plain loop over the same bytes: `progress[i] += parts[i]`",
      bytes = 16,
      as = "plain loop")
  public void plain(Longs s) {
    long[] progress = s.progress;
    long[] parts = s.parts;
    for (int row = 0; row < progress.length; row++) {
      progress[row] += parts[row];
    }
  }

  @Benchmark
  @Row(
      place = 6,
      value = "the same loop, after rates and parts are written in 1 % of the rows",
      bytes = 16,
      as = "plain, new rates")
  public void plainChanging(Longs s) {
    int shift = (int) (++s.tick % 100);
    for (int row = shift; row < s.rows; row += 100) {
      s.rates[row] += 1;
      s.parts[row] = s.rates[row] * STEP;
    }
    plain(s);
  }

  @Benchmark
  @Row(place = 7, value = "`BankColumn.gain`", bytes = 16)
  public int column(Columns s) {
    return s.banks.gain(STEP, s.rows, s.gained);
  }

  @Benchmark
  @Row(place = 8, value = "`BankColumn.gain` on a clock at 1/3", bytes = 16)
  public int slowed(Columns s) {
    long third = ++s.tick * STEP / 3 - (s.tick - 1) * STEP / 3;
    return s.banks.gain(third, s.rows, s.gained);
  }

  @Benchmark
  @Row(place = 9, value = "`BankColumn.gain`, 1 % of the rates new", bytes = 16)
  public int changing(Columns s) {
    int shift = (int) (++s.tick % 100);
    for (int row = shift; row < s.rows; row += 100) {
      s.banks.rateParts(row, s.banks.rateParts(row) + 1);
    }
    return s.banks.gain(STEP, s.rows, s.gained);
  }
}

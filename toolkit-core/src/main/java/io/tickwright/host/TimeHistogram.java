package io.tickwright.host;

import io.tickwright.internal.Saturating;
import java.util.Arrays;
import java.util.Locale;

/**
 * Counts measured times and tells their percentiles, in memory that never grows.
 *
 * <p>Log-linear, with 128 steps for each power of two: a percentile is the highest time of its
 * step, at most 1/128 above what was recorded; count, least, most and mean are exact. Times are
 * nanoseconds; below 0 counts as 0, and those above {@value #HIGHEST} (73 minutes) are counted in
 * the last step. The steps and the percentile's rule are those of HdrHistogram (G. Tene) with two
 * significant digits. Recording allocates nothing. Belongs to one thread.
 */
public final class TimeHistogram {

  /** The highest time that has a step of its own, in nanoseconds. */
  public static final long HIGHEST = (1L << 42) - 1;

  private static final int HALF_BITS = 7;
  private static final int HALF = 1 << HALF_BITS;
  private static final int WHOLE = 2 * HALF;

  private final long[] counts = new long[index(HIGHEST) + 1];
  private long count;
  private long least = Long.MAX_VALUE;
  private long most;
  private long sum;

  /** An empty one. */
  public TimeHistogram() {}

  /** Counts a time. */
  public void record(long nanos) {
    long time = Math.max(0, nanos);
    counts[index(Math.min(time, HIGHEST))]++;
    count++;
    least = Math.min(least, time);
    most = Math.max(most, time);
    sum = Saturating.add(sum, time);
  }

  /** Forgets everything: a new interval begins. */
  public void reset() {
    Arrays.fill(counts, 0);
    count = 0;
    least = Long.MAX_VALUE;
    most = 0;
    sum = 0;
  }

  /** How many times were recorded. */
  public long count() {
    return count;
  }

  /** The shortest, or 0 when there is none. */
  public long min() {
    return count == 0 ? 0 : least;
  }

  /** The longest, or 0 when there is none. */
  public long max() {
    return most;
  }

  /** The mean, or 0 when there is none. */
  public double mean() {
    return count == 0 ? 0 : (double) sum / count;
  }

  /**
   * The time that so many percent of the recorded ones do not exceed, up to the width of a step; 0
   * when there is none.
   *
   * @param percent in [0, 100]; one outside counts as the nearest one inside, NaN as 0
   */
  public long percentile(double percent) {
    // Rounding must not push an exact count to the next one.
    double asked = Math.max(0, Math.min(100, Math.nextDown(percent)));
    long wanted = Math.max(1, (long) Math.ceil(asked * count / 100));
    long passed = 0;
    for (int i = 0; i < counts.length; i++) {
      passed += counts[i];
      if (passed >= wanted) {
        return percent > 0 ? highest(i) : lowest(i);
      }
    }
    return 0;
  }

  /** All of it as one JSON object in nanoseconds, always the same fields in the same order. */
  public String json() {
    return String.format(
        Locale.ROOT,
        "{\"count\":%d,\"min\":%d,\"max\":%d,\"mean\":%.1f,\"p50\":%d,\"p90\":%d,\"p99\":%d,"
            + "\"p999\":%d}",
        count,
        min(),
        max(),
        mean(),
        percentile(50),
        percentile(90),
        percentile(99),
        percentile(99.9));
  }

  private static int index(long time) {
    int power = Long.SIZE - HALF_BITS - 1 - Long.numberOfLeadingZeros(time | (WHOLE - 1));
    return (power << HALF_BITS) + (int) (time >>> power);
  }

  private static long lowest(int index) {
    return index < WHOLE ? index : (long) (index % HALF + HALF) << power(index);
  }

  private static long highest(int index) {
    return lowest(index) + (1L << power(index)) - 1;
  }

  private static int power(int index) {
    return index < WHOLE ? 0 : index / HALF - 1;
  }

  @Override
  public String toString() {
    return json();
  }
}

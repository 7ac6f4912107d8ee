package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.testing.Allocation;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Against HdrHistogram with two significant digits, which has the same steps and rule. */
class TimeHistogramTest {
  private static final double[] PERCENTS = {
    -1, 0, 0.001, 1, 25, 33.3, 50, 66.7, 75, 90, 95, 99, 99.9, 99.99, 100, 101
  };

  private final TimeHistogram ours = new TimeHistogram();
  private final Histogram oracle = new Histogram(1, TimeHistogram.HIGHEST, 2);
  private long sum;

  private void record(long time) {
    ours.record(time);
    oracle.recordValue(time);
    sum += time;
  }

  private void assertLikeTheOracle(String what) {
    assertEquals(oracle.getTotalCount(), ours.count(), what);
    for (double percent : PERCENTS) {
      double within = Math.max(0, percent);
      assertEquals(
          oracle.getValueAtPercentile(within), ours.percentile(percent), what + " p" + percent);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 10, 100, 101, 1_000, 20_000})
  void percentilesAreThoseOfHdrHistogram(int count) {
    Pcg32 luck = Pcg32.reference(5, count);
    for (int i = 0; i < count; i++) {
      long anyMagnitude = luck.nextU64() >>> luck.between(22, 63);
      record(anyMagnitude);
    }

    assertLikeTheOracle(count + " times");
    assertEquals((double) sum / count, ours.mean());
  }

  @Test
  void everyBorderOfAStepFallsWhereTheOracleHasIt() {
    for (int power = 0; power < 42; power++) {
      for (long near = (1L << power) - 2; near <= (1L << power) + 2; near++) {
        if (near >= 0) {
          record(near);
          oracle.reset();
          oracle.recordValue(near);
          TimeHistogram one = new TimeHistogram();
          one.record(near);
          assertEquals(oracle.getValueAtPercentile(50), one.percentile(50), () -> "a time");
          assertEquals(near, one.max());
          assertEquals(near, one.min());
        }
      }
    }
    assertTrue(ours.count() > 100);
  }

  @Test
  void leastMostAndMeanAreExact() {
    record(1_234_567);
    record(16_666_667);
    record(999_999_999);

    assertEquals(1_234_567, ours.min());
    assertEquals(999_999_999, ours.max());
    assertEquals((1_234_567 + 16_666_667 + 999_999_999) / 3.0, ours.mean());
  }

  @Test
  void aTimeOutOfRangeIsCountedAtItsEdge() {
    ours.record(-5);
    assertEquals(0, ours.percentile(100));
    ours.record(Long.MAX_VALUE);

    assertEquals(2, ours.count());
    assertEquals(TimeHistogram.HIGHEST, ours.percentile(100));
    assertEquals(Long.MAX_VALUE, ours.max());
  }

  @Test
  void anEmptyOneIsAllZeroAndSoIsOneThatWasReset() {
    String empty = ours.json();
    assertEquals(
        "{\"count\":0,\"min\":0,\"max\":0,\"mean\":0.0,\"p50\":0,\"p90\":0,\"p99\":0,\"p999\":0}",
        empty);
    record(77);
    assertEquals(
        "{\"count\":1,\"min\":77,\"max\":77,\"mean\":77.0,\"p50\":77,\"p90\":77,\"p99\":77,"
            + "\"p999\":77}",
        ours.json());
    ours.reset();
    assertEquals(empty, ours.json());
  }

  static final class Checks implements Runnable {
    @Override
    public void run() {
      TimeHistogram histogram = new TimeHistogram();
      Allocation.assertNone("record", i -> histogram.record(i * 977));
      Allocation.assertNone(
          "percentile", i -> histogram.record(histogram.percentile((double) (i % 100))));
      Allocation.assertNone("reset", i -> histogram.reset());
    }
  }

  @Test
  void recordingAllocatesNothing() {
    new Checks().run();
    Allocation.runInterpreted(Checks.class);
  }
}

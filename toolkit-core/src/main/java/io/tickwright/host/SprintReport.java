package io.tickwright.host;

import java.util.Locale;

/**
 * How a sprint went: so many ticks as fast as they would go.
 *
 * @param ticks how many were run
 * @param nanos how long running them took, without what was drawn between
 */
public record SprintReport(long ticks, long nanos) {

  /** Ticks per second, or 0 when none was run. */
  public double ticksPerSecond() {
    return nanos <= 0 ? 0 : ticks * 1e9 / nanos;
  }

  /** Milliseconds per tick, or 0 when none was run. */
  public double millisPerTick() {
    return ticks == 0 ? 0 : nanos / 1e6 / ticks;
  }

  /** A line for a person: {@code 1200 ticks in 0.31 s: 3871 ticks a second, 0.258 ms a tick}. */
  public String text() {
    return String.format(
        Locale.ROOT,
        "%d ticks in %.2f s: %.0f ticks a second, %.3f ms a tick",
        ticks,
        nanos / 1e9,
        ticksPerSecond(),
        millisPerTick());
  }
}

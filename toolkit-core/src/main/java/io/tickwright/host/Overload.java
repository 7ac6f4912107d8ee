package io.tickwright.host;

import java.util.Locale;

/**
 * A server could not keep up: ticks past what it may catch up are gone.
 *
 * @param tick the ticks done when it was noticed
 * @param dropped how many ticks are gone
 * @param behindNanos the time they were worth at the rate it runs at
 */
public record Overload(long tick, long dropped, long behindNanos) {

  /** A line for a person: {@code can't keep up at tick 1200: 1.50 s behind, 30 ticks dropped}. */
  public String text() {
    return String.format(
        Locale.ROOT,
        "can't keep up at tick %d: %.2f s behind, %d ticks dropped",
        tick,
        behindNanos / 1e9,
        dropped);
  }
}

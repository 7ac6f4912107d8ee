package io.tickwright.host;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * Sleeps on a {@link FakeClock}, in no time, as early or late as the test says.
 *
 * <pre>{@code
 * FakeSleeper sleeper = new FakeSleeper(clock).lateBy(asked -> 60_000); // 60 µs too long, always
 * FramePacer pacer = FramePacer.at("60hz").on(clock, sleeper);
 * }</pre>
 */
public final class FakeSleeper implements Sleeper {

  /** What one {@link #spin} takes on the fake clock. */
  public static final long SPIN_NANOS = 50;

  private final FakeClock clock;
  private final List<Long> sleeps = new ArrayList<>();
  private LongUnaryOperator lateness = asked -> 0;
  private long spins;

  /** A sleeper that wakes exactly when it was asked to. */
  public FakeSleeper(FakeClock clock) {
    this.clock = clock;
  }

  /** How many nanoseconds too long it sleeps, by the time asked for; negative wakes early. */
  public FakeSleeper lateBy(LongUnaryOperator nanosLate) {
    lateness = nanosLate;
    return this;
  }

  @Override
  public void sleep(long nanos) {
    sleeps.add(nanos);
    clock.advance(Math.max(0, nanos + lateness.applyAsLong(nanos)));
  }

  @Override
  public void spin() {
    spins++;
    clock.advance(SPIN_NANOS);
  }

  /** What it was asked to sleep so far, in nanoseconds. */
  public List<Long> sleeps() {
    return List.copyOf(sleeps);
  }

  /** How often it has spun so far. */
  public long spins() {
    return spins;
  }

  /** Forgets what it counted. */
  public void reset() {
    sleeps.clear();
    spins = 0;
  }
}

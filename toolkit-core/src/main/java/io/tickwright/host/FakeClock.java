package io.tickwright.host;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A clock that stands still until it is moved: what a test hands to a driver or a pacer.
 *
 * <pre>{@code
 * FakeClock clock = new FakeClock(0);
 * FrameDriver driver = FrameDriver.of(sim, game, surface).clock(clock);
 * clock.advance(16_666_667);
 * driver.frame();
 * }</pre>
 *
 * <p>Any thread may move or read it.
 */
public final class FakeClock implements HostClock {
  private final AtomicLong now;

  /** A clock that shows this moment. */
  public FakeClock(long nanos) {
    now = new AtomicLong(nanos);
  }

  @Override
  public long nanos() {
    return now.get();
  }

  /** Moves it; a negative amount moves it back, as a bad clock does. */
  public void advance(long nanos) {
    now.addAndGet(nanos);
  }
}

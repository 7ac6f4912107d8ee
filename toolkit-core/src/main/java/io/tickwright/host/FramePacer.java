package io.tickwright.host;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Waits for the moment at which the next frame is due.
 *
 * <pre>{@code
 * FramePacer pacer = FramePacer.at("60hz");
 * while (driver.frame()) {
 *   pacer.await();
 * }
 * }</pre>
 *
 * <p>It sleeps most of the time and spins on the clock for the rest, by as much as sleeping has
 * lately been late (at most 2 ms, and half a period): a sleep alone wakes tens of microseconds to
 * milliseconds too late. Frames are due on a grid, so that what one was late does not push the next
 * one, and nothing drifts. A frame that takes longer than a period is followed at once by the next,
 * and the moments it has missed are left out and counted.
 *
 * <p>In the background it waits for its background rate instead, asleep throughout. Belongs to one
 * thread. When that is interrupted, it waits for nothing.
 */
public final class FramePacer {

  /** The rate of a window nobody looks at, unless told otherwise: three steps of 60 Hz a frame. */
  public static final String BACKGROUND_RATE = "20hz";

  private static final long LEAST_MARGIN = 50_000;
  private static final long FIRST_MARGIN = 1_000_000;

  /** A sleep that wakes later than this is not one that spinning mends: the machine is busy. */
  private static final long MOST_MARGIN = 2_000_000;

  private enum Mode {
    TARGET,
    UNLIMITED,
    VSYNC
  }

  private final Mode mode;
  private final @Nullable FrameGrid target;
  private final TimeHistogram lateness = new TimeHistogram();
  private final HostEvents events = HostEvents.current();
  private FrameGrid background = FrameGrid.of(BACKGROUND_RATE);
  private HostClock clock = HostClock.system();
  private Sleeper sleeper = Sleeper.system();
  private @Nullable FrameGrid following;
  private boolean inBackground;
  private long missed;

  /** Estimated 15/16 quantile of sleep overshoot, in nanoseconds: it spins for a quarter more. */
  private long margin = FIRST_MARGIN;

  private FramePacer(Mode mode, @Nullable FrameGrid target) {
    this.mode = mode;
    this.target = target;
  }

  /**
   * Frames at this rate: {@code 60hz}, {@code 59.94hz}, or a time apart such as {@code 1/60s}.
   *
   * @throws io.tickwright.time.QuantityException when it is no such text, or not above 0
   */
  public static FramePacer at(String rate) {
    return new FramePacer(Mode.TARGET, FrameGrid.of(rate));
  }

  /** Frames as fast as they come, for a surface whose {@code present} waits; no waiting here. */
  public static FramePacer unlimited() {
    return new FramePacer(Mode.UNLIMITED, null);
  }

  /**
   * Frames when the display says so: it calls the driver, and nothing ever waits here, in the
   * background neither.
   */
  public static FramePacer vsync() {
    return new FramePacer(Mode.VSYNC, null);
  }

  /** Always at a rate of its own and always asleep: for whoever draws nothing. */
  static FramePacer asleep(FrameGrid grid) {
    FramePacer pacer = new FramePacer(Mode.TARGET, grid);
    pacer.background = grid;
    pacer.inBackground = true;
    return pacer;
  }

  /** Reads another clock and sleeps otherwise, as a test does; before the first wait. */
  public FramePacer on(HostClock clock, Sleeper sleeper) {
    this.clock = clock;
    this.sleeper = sleeper;
    return this;
  }

  /**
   * Sets the rate in the background; {@value #BACKGROUND_RATE} unless told otherwise. The steps
   * that are due in one such frame should be within the loop's budget.
   */
  public FramePacer backgroundRate(String rate) {
    background = FrameGrid.of(rate);
    following = null;
    return this;
  }

  /** Goes to the background rate, or back; the new grid begins with the next wait. */
  public void background(boolean inBackground) {
    this.inBackground = inBackground;
  }

  /** Begins a new grid with the next wait: what took so long was no frame. */
  public void restart() {
    following = null;
  }

  /** Whether the display calls the driver. */
  public boolean isVsync() {
    return mode == Mode.VSYNC;
  }

  /**
   * Waits for the next frame.
   *
   * @return by how many nanoseconds it is late, 0 or more; 0 when nothing was waited for
   */
  public long await() {
    FrameGrid grid = grid();
    if (grid == null) {
      following = null;
      return 0;
    }
    if (grid != following) {
      following = grid;
      grid.begin(clock.nanos());
    } else {
      grid.next();
    }
    missed += grid.catchUp(clock.nanos());
    long due = grid.due();
    if (inBackground) {
      sleepUntil(due);
    } else {
      sleepAndSpinUntil(due, grid.periodNanos() / 2);
    }
    long late = Math.max(0, clock.nanos() - due);
    lateness.record(late);
    events.paced(late, grid.periodNanos());
    return late;
  }

  private @Nullable FrameGrid grid() {
    if (mode == Mode.VSYNC) {
      return null;
    }
    return inBackground ? background : target;
  }

  private void sleepUntil(long due) {
    for (long left = due - clock.nanos(); left > 0 && mayWait(); left = due - clock.nanos()) {
      sleeper.sleep(left);
    }
  }

  private void sleepAndSpinUntil(long due, long halfPeriod) {
    long now = clock.nanos();
    long wanted = due - Math.min(margin + margin / 4, halfPeriod);
    while (wanted - now > 0 && mayWait()) {
      sleeper.sleep(wanted - now);
      now = clock.nanos();
      if (now - wanted >= 0) {
        learn(now - wanted);
      }
    }
    while (due - now > 0 && mayWait()) {
      sleeper.spin();
      now = clock.nanos();
    }
  }

  private static boolean mayWait() {
    return !Thread.currentThread().isInterrupted();
  }

  /** Up by 15 parts when that was too late, down by one when it was not: it rests at 15 of 16. */
  private void learn(long late) {
    long part = margin / 64;
    long next = late > margin ? margin + 15 * part : margin - part;
    margin = Math.max(LEAST_MARGIN, Math.min(next, MOST_MARGIN));
  }

  /** The time between two frames in the mode it is in; 0 when it waits for nothing. */
  long periodNanos() {
    FrameGrid grid = grid();
    return grid == null ? 0 : grid.periodNanos();
  }

  /** How late frames have begun, since the last reset of it. */
  public TimeHistogram lateness() {
    return lateness;
  }

  /** The moments that frames have missed because the one before took too long. */
  public long missed() {
    return missed;
  }

  @Override
  public String toString() {
    return "FramePacer[" + mode + ", " + Objects.requireNonNullElse(target, "no target") + "]";
  }
}

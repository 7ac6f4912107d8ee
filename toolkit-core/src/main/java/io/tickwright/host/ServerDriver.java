package io.tickwright.host;

import io.tickwright.internal.Saturating;
import io.tickwright.loop.FrameLoop;
import io.tickwright.loop.StepBody;
import io.tickwright.sim.Simulation;
import io.tickwright.time.Quantity;
import io.tickwright.time.Speed;
import java.math.BigInteger;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs a game that nobody draws: so many ticks a second, and a report when that is too many.
 *
 * <pre>{@code
 * Simulation sim = game.at("20hz").build();
 * ServerDriver server = ServerDriver.of(sim);
 * server.onOverload(overload -> log(overload.text()));
 * server.run();
 * }</pre>
 *
 * <p>It ticks at the simulation's own step unless given another {@link #rate}. When it is late it
 * catches up, by at most {@link #catchUp} ticks at once; those past that are dropped and reported.
 * Between ticks it sleeps and never spins. It belongs to the thread of its first update; {@link
 * #atNextUpdate}, {@link #requestClose} and an {@link InputQueue} are for the others.
 */
public final class ServerDriver {
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private final Ticking ticking;
  private final TimeControl control;
  private final OwnerThread owner = new OwnerThread();
  private final Tasks tasks = new Tasks();
  private final TimeHistogram tickTimes = new TimeHistogram();
  private final HostEvents events = HostEvents.current();
  private HostClock clock = HostClock.system();
  private Sleeper sleeper = Sleeper.system();
  private FramePacer pacer = FramePacer.unlimited();

  /** At which speed the pacer waits, and how long a tick takes at it. */
  private @Nullable Speed paced;

  private long tickNanos;
  private Consumer<Overload> whenOverloaded = overload -> {};
  private @Nullable InputQueue inputs;
  private volatile boolean closeRequested;
  private boolean closed;
  private boolean anchored;

  /** When the tick that is running began. */
  private long tickBegan;

  private boolean hasStepped;

  /** When the last single step was run, if there was one. */
  private long steppedAt;

  private ServerDriver(Ticking ticking) {
    this.ticking = ticking;
    this.control = new TimeControl(ticking);
  }

  /** Serves a simulation, at its own step. */
  public static ServerDriver of(Simulation sim) {
    ServerDriver driver = new ServerDriver(Ticking.of(sim));
    sim.checkCallers(driver.owner);
    sim.afterTick(driver::tickIsDone);
    return driver;
  }

  /** Serves a game that has its own state and a bare loop. */
  public static ServerDriver of(FrameLoop loop, StepBody game) {
    ServerDriver[] driver = new ServerDriver[1];
    StepBody measured =
        step -> {
          game.step(step);
          driver[0].tickIsDone();
        };
    driver[0] = new ServerDriver(Ticking.of(loop, measured));
    return driver[0];
  }

  /** Waits from tick to tick at the present speed, which anything may have changed. */
  private FramePacer pacer() {
    if (!ticking.loop.speed().equals(paced)) {
      pace(ticking.loop);
    }
    return pacer;
  }

  private void pace(FrameLoop loop) {
    BigInteger over =
        BigInteger.valueOf(loop.stepUnits())
            .multiply(BigInteger.valueOf(loop.speed().denominator()))
            .multiply(BigInteger.valueOf(NANOS_PER_SECOND));
    BigInteger under =
        BigInteger.valueOf(loop.base().unitsPerSecond())
            .multiply(BigInteger.valueOf(Math.max(1, loop.speed().numerator())));
    paced = loop.speed();
    tickNanos = FrameGrid.ofNanos(over, under).periodNanos();
    // A slow server still answers within a second: it wakes in between, by a whole fraction.
    BigInteger parts = BigInteger.valueOf(tickNanos / NANOS_PER_SECOND + 1);
    pacer = FramePacer.asleep(FrameGrid.ofNanos(over, under.multiply(parts))).on(clock, sleeper);
  }

  // Settings

  /** Reads another clock and sleeps otherwise, as a test does. */
  public ServerDriver on(HostClock clock, Sleeper sleeper) {
    this.clock = clock;
    this.sleeper = sleeper;
    this.paced = null;
    return this;
  }

  /** Takes inputs from other threads, just before the ticks of each update. */
  public ServerDriver inputs(InputQueue inputs) {
    this.inputs = inputs;
    return this;
  }

  /** How many ticks one update may run when it is late; below 1 counts as 1. */
  public ServerDriver catchUp(long ticks) {
    ticking.loop.budget(ticks);
    return this;
  }

  /** Hears when it cannot keep up. */
  public ServerDriver onOverload(Consumer<Overload> listener) {
    this.whenOverloaded = listener;
    return this;
  }

  // Words

  /**
   * Ticks at this rate from now on, such as {@code 40hz}. A tick is as long in the game as ever; at
   * another rate than its own the game runs faster or slower, exactly by their ratio.
   *
   * @throws io.tickwright.time.QuantityException when it is no such text, or not above 0
   */
  public void rate(String rate) {
    Quantity quantity = Quantity.parse(rate);
    if (quantity.unit() != Quantity.Unit.HERTZ || quantity.signum() <= 0) {
      throw quantity.refuse("that is no rate of ticks", "write one above 0, as in 20hz");
    }
    BigInteger over = quantity.numerator().multiply(BigInteger.valueOf(ticking.loop.stepUnits()));
    BigInteger under =
        quantity.denominator().multiply(BigInteger.valueOf(ticking.loop.base().unitsPerSecond()));
    BigInteger common = over.gcd(under);
    over = over.divide(common);
    under = under.divide(common);
    if (over.bitLength() > 62 || under.bitLength() > 62) {
      throw quantity.refuse("that is beyond range", "write a plainer rate, as in 20hz");
    }
    control.speed(Speed.of(over.longValueExact(), under.longValueExact()));
  }

  /** Holds time; see {@link TimeControl#pause}. */
  public void freeze() {
    control.pause();
  }

  /** Lets time pass again. */
  public void unfreeze() {
    control.resume();
  }

  /** Freezes, and runs so many ticks all the same, at the rate it runs at. */
  public void step(long ticks) {
    control.step(ticks);
  }

  /** Runs so many ticks as fast as they go, then does as before. */
  public void sprint(long ticks) {
    control.sprint(ticks);
  }

  /** Pause, step, sprint and speed, by the names that all drivers have. */
  public TimeControl control() {
    return control;
  }

  /** How long ticks took, in nanoseconds, since the last reset of it. */
  public TimeHistogram tickTimes() {
    return tickTimes;
  }

  /** Asks for the end, from any thread; the next update acts on it. */
  public void requestClose() {
    closeRequested = true;
  }

  /** Whether it has ended. */
  public boolean isClosed() {
    return closed;
  }

  /** Has something done on the server's thread when the next update begins; from any thread. */
  public void atNextUpdate(Runnable task) {
    tasks.add(task);
  }

  // Running

  /** Ticks until a close is asked for, or the thread is interrupted. */
  public void run() {
    while (!Thread.currentThread().isInterrupted() && update()) {
      if (!control.isSprinting()) {
        pacer().await();
      }
    }
  }

  /** Runs what is due now; false once a close was asked for. */
  public boolean update() {
    return update(clock.nanos());
  }

  /** Runs what is due at this moment of the clock; false once a close was asked for. */
  public boolean update(long nowNanos) {
    if (owner.hasOwner()) {
      owner.run();
    } else {
      owner.claim();
    }
    if (closed || closeRequested) {
      closed = true;
      return false;
    }
    tasks.run();
    if (control.takeResync() || !anchored) {
      anchored = true;
      ticking.anchorHalfway(nowNanos);
    }
    tickBegan = clock.nanos();
    if (!control.takesOver()) {
      credit(nowNanos);
    } else if (control.isSprinting() || (control.hasTicks() && isTimeToStep(nowNanos))) {
      landInputs();
      control.run(clock, 1);
    }
    return true;
  }

  /** A slow server wakes several times a tick, and half a wake early is in time. */
  private boolean isTimeToStep(long nowNanos) {
    long tick = tickNanos();
    boolean wakesBetween = pacer.periodNanos() < tick;
    if (hasStepped && wakesBetween && nowNanos - steppedAt < tick - pacer.periodNanos() / 2) {
      return false;
    }
    hasStepped = true;
    steppedAt = nowNanos;
    return true;
  }

  private void credit(long nowNanos) {
    long before = ticking.loop.ticksDone();
    long dropped = ticking.credit(nowNanos).dropped();
    events.burstBegan();
    try {
      landInputs();
      ticking.runCredited();
    } finally {
      ticking.loop.abandonCredited();
      events.burstEnded(before, ticking.loop.ticksDone() - before);
    }
    if (dropped > 0) {
      events.dropped(ticking.loop.ticksDone(), dropped);
      long behind = Saturating.multiply(dropped, tickNanos());
      whenOverloaded.accept(new Overload(ticking.loop.ticksDone(), dropped, behind));
    }
  }

  private void landInputs() {
    InputQueue queue = inputs;
    if (queue != null) {
      queue.land();
    }
  }

  private void tickIsDone() {
    long now = clock.nanos();
    tickTimes.record(now - tickBegan);
    tickBegan = now;
  }

  private long tickNanos() {
    pacer();
    return tickNanos;
  }

  /** How it does, in a line: rate, tick times, what was dropped. */
  public String query() {
    String state = control.isSprinting() ? "sprinting" : control.isPaused() ? "frozen" : "running";
    return String.format(
        Locale.ROOT,
        "%s at %.2f ticks a second; ms a tick: p50 %.2f, p95 %.2f, p99 %.2f, most %.2f; %d dropped",
        state,
        ticking.loop.speed().numerator() == 0 ? 0.0 : 1e9 / tickNanos(),
        tickTimes.percentile(50) / 1e6,
        tickTimes.percentile(95) / 1e6,
        tickTimes.percentile(99) / 1e6,
        tickTimes.max() / 1e6,
        ticking.loop.stats().dropped());
  }
}

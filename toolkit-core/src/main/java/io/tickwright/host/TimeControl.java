package io.tickwright.host;

import io.tickwright.loop.FrameLoop;
import io.tickwright.sim.Clock;
import io.tickwright.sim.Simulation;
import io.tickwright.time.Speed;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Time as the player or the developer wants it: paused, a step at a time, as fast as it goes,
 * slowed down, one clock only. What is asked for is done by the driver's next update; it belongs to
 * the driver's thread. {@link TimeWords} says the same in words.
 */
public final class TimeControl {

  /** How long the ticks of a sprint may keep one frame, so that the window still answers. */
  private static final long SPRINT_SLICE_NANOS = 8_000_000;

  private final Ticking ticking;
  private boolean paused;
  private long stepsOwed;
  private long sprintLeft;
  private long sprintTicks;
  private long sprintNanos;
  private boolean resyncs;
  private @Nullable SprintReport lastSprint;
  private Consumer<SprintReport> whenSprinted = report -> {};

  TimeControl(Ticking ticking) {
    this.ticking = ticking;
  }

  /** Lets no time pass. What moves on its own in the game is not asked. */
  public void pause() {
    paused = true;
  }

  /** Lets time pass again: from the next frame on, the pause was no time. */
  public void resume() {
    if (paused) {
      paused = false;
      stepsOwed = 0;
      resyncs = true;
    }
  }

  /** Whether time is held; single steps and sprints are possible then. */
  public boolean isPaused() {
    return paused;
  }

  /** Pauses, and runs so many ticks all the same; below 1 is none. */
  public void step(long ticks) {
    pause();
    stepsOwed = Math.max(0, ticks);
  }

  /**
   * Runs so many ticks as fast as they go, then does as before; below 1 is none. The driver's
   * inputs land before the first tick of each frame.
   */
  public void sprint(long ticks) {
    sprintLeft = Math.max(0, ticks);
    sprintTicks = 0;
    sprintNanos = 0;
  }

  /** Whether a sprint is under way. */
  public boolean isSprinting() {
    return sprintLeft > 0;
  }

  /** Ends steps and a sprint that are under way; what a sprint did is reported. */
  public void stop() {
    stepsOwed = 0;
    if (sprintLeft > 0) {
      endSprint();
    }
  }

  /** How the last sprint went, or null before there was one. */
  public @Nullable SprintReport lastSprint() {
    return lastSprint;
  }

  /** Hears how each sprint went. */
  public void whenSprinted(Consumer<SprintReport> listener) {
    whenSprinted = listener;
  }

  /** The speed of everything. */
  public Speed speed() {
    return ticking.loop.speed();
  }

  /** Runs everything at this speed; the same again changes nothing. */
  public void speed(Speed speed) {
    FrameLoop loop = ticking.loop;
    if (!loop.speed().equals(speed)) {
      loop.speed(speed);
    }
  }

  /** Runs one clock of the simulation at this speed. */
  public void speed(String clock, Speed speed) {
    clock(clock).speed(speed);
  }

  /**
   * A clock of the simulation.
   *
   * @throws IllegalArgumentException if there is none of this name
   */
  public Clock clock(String name) {
    Simulation sim = ticking.simulation();
    if (sim == null) {
      throw new IllegalArgumentException(
          "this driver runs a bare loop, which has no clock `" + name + "`; leave the name out");
    }
    return sim.world().get(Clock.class, name);
  }

  // The driver's side

  /** Whether the next update is driven by pause or sprint, not by elapsed time. */
  boolean takesOver() {
    return paused || sprintLeft > 0;
  }

  /** Whether the update after this one counts from its own moment. */
  boolean takeResync() {
    boolean wanted = resyncs;
    resyncs = false;
    return wanted;
  }

  /** Whether {@link #run} has ticks to run. */
  boolean hasTicks() {
    return stepsOwed > 0 || sprintLeft > 0;
  }

  /** Runs what was asked for: at most so many single steps, or a slice of a sprint. */
  void run(HostClock clock, long mostSteps) {
    if (sprintLeft > 0) {
      sprintSlice(clock);
    } else if (paused && stepsOwed > 0) {
      long ticks = Math.min(stepsOwed, mostSteps);
      stepsOwed -= ticks;
      ticking.tick(ticks);
    }
  }

  private void sprintSlice(HostClock clock) {
    long began = clock.nanos();
    long now = began;
    boolean whole = false;
    try {
      while (sprintLeft > 0 && now - began < SPRINT_SLICE_NANOS) {
        ticking.tick(1);
        sprintLeft--;
        sprintTicks++;
        now = clock.nanos();
      }
      whole = true;
    } finally {
      sprintNanos += now - began;
      if (!whole || sprintLeft == 0) {
        endSprint();
      }
    }
  }

  private void endSprint() {
    sprintLeft = 0;
    resyncs = !paused;
    SprintReport report = new SprintReport(sprintTicks, sprintNanos);
    lastSprint = report;
    whenSprinted.accept(report);
  }
}

package io.tickwright.loop;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.clock.StepClock;
import io.tickwright.internal.Saturating;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.Speed;
import io.tickwright.time.TimeBase;

/**
 * Turns the host's absolute nanoseconds into the whole steps a frame must run.
 *
 * <pre>{@code
 * FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, TimeBase.FLICKS.stepFor("60hz").units());
 * // every frame:
 * FramePlan plan = loop.frame(System.nanoTime(), step -> world.step(step.dt()));
 * draw(plan.alpha());
 * }</pre>
 *
 * <p>It reads no clock. Time goes through two stages, each with a remainder of its own: nanoseconds
 * become whole base units, and units times the speed become steps. {@code now} may be any long:
 * moments compare as signed, a difference beyond a long saturates, and going back is no time but
 * the new moment to count from; what is banked or owed stays.
 *
 * <p>A frame runs at most its budget, five steps unless changed, times the speed rounded up when
 * that is above 1. Steps past it are dropped and reported; the time short of a step is kept.
 *
 * <p>When a body throws, the loop has failed at that step: it and those due after it are not done
 * and are counted as abandoned, and the loop runs nothing more before {@link #clearFailure}, or a
 * restore of its state.
 *
 * <p>Its state is the schedule's: ticks done, what is banked and owed, speed, pause, statistics.
 * The moment it counts from belongs to the host and is in no save; after a restore the next frame
 * only says where time begins.
 *
 * <p>Not thread-safe, and its bodies must not call back into the doors that run steps.
 */
public final class FrameLoop implements Stateful {

  /** The steps that a frame may run unless told otherwise. */
  public static final long DEFAULT_BUDGET = 5;

  private static final long UNLIMITED = Long.MAX_VALUE;
  private static final long NEVER = -1;

  private final TimeBase base;
  private final StepClock clock;
  private final FrameStats stats = new FrameStats();
  private final FramePlan plan;
  private final Step current;
  private long budget = DEFAULT_BUDGET;
  private long nanosCarry;
  private boolean primed;
  private long anchor;
  private long left;
  private boolean credited;
  private long failedAt = NEVER;

  /** A loop whose time begins at {@code startNanos}; a step below 1 unit counts as 1. */
  public FrameLoop(TimeBase base, long stepUnits, long startNanos) {
    this(base, stepUnits);
    this.primed = true;
    this.anchor = startNanos;
  }

  private FrameLoop(TimeBase base, long stepUnits) {
    this.base = base;
    this.clock = new StepClock(stepUnits);
    this.plan = new FramePlan(clock.stepUnits());
    this.current = new Step(0, clock.stepUnits());
  }

  /** A loop whose time begins with its first frame; a step below 1 unit counts as 1. */
  public static FrameLoop unanchored(TimeBase base, long stepUnits) {
    return new FrameLoop(base, stepUnits);
  }

  /**
   * Plans the frame and runs its steps. Allocates nothing, ever.
   *
   * @return the loop's own plan, which the next call rewrites
   */
  public FramePlan frame(long nowNanos, StepBody body) {
    credit(nowNanos);
    runCredited(body);
    return plan;
  }

  /**
   * The first half of {@link #frame}: credits the time and plans, and owes the steps to {@link
   * #runCredited}. What a host does in between finds the time spent already: another speed holds
   * for the time after it.
   *
   * @return the loop's own plan, which the next call rewrites
   */
  public FramePlan credit(long nowNanos) {
    plan(nowNanos);
    left = plan.steps();
    credited = left > 0;
    return plan;
  }

  /**
   * The second half of {@link #frame}: runs the steps that {@link #credit} owes.
   *
   * @return how many ran; 0 when none are owed
   */
  public long runCredited(StepBody body) {
    if (!credited) {
      requireReady();
      return 0;
    }
    credited = false;
    return run(left, body);
  }

  /**
   * Gives up the steps that {@link #credit} owes, for a host that cannot run them: they are gone,
   * and counted as abandoned.
   *
   * @return how many there were
   */
  public long abandonCredited() {
    if (!credited) {
      return 0;
    }
    long count = left;
    clock.restoreTicks(ticksDone());
    stats.abandoned(count);
    left = 0;
    credited = false;
    return count;
  }

  /**
   * Plans the frame for a caller who runs its steps; they count as done at once.
   *
   * @return a plan that stays as it is; no other object is made, and compiled code makes none where
   *     the plan goes no further than its caller
   */
  @CheckReturnValue
  public FramePlan beginFrame(long nowNanos) {
    plan(nowNanos);
    return plan.copy();
  }

  /**
   * Runs a count of steps: blind to speed, pause and budget; no frame, and nothing banked is
   * touched.
   *
   * @return how many ran: the count, 0 when it is below 0
   */
  public long step(long count, StepBody body) {
    requireReady();
    return run(clock.step(count), body);
  }

  /**
   * Lets this much time pass, through speed and pause but past the budget, and runs every step it
   * is worth; no frame, and the moment that frames count from stays.
   *
   * @return how many ran
   */
  public long advance(long elapsedUnits, StepBody body) {
    requireReady();
    return run(clock.advance(elapsedUnits), body);
  }

  private void plan(long nowNanos) {
    requireReady();
    long first = clock.ticksDone();
    long steps = clock.advanceCapped(unitsUntil(nowNanos), effectiveBudget());
    stats.plan(plan.set(first, steps, clock.lastDropped(), clock.banked()));
  }

  /** The first stage: from nanoseconds to whole base units, with a carry of its own. */
  private long unitsUntil(long nowNanos) {
    long elapsed = elapsedNanos(nowNanos);
    // A frame that took time did not go back, which most frames find out here.
    if (elapsed == 0 && primed && nowNanos < anchor) {
      stats.wentBack();
    }
    primed = true;
    anchor = nowNanos;
    if (clock.paused()) {
      return 0;
    }
    long units = base.unitsOfNanos(elapsed, nanosCarry);
    nanosCarry = base.carryOfNanos(elapsed, nanosCarry);
    stats.submitted(units);
    return units;
  }

  /**
   * The nanoseconds that a frame at this moment counts, 0 or more, saturated: none before time has
   * begun, and none when it goes back.
   */
  public long elapsedNanos(long nowNanos) {
    return primed ? Saturating.elapsed(anchor, nowNanos) : 0;
  }

  private long run(long count, StepBody body) {
    left = count;
    try {
      while (left > 0) {
        current.index(ticksDone());
        body.step(current);
        left--;
      }
    } finally {
      if (left > 0) {
        fail();
      }
    }
    return count;
  }

  private void fail() {
    failedAt = ticksDone();
    stats.abandoned(left);
    left = 0;
    clock.restoreTicks(failedAt);
  }

  private void requireReady() {
    if (left > 0 || failed()) {
      throw new IllegalStateException(refusal());
    }
  }

  private String refusal() {
    if (credited) {
      return "a frame is credited and owes " + left + " steps; run them with runCredited first";
    }
    return left > 0
        ? "a step is running; its body cannot run others"
        : "the loop failed in the step of index " + failedAt + "; clear the failure to go on";
  }

  /** Counts from this moment on: the time since the last frame is no time; the rest stays. */
  public void resync(long nowNanos) {
    primed = true;
    anchor = nowNanos;
    stats.resynced();
  }

  /** Whether a body has thrown and the loop runs nothing more. */
  public boolean failed() {
    return failedAt != NEVER;
  }

  /** The index of the step whose body threw, or −1. */
  public long failedAt() {
    return failedAt;
  }

  /** Goes on after a failure, with the step that failed as the next one. */
  public void clearFailure() {
    failedAt = NEVER;
  }

  /** How many steps a frame may run at speed 1 or below; {@link Long#MAX_VALUE} is unlimited. */
  public long budget() {
    return budget;
  }

  /** Changes how many steps a frame may run; below 1 counts as 1. A setting, not state. */
  public void budget(long steps) {
    budget = Math.max(1, steps);
  }

  /** Lets a frame run whatever is due. */
  public void unlimitedBudget() {
    budget = UNLIMITED;
  }

  /** The budget at the present speed, {@code budget × max(1, ⌈speed⌉)}, saturated. */
  public long effectiveBudget() {
    if (clock.speedNumerator() <= clock.speedDenominator()) {
      return budget;
    }
    long whole = clock.speedNumerator() / clock.speedDenominator();
    long ceiling = clock.speedNumerator() % clock.speedDenominator() == 0 ? whole : whole + 1;
    return Saturating.multiply(budget, ceiling);
  }

  /**
   * Changes the speed and drops the part of a unit owed at the old one. A numerator below 0 counts
   * as 0, a denominator below 1 as 1.
   */
  public void speed(long numerator, long denominator) {
    clock.speed(numerator, denominator);
  }

  /** Changes the speed; see {@link #speed(long, long)}. */
  public void speed(Speed speed) {
    clock.speed(speed);
  }

  /** The speed in lowest terms, which a pause does not change. */
  public Speed speed() {
    return clock.speed();
  }

  /** Lets no time pass until {@link #resume}; speed, carries and what is banked stay. */
  public void pause() {
    clock.pause();
  }

  /** Lets time pass again, from the next frame's moment on. */
  public void resume() {
    clock.resume();
  }

  /** Whether it is paused. */
  public boolean paused() {
    return clock.paused();
  }

  /** The grain of its clock. */
  public TimeBase base() {
    return base;
  }

  /** The step in base units, fixed for life. */
  public long stepUnits() {
    return clock.stepUnits();
  }

  /** Base units banked toward the next step, in {@code [0, stepUnits)}. */
  public long banked() {
    return clock.banked();
  }

  /** Banks this many units instead: 0 when 0 or less, else what they leave of a step. */
  public void restore(long bankedUnits) {
    clock.restore(bankedUnits);
  }

  /** The part of a unit owed by the speed, in {@code [0, d)} of its denominator d as last given. */
  public long carry() {
    return clock.carry();
  }

  /** Owes this much by the speed instead, cut to {@code [0, d)}: how a saved position is set up. */
  public void restoreCarry(long parts) {
    clock.restoreCarry(parts);
  }

  /** The denominator of the speed as last given: what {@link #carry} counts parts of. */
  public long speedDenominator() {
    return clock.speedDenominator();
  }

  /** The part of a unit owed by the nanoseconds so far, in billionths: {@code [0, 10⁹)}. */
  public long nanosCarry() {
    return nanosCarry;
  }

  /** How far the next step has come, in {@code [0, 1)}; for drawing only. */
  public float alpha() {
    return clock.alpha();
  }

  /** {@link #alpha} as a double, in {@code [0, 1)} also after narrowing to float. */
  public double alphaDouble() {
    return clock.alphaDouble();
  }

  /** Steps done, saturated; while a body runs, those before its own. */
  public long ticksDone() {
    return clock.ticksDone() - left;
  }

  /** Goes on from another tick, as a rollback of the world does; below 0 counts as 0. */
  public void restoreTicks(long ticksDone) {
    clock.restoreTicks(Saturating.add(Math.max(0, ticksDone), left));
  }

  /** {@link #ticksDone} × {@link #stepUnits}, saturated. */
  public long simulatedUnits() {
    return Saturating.multiply(ticksDone(), clock.stepUnits());
  }

  /** What the frames have planned so far; a live view. */
  public FrameStats stats() {
    return stats;
  }

  @Override
  public void state(StateVisitor s) {
    s.part("clock", clock);
    nanosCarry = s.ranged("nanosCarry", nanosCarry, 0, TimeBase.NANOS.unitsPerSecond() - 1);
    s.part("stats", stats);
    s.leavesOut("base", "fixed for life");
    s.leavesOut("budget", "a setting of the host");
    s.leavesOut("plan", "the latest frame, for drawing");
    s.leavesOut("current", "the step that is running");
    s.leavesOut("left", "the steps a run has yet to do; none between frames");
    s.leavesOut("credited", "whether they wait for the second half of a frame; none do afterwards");
    s.leavesOut("anchor", "a moment of the host's clock");
    s.leavesOut("primed", "whether there is an anchor; none after a restore");
    s.leavesOut("failedAt", "a failure ends with a restore");
    if (s.restoring()) {
      primed = false;
      failedAt = NEVER;
      left = credited ? 0 : left;
      credited = false;
    }
  }
}

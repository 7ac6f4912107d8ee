package io.tickwright.clock;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.internal.Fraction;
import io.tickwright.internal.Saturating;
import io.tickwright.internal.Wide;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.Speed;
import org.jspecify.annotations.Nullable;

/**
 * Turns time that passes into whole steps, at an exact speed, and banks the rest toward the next.
 *
 * <pre>{@code
 * StepClock clock = new StepClock(TimeBase.FLICKS.stepFor("60hz").units());
 * for (long steps = clock.advance(elapsedUnits); steps > 0; steps--) {
 *   world.step(clock.stepUnits());
 * }
 * draw(clock.alpha());
 * }</pre>
 *
 * <p>Elapsed time times the speed, plus the part of a unit owed from before, is banked; every full
 * step leaves the bank and is done. Intermediates have 128 bits. Counts saturate at {@link
 * Long#MAX_VALUE}, and what stays banked is exact even then. Time of 0 or less is no time, and a
 * step below 1 counts as 1. Nothing here throws or allocates, but {@link #speed()} once after a
 * change.
 *
 * <p>Not thread-safe: a clock belongs to whoever advances it.
 */
public final class StepClock implements Stateful {

  private final long step;
  // As given, not reduced: the carry is counted in parts of this denominator.
  private long speedNumerator = 1;
  private long speedDenominator = 1;
  // ⌊2⁶³ ÷ speedDenominator⌋; a denominator of 1 divides nothing and needs none.
  private long reciprocal;
  // Up to this time, its product with the speed, carry included, is below the reciprocal.
  private long quickUnits = -1;
  private long carry;
  private long banked;
  private boolean paused;
  private long ticksDone;
  private long lastDropped;
  private long droppedTotal;
  private boolean primed;
  private long anchor;
  private @Nullable Speed speed = Speed.NORMAL;

  /** A clock at speed 1 with nothing banked; a step below 1 unit counts as 1. */
  public StepClock(long stepUnits) {
    this.step = Math.max(1, stepUnits);
  }

  /**
   * Lets time pass and does every step that it is worth, however many.
   *
   * @return the steps to run now
   */
  @CheckReturnValue
  public long advance(long elapsedUnits) {
    return done(spend(elapsedUnits), Long.MAX_VALUE);
  }

  /**
   * Lets time pass and does at most {@code mostSteps}; the others are dropped for good and counted,
   * never deferred. A cap below 1 counts as 1.
   *
   * @return the steps to run now
   */
  @CheckReturnValue
  public long advanceCapped(long elapsedUnits, long mostSteps) {
    return done(spend(elapsedUnits), Math.max(1, mostSteps));
  }

  /**
   * Lets time pass up to an absolute moment, which may be any long. The first call, and the first
   * after a restore, only says where time begins; so does a call for an earlier moment than the
   * last. A difference beyond a long saturates.
   *
   * @return the steps to run now
   */
  @CheckReturnValue
  public long pump(long nowUnits) {
    long elapsed = primed ? Saturating.elapsed(anchor, nowUnits) : 0;
    primed = true;
    anchor = nowUnits;
    return done(spend(elapsed), Long.MAX_VALUE);
  }

  /**
   * Does a count of steps: blind to speed and pause, and nothing banked is touched.
   *
   * @return the steps to run now: the count, 0 when it is below 0
   */
  public long step(long count) {
    return done(Math.max(0, count), Long.MAX_VALUE);
  }

  /**
   * Lets the time of another clock's steps pass here: a slow layer driven by a fast one, each with
   * its own speed. The fast clock is only asked for its step.
   *
   * @param fastSteps how many steps the fast one has just done; 0 or less is no time
   * @return the steps of this clock to run now
   */
  @CheckReturnValue
  public long drive(StepClock fast, long fastSteps) {
    return advance(Saturating.multiply(fast.stepUnits(), Math.max(0, fastSteps)));
  }

  /**
   * Behind every door that lets time pass: banks {@code ⌊elapsed × speed + carry⌋} and takes out
   * the full steps.
   */
  private long spend(long elapsedUnits) {
    if (elapsedUnits <= 0 || paused) {
      return 0;
    }
    if (speedDenominator == 1 && speedNumerator == 1) {
      return stepsOf(0, elapsedUnits);
    }
    if (elapsedUnits <= quickUnits) {
      // Too much by less than parts ÷ 2⁶³, which is below 1 ÷ denominator and so never a whole:
      // exact, in a third of the time of a division.
      long parts = elapsedUnits * speedNumerator + carry;
      long units = Math.multiplyHigh(parts << 1, reciprocal + 1);
      carry = parts - units * speedDenominator;
      return stepsOf(0, units);
    }
    long high = Wide.mulAddHigh(elapsedUnits, speedNumerator, carry);
    long low = Wide.mulAddLow(elapsedUnits, speedNumerator, carry);
    if (speedDenominator == 1) {
      return stepsOf(high, low);
    }
    carry = Wide.remainder(high, low, speedDenominator);
    long scaledLow = Wide.quotientLow(high, low, speedDenominator);
    return stepsOf(Wide.quotientHigh(high, speedDenominator), scaledLow);
  }

  private long stepsOf(long unitsHigh, long unitsLow) {
    long low = unitsLow + banked;
    long afterOne = low - step;
    // Most frames bring one step or none, and then there is nothing to divide.
    if (unitsHigh == 0 && unitsLow >= 0 && low >= 0 && afterOne < step) {
      banked = afterOne < 0 ? low : afterOne;
      return afterOne < 0 ? 0 : 1;
    }
    long high = Wide.addHigh(unitsHigh, unitsLow, banked);
    banked = Wide.remainder(high, low, step);
    return Wide.quotient(high, low, step);
  }

  private long done(long due, long most) {
    lastDropped = 0;
    if (due > most) {
      lastDropped = due - most;
      droppedTotal = Saturating.add(droppedTotal, lastDropped);
    }
    long steps = due - lastDropped;
    ticksDone = Saturating.add(ticksDone, steps);
    return steps;
  }

  /**
   * Changes the speed and drops the part of a unit owed at the old one. A numerator below 0 counts
   * as 0, a denominator below 1 as 1.
   */
  public void speed(long numerator, long denominator) {
    speedNumerator = Math.max(0, numerator);
    speedDenominator = Math.max(1, denominator);
    carry = 0;
    speed = null;
    derive();
  }

  private void derive() {
    if (speedDenominator == 1) {
      reciprocal = 0;
      quickUnits = -1;
    } else {
      reciprocal = Long.divideUnsigned(1L << 63, speedDenominator);
      quickUnits = (reciprocal - speedDenominator) / Math.max(1, speedNumerator);
    }
  }

  /** Changes the speed; see {@link #speed(long, long)}. */
  public void speed(Speed speed) {
    speed(speed.numerator(), speed.denominator());
    this.speed = speed;
  }

  /** The speed in lowest terms, which a pause does not change. */
  public Speed speed() {
    Speed now = speed;
    if (now == null) {
      now = Speed.of(speedNumerator, speedDenominator);
      speed = now;
    }
    return now;
  }

  /** The speed's upper number as last given, not reduced. */
  public long speedNumerator() {
    return speedNumerator;
  }

  /** The speed's lower number as last given, not reduced. */
  public long speedDenominator() {
    return speedDenominator;
  }

  /** Lets no time pass until {@link #resume}; speed, carry and what is banked stay. */
  public void pause() {
    paused = true;
  }

  /** Lets time pass again. */
  public void resume() {
    paused = false;
  }

  /** Whether it is paused. */
  public boolean paused() {
    return paused;
  }

  /** The step in units, fixed for life. */
  public long stepUnits() {
    return step;
  }

  /** Units banked toward the next step, in {@code [0, stepUnits)}. */
  public long banked() {
    return banked;
  }

  /** Banks this many units instead: 0 when 0 or less, else what they leave of a step. */
  public void restore(long bankedUnits) {
    banked = bankedUnits <= 0 ? 0 : bankedUnits % step;
  }

  /** Owes this many parts of a unit instead: cut to {@code [0, d)} of its denominator d. */
  public void restoreCarry(long parts) {
    carry = Math.max(0, Math.min(parts, speedDenominator - 1));
  }

  /** The part of a unit owed by the speed, in {@code [0, speedDenominator)} of its parts. */
  public long carry() {
    return carry;
  }

  /** How far the next step has come, in {@code [0, 1)}; for drawing only. */
  public float alpha() {
    return (float) alphaDouble();
  }

  /** {@link #alpha} as a double, in {@code [0, 1)} also after narrowing to float. */
  public double alphaDouble() {
    return Fraction.belowOne(banked, step);
  }

  /** Steps done since the clock was made, saturated. */
  public long ticksDone() {
    return ticksDone;
  }

  /** Goes on from another tick, as a rollback does; below 0 counts as 0. Nothing else changes. */
  public void restoreTicks(long ticksDone) {
    this.ticksDone = Math.max(0, ticksDone);
  }

  /** {@link #ticksDone} × {@link #stepUnits}, saturated. */
  public long simulatedUnits() {
    return Saturating.multiply(ticksDone, step);
  }

  /** Steps dropped by the latest door that let time pass or did steps. */
  public long lastDropped() {
    return lastDropped;
  }

  /** Steps dropped since the clock was made, saturated. */
  public long droppedTotal() {
    return droppedTotal;
  }

  @Override
  public void state(StateVisitor s) {
    speedNumerator = s.ranged("speedNumerator", speedNumerator, 0, Long.MAX_VALUE);
    speedDenominator = s.ranged("speedDenominator", speedDenominator, 1, Long.MAX_VALUE);
    carry = s.below("carry", carry, "speedDenominator");
    banked = s.ranged("banked", banked, 0, step - 1);
    paused = s.flag("paused", paused);
    ticksDone = s.ranged("ticksDone", ticksDone, 0, Long.MAX_VALUE);
    lastDropped = s.ranged("lastDropped", lastDropped, 0, Long.MAX_VALUE);
    droppedTotal = s.ranged("droppedTotal", droppedTotal, 0, Long.MAX_VALUE);
    s.leavesOut("step", "fixed for life");
    s.leavesOut("reciprocal", "derived from the speed's lower number");
    s.leavesOut("quickUnits", "derived from the speed");
    s.leavesOut("speed", "derived from its two numbers");
    s.leavesOut("anchor", "a moment outside the simulation");
    s.leavesOut("primed", "whether there is an anchor; none after a restore");
    if (s.restoring()) {
      primed = false;
      speed = null;
      derive();
    }
  }
}

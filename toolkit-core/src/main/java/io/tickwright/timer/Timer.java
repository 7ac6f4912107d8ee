package io.tickwright.timer;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.internal.Fraction;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;

/**
 * Fires once when its time is up, and forgets the overshoot: armed for a duration D while N steps
 * are done, it fires at N + ⌈D ÷ step⌉, at every arming.
 *
 * <pre>{@code
 * if (fire && !reload.running()) {
 *   shoot();
 *   reload.arm(base.units("1.5s"));
 * }
 * if (reload.spend(step)) {
 *   ready();
 * }
 * }</pre>
 *
 * <p>A duration of 0 or less disarms: a timer with no time is not running, so nothing waits for it.
 * What is not running has total, spent and left 0. Something that must keep its lateness is a
 * {@link Metronome}. Nothing here throws or allocates.
 *
 * <p>Not thread-safe: a timer belongs to the simulation that owns it.
 */
public final class Timer implements Stateful {

  private long total;
  private long spent;

  /** Starts over with this duration in base units; 0 or less is {@link #cancel}. */
  public void arm(long totalUnits) {
    set(0, totalUnits);
  }

  /**
   * Lets time pass; 0 or less is no time.
   *
   * @return whether the timer fired, which also stops it
   */
  @CheckReturnValue
  public boolean spend(long elapsedUnits) {
    // spent < total while running, so the difference cannot overflow where the sum could.
    if (total == 0 || elapsedUnits <= 0) {
      return false;
    }
    if (elapsedUnits < total - spent) {
      spent += elapsedUnits;
      return false;
    }
    cancel();
    return true;
  }

  /** Whether it is armed and has not fired. */
  public boolean running() {
    return total > 0;
  }

  /** The time until it fires, in base units: in {@code (0, total]} while running, else 0. */
  public long left() {
    return total - spent;
  }

  /** The time since it was armed, in base units: in {@code [0, total)} while running, else 0. */
  public long spent() {
    return spent;
  }

  /** The duration it was armed for, in base units; 0 when not running. */
  public long total() {
    return total;
  }

  /**
   * How much of the duration has passed, to draw a bar with: in {@code [0, 1)}, also after
   * narrowing to float; 0 when not running.
   */
  public double fraction() {
    return total == 0 ? 0.0 : Fraction.belowOne(spent, total);
  }

  /** Stops it without firing. */
  public void cancel() {
    total = 0;
    spent = 0;
  }

  /**
   * Puts back a timer with this much time left of a total, in base units. With 0 or less left, or
   * no total, it is not running; more left than the total is the total.
   */
  public void restoreLeft(long leftUnits, long totalUnits) {
    if (leftUnits <= 0 || totalUnits <= 0) {
      cancel();
    } else {
      set(totalUnits - Math.min(leftUnits, totalUnits), totalUnits);
    }
  }

  /**
   * Puts back a timer with this much spent of a total, in base units: running while less is spent
   * than the total, so an armed timer with nothing spent stays armed. Below 0 is 0.
   */
  public void restoreSpent(long spentUnits, long totalUnits) {
    set(Math.max(0, spentUnits), totalUnits);
  }

  private void set(long spentUnits, long totalUnits) {
    if (totalUnits <= spentUnits) {
      cancel();
    } else {
      total = totalUnits;
      spent = spentUnits;
    }
  }

  @Override
  public void state(StateVisitor s) {
    total = s.ranged("total", total, 0, Long.MAX_VALUE);
    spent = s.below("spent", spent, "total");
  }
}

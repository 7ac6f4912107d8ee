package io.tickwright.loop;

import io.tickwright.internal.Saturating;

/**
 * One step to run: which one, and how long it is.
 *
 * <p>A {@link StepBody} is handed the loop's own instance, which moves on when the body returns;
 * those of a {@link FramePlan} are its reader's to keep.
 */
public final class Step {

  private final long dt;
  private long index;

  Step(long index, long dt) {
    this.index = index;
    this.dt = dt;
  }

  void index(long index) {
    this.index = index;
  }

  /** How many ticks were done before it, so counted from 0; what happens in it is at index + 1. */
  public long index() {
    return index;
  }

  /** The length of every step of its loop, in base units. */
  public long dt() {
    return dt;
  }

  /** The simulated time at which it begins, in base units: {@code index × dt}, saturated. */
  public long time() {
    return Saturating.multiply(index, dt);
  }

  @Override
  public String toString() {
    return "Step[index=" + index + ", dt=" + dt + "]";
  }
}

package io.tickwright.sim;

import io.tickwright.clock.StepClock;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;

/**
 * A slow clock with a step of its own: the time its clock spends is banked toward it, and each of
 * its own ticks runs its systems in the order added, where the first of them stands among the
 * systems.
 */
public final class Layer extends Declared implements Stateful {
  private final Clock clock;
  private final StepClock steps;
  private long due;

  Layer(World world, String name, Clock clock, long stepUnits) {
    super(world, name);
    this.clock = clock;
    this.steps = new StepClock(stepUnits);
  }

  /** Adds systems that run, one after the other, in each of the layer's own ticks. */
  public Systems system(String name, Runnable... bodies) {
    return world().addSystem(name, this, bodies);
  }

  /** How many of its own ticks are done. */
  public long ticksDone() {
    return steps.ticksDone();
  }

  /** Its step in base units. */
  public long stepUnits() {
    return steps.stepUnits();
  }

  /** The time banked toward its next own tick, in base units, in [0, step). */
  public long leftoverUnits() {
    return steps.banked();
  }

  /** Banks this much time instead: how a saved position is set up. */
  public void restoreLeftover(long units) {
    steps.restore(units);
  }

  /** Says how many of its own ticks are done: how a saved position is set up. */
  public void restoreTicks(long ticks) {
    steps.restoreTicks(ticks);
  }

  void spend() {
    due = steps.advance(clock.granted());
  }

  long due() {
    return due;
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), this);
  }

  @Override
  public void state(StateVisitor s) {
    steps.restoreTicks(s.ranged("ticksDone", steps.ticksDone(), 0, Long.MAX_VALUE));
    steps.restore(s.ranged("banked", steps.banked(), 0, Math.max(steps.stepUnits() - 1, 0)));
    s.leavesOut("clock", "declared; it is listed by itself");
    s.leavesOut("steps", "its ticks and what is banked are all that ever changes");
    s.leavesOut("due", "good within one tick only");
  }
}

package io.tickwright.loop;

import io.tickwright.internal.Fraction;
import io.tickwright.internal.Saturating;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * What one frame must do: the steps to run, those dropped, and how far the next one has come.
 *
 * <pre>{@code
 * for (Step step : loop.beginFrame(nowNanos)) {
 *   world.step(step.dt());
 * }
 * }</pre>
 *
 * <p>{@link FrameLoop#beginFrame} returns one that never changes; {@link FrameLoop#frame} returns
 * the loop's own, which its next frame rewrites.
 */
public final class FramePlan implements Iterable<Step> {

  private final long timestep;
  private long firstTick;
  private long steps;
  private long dropped;
  private long remainder;

  FramePlan(long timestep) {
    this.timestep = timestep;
  }

  FramePlan set(long firstTick, long steps, long dropped, long remainder) {
    this.firstTick = firstTick;
    this.steps = steps;
    this.dropped = dropped;
    this.remainder = remainder;
    return this;
  }

  FramePlan copy() {
    return new FramePlan(timestep).set(firstTick, steps, dropped, remainder);
  }

  /** Ticks done before the frame, which is the index of its first step. */
  public long firstTick() {
    return firstTick;
  }

  /** Ticks done once its steps have run, saturated. */
  public long ticksAfter() {
    return Saturating.add(firstTick, steps);
  }

  /** How many steps to run. */
  public long steps() {
    return steps;
  }

  /** How many steps past the budget are gone for good. */
  public long dropped() {
    return dropped;
  }

  /** How many steps the time was worth: those to run and those dropped, saturated. */
  public long due() {
    return Saturating.add(steps, dropped);
  }

  /** Base units banked toward the next step; over {@link #timestep} it is the exact alpha. */
  public long remainder() {
    return remainder;
  }

  /** The step in base units. */
  public long timestep() {
    return timestep;
  }

  /** How far the next step has come, in {@code [0, 1)}; for drawing only. */
  public float alpha() {
    return (float) alphaDouble();
  }

  /** {@link #alpha} as a double, in {@code [0, 1)} also after narrowing to float. */
  public double alphaDouble() {
    return Fraction.belowOne(remainder, timestep);
  }

  /** The steps to run, in order. */
  @Override
  public Iterator<Step> iterator() {
    return new Steps(firstTick, steps, timestep);
  }

  @Override
  public String toString() {
    return "FramePlan[firstTick="
        + firstTick
        + (", steps=" + steps)
        + (", dropped=" + dropped)
        + (", remainder=" + remainder + "/" + timestep + "]");
  }

  private static final class Steps implements Iterator<Step> {
    private final long first;
    private final long count;
    private final long dt;
    private long given;

    Steps(long first, long count, long dt) {
      this.first = first;
      this.count = count;
      this.dt = dt;
    }

    @Override
    public boolean hasNext() {
      return given < count;
    }

    @Override
    public Step next() {
      if (!hasNext()) {
        throw new NoSuchElementException("the frame has " + count + " steps");
      }
      Step step = new Step(Saturating.add(first, given), dt);
      given++;
      return step;
    }
  }
}

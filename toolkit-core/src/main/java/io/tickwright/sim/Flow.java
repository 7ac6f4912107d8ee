package io.tickwright.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What a {@link Sequence} is made of, said in order.
 *
 * <pre>{@code
 * world.sequence("intro", s -> s
 *     .delay("1.5s")
 *     .run("nextWave", this::nextWave)
 *     .until(fire, "10s")
 *     .repeat(3, again -> again.run("drum", this::drum).delay("0.5s")));
 * }</pre>
 */
public final class Flow {
  private static final long AS_LONG_AS_IT_TAKES = -1;

  private final World world;
  private final String owner;
  private final List<FlowStep> steps = new ArrayList<>();
  private int loops;

  Flow(World world, String owner) {
    this.world = world;
    this.owner = owner;
  }

  /** Lets a duration pass, such as {@code 1.5s}. */
  public Flow delay(String duration) {
    return delay(world.units(duration));
  }

  /** Lets a duration in base units pass. */
  public Flow delay(long units) {
    return add(FlowStep.delay("delay", units));
  }

  /** Calls something, under the name by which a later version of the game finds this step again. */
  public Flow run(String name, Runnable body) {
    return add(FlowStep.run("run " + name, body));
  }

  /** Calls something. */
  public Flow run(Runnable body) {
    return add(FlowStep.run("run", body));
  }

  /** Waits for an action, as long as it takes. */
  public Flow until(Action action) {
    return await(action, AS_LONG_AS_IT_TAKES);
  }

  /** Waits for an action, or for this long, such as {@code 10s}, whichever comes first. */
  public Flow until(Action action, String most) {
    return until(action, world.units(most));
  }

  /** Waits for an action, or for this many base units, whichever comes first. */
  public Flow until(Action action, long mostUnits) {
    return await(action, Math.max(mostUnits, 0));
  }

  private Flow await(Action action, long units) {
    return add(FlowStep.until("until " + action.name(), units, action, null));
  }

  /** Waits until a flag is set, as long as it takes. */
  public Flow until(FlagValue flag) {
    return await(flag, AS_LONG_AS_IT_TAKES);
  }

  /** Waits until a flag is set, or for this long, such as {@code 10s}, whichever comes first. */
  public Flow until(FlagValue flag, String most) {
    return until(flag, world.units(most));
  }

  /** Waits until a flag is set, or for this many base units, whichever comes first. */
  public Flow until(FlagValue flag, long mostUnits) {
    return await(flag, Math.max(mostUnits, 0));
  }

  private Flow await(FlagValue flag, long units) {
    return add(FlowStep.until("until " + flag.name(), units, null, flag::get));
  }

  /** Does these steps so many times over; below 1 counts as 1. */
  public Flow repeat(long times, Consumer<Flow> inner) {
    int first = steps.size();
    int loop = loops++;
    inner.accept(this);
    if (steps.size() == first) {
      throw new IllegalArgumentException(
          "a repeat in sequence `" + owner + "` has no steps; give it at least one");
    }
    return add(FlowStep.repeat(loop, first, Math.max(times, 1)));
  }

  private Flow add(FlowStep step) {
    steps.add(step);
    return this;
  }

  List<FlowStep> steps() {
    if (steps.isEmpty()) {
      throw new IllegalArgumentException(
          "sequence `" + owner + "` has no steps; give it at least one");
    }
    return List.copyOf(steps);
  }

  /** How often each loop runs, in the order they begin. */
  long[] times() {
    long[] times = new long[loops];
    for (FlowStep step : steps) {
      if (step.loop() >= 0) {
        times[step.loop()] = step.times();
      }
    }
    return times;
  }
}

package io.tickwright.sim;

import io.tickwright.loop.FrameLoop;
import io.tickwright.time.Quantity;
import io.tickwright.time.TimeBase;
import org.jspecify.annotations.Nullable;

/** What a simulation is made of besides its step; everything has a default. */
public final class SimulationBuilder {
  private final Quantity timestep;
  private TimeBase base = TimeBase.FLICKS;
  private long seed;
  private long budget = FrameLoop.DEFAULT_BUDGET;
  private @Nullable World world;

  SimulationBuilder(Quantity timestep) {
    this.timestep = timestep;
  }

  /** The grain of time; flicks unless said otherwise, and always that of a given world. */
  public SimulationBuilder base(TimeBase base) {
    this.base = base;
    return this;
  }

  /** Where all random streams come from; 0 unless said otherwise. */
  public SimulationBuilder seed(long seed) {
    this.seed = seed;
    return this;
  }

  /** How many steps one frame may run; 5 unless said otherwise. */
  public SimulationBuilder budget(long steps) {
    this.budget = steps;
    return this;
  }

  /** The world to advance; a new one unless said otherwise. */
  public SimulationBuilder world(World world) {
    this.world = world;
    return this;
  }

  /**
   * Makes the simulation. Its world may still be declared into until it opens.
   *
   * @throws IllegalArgumentException if the step is none: not a duration or a rate in hertz, or
   *     less than one base unit
   * @throws IllegalStateException if another simulation advances the given world
   */
  public Simulation build() {
    TimeBase grain = world == null ? base : world.base();
    long stepUnits = grain.stepFor(timestep).units();
    FrameLoop loop = FrameLoop.unanchored(grain, stepUnits);
    loop.budget(budget);
    World advanced = world == null ? new World(grain, stepUnits) : world;
    return new Simulation(advanced, seed, loop);
  }
}

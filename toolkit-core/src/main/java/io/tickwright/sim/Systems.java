package io.tickwright.sim;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A system, or a chain of them that share their conditions: what runs at the end of every tick, in
 * the order added.
 *
 * <pre>{@code
 * world.system("patrol", this::patrol).every(4).when(() -> phase.is("fight"));
 * world.system("combat", this::aim, this::shoot, this::bury);
 * }</pre>
 */
public final class Systems {
  private final World world;
  private final String name;
  private final @Nullable Layer layer;
  private final List<Runnable> chain;
  private long every = 1;
  private long offset;
  private @Nullable BooleanSupplier condition;

  Systems(World world, String name, @Nullable Layer layer, List<Runnable> chain) {
    this.world = world;
    this.name = name;
    this.layer = layer;
    this.chain = chain;
  }

  public String name() {
    return name;
  }

  /** Runs it only in ticks whose 0-based index is a multiple of {@code n}; below 1 counts as 1. */
  public Systems every(long n) {
    return every(n, 0);
  }

  /** Runs it only in ticks whose 0-based index modulo {@code n} is {@code phase}. */
  public Systems every(long n, long phase) {
    world.refuseOnceSealed("system " + name);
    every = Math.max(n, 1);
    offset = Math.floorMod(phase, every);
    return this;
  }

  /** Runs it only in ticks in which this holds when its turn comes; it must follow from state. */
  public Systems when(BooleanSupplier condition) {
    world.refuseOnceSealed("system " + name);
    this.condition = condition;
    return this;
  }

  @Nullable Layer layer() {
    return layer;
  }

  void run(long index) {
    if (index % every != offset || (condition != null && !condition.getAsBoolean())) {
      return;
    }
    for (int i = 0; i < chain.size(); i++) {
      chain.get(i).run();
    }
  }
}

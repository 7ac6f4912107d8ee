package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/** A declared length of time in base units, never negative. */
public final class DurationValue extends Declared {
  private final long initial;
  private long units;

  DurationValue(World world, String name, long initial) {
    super(world, name);
    this.initial = Math.max(initial, 0);
    this.units = this.initial;
  }

  public long units() {
    return units;
  }

  /** Stores a length in base units; below zero counts as zero. */
  public void set(long units) {
    this.units = Math.max(units, 0);
  }

  /** What it holds before anything has happened, in base units. */
  public long initial() {
    return initial;
  }

  @Override
  void list(StateVisitor s) {
    units = s.ranged(name(), units, 0, Long.MAX_VALUE);
  }
}

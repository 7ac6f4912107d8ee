package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/** A declared yes or no. */
public final class FlagValue extends Declared {
  private final boolean initial;
  private boolean value;

  FlagValue(World world, String name, boolean initial) {
    super(world, name);
    this.initial = initial;
    this.value = initial;
  }

  public boolean get() {
    return value;
  }

  public void set(boolean value) {
    this.value = value;
  }

  /** What it holds before anything has happened. */
  public boolean initial() {
    return initial;
  }

  @Override
  void list(StateVisitor s) {
    value = s.flag(name(), value);
  }
}

package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/** A declared text, never null. */
public final class TextValue extends Declared {
  private final String initial;
  private String value;

  TextValue(World world, String name, String initial) {
    super(world, name);
    this.initial = initial;
    this.value = initial;
  }

  public String get() {
    return value;
  }

  public void set(String value) {
    this.value = value;
  }

  /** What it holds before anything has happened. */
  public String initial() {
    return initial;
  }

  @Override
  void list(StateVisitor s) {
    value = s.text(name(), value);
  }
}

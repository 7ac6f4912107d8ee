package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/**
 * A declared fixed-point number, held as the bits of {@link io.tickwright.exact.Fixed} (Q47.16).
 */
public final class FixedValue extends Declared {
  private final long initial;
  private long bits;

  FixedValue(World world, String name, long initial) {
    super(world, name);
    this.initial = initial;
    this.bits = initial;
  }

  /** The number in 1/65536. */
  public long bits() {
    return bits;
  }

  public void set(long bits) {
    this.bits = bits;
  }

  /** What it holds before anything has happened, in 1/65536. */
  public long initial() {
    return initial;
  }

  @Override
  void list(StateVisitor s) {
    bits = s.integer(name(), bits);
  }
}

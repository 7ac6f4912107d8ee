package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/** A declared angle, held as the bits of {@link io.tickwright.exact.Angle} (2³² a turn). */
public final class AngleValue extends Declared {
  private final int initial;
  private int bits;

  AngleValue(World world, String name, int initial) {
    super(world, name);
    this.initial = initial;
    this.bits = initial;
  }

  public int bits() {
    return bits;
  }

  public void set(int bits) {
    this.bits = bits;
  }

  /** What it holds before anything has happened. */
  public int initial() {
    return initial;
  }

  @Override
  void list(StateVisitor s) {
    bits = s.int32(name(), bits);
  }
}

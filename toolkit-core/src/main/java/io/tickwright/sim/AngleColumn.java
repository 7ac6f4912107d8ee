package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/** An angle in every row, as the bits of {@link io.tickwright.exact.Angle} (2³² a turn). */
public final class AngleColumn extends IntColumn {
  AngleColumn(Table table, String name, int initial) {
    super(table, name, initial);
  }

  public int bits(int slot) {
    return read(slot);
  }

  public void set(int slot, int bits) {
    write(slot, bits);
  }

  /** What a new row holds. */
  public int initial() {
    return defaultValue();
  }

  @Override
  void list(StateVisitor s) {
    values = s.ints(name(), values);
  }
}

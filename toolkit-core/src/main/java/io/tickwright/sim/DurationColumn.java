package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/** A length of time in base units in every row, never negative. */
public final class DurationColumn extends LongColumn {
  DurationColumn(Table table, String name, long initial) {
    super(table, name, Math.max(initial, 0));
  }

  public long units(int slot) {
    return read(slot);
  }

  /** Stores a length in base units; below zero counts as zero. */
  public void set(int slot, long units) {
    write(slot, Math.max(units, 0));
  }

  /** What a new row holds, in base units. */
  public long initial() {
    return defaultValue();
  }

  @Override
  void list(StateVisitor s) {
    values(s.ranged(name(), values(), 0, Long.MAX_VALUE));
  }
}

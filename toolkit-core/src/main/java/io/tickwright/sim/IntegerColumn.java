package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/**
 * A whole number in every row: an {@code integer} in ±(2⁵³−1), or a {@code wide} one of 64 bits.
 */
public final class IntegerColumn extends LongColumn {
  private final long least;
  private final long most;

  IntegerColumn(Table table, String name, long initial, long least, long most) {
    super(table, name, Math.max(least, Math.min(initial, most)));
    this.least = least;
    this.most = most;
  }

  public long get(int slot) {
    return read(slot);
  }

  /** Stores a value, or the nearest bound when it is out of range. */
  public void set(int slot, long value) {
    write(slot, Math.max(least, Math.min(value, most)));
  }

  /** Adds, saturating at the bounds. */
  public void add(int slot, long more) {
    set(slot, SignedSum.of(read(slot), more));
  }

  /** What a new row holds. */
  public long initial() {
    return defaultValue();
  }

  /** Whether it has all 64 bits. */
  public boolean isWide() {
    return most == Long.MAX_VALUE;
  }

  @Override
  void list(StateVisitor s) {
    values(s.ranged(name(), values(), least, most));
  }
}

package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/**
 * A declared whole number: an {@code integer} in ±(2⁵³−1), exact in every script language, or a
 * {@code wide} one of 64 bits.
 */
public final class IntegerValue extends Declared {
  /** The greatest value of an {@code integer}, 2⁵³−1; the least is its negative. */
  public static final long MOST = (1L << 53) - 1;

  private final long initial;
  private final long least;
  private final long most;
  private long value;

  IntegerValue(World world, String name, long initial, long least, long most) {
    super(world, name);
    this.initial = Math.max(least, Math.min(initial, most));
    this.least = least;
    this.most = most;
    this.value = this.initial;
  }

  public long get() {
    return value;
  }

  /** Stores a value, or the nearest bound when it is out of range. */
  public void set(long value) {
    this.value = Math.max(least, Math.min(value, most));
  }

  /** Adds, saturating at the bounds. */
  public void add(long more) {
    set(SignedSum.of(value, more));
  }

  /** What it holds before anything has happened. */
  public long initial() {
    return initial;
  }

  /** Whether it has all 64 bits. */
  public boolean isWide() {
    return most == Long.MAX_VALUE;
  }

  @Override
  void list(StateVisitor s) {
    value = s.ranged(name(), value, least, most);
  }
}

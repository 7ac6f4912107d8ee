package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import java.util.Arrays;

/** A yes or no in every row. */
public final class FlagColumn extends Column {
  private final boolean initial;
  private byte[] values;

  FlagColumn(Table table, String name, boolean initial) {
    super(table, name);
    this.initial = initial;
    this.values = new byte[table.capacity()];
    Arrays.fill(values, code(initial));
  }

  public boolean get(int slot) {
    int entry = entry(slot);
    return entry < 0 ? initial : values[entry] != 0;
  }

  public void set(int slot, boolean value) {
    int entry = entry(slot);
    if (entry >= 0) {
      values[entry] = code(value);
    }
  }

  /** What a new row holds. */
  public boolean initial() {
    return initial;
  }

  /** The entry as it is, without asking whether a row lives there. */
  boolean isSet(int entry) {
    return values[entry] != 0;
  }

  private static byte code(boolean value) {
    return (byte) (value ? 1 : 0);
  }

  @Override
  void list(StateVisitor s) {
    values = s.flags(name(), values);
  }

  @Override
  void grow(int capacity) {
    int before = values.length;
    if (before < capacity) {
      values = Arrays.copyOf(values, capacity);
      Arrays.fill(values, before, capacity, code(initial));
    }
  }

  @Override
  void clear(int from, int to) {
    Arrays.fill(values, from, Math.min(to, values.length), code(initial));
  }
}

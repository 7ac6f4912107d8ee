package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import java.util.Arrays;

/** A text in every row, never null. */
public final class TextColumn extends Column {
  private final String initial;
  private String[] values;

  TextColumn(Table table, String name, String initial) {
    super(table, name);
    this.initial = initial;
    this.values = new String[table.capacity()];
    Arrays.fill(values, initial);
  }

  public String get(int slot) {
    int entry = entry(slot);
    return entry < 0 ? initial : values[entry];
  }

  public void set(int slot, String value) {
    int entry = entry(slot);
    if (entry >= 0) {
      values[entry] = value;
    }
  }

  /** What a new row holds. */
  public String initial() {
    return initial;
  }

  @Override
  void list(StateVisitor s) {
    values = s.texts(name(), values);
  }

  @Override
  void grow(int capacity) {
    int before = values.length;
    if (before < capacity) {
      values = Arrays.copyOf(values, capacity);
      Arrays.fill(values, before, capacity, initial);
    }
  }

  @Override
  void clear(int from, int to) {
    Arrays.fill(values, from, Math.min(to, values.length), initial);
  }
}

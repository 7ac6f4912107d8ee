package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import java.util.Arrays;

/** What the columns stored as longs have in common. */
abstract class LongColumn extends Column {
  private final long initial;
  private long[] values;

  LongColumn(Table table, String name, long initial) {
    super(table, name);
    this.initial = initial;
    this.values = new long[table.capacity()];
    Arrays.fill(values, initial);
  }

  final long read(int slot) {
    int entry = entry(slot);
    return entry < 0 ? initial : values[entry];
  }

  final void write(int slot, long value) {
    int entry = entry(slot);
    if (entry >= 0) {
      values[entry] = value;
    }
  }

  /** The column itself, entry by slot, for questions asked of the whole table. */
  final long[] values() {
    return values;
  }

  /** Stores back the column that a visitor returned. */
  final void values(long[] column) {
    values = column;
  }

  final long defaultValue() {
    return initial;
  }

  /** Whether least, most and sum mean something here. */
  boolean isOrdered() {
    return true;
  }

  @Override
  void list(StateVisitor s) {
    values = s.longs(name(), values);
  }

  @Override
  final void grow(int capacity) {
    int before = values.length;
    if (before < capacity) {
      values = Arrays.copyOf(values, capacity);
      Arrays.fill(values, before, capacity, initial);
    }
  }

  @Override
  final void clear(int from, int to) {
    Arrays.fill(values, from, Math.min(to, values.length), initial);
  }
}

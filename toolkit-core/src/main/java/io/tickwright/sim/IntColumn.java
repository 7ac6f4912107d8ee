package io.tickwright.sim;

import java.util.Arrays;

/** What the columns stored as ints have in common. */
abstract class IntColumn extends Column {
  private final int initial;
  int[] values;

  IntColumn(Table table, String name, int initial) {
    super(table, name);
    this.initial = initial;
    this.values = new int[table.capacity()];
    Arrays.fill(values, initial);
  }

  final int read(int slot) {
    int entry = entry(slot);
    return entry < 0 ? initial : values[entry];
  }

  final void write(int slot, int value) {
    int entry = entry(slot);
    if (entry >= 0) {
      values[entry] = value;
    }
  }

  final int defaultValue() {
    return initial;
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

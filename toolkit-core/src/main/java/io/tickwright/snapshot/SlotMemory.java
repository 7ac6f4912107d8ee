package io.tickwright.snapshot;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The copied fields of a slot by kind, each kind in the order it was listed. */
final class SlotMemory {
  long[] numbers = new long[32];
  int numberCount;

  @Nullable Object[] objects = new Object[8];
  int objectCount;

  @Nullable Object[] columns = new Object[8];
  int[] lengths = new int[8];
  int columnCount;

  void rewind() {
    numberCount = 0;
    objectCount = 0;
    columnCount = 0;
  }

  void put(long number) {
    if (numberCount == numbers.length) {
      numbers = Arrays.copyOf(numbers, numberCount * 2);
    }
    numbers[numberCount++] = number;
  }

  void put(Object object) {
    if (objectCount == objects.length) {
      objects = Arrays.copyOf(objects, objectCount * 2);
    }
    objects[objectCount++] = object;
  }

  /** Makes room for the next column and returns its index; the caller puts the copy there. */
  int nextColumn(int length) {
    if (columnCount == columns.length) {
      columns = Arrays.copyOf(columns, columnCount * 2);
      lengths = Arrays.copyOf(lengths, columnCount * 2);
    }
    lengths[columnCount] = length;
    return columnCount++;
  }
}

package io.tickwright.snapshot;

import java.util.Arrays;

/**
 * Finds room for a column that is being restored: within a table the array may be longer than the
 * rows, and what lies behind them becomes zero; elsewhere its length is state.
 */
final class Room {
  private int rows = -1;
  private int rowsBefore;

  void enterRows(int count, int countBefore) {
    rows = count;
    rowsBefore = countBefore;
  }

  void leaveRows() {
    rows = -1;
  }

  boolean inRows() {
    return rows >= 0;
  }

  long[] longs(long[] column, int count) {
    if (!fits(column.length, count)) {
      return new long[count];
    }
    if (endBefore(column.length) > count) {
      Arrays.fill(column, count, endBefore(column.length), 0);
    }
    return column;
  }

  int[] ints(int[] column, int count) {
    if (!fits(column.length, count)) {
      return new int[count];
    }
    if (endBefore(column.length) > count) {
      Arrays.fill(column, count, endBefore(column.length), 0);
    }
    return column;
  }

  byte[] bytes(byte[] column, int count) {
    if (!fits(column.length, count)) {
      return new byte[count];
    }
    if (endBefore(column.length) > count) {
      Arrays.fill(column, count, endBefore(column.length), (byte) 0);
    }
    return column;
  }

  String[] texts(String[] column, int count) {
    if (!fits(column.length, count)) {
      return new String[count];
    }
    if (endBefore(column.length) > count) {
      Arrays.fill(column, count, endBefore(column.length), "");
    }
    return column;
  }

  private boolean fits(int length, int count) {
    return inRows() ? length >= count : length == count;
  }

  private int endBefore(int length) {
    return inRows() ? Math.min(rowsBefore, length) : 0;
  }
}

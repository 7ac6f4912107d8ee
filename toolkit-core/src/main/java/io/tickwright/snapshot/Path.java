package io.tickwright.snapshot;

import java.util.Arrays;

/** Where a reader stands: the parts it has entered, from the root inwards. */
final class Path {
  private static final int PART = -1;
  private static final int ROWS = -2;
  private static final int NO_ROW = -1;
  private static final int EVERY_ROW = -2;

  private String[] names = new String[8];
  private int[] places = new int[8];
  private int depth;

  void enter(String part) {
    push(part, PART);
  }

  /** Moves to one part of the list that was entered last. */
  void at(int index) {
    places[depth - 1] = index;
  }

  void enterRows(String table) {
    push(table, ROWS);
  }

  void leave() {
    depth--;
  }

  int depth() {
    return depth;
  }

  boolean inRows() {
    return rowsAt() >= 0;
  }

  /** The part itself, empty for the root. */
  String here() {
    return join(NO_ROW, "");
  }

  /** A field that stands for all rows when it is a column: {@code enemies[].windup.spent}. */
  String column(String field) {
    return join(EVERY_ROW, field);
  }

  /** A field of the part. */
  String field(String name) {
    return join(NO_ROW, name);
  }

  /** One entry of a column: {@code enemies[3].hp} within a table, else {@code name[3]}. */
  String entry(String name, int index) {
    return inRows() ? join(index, name) : join(NO_ROW, name) + "[" + index + "]";
  }

  private String join(int row, String field) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      text.append(i == 0 ? "" : ".").append(names[i]);
      if (places[i] >= 0) {
        text.append('[').append(places[i]).append(']');
      } else if (places[i] == ROWS && row == EVERY_ROW) {
        text.append("[]");
      } else if (places[i] == ROWS && row >= 0) {
        text.append('[').append(row).append(']');
      }
    }
    return text.append(depth == 0 || field.isEmpty() ? "" : ".").append(field).toString();
  }

  private int rowsAt() {
    for (int i = depth - 1; i >= 0; i--) {
      if (places[i] == ROWS) {
        return i;
      }
    }
    return -1;
  }

  private void push(String name, int place) {
    if (depth == names.length) {
      names = Arrays.copyOf(names, depth * 2);
      places = Arrays.copyOf(places, depth * 2);
    }
    names[depth] = name;
    places[depth++] = place;
  }
}

package io.tickwright.save;

import java.util.ArrayList;
import java.util.List;

/** Where a reader of a save stands: the parts entered, from the root inwards, as a JSON path. */
final class Where {
  private static final int NONE = -1;
  private static final int ROWS = -2;

  private final String root;
  private final List<String> names = new ArrayList<>();
  private final List<Integer> places = new ArrayList<>();

  Where(String root) {
    this.root = root;
  }

  void enter(String part) {
    names.add(part);
    places.add(NONE);
  }

  void enterRows(String table) {
    names.add(table);
    places.add(ROWS);
  }

  /** Enters the list of parts, to stand at one of them after the other. */
  void at(int index) {
    places.set(places.size() - 1, index);
  }

  void leave() {
    names.remove(names.size() - 1);
    places.remove(places.size() - 1);
  }

  /** The names of the parts entered. */
  List<String> parts() {
    return names;
  }

  /** The part itself; within a table, in this row. */
  String path(int row) {
    StringBuilder path = new StringBuilder(root);
    for (int i = 0; i < names.size(); i++) {
      path.append('.').append(names.get(i));
      int place = places.get(i) == ROWS ? row : places.get(i);
      if (place >= 0) {
        path.append('[').append(place).append(']');
      }
    }
    return path.toString();
  }

  /** A field of the part; within a table, in this row. */
  String path(int row, String field) {
    return path(row) + "." + field;
  }
}

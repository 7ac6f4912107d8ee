package io.tickwright.snapshot;

import io.tickwright.snapshot.StateDiff.Difference;
import java.util.ArrayList;
import java.util.List;

/** Compares two captured states of one kind, and stops when it has found enough. */
final class Comparison {
  private final int most;
  private final List<Difference> found = new ArrayList<>();
  private final Path path = new Path();

  /**
   * Two columns of a table, where they are, and from which row on they are still to be compared.
   */
  private static final class Pair {
    final String part;
    final Captured.Column left;
    final Captured.Column right;
    int next;

    Pair(String part, Captured.Column left, Captured.Column right) {
      this.part = part;
      this.left = left;
      this.right = right;
    }
  }

  Comparison(int most) {
    this.most = most;
  }

  List<Difference> found() {
    return List.copyOf(found);
  }

  void parts(Captured.Part left, Captured.Part right) {
    for (int i = 0; i < left.fields().size() && !enough(); i++) {
      field(left.fields().get(i), right.fields().get(i));
    }
  }

  private void field(Captured left, Captured right) {
    if (left instanceof Captured.Leaf leaf) {
      leaf(leaf, (Captured.Leaf) right);
    } else if (left instanceof Captured.Part part) {
      path.enter(part.name());
      parts(part, (Captured.Part) right);
      path.leave();
    } else if (left instanceof Captured.Parts parts) {
      list(parts, (Captured.Parts) right);
    } else if (left instanceof Captured.Rows rows) {
      rows(rows, (Captured.Rows) right);
    } else {
      column((Captured.Column) left, (Captured.Column) right);
    }
  }

  private void leaf(Captured.Leaf left, Captured.Leaf right) {
    if (!left.value().equals(right.value())) {
      add(path.field(left.name()), left.shown(), right.shown());
    }
  }

  private void list(Captured.Parts left, Captured.Parts right) {
    counts(left.name(), "part", "parts", left.each().size(), right.each().size());
    path.enter(left.name());
    for (int i = 0; i < Math.min(left.each().size(), right.each().size()) && !enough(); i++) {
      path.at(i);
      parts(left.each().get(i), right.each().get(i));
    }
    path.leave();
  }

  private void column(Captured.Column left, Captured.Column right) {
    counts(left.name(), "entry", "entries", left.count(), right.count());
    int end = Math.min(left.count(), right.count());
    for (int i = 0; i < end && !enough(); i++) {
      i = left.mismatch(right, i, end);
      if (i < end) {
        add(path.entry(left.name(), i), left.shown(i), right.shown(i));
      }
    }
  }

  private void rows(Captured.Rows left, Captured.Rows right) {
    if (!left.livesLike(right)) {
      counts(left.name(), "row", "rows", left.live(), right.live());
    } else {
      counts(left.name(), "slot", "slots", left.count(), right.count());
    }
    path.enterRows(left.name());
    List<Pair> columns = new ArrayList<>();
    collect("", left.fields(), right.fields(), columns);
    rowByRow(columns, Math.min(left.count(), right.count()));
    path.leave();
  }

  /** Compares what is no column on the way, since it belongs to no row. */
  private void collect(String part, List<Captured> left, List<Captured> right, List<Pair> columns) {
    for (int i = 0; i < left.size() && !enough(); i++) {
      Captured here = left.get(i);
      Captured there = right.get(i);
      if (here instanceof Captured.Column column) {
        columns.add(new Pair(part, column, (Captured.Column) there));
      } else if (here instanceof Captured.Part inner) {
        path.enter(inner.name());
        String name = part + inner.name() + ".";
        collect(name, inner.fields(), ((Captured.Part) there).fields(), columns);
        path.leave();
      } else {
        field(here, there);
      }
    }
  }

  private void rowByRow(List<Pair> columns, int end) {
    columns.forEach(column -> column.next = column.left.mismatch(column.right, 0, end));
    int row = nextRow(columns, end);
    while (row < end && !enough()) {
      for (Pair column : columns) {
        if (column.next == row && !enough()) {
          String name = column.part + column.left.name();
          add(path.entry(name, row), column.left.shown(row), column.right.shown(row));
          column.next = column.left.mismatch(column.right, row + 1, end);
        }
      }
      row = nextRow(columns, end);
    }
  }

  private static int nextRow(List<Pair> columns, int end) {
    int row = end;
    for (Pair column : columns) {
      row = Math.min(row, column.next);
    }
    return row;
  }

  private void counts(String name, String one, String many, int left, int right) {
    if (left != right) {
      String unit = left == 1 ? one : many;
      add(path.field(name), left + " " + unit, Integer.toString(right));
    }
  }

  private void add(String at, String left, String right) {
    if (!enough()) {
      found.add(new Difference(at, left, right));
    }
  }

  private boolean enough() {
    return found.size() >= most;
  }
}

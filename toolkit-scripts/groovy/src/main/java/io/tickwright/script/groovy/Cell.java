package io.tickwright.script.groovy;

import org.jspecify.annotations.Nullable;

/** One column as rows read and write it. */
abstract class Cell {
  private final String path;

  Cell(String path) {
    this.path = path;
  }

  final String path() {
    return path;
  }

  final String name() {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  abstract @Nullable Object read(Row row);

  void write(Row row, @Nullable Object value) {
    throw new Mistake("`" + path + "` cannot be assigned.", "Call what it offers.").at(name());
  }

  long whole(Row row) {
    throw new IllegalStateException(path + " is no whole number");
  }

  void whole(Row row, long value) {
    throw new IllegalStateException(path + " is no whole number");
  }
}

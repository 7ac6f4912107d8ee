package io.tickwright.script.js;

import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** One field of a table's rows, read and written through a row. */
interface Cell {
  @Nullable Object read(RowThing row);

  void write(RowThing row, Value value);
}

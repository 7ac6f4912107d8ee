package io.tickwright.save;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Writes a state as JSON, by name in the order listed: a part is an object, a list of parts a list
 * of them, a table a list of its rows with their slot under {@code #}.
 */
final class StateWriter implements StateVisitor {
  /** The key of a row's slot; no field can be called so. */
  static final String SLOT = "#";

  private static final Json.Obj[] NO_ROWS = {};

  private Json.Obj here = new Json.Obj();

  /** Within a table, what the present part is in each row. */
  private Json.Obj[] rows = NO_ROWS;

  private boolean inRows;

  static Json.Obj write(Stateful root) {
    StateWriter writer = new StateWriter();
    root.state(writer);
    return writer.here;
  }

  @Override
  public long integer(String name, long value) {
    put(name, Json.Num.of(value));
    return value;
  }

  @Override
  public int int32(String name, int value) {
    put(name, Json.Num.of(value));
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    put(name, new Json.Bool(value));
    return value;
  }

  @Override
  public String text(String name, String value) {
    put(name, new Json.Text(value));
    return value;
  }

  @Override
  public double real(String name, double value) {
    put(name, Reals.write(value));
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    put(name, new Json.Text(value.name()));
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    put(name, new Json.Text(names.get(index)));
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    if (inRows) {
      partOfRows(name, part);
      return;
    }
    Json.Obj outer = here;
    here = new Json.Obj();
    part.state(this);
    outer.put(name, here);
    here = outer;
  }

  private void partOfRows(String name, Stateful part) {
    Json.Obj[] outer = rows;
    rows = new Json.Obj[outer.length];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new Json.Obj();
      outer[i].put(name, rows[i]);
    }
    part.state(this);
    rows = outer;
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    Json.Arr list = new Json.Arr();
    put(name, list);
    Json.Obj outer = here;
    for (int i = 0; i < parts.size(); i++) {
      here = new Json.Obj();
      parts.get(i).state(this);
      list.items().add(here);
    }
    here = outer;
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    Json.Arr table = new Json.Arr();
    put(name, table);
    rows = new Json.Obj[count];
    for (int i = 0; i < count; i++) {
      rows[i] = new Json.Obj().put(SLOT, i);
      table.items().add(rows[i]);
    }
    inRows = true;
    columns.state(this);
    inRows = false;
    rows = NO_ROWS;
    return count;
  }

  @Override
  public long[] longs(String name, long[] column) {
    column(name, column.length, i -> Json.Num.of(column[i]));
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    column(name, column.length, i -> Json.Num.of(column[i]));
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    column(name, column.length, i -> Json.Num.of(column[i]));
    return column;
  }

  @Override
  public byte[] flags(String name, byte[] column) {
    column(name, column.length, i -> new Json.Bool(column[i] != 0));
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    column(name, column.length, i -> new Json.Text(column[i]));
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    column(name, column.length, i -> new Json.Text(names.get(column[i])));
    return column;
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public void unsaved(String running) {
    throw new SaveRefused(
        "",
        "`" + running + "` is running, and nothing of it can be saved",
        "End it first, or write it as a sequence, which is saved.");
  }

  @Override
  public boolean restoring() {
    return false;
  }

  private void column(String name, int length, IntFunction<Json> entry) {
    if (inRows) {
      for (int i = 0; i < rows.length; i++) {
        rows[i].put(name, entry.apply(i));
      }
      return;
    }
    Json.Arr list = new Json.Arr();
    for (int i = 0; i < length; i++) {
      list.items().add(entry.apply(i));
    }
    here.put(name, list);
  }

  private void put(String name, Json value) {
    if (inRows) {
      throw new IllegalArgumentException(
          "`"
              + name
              + "` stands in a table and is no column, which a save cannot hold; list it"
              + " beside the table");
    }
    here.put(name, value);
  }
}

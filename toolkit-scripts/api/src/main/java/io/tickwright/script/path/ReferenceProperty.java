package io.tickwright.script.path;

import io.tickwright.sim.RefColumn;
import io.tickwright.sim.Table;
import org.jspecify.annotations.Nullable;

/**
 * A reference to a row: {@code none}, {@code enemies[3]} for the row that lives there, or with its
 * generation {@code enemies[3]#2}, which may name one that is gone.
 */
final class ReferenceProperty extends Property {
  private static final long ANY = -1;
  private static final int SLOT_BITS = 24;
  private static final long MOST_GENERATION = Long.MAX_VALUE >>> SLOT_BITS;

  /**
   * A row by slot and generation, {@link #ANY} for the one that lives there now; slot −1 is none.
   */
  private record Row(int slot, long generation) {
    private static final Row NONE = new Row(-1, ANY);
  }

  private final RefColumn column;
  private final int slot;

  ReferenceProperty(String path, RefColumn column, int slot) {
    super(path, Kind.REFERENCE);
    this.column = column;
    this.slot = slot;
  }

  private long handle() {
    return column.handle(slot);
  }

  @Override
  public String text() {
    long handle = handle();
    if (handle == Table.NO_HANDLE) {
      return "none";
    }
    int at = (int) (handle & (Table.MOST_ROWS - 1));
    String row = column.target().name() + "[" + at + "]";
    return column.target().find(handle) == at ? row : row + "#" + (handle >>> SLOT_BITS);
  }

  @Override
  public boolean isInitial() {
    return handle() == Table.NO_HANDLE;
  }

  @Override
  public Reading read(String text) {
    String word = text.strip();
    if (word.equals("none")) {
      return Reading.exactly(Row.NONE, "none");
    }
    String lead = column.target().name() + "[";
    int close = word.indexOf(']');
    if (!word.startsWith(lead) || close < 0) {
      throw refused(text);
    }
    long at = number(word.substring(lead.length(), close), Table.MOST_ROWS - 1, text);
    String rest = word.substring(close + 1);
    if (rest.isEmpty()) {
      return Reading.exactly(new Row((int) at, ANY), word);
    }
    if (!rest.startsWith("#")) {
      throw refused(text);
    }
    long generation = number(rest.substring(1), MOST_GENERATION, text);
    return Reading.exactly(new Row((int) at, generation), word);
  }

  private long number(String digits, long most, String text) {
    try {
      return Scale.whole(0, most).read(digits).count();
    } catch (PathException wrong) {
      throw refused(text);
    }
  }

  private PathException refused(String text) {
    return new PathException(
        0,
        text.length(),
        "`" + path() + "` refers to a row of `" + column.target() + "`.",
        "Write none, "
            + column.target()
            + "[3], or with its generation "
            + column.target()
            + "[3]#2.");
  }

  @Override
  public boolean holds(Reading wanted) {
    Row row = (Row) wanted.value();
    if (row.equals(Row.NONE)) {
      return handle() == Table.NO_HANDLE;
    }
    return row.generation() == ANY
        ? column.target().find(handle()) == row.slot()
        : handle() == handle(row);
  }

  private static long handle(Row row) {
    return (row.generation() << SLOT_BITS) + row.slot();
  }

  @Override
  @Nullable String whyFixed() {
    return null;
  }

  @Override
  void put(Reading value) {
    Row row = (Row) value.value();
    if (row.equals(Row.NONE)) {
      column.setHandle(slot, Table.NO_HANDLE);
    } else if (row.generation() != ANY) {
      column.setHandle(slot, handle(row));
    } else if (column.target().lives(row.slot())) {
      column.set(slot, row.slot());
    } else {
      throw new PathException(
          0,
          path().length(),
          "no row lives in " + column.target() + "[" + row.slot() + "].",
          "Make that row first, or name its generation too.");
    }
  }

  @Override
  public long sample() {
    return handle();
  }
}

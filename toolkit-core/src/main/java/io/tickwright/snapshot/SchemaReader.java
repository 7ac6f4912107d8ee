package io.tickwright.snapshot;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Reads names, types and order, and refuses a list that no reader could rely on. */
final class SchemaReader implements StateVisitor {
  private static final int MOST_DEPTH = 64;

  private final List<StateSchema.Field> fields = new ArrayList<>();
  private final Path path = new Path();
  private Names names = new Names();
  private int count = -1;

  static List<StateSchema.Field> fields(Stateful root) {
    SchemaReader reader = new SchemaReader();
    root.state(reader);
    return reader.fields;
  }

  @Override
  public long integer(String name, long value) {
    add(name, "integer");
    names.number(name);
    return value;
  }

  @Override
  public long below(String name, long value, String limitName) {
    if (!names.isNumber(limitName)) {
      throw wrong(name, "its limit \"" + limitName + "\" is no number listed before it");
    }
    add(name, "integer");
    names.number(name);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    add(name, "int32");
    names.number(name);
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    add(name, "flag");
    return value;
  }

  @Override
  public String text(String name, String value) {
    add(name, "text");
    if (value == null) {
      throw wrong(name, "a text is never null; use \"\"");
    }
    return value;
  }

  @Override
  public double real(String name, double value) {
    add(name, "real");
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    if (value == null) {
      throw wrong(name, "a oneOf is never null");
    }
    List<String> options = new ArrayList<>();
    for (E option : value.getDeclaringClass().getEnumConstants()) {
      options.add(option.name());
    }
    add(name, "oneOf" + Options.listed(options));
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> options) {
    add(name, "oneOf" + checked(name, options));
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    add(name, "part");
    path.enter(name);
    inside(name, part);
    path.leave();
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    refuseWithinRows(name, "a list of parts");
    add(name, "parts");
    List<StateSchema.Field> each = listed(name, blank.get());
    if (each.stream().allMatch(field -> field.type().equals("part"))) {
      throw wrong(name, "its parts list no field");
    }
    for (int i = 0; i < parts.size(); i++) {
      int from = fields.size();
      List<StateSchema.Field> own = listed(name, parts.get(i));
      fields.subList(from, fields.size()).clear();
      if (!own.equals(each)) {
        throw wrong(name, "part " + i + " lists " + own + " but a blank one lists " + each);
      }
    }
  }

  @Override
  public int rows(String name, int rows, Stateful columns) {
    refuseWithinRows(name, "a table");
    if (rows < 0) {
      throw wrong(name, rows + " rows; a count is 0 or more");
    }
    add(name, "rows");
    count = rows;
    List<StateSchema.Field> listed = listed(name, columns);
    count = -1;
    if (listed.stream().noneMatch(SchemaReader::isColumn)) {
      throw wrong(name, "a table lists at least one column");
    }
    return rows;
  }

  @Override
  public long[] longs(String name, long[] column) {
    add(name, "longs", column.length);
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    add(name, "ints", column.length);
    return column;
  }

  @Override
  public int[] generations(String name, int[] column) {
    if (count < 0) {
      throw wrong(name, "generations belong to a table");
    }
    add(name, "ints", column.length);
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    add(name, "bytes", column.length);
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    add(name, "texts", column.length);
    for (int i = 0; i < (count < 0 ? column.length : count); i++) {
      if (column[i] == null) {
        throw wrong(name, "entry " + i + " is null; a text is never null, use \"\"");
      }
    }
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> options) {
    add(name, "oneOfs" + checked(name, options), column.length);
    return column;
  }

  @Override
  public void leavesOut(String name, String why) {
    if (why.isBlank()) {
      throw wrong(name, "say why it is left out");
    }
    claim(name);
  }

  @Override
  public boolean restoring() {
    return false;
  }

  private void add(String name, String type, int length) {
    add(name, type);
    if (length < count) {
      throw wrong(name, "the column has " + length + " entries, the table " + count + " rows");
    }
  }

  private void add(String name, String type) {
    claim(name);
    fields.add(new StateSchema.Field(path.column(name), type));
  }

  private void claim(String name) {
    if (!Names.printable(name)) {
      throw wrong(name, "a name matches " + Names.PATTERN);
    }
    if (!names.claim(name)) {
      throw wrong(name, "the name is taken; names are unique within their part");
    }
  }

  private void inside(String name, Stateful part) {
    if (path.depth() > MOST_DEPTH) {
      throw wrong(name, "parts nest deeper than " + MOST_DEPTH + "; does one contain itself?");
    }
    Names outer = names;
    names = new Names();
    part.state(this);
    names = outer;
  }

  private List<StateSchema.Field> listed(String name, Stateful each) {
    int from = fields.size();
    path.enterRows(name);
    inside(name, each);
    path.leave();
    return List.copyOf(fields.subList(from, fields.size()));
  }

  private void refuseWithinRows(String name, String what) {
    if (count >= 0) {
      throw wrong(name, what + " does not nest in a table");
    }
  }

  private String checked(String name, List<String> options) {
    String problem = Options.problem(options);
    if (problem != null) {
      throw wrong(name, problem);
    }
    return Options.listed(options);
  }

  private static boolean isColumn(StateSchema.Field field) {
    String type = field.type();
    return type.equals("longs")
        || type.equals("ints")
        || type.equals("bytes")
        || type.equals("texts")
        || type.startsWith("oneOfs");
  }

  private IllegalArgumentException wrong(String name, String what) {
    return new IllegalArgumentException(path.column(name) + ": " + what);
  }
}

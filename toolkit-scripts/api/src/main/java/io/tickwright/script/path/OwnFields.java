package io.tickwright.script.path;

import io.tickwright.script.path.Property.Kind;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a part that the user keeps, by the names its state list gives them: {@code
 * physics.bodies[3].mass}. One walk over the list either notes every field or replaces one.
 */
final class OwnFields implements StateVisitor {
  /** What a field holds, and what it may hold. */
  record Field(String path, Kind kind, Object value, long least, long most, List<String> names) {}

  private static final List<String> NO_NAMES = List.of();

  private final String part;
  private final List<Field> fields = new ArrayList<>();
  private final @Nullable String wanted;
  private final @Nullable Object replacement;
  private String prefix = "";
  private boolean inside;

  /**
   * The table whose columns are visited, or null; the row that is shown, and how many there are.
   */
  private @Nullable String table;

  private int row;
  private int rows;

  private OwnFields(String part, @Nullable String wanted, @Nullable Object replacement) {
    this.part = part;
    this.wanted = wanted;
    this.replacement = replacement;
  }

  /** Every field of a part of the world, in listed order. */
  static List<Field> of(Stateful world, String part) {
    OwnFields walk = new OwnFields(part, null, null);
    world.state(walk);
    return walk.fields;
  }

  /** One field of it, or null. */
  static @Nullable Field find(Stateful world, String part, String path) {
    for (Field field : of(world, part)) {
      if (field.path().equals(path)) {
        return field;
      }
    }
    return null;
  }

  /** Replaces what one field holds. */
  static void put(Stateful world, String part, String path, Object value) {
    world.state(new OwnFields(part, path, value));
  }

  @SuppressWarnings("unchecked")
  private <T> T visit(String name, Kind kind, T value, long least, long most, List<String> names) {
    if (!inside) {
      return value;
    }
    String path = full(name);
    if (wanted == null) {
      fields.add(new Field(path, kind, value, least, most, names));
      return value;
    }
    return path.equals(wanted) && replacement != null ? (T) replacement : value;
  }

  private String full(String name) {
    return table == null ? prefix + name : table + "[" + row + "]." + prefix + name;
  }

  private long whole(String name, long value, long least, long most) {
    return visit(name, Kind.WHOLE, value, least, most, NO_NAMES);
  }

  @Override
  public long integer(String name, long value) {
    return whole(name, value, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  @Override
  public long ranged(String name, long value, long least, long most) {
    return whole(name, value, least, most);
  }

  @Override
  public long below(String name, long value, String limitName) {
    long limit = 0;
    for (Field field : fields) {
      if (field.path().equals(full(limitName))) {
        limit = (Long) field.value();
      }
    }
    return whole(name, value, 0, Math.max(0, limit - 1));
  }

  @Override
  public int int32(String name, int value) {
    return (int) whole(name, value, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  @Override
  public boolean flag(String name, boolean value) {
    return visit(name, Kind.FLAG, value, 0, 0, NO_NAMES);
  }

  @Override
  public String text(String name, String value) {
    return visit(name, Kind.TEXT, value, 0, 0, NO_NAMES);
  }

  @Override
  public double real(String name, double value) {
    return visit(name, Kind.REAL, value, 0, 0, NO_NAMES);
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    List<String> names = new ArrayList<>();
    for (E constant : value.getDeclaringClass().getEnumConstants()) {
      names.add(constant.name());
    }
    String chosen = visit(name, Kind.NAME, value.name(), 0, 0, names);
    return Enum.valueOf(value.getDeclaringClass(), chosen);
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    return names.indexOf(visit(name, Kind.NAME, names.get(index), 0, 0, names));
  }

  @Override
  public void part(String name, Stateful nested) {
    if (!inside && !name.equals(part)) {
      return;
    }
    boolean outermost = !inside;
    String before = prefix;
    inside = true;
    prefix = before + name + ".";
    nested.state(this);
    prefix = before;
    inside = !outermost;
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    if (inside) {
      String before = prefix;
      for (int i = 0; i < parts.size(); i++) {
        prefix = before + name + "[" + i + "].";
        parts.get(i).state(this);
      }
      prefix = before;
    }
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    if (inside) {
      String before = prefix;
      table = before + name;
      rows = count;
      prefix = "";
      columns.state(this);
      prefix = before;
      table = null;
    }
    return count;
  }

  /** Visits the entries of a column: {@code bodies[3].mass} in rows, {@code grid[3]} elsewhere. */
  private void entries(int length, String name, EntryVisit entry) {
    if (!inside) {
      return;
    }
    if (table == null) {
      for (int i = 0; i < length; i++) {
        entry.visit(name + "[" + i + "]", i);
      }
      return;
    }
    for (int i = 0; i < Math.min(rows, length); i++) {
      row = i;
      entry.visit(name, i);
    }
  }

  private interface EntryVisit {
    void visit(String name, int at);
  }

  @Override
  public long[] longs(String name, long[] column) {
    entries(
        column.length,
        name,
        (entry, i) -> column[i] = whole(entry, column[i], Long.MIN_VALUE, Long.MAX_VALUE));
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    entries(column.length, name, (entry, i) -> column[i] = int32(entry, column[i]));
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    entries(
        column.length,
        name,
        (entry, i) -> column[i] = (byte) whole(entry, column[i], Byte.MIN_VALUE, Byte.MAX_VALUE));
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    entries(column.length, name, (entry, i) -> column[i] = text(entry, column[i]));
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    entries(column.length, name, (entry, i) -> column[i] = oneOf(entry, column[i], names));
    return column;
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public boolean restoring() {
    return inside && wanted != null;
  }
}

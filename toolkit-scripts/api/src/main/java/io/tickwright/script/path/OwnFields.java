package io.tickwright.script.path;

import io.tickwright.script.path.Property.Kind;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a part that the user keeps, by the names its state list gives them: {@code
 * physics.bodies[3].mass}; what is listed many times says how often, {@code physics.bodies.count}.
 * One walk over the list notes every field, or every kind of field, or replaces one.
 */
final class OwnFields implements StateVisitor {
  /** What a field holds, and what it may hold. */
  record Field(String path, Kind kind, Object value, long least, long most, List<String> names) {}

  /** How much there may be of anything: as many as a table may have rows. */
  static final int MOST_COUNT = 1 << 24;

  private static final List<String> NO_NAMES = List.of();

  private final String part;
  private final boolean shape;
  private final List<Field> fields = new ArrayList<>();
  private final List<String> running = new ArrayList<>();
  private final @Nullable String wanted;
  private final @Nullable Object replacement;
  private String prefix = "";
  private boolean inside;

  /** The table whose columns are visited, or null; the row shown, how many there are and were. */
  private @Nullable String table;

  private int row;
  private int rows;
  private int rowsBefore;

  private OwnFields(
      String part, boolean shape, @Nullable String wanted, @Nullable Object replacement) {
    this.part = part;
    this.shape = shape;
    this.wanted = wanted;
    this.replacement = replacement;
  }

  /** Every field of a part of the world, in listed order. */
  static List<Field> of(Stateful world, String part) {
    OwnFields walk = new OwnFields(part, false, null, null);
    world.state(walk);
    return walk.fields;
  }

  /** Every kind of field it has, whether there is one now or not: {@code physics.bodies[].mass}. */
  static List<Field> shape(Stateful world, String part) {
    OwnFields walk = new OwnFields(part, true, null, null);
    world.state(walk);
    return walk.fields;
  }

  /** What runs in the world that no state holds, by the names that people know it by. */
  static List<String> unsaved(Stateful world) {
    OwnFields walk = new OwnFields("", false, null, null);
    world.state(walk);
    return walk.running;
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
    world.state(new OwnFields(part, false, path, value));
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
    return table == null ? prefix + name : table + index(row) + "." + prefix + name;
  }

  private String index(int at) {
    return shape ? "[]" : "[" + at + "]";
  }

  /** How much there is of something, and shall be. */
  private int count(String name, int count) {
    long shall = visit(name + ".count", Kind.WHOLE, (long) count, 0, MOST_COUNT, NO_NAMES);
    return (int) shall;
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
    if (shape) {
      return whole(name, value, 0, Long.MAX_VALUE);
    }
    return whole(name, value, 0, Math.max(0, last(full(limitName)) - 1));
  }

  /** What the field listed last under this path holds; it is most often the one before. */
  private long last(String path) {
    for (int i = fields.size() - 1; i >= 0; i--) {
      if (fields.get(i).path().equals(path)) {
        return (Long) fields.get(i).value();
      }
    }
    return 0;
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
    if (!inside) {
      return;
    }
    int shall = count(name, parts.size());
    while (parts.size() > shall) {
      parts.remove(parts.size() - 1);
    }
    while (parts.size() < shall) {
      parts.add(blank.get());
    }
    String before = prefix;
    List<T> shown = shape ? List.of(parts.isEmpty() ? blank.get() : parts.get(0)) : parts;
    for (int i = 0; i < shown.size(); i++) {
      prefix = before + name + index(i) + ".";
      shown.get(i).state(this);
    }
    prefix = before;
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    if (!inside) {
      return count;
    }
    String before = prefix;
    rowsBefore = count;
    rows = count(name, count);
    table = before + name;
    prefix = "";
    columns.state(this);
    prefix = before;
    table = null;
    return rows;
  }

  // Columns: bodies[3].mass in rows, grid[3] elsewhere

  private interface EntryVisit {
    void visit(String name, int at);
  }

  private interface Blank {
    void fill(int from, int to);
  }

  /** The column with room for what there shall be, and zeros behind what is no longer counted. */
  private <A> A sized(String name, A column, int length, IntFunction<A> copy, Blank blank) {
    if (!inside) {
      return column;
    }
    if (table == null) {
      int shall = count(name, length);
      return shall == length ? column : copy.apply(shall);
    }
    if (rows < rowsBefore) {
      blank.fill(rows, Math.min(rowsBefore, length));
    }
    return rows > length ? copy.apply(rows) : column;
  }

  private void entries(String name, int length, EntryVisit entry) {
    if (!inside) {
      return;
    }
    int shown = shape ? 1 : table == null ? length : Math.min(rows, length);
    for (int i = 0; i < shown; i++) {
      row = i;
      entry.visit(table == null ? name + index(i) : name, i);
    }
  }

  @Override
  public long[] longs(String name, long[] column) {
    long[] into =
        sized(
            name,
            column,
            column.length,
            length -> Arrays.copyOf(column, length),
            (from, to) -> Arrays.fill(column, from, to, 0));
    entries(
        name,
        into.length,
        (entry, i) -> {
          long now = whole(entry, i < into.length ? into[i] : 0, Long.MIN_VALUE, Long.MAX_VALUE);
          store(i < into.length, () -> into[i] = now);
        });
    return into;
  }

  /** An entry of a column that has none is only a shape. */
  private void store(boolean there, Runnable put) {
    if (there && !shape) {
      put.run();
    }
  }

  @Override
  public int[] ints(String name, int[] column) {
    int[] into =
        sized(
            name,
            column,
            column.length,
            length -> Arrays.copyOf(column, length),
            (from, to) -> Arrays.fill(column, from, to, 0));
    entries(
        name,
        into.length,
        (entry, i) -> {
          int now = int32(entry, i < into.length ? into[i] : 0);
          store(i < into.length, () -> into[i] = now);
        });
    return into;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    byte[] into =
        sized(
            name,
            column,
            column.length,
            length -> Arrays.copyOf(column, length),
            (from, to) -> Arrays.fill(column, from, to, (byte) 0));
    entries(
        name,
        into.length,
        (entry, i) -> {
          byte was = i < into.length ? into[i] : 0;
          byte now = (byte) whole(entry, was, Byte.MIN_VALUE, Byte.MAX_VALUE);
          store(i < into.length, () -> into[i] = now);
        });
    return into;
  }

  @Override
  public String[] texts(String name, String[] column) {
    String[] into =
        sized(
            name,
            column,
            column.length,
            length -> filled(Arrays.copyOf(column, length), column.length),
            (from, to) -> Arrays.fill(column, from, to, ""));
    entries(
        name,
        into.length,
        (entry, i) -> {
          String now = text(entry, i < into.length && into[i] != null ? into[i] : "");
          store(i < into.length, () -> into[i] = now);
        });
    return into;
  }

  private static String[] filled(String[] texts, int from) {
    for (int i = from; i < texts.length; i++) {
      texts[i] = "";
    }
    return texts;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    int[] into =
        sized(
            name,
            column,
            column.length,
            length -> Arrays.copyOf(column, length),
            (from, to) -> Arrays.fill(column, from, to, 0));
    entries(
        name,
        into.length,
        (entry, i) -> {
          int now = oneOf(entry, i < into.length ? into[i] : 0, names);
          store(i < into.length, () -> into[i] = now);
        });
    return into;
  }

  @Override
  public void unsaved(String name) {
    running.add(name);
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public boolean restoring() {
    return inside && wanted != null;
  }
}

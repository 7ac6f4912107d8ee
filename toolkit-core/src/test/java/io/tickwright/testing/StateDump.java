package io.tickwright.testing;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Every value of a state under its path, as text. It is written apart from the readers in the
 * library, so that they can be held against it.
 */
public final class StateDump implements StateVisitor {
  private final Map<String, String> values = new LinkedHashMap<>();
  private String prefix = "";
  private String table = "";
  private int rows = -1;

  private StateDump() {}

  /** All values in the order they are listed; a list or table has its length under its own path. */
  public static Map<String, String> of(Stateful root) {
    StateDump dump = new StateDump();
    root.state(dump);
    return dump.values;
  }

  @Override
  public long integer(String name, long value) {
    put(name, "" + value);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    put(name, "" + value);
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    put(name, "" + value);
    return value;
  }

  @Override
  public String text(String name, String value) {
    put(name, "\"" + value + "\"");
    return value;
  }

  @Override
  public double real(String name, double value) {
    put(name, "" + value);
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    put(name, value.name());
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    put(name, names.get(index));
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    within(prefix + name + ".", part);
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    put(name, "" + parts.size());
    for (int i = 0; i < parts.size(); i++) {
      within(prefix + name + "[" + i + "].", parts.get(i));
    }
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    put(name, "" + count);
    table = prefix + name;
    rows = count;
    within(table + ".", columns);
    rows = -1;
    return count;
  }

  @Override
  public long[] longs(String name, long[] column) {
    int count = length(name, column.length);
    for (int i = 0; i < count; i++) {
      entry(name, i, "" + column[i]);
    }
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    int count = length(name, column.length);
    for (int i = 0; i < count; i++) {
      entry(name, i, "" + column[i]);
    }
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    int count = length(name, column.length);
    for (int i = 0; i < count; i++) {
      entry(name, i, "" + column[i]);
    }
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    int count = length(name, column.length);
    for (int i = 0; i < count; i++) {
      entry(name, i, "\"" + column[i] + "\"");
    }
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    int count = length(name, column.length);
    for (int i = 0; i < count; i++) {
      entry(name, i, names.get(column[i]));
    }
    return column;
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public boolean restoring() {
    return false;
  }

  private void put(String name, String value) {
    if (values.put(prefix + name, value) != null) {
      throw new AssertionError(prefix + name + " is listed twice");
    }
  }

  private int length(String name, int length) {
    if (rows < 0) {
      put(name, "" + length);
    }
    return rows < 0 ? length : rows;
  }

  private void entry(String name, int index, String value) {
    String path =
        rows < 0
            ? prefix + name + "[" + index + "]"
            : table + "[" + index + "]" + prefix.substring(table.length()) + name;
    values.put(path, value);
  }

  private void within(String inner, Stateful part) {
    String outer = prefix;
    prefix = inner;
    part.state(this);
    prefix = outer;
  }
}

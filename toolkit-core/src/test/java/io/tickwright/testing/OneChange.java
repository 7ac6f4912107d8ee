package io.tickwright.testing;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Changes exactly one value of a state, the k-th in the order they are listed: a field, an entry of
 * a column, the length of an array, a list or a table.
 */
public final class OneChange implements StateVisitor {
  private int left;
  private int seen;
  private int rows = -1;

  private OneChange(int index) {
    left = index;
  }

  /** How many values there are to change. */
  public static int count(Stateful root) {
    OneChange none = new OneChange(-1);
    root.state(none);
    return none.seen;
  }

  /** Changes the value of that index, counted from 0. */
  public static void apply(Stateful root, int index) {
    OneChange change = new OneChange(index);
    root.state(change);
    if (index < 0 || index >= change.seen) {
      throw new AssertionError("there is no value " + index + ", only " + change.seen);
    }
  }

  @Override
  public long integer(String name, long value) {
    return hit() ? value + 1 : value;
  }

  @Override
  public long ranged(String name, long value, long least, long most) {
    if (!hit()) {
      return value;
    }
    if (least == most) {
      throw new AssertionError(name + " can hold nothing but " + least);
    }
    return value < most ? value + 1 : value - 1;
  }

  @Override
  public long below(String name, long value, String limitName) {
    if (!hit()) {
      return value;
    }
    return value > 0 ? value - 1 : value + 1;
  }

  @Override
  public int int32(String name, int value) {
    return hit() ? value + 1 : value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    return hit() != value;
  }

  @Override
  public String text(String name, String value) {
    return hit() ? value + "!" : value;
  }

  @Override
  public double real(String name, double value) {
    return hit() ? value + 1 : value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    E[] options = value.getDeclaringClass().getEnumConstants();
    return hit() ? options[(value.ordinal() + 1) % options.length] : value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    return hit() ? (index + 1) % names.size() : index;
  }

  @Override
  public void part(String name, Stateful part) {
    part.state(this);
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    if (hit()) {
      parts.add(blank.get());
    }
    for (T part : parts) {
      part.state(this);
    }
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    rows = hit() ? Math.max(0, count - 1) : count;
    int changed = rows;
    columns.state(this);
    rows = -1;
    return changed;
  }

  @Override
  public long[] longs(String name, long[] column) {
    long[] changed = Arrays.copyOf(column, length(column.length));
    for (int i = 0; i < counted(column.length); i++) {
      changed[i] += hit() ? 1 : 0;
    }
    return changed;
  }

  @Override
  public int[] ints(String name, int[] column) {
    int[] changed = Arrays.copyOf(column, length(column.length));
    for (int i = 0; i < counted(column.length); i++) {
      changed[i] += hit() ? 1 : 0;
    }
    return changed;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    byte[] changed = Arrays.copyOf(column, length(column.length));
    for (int i = 0; i < counted(column.length); i++) {
      changed[i] += (byte) (hit() ? 1 : 0);
    }
    return changed;
  }

  @Override
  public String[] texts(String name, String[] column) {
    String[] changed = Arrays.copyOf(column, length(column.length));
    Arrays.fill(changed, column.length, changed.length, "");
    for (int i = 0; i < counted(column.length); i++) {
      changed[i] += hit() ? "!" : "";
    }
    return changed;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    int[] changed = Arrays.copyOf(column, length(column.length));
    for (int i = 0; i < counted(column.length); i++) {
      changed[i] = hit() ? (changed[i] + 1) % names.size() : changed[i];
    }
    return changed;
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public boolean restoring() {
    return true;
  }

  private int counted(int length) {
    return rows < 0 ? length : rows;
  }

  /** Outside a table the length of an array is a value of its own. */
  private int length(int length) {
    return rows < 0 && hit() ? length + 1 : length;
  }

  private boolean hit() {
    seen++;
    return left-- == 0;
  }
}

package io.tickwright.snapshot;

import io.tickwright.internal.Bits;
import io.tickwright.internal.LocalCopy;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.function.Supplier;

/**
 * Copies a state into a slot. A column's copy has room for the whole column, so that a table that
 * grows within its capacity never makes a slot allocate.
 */
final class SlotWriter implements StateVisitor, LocalCopy {
  private final SlotMemory memory;
  private int rows = -1;

  SlotWriter(SlotMemory memory) {
    this.memory = memory;
  }

  void write(Stateful root) {
    memory.rewind();
    rows = -1;
    root.state(this);
  }

  @Override
  public long integer(String name, long value) {
    memory.put(value);
    return value;
  }

  // Not the defaults: all visitors share their call of integer, which then may not be inlined.
  @Override
  public long ranged(String name, long value, long least, long most) {
    memory.put(value);
    return value;
  }

  @Override
  public long below(String name, long value, String limitName) {
    memory.put(value);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    memory.put(value);
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    memory.put(value ? 1 : 0);
    return value;
  }

  @Override
  public String text(String name, String value) {
    memory.put((Object) value);
    return value;
  }

  @Override
  public double real(String name, double value) {
    memory.put(Double.doubleToLongBits(value));
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    memory.put((Object) value);
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    memory.put(index);
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    part.state(this);
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    memory.put(parts.size());
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).state(this);
    }
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    memory.put(count);
    rows = count;
    columns.state(this);
    rows = -1;
    return count;
  }

  @Override
  public long[] longs(String name, long[] column) {
    copy(column, rows < 0 ? column.length : rows);
    return column;
  }

  private void copy(long[] column, int count) {
    int at = memory.nextColumn(count);
    long[] copy =
        memory.columns[at] instanceof long[] kept && kept.length >= count
            ? kept
            : new long[column.length];
    memory.columns[at] = copy;
    System.arraycopy(column, 0, copy, 0, count);
  }

  @Override
  public long[] ranged(String name, long[] column, long least, long most) {
    memory.put(least);
    memory.put(most);
    return longs(name, column);
  }

  @Override
  public int[] ranged(String name, int[] column, int least, int most) {
    memory.put(least);
    memory.put(most);
    return ints(name, column);
  }

  @Override
  public void rowBits(String name, long[] bits) {
    copy(bits, Bits.words(rows));
  }

  @Override
  public boolean inRange() {
    return false;
  }

  @Override
  public int[] ints(String name, int[] column) {
    int count = rows < 0 ? column.length : rows;
    int at = memory.nextColumn(count);
    int[] copy =
        memory.columns[at] instanceof int[] kept && kept.length >= count
            ? kept
            : new int[column.length];
    memory.columns[at] = copy;
    System.arraycopy(column, 0, copy, 0, count);
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    int count = rows < 0 ? column.length : rows;
    int at = memory.nextColumn(count);
    byte[] copy =
        memory.columns[at] instanceof byte[] kept && kept.length >= count
            ? kept
            : new byte[column.length];
    memory.columns[at] = copy;
    System.arraycopy(column, 0, copy, 0, count);
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    int count = rows < 0 ? column.length : rows;
    int at = memory.nextColumn(count);
    String[] copy =
        memory.columns[at] instanceof String[] kept && kept.length >= count
            ? kept
            : new String[column.length];
    memory.columns[at] = copy;
    System.arraycopy(column, 0, copy, 0, count);
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    return ints(name, column);
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public void unsaved(String running) {
    throw Unsaveable.refusal(running);
  }

  @Override
  public boolean restoring() {
    return false;
  }
}

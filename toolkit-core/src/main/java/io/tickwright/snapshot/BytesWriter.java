package io.tickwright.snapshot;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.function.Supplier;

/** Writes the fields of a snapshot; {@code docs/snapshot-format.md} is what it follows. */
final class BytesWriter implements StateVisitor {
  private final ByteSink sink;
  private int rows = -1;

  BytesWriter(ByteSink sink) {
    this.sink = sink;
  }

  @Override
  public long integer(String name, long value) {
    sink.number(value);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    sink.number(value);
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    sink.u8(value ? 1 : 0);
    return value;
  }

  @Override
  public String text(String name, String value) {
    sink.text(value);
    return value;
  }

  @Override
  public double real(String name, double value) {
    sink.u64(Double.doubleToLongBits(value));
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    sink.count(value.ordinal());
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    sink.count(index);
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    part.state(this);
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    sink.count(parts.size());
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).state(this);
    }
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    sink.count(count);
    rows = count;
    columns.state(this);
    rows = -1;
    return count;
  }

  @Override
  public long[] longs(String name, long[] column) {
    sink.longs(column, counted(column.length));
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    sink.ints(column, counted(column.length));
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    sink.bytes(column, counted(column.length));
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    int count = counted(column.length);
    sink.count(count);
    for (int i = 0; i < count; i++) {
      sink.text(column[i]);
    }
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

  private int counted(int length) {
    return rows < 0 ? length : rows;
  }
}

package io.tickwright.snapshot;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.function.Supplier;

/** The applying pass over snapshot bytes that {@link BytesChecker} has found good. */
final class BytesApplier implements StateVisitor {
  private final ByteSource source;
  private final Room room = new Room();

  BytesApplier(ByteSource source) {
    this.source = source;
  }

  @Override
  public long integer(String name, long value) {
    return source.field(name).number();
  }

  @Override
  public int int32(String name, int value) {
    return source.field(name).int32();
  }

  @Override
  public boolean flag(String name, boolean value) {
    return source.field(name).flag();
  }

  @Override
  public String text(String name, String value) {
    return source.field(name).text();
  }

  @Override
  public double real(String name, double value) {
    return Double.longBitsToDouble(source.field(name).u64());
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    E[] options = value.getDeclaringClass().getEnumConstants();
    return options[source.field(name).index(options.length)];
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    return source.field(name).index(names.size());
  }

  @Override
  public void part(String name, Stateful part) {
    part.state(this);
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    int size = source.field(name).count();
    Lists.resize(parts, size, blank);
    for (int i = 0; i < size; i++) {
      parts.get(i).state(this);
    }
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    int read = source.field(name).count();
    room.enterRows(read, count);
    columns.state(this);
    room.leaveRows();
    return read;
  }

  @Override
  public long[] longs(String name, long[] column) {
    int count = source.field(name).count();
    long[] out = room.longs(column, count);
    source.longs(out, count);
    return out;
  }

  @Override
  public int[] ints(String name, int[] column) {
    int count = source.field(name).count();
    int[] out = room.ints(column, count);
    source.ints(out, count);
    return out;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    int count = source.field(name).count();
    byte[] out = room.bytes(column, count);
    source.bytes(out, count);
    return out;
  }

  @Override
  public String[] texts(String name, String[] column) {
    int count = source.field(name).count();
    String[] out = room.texts(column, count);
    for (int i = 0; i < count; i++) {
      out[i] = source.text();
    }
    return out;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    return ints(name, column);
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public boolean restoring() {
    return true;
  }
}

package io.tickwright.snapshot;

import io.tickwright.internal.LocalCopy;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Copies a slot back into a state that lists the same fields. */
final class SlotReader implements StateVisitor, LocalCopy {
  private final SlotMemory memory;
  private final Room room = new Room();
  private int number;
  private int object;
  private int column;
  private boolean inRange;

  SlotReader(SlotMemory memory) {
    this.memory = memory;
  }

  void read(Stateful root) {
    number = 0;
    object = 0;
    column = 0;
    inRange = true;
    room.leaveRows();
    root.state(this);
  }

  @Override
  public long integer(String name, long value) {
    return memory.numbers[number++];
  }

  // Not the defaults: all visitors share their call of integer, which then may not be inlined.
  @Override
  public long ranged(String name, long value, long least, long most) {
    return memory.numbers[number++];
  }

  @Override
  public long below(String name, long value, String limitName) {
    return memory.numbers[number++];
  }

  @Override
  public int int32(String name, int value) {
    return (int) memory.numbers[number++];
  }

  @Override
  public boolean flag(String name, boolean value) {
    return memory.numbers[number++] != 0;
  }

  @Override
  public String text(String name, String value) {
    return (String) memory.objects[object++];
  }

  @Override
  public double real(String name, double value) {
    return Double.longBitsToDouble(memory.numbers[number++]);
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    return value.getDeclaringClass().cast(memory.objects[object++]);
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    return (int) memory.numbers[number++];
  }

  @Override
  public void part(String name, Stateful part) {
    part.state(this);
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    int size = (int) memory.numbers[number++];
    Lists.resize(parts, size, blank);
    for (int i = 0; i < size; i++) {
      parts.get(i).state(this);
    }
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    int saved = (int) memory.numbers[number++];
    room.enterRows(saved, count);
    columns.state(this);
    room.leaveRows();
    return saved;
  }

  @Override
  public long[] longs(String name, long[] into) {
    long[] saved = (long[]) memory.columns[column];
    int count = memory.lengths[column++];
    long[] out = room.longs(into, count);
    System.arraycopy(saved, 0, out, 0, count);
    return out;
  }

  @Override
  public long[] ranged(String name, long[] into, long least, long most) {
    compareLimits(least, most);
    return longs(name, into);
  }

  @Override
  public int[] ranged(String name, int[] into, int least, int most) {
    compareLimits(least, most);
    return ints(name, into);
  }

  /** They may differ where a script was run again and declares another rate. */
  private void compareLimits(long least, long most) {
    inRange &= least <= memory.numbers[number++];
    inRange &= memory.numbers[number++] <= most;
  }

  @Override
  public void rowBits(String name, long[] into) {
    long[] saved = (long[]) memory.columns[column];
    int count = memory.lengths[column++];
    System.arraycopy(saved, 0, into, 0, count);
    Arrays.fill(into, count, into.length, 0);
  }

  @Override
  public boolean inRange() {
    return inRange;
  }

  @Override
  public int[] ints(String name, int[] into) {
    int[] saved = (int[]) memory.columns[column];
    int count = memory.lengths[column++];
    int[] out = room.ints(into, count);
    System.arraycopy(saved, 0, out, 0, count);
    return out;
  }

  @Override
  public byte[] bytes(String name, byte[] into) {
    byte[] saved = (byte[]) memory.columns[column];
    int count = memory.lengths[column++];
    byte[] out = room.bytes(into, count);
    System.arraycopy(saved, 0, out, 0, count);
    return out;
  }

  @Override
  public String[] texts(String name, String[] into) {
    String[] saved = (String[]) memory.columns[column];
    int count = memory.lengths[column++];
    String[] out = room.texts(into, count);
    System.arraycopy(saved, 0, out, 0, count);
    return out;
  }

  @Override
  public int[] oneOfs(String name, int[] into, List<String> names) {
    return ints(name, into);
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public boolean restoring() {
    return true;
  }
}

package io.tickwright.snapshot;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Copies a slot back into a state that lists the same fields. */
final class SlotReader implements StateVisitor {
  private final SlotMemory memory;
  private int number;
  private int object;
  private int column;
  private int rows = -1;
  private int rowsBefore;

  SlotReader(SlotMemory memory) {
    this.memory = memory;
  }

  void read(Stateful root) {
    number = 0;
    object = 0;
    column = 0;
    rows = -1;
    root.state(this);
  }

  @Override
  public long integer(String name, long value) {
    return memory.numbers[number++];
  }

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
    rows = saved;
    rowsBefore = count;
    columns.state(this);
    rows = -1;
    return saved;
  }

  @Override
  public long[] longs(String name, long[] into) {
    long[] saved = (long[]) memory.columns[column];
    int count = memory.lengths[column++];
    long[] out = fits(into.length, count) ? into : new long[count];
    System.arraycopy(saved, 0, out, 0, count);
    if (out == into && rowsBefore > count && rows >= 0) {
      Arrays.fill(out, count, Math.min(rowsBefore, out.length), 0);
    }
    return out;
  }

  @Override
  public int[] ints(String name, int[] into) {
    int[] saved = (int[]) memory.columns[column];
    int count = memory.lengths[column++];
    int[] out = fits(into.length, count) ? into : new int[count];
    System.arraycopy(saved, 0, out, 0, count);
    if (out == into && rowsBefore > count && rows >= 0) {
      Arrays.fill(out, count, Math.min(rowsBefore, out.length), 0);
    }
    return out;
  }

  @Override
  public byte[] bytes(String name, byte[] into) {
    byte[] saved = (byte[]) memory.columns[column];
    int count = memory.lengths[column++];
    byte[] out = fits(into.length, count) ? into : new byte[count];
    System.arraycopy(saved, 0, out, 0, count);
    if (out == into && rowsBefore > count && rows >= 0) {
      Arrays.fill(out, count, Math.min(rowsBefore, out.length), (byte) 0);
    }
    return out;
  }

  @Override
  public String[] texts(String name, String[] into) {
    String[] saved = (String[]) memory.columns[column];
    int count = memory.lengths[column++];
    String[] out = fits(into.length, count) ? into : new String[count];
    System.arraycopy(saved, 0, out, 0, count);
    if (out == into && rowsBefore > count && rows >= 0) {
      Arrays.fill(out, count, Math.min(rowsBefore, out.length), "");
    }
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

  /** Within a table a column may have room to spare; elsewhere its length is state. */
  private boolean fits(int length, int count) {
    return rows < 0 ? length == count : length >= count;
  }
}

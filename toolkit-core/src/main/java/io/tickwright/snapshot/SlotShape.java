package io.tickwright.snapshot;

import io.tickwright.internal.LocalCopy;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.function.Supplier;

/**
 * Tells one list of fields from another without allocating: a hash of kinds and names in order. It
 * does not look into lists of parts, whose length differs between states of one kind.
 */
final class SlotShape extends Looking implements LocalCopy {
  private int shape;

  int read(Stateful root) {
    shape = 1;
    root.state(this);
    return shape;
  }

  @Override
  public long integer(String name, long value) {
    add(1, name);
    return value;
  }

  @Override
  public long ranged(String name, long value, long least, long most) {
    add(2, name);
    return value;
  }

  @Override
  public long below(String name, long value, String limitName) {
    add(3, name);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    add(4, name);
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    add(5, name);
    return value;
  }

  @Override
  public String text(String name, String value) {
    add(6, name);
    return value;
  }

  @Override
  public double real(String name, double value) {
    add(7, name);
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    add(8, name);
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    add(9, name);
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    add(10, name);
    part.state(this);
    add(11, name);
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    add(12, name);
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    add(13, name);
    columns.state(this);
    add(14, name);
    return count;
  }

  @Override
  public long[] longs(String name, long[] column) {
    add(15, name);
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    add(16, name);
    return column;
  }

  /** Another kind than a plain column: its limits are in the slot as well. */
  @Override
  public long[] ranged(String name, long[] column, long least, long most) {
    add(22, name);
    return column;
  }

  @Override
  public int[] ranged(String name, int[] column, int least, int most) {
    add(23, name);
    return column;
  }

  @Override
  public int[] generations(String name, int[] column) {
    add(17, name);
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    add(18, name);
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    add(19, name);
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    add(20, name);
    return column;
  }

  @Override
  public void rowBits(String name, long[] bits) {
    add(21, name);
  }

  @Override
  public boolean inRange() {
    return false;
  }

  private void add(int kind, String name) {
    shape = (shape * 31 + kind) * 31 + name.hashCode();
  }
}

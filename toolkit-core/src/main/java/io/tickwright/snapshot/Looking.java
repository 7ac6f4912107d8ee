package io.tickwright.snapshot;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.function.Supplier;

/** A reader that only looks: it walks the whole list and gives back what it was given. */
class Looking implements StateVisitor {

  @Override
  public long integer(String name, long value) {
    return value;
  }

  @Override
  public int int32(String name, int value) {
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    return value;
  }

  @Override
  public String text(String name, String value) {
    return value;
  }

  @Override
  public double real(String name, double value) {
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    part.state(this);
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).state(this);
    }
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    columns.state(this);
    return count;
  }

  @Override
  public long[] longs(String name, long[] column) {
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    return column;
  }

  @Override
  public int[] generations(String name, int[] column) {
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    return column;
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public boolean restoring() {
    return false;
  }
}

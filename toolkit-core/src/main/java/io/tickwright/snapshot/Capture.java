package io.tickwright.snapshot;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks at a state and keeps what it holds, to compare it at once with another; columns are not
 * copied.
 */
final class Capture implements StateVisitor {
  private List<Captured> fields = new ArrayList<>();
  private int rows = -1;
  private Captured.@Nullable Ints generations;

  static Captured.Part of(Stateful root) {
    return new Capture().captured("", root);
  }

  @Override
  public long integer(String name, long value) {
    keep(name, value, null);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    keep(name, value, null);
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    keep(name, value, null);
    return value;
  }

  @Override
  public String text(String name, String value) {
    keep(name, value, null);
    return value;
  }

  @Override
  public double real(String name, double value) {
    keep(name, value, null);
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    keep(name, value, null);
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    keep(name, index, names);
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    fields.add(captured(name, part));
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    List<Captured.Part> each = new ArrayList<>();
    for (T part : parts) {
      each.add(captured(name, part));
    }
    fields.add(new Captured.Parts(name, each));
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    rows = count;
    generations = null;
    List<Captured> inside = captured(name, columns).fields();
    rows = -1;
    fields.add(new Captured.Rows(name, count, generations, inside));
    return count;
  }

  @Override
  public long[] longs(String name, long[] column) {
    fields.add(new Captured.Longs(name, column, counted(column.length)));
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    fields.add(new Captured.Ints(name, column, counted(column.length), null));
    return column;
  }

  @Override
  public int[] generations(String name, int[] column) {
    generations = new Captured.Ints(name, column, counted(column.length), null);
    fields.add(generations);
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    fields.add(new Captured.Bytes(name, column, counted(column.length)));
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    fields.add(new Captured.Texts(name, column, counted(column.length)));
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    fields.add(new Captured.Ints(name, column, counted(column.length), names));
    return column;
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public boolean restoring() {
    return false;
  }

  private void keep(String name, Object value, @Nullable List<String> options) {
    fields.add(new Captured.Leaf(name, value, options));
  }

  private Captured.Part captured(String name, Stateful part) {
    List<Captured> outer = fields;
    fields = new ArrayList<>();
    part.state(this);
    Captured.Part captured = new Captured.Part(name, fields);
    fields = outer;
    return captured;
  }

  private int counted(int length) {
    return rows < 0 ? length : rows;
  }
}

package io.tickwright.testing;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What one type's own list shows: its names, what it leaves out, and the objects it hands over. */
final class StateListing implements StateVisitor {
  private final List<String> names = new ArrayList<>();
  private final List<String> leftOut = new ArrayList<>();
  private final List<Object> shown = new ArrayList<>();
  private final List<Stateful> parts = new ArrayList<>();
  private boolean own = true;

  static StateListing of(Stateful part) {
    StateListing listing = new StateListing();
    part.state(listing);
    return listing;
  }

  List<String> names() {
    return names;
  }

  List<String> leftOut() {
    return leftOut;
  }

  /** The parts inside, all the way in. */
  List<Stateful> parts() {
    return parts;
  }

  /** Whether the list hands this very part or list of parts over. */
  boolean shows(Object value) {
    return shown.stream().anyMatch(each -> each == value);
  }

  @Override
  public long integer(String name, long value) {
    return named(name, value);
  }

  @Override
  public int int32(String name, int value) {
    return named(name, value);
  }

  @Override
  public boolean flag(String name, boolean value) {
    return named(name, value);
  }

  @Override
  public String text(String name, String value) {
    return named(name, value);
  }

  @Override
  public double real(String name, double value) {
    return named(name, value);
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    return named(name, value);
  }

  @Override
  public int oneOf(String name, int index, List<String> options) {
    return named(name, index);
  }

  @Override
  public void part(String name, Stateful part) {
    named(name, part);
    inside(part);
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> list, Supplier<? extends T> blank) {
    named(name, list);
    shown.add(list);
    list.forEach(this::inside);
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    inside(columns);
    return named(name, count);
  }

  @Override
  public long[] longs(String name, long[] column) {
    return named(name, column);
  }

  @Override
  public int[] ints(String name, int[] column) {
    return named(name, column);
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    return named(name, column);
  }

  @Override
  public String[] texts(String name, String[] column) {
    return named(name, column);
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> options) {
    return named(name, column);
  }

  @Override
  public void leavesOut(String name, String why) {
    if (own) {
      leftOut.add(name);
    }
  }

  @Override
  public boolean restoring() {
    return false;
  }

  private <T> T named(String name, T value) {
    if (own) {
      names.add(name);
    }
    return value;
  }

  private void inside(Stateful part) {
    shown.add(part);
    parts.add(part);
    boolean outer = own;
    // A lambda lists fields of the type that made it.
    own = own && part.getClass().isHidden();
    part.state(this);
    own = outer;
  }
}

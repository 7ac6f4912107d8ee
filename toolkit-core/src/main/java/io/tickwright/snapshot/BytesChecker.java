package io.tickwright.snapshot;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The checking pass over snapshot bytes: reads every field, refuses what a restore could not store,
 * leaves the state as it is, and shows a watcher the values that were read.
 */
final class BytesChecker implements StateVisitor {
  private final ByteSource source;
  private final StateVisitor watcher;
  private final Limits limits = new Limits();
  private int rows = -1;

  BytesChecker(ByteSource source, StateVisitor watcher) {
    this.source = source;
    this.watcher = watcher;
  }

  @Override
  public long integer(String name, long value) {
    watcher.integer(name, limits.put(name, source.field(name).number()));
    return value;
  }

  @Override
  public long ranged(String name, long value, long least, long most) {
    long read = limits.put(name, source.field(name).number());
    if (read < least || read > most) {
      throw source.refuse("is " + read + "; it lies in [" + least + ", " + most + "]");
    }
    watcher.ranged(name, read, least, most);
    return value;
  }

  @Override
  public long below(String name, long value, String limitName) {
    long read = limits.put(name, source.field(name).number());
    long limit = Math.max(1, limits.get(limitName));
    if (read < 0 || read >= limit) {
      throw source.refuse("is " + read + "; by " + limitName + " it lies in [0, " + limit + ")");
    }
    watcher.below(name, read, limitName);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    int read = source.field(name).int32();
    limits.put(name, read);
    watcher.int32(name, read);
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    watcher.flag(name, source.field(name).flag());
    return value;
  }

  @Override
  public String text(String name, String value) {
    watcher.text(name, source.field(name).text());
    return value;
  }

  @Override
  public double real(String name, double value) {
    watcher.real(name, Double.longBitsToDouble(source.field(name).u64()));
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    E[] options = value.getDeclaringClass().getEnumConstants();
    watcher.oneOf(name, options[source.field(name).index(options.length)]);
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    watcher.oneOf(name, source.field(name).index(names.size()), names);
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    source.path.enter(name);
    watcher.part(name, inside(part));
    source.path.leave();
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    int size = source.field(name).count();
    List<Stateful> read = new ArrayList<>();
    source.path.enter(name);
    for (int i = 0; i < size; i++) {
      int index = i;
      Stateful each = inside(i < parts.size() ? parts.get(i) : blank.get());
      read.add(
          visitor -> {
            source.path.at(index);
            each.state(visitor);
          });
    }
    watcher.parts(name, read, () -> inside(blank.get()));
    source.path.leave();
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    int read = source.field(name).count();
    source.path.enterRows(name);
    rows = read;
    watcher.rows(name, read, inside(columns));
    rows = -1;
    source.path.leave();
    return count;
  }

  @Override
  public long[] longs(String name, long[] column) {
    long[] read = new long[counted(name)];
    source.longs(read, read.length);
    watcher.longs(name, read);
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    watcher.ints(name, readInts(name));
    return column;
  }

  @Override
  public int[] generations(String name, int[] column) {
    watcher.generations(name, readInts(name));
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    byte[] read = new byte[counted(name)];
    source.bytes(read, read.length);
    watcher.bytes(name, read);
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    String[] read = new String[counted(name)];
    for (int i = 0; i < read.length; i++) {
      read[i] = source.text();
    }
    watcher.texts(name, read);
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    int[] read = readInts(name);
    for (int i = 0; i < read.length; i++) {
      if (read[i] < 0 || read[i] >= names.size()) {
        throw source.refuseEntry(i, "is choice " + read[i] + "; there are " + names.size());
      }
    }
    watcher.oneOfs(name, read, names);
    return column;
  }

  @Override
  public void leavesOut(String name, String why) {
    watcher.leavesOut(name, why);
  }

  @Override
  public boolean restoring() {
    return false;
  }

  /** The part as the watcher shall see it: its fields, read by this pass. */
  private Stateful inside(Stateful part) {
    return visitor -> {
      int outer = limits.enter();
      part.state(this);
      limits.leave(outer);
    };
  }

  private int[] readInts(String name) {
    int[] read = new int[counted(name)];
    source.ints(read, read.length);
    return read;
  }

  private int counted(String name) {
    int count = source.field(name).count();
    if (rows >= 0 && count != rows) {
      throw source.refuse("has " + count + " entries, its table has " + rows + " rows");
    }
    return count;
  }
}

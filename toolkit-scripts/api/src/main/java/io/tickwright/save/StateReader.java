package io.tickwright.save;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The checking pass over a saved state: asks for every field by name, refuses what a restore could
 * not store and what nobody asks for, leaves the state as it is, and shows a watcher what was read.
 */
final class StateReader extends SavedFields implements StateVisitor {
  /** The last generation's number after its row is gone; see the core's slots. */
  private static final int MOST_GENERATION = (1 << 30) - 2;

  private static final int MOST_ROWS = 1 << 24;

  private final StateVisitor watcher;

  /**
   * @param root the JSON path of the state, for messages
   * @param allowances what may be missing or left over; null for nothing at all
   * @param watcher is shown what is in the save, but not what is missing
   */
  StateReader(String root, Json.Obj saved, @Nullable Allowances allowances, StateVisitor watcher) {
    super(root, saved, allowances);
    this.watcher = watcher;
  }

  /** Reads it all. */
  void read(Stateful root) {
    root.state(this);
    refuseUnasked();
  }

  @Override
  public long integer(String name, long value) {
    Json saved = take(name);
    if (saved != null) {
      watcher.integer(name, Refusals.whole(saved, path(name)));
    }
    return value;
  }

  @Override
  public long ranged(String name, long value, long least, long most) {
    Json saved = take(name);
    if (saved != null) {
      watcher.ranged(name, Refusals.whole(saved, path(name), least, most), least, most);
    }
    return value;
  }

  @Override
  public long below(String name, long value, String limitName) {
    Json saved = take(name);
    if (saved != null) {
      watcher.below(name, below(saved, here[0], limitName, path(name)), limitName);
    }
    return value;
  }

  private static long below(
      @Nullable Json saved, Json.Obj part, String limitName, Supplier<String> path) {
    long read = Refusals.whole(saved, path);
    long limit =
        part.get(limitName) instanceof Json.Num number && number.isLong()
            ? number.whole()
            : Long.MAX_VALUE;
    if (limit <= 0 && read != 0) {
      throw Refusals.is(path, saved, "with " + limitName + " 0 it must be 0", "");
    }
    if (limit > 0 && (read < 0 || read >= limit)) {
      throw Refusals.is(path, saved, "it lies below " + limitName + ", in [0, " + limit + ")", "");
    }
    return read;
  }

  @Override
  public int int32(String name, int value) {
    Json saved = take(name);
    if (saved != null) {
      watcher.int32(name, int32(saved, path(name)));
    }
    return value;
  }

  private static int int32(@Nullable Json saved, Supplier<String> path) {
    return (int) Refusals.whole(saved, path, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  @Override
  public boolean flag(String name, boolean value) {
    Json saved = take(name);
    if (saved != null) {
      watcher.flag(name, Refusals.flag(saved, path(name)));
    }
    return value;
  }

  @Override
  public String text(String name, String value) {
    Json saved = take(name);
    if (saved != null) {
      watcher.text(name, Refusals.text(saved, path(name)));
    }
    return value;
  }

  @Override
  public double real(String name, double value) {
    Json saved = take(name);
    if (saved != null) {
      watcher.real(name, Refusals.real(saved, path(name)));
    }
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    Json saved = take(name);
    if (saved != null) {
      E[] options = value.getDeclaringClass().getEnumConstants();
      List<String> names = Arrays.stream(options).map(Enum::name).toList();
      watcher.oneOf(name, options[Refusals.oneOf(saved, path(name), names)]);
    }
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    Json saved = take(name);
    if (saved != null) {
      watcher.oneOf(name, Refusals.oneOf(saved, path(name), names), names);
    }
    return index;
  }

  // Parts

  @Override
  public void part(String name, Stateful part) {
    if (isMissing(name)) {
      return;
    }
    Json.Obj[] inner = new Json.Obj[here.length];
    for (int i = 0; i < inner.length; i++) {
      inner[i] = Refusals.object(here[i].get(name), fieldPath(name, i));
    }
    where.enter(name);
    watcher.part(name, inside(inner, part));
    where.leave();
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    Json saved = take(name);
    if (saved == null) {
      return;
    }
    List<Json> items = Refusals.list(saved, path(name)).items();
    List<Stateful> read = new ArrayList<>();
    where.enter(name);
    for (int i = 0; i < items.size(); i++) {
      int index = i;
      Stateful like = i < parts.size() ? parts.get(i) : blank.get();
      read.add(
          visitor -> {
            where.at(index);
            Json.Obj item = Refusals.object(items.get(index), () -> where.path(index));
            inside(new Json.Obj[] {item}, like).state(visitor);
          });
    }
    watcher.parts(name, read, blank);
    where.leave();
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    Json saved = take(name);
    if (saved == null) {
      return count;
    }
    List<Json> items = Refusals.list(saved, path(name)).items();
    if (items.size() > MOST_ROWS) {
      throw new SaveRefused(
          where.path(0, name), "has " + items.size() + " rows; " + MOST_ROWS + " is the most", "");
    }
    where.enterRows(name);
    Json.Obj[] rows = new Json.Obj[items.size()];
    for (int i = 0; i < rows.length; i++) {
      int row = i;
      rows[i] = Refusals.object(items.get(i), () -> where.path(row));
      Supplier<String> slotPath = () -> where.path(row, StateWriter.SLOT);
      Json slot = rows[i].get(StateWriter.SLOT);
      if (Refusals.whole(slot, slotPath) != i) {
        throw Refusals.is(
            slotPath, slot, "rows stand in the order of their slots, and this is " + i, "");
      }
    }
    inRows = true;
    watcher.rows(name, rows.length, inside(rows, columns));
    inRows = false;
    where.leave();
    return count;
  }

  /** The part as the watcher shall see it: its fields, read by this pass. */
  private Stateful inside(Json.Obj[] saved, Stateful part) {
    return visitor -> {
      Json.Obj[] outer = here;
      Set<String> outerAsked = asked;
      here = saved;
      asked = new LinkedHashSet<>();
      part.state(this);
      refuseUnasked();
      here = outer;
      asked = outerAsked;
    };
  }

  // Columns

  @Override
  public long[] longs(String name, long[] column) {
    return longs(name, column, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  @Override
  public long[] ranged(String name, long[] column, long least, long most) {
    refuseOtherLength(name, column.length);
    return longs(name, column, least, most);
  }

  private long[] longs(String name, long[] column, long least, long most) {
    if (!isMissing(name)) {
      long[] read = new long[count(name)];
      for (int i = 0; i < read.length; i++) {
        read[i] = Refusals.whole(entry(name, i), entryPath(name, i), least, most);
      }
      watcher.longs(name, read);
    }
    return column;
  }

  @Override
  public long[] below(String name, long[] column, String limitName) {
    if (!isMissing(name)) {
      long[] read = new long[count(name)];
      for (int i = 0; i < read.length; i++) {
        Json.Obj part = inRows ? here[i] : new Json.Obj();
        read[i] = below(entry(name, i), part, limitName, entryPath(name, i));
      }
      watcher.longs(name, read);
    }
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    if (!isMissing(name)) {
      watcher.ints(name, ints(name, Integer.MIN_VALUE, Integer.MAX_VALUE));
    }
    return column;
  }

  @Override
  public int[] ranged(String name, int[] column, int least, int most) {
    refuseOtherLength(name, column.length);
    if (!isMissing(name)) {
      watcher.ints(name, ints(name, least, most));
    }
    return column;
  }

  @Override
  public int[] generations(String name, int[] column) {
    if (!isMissing(name)) {
      watcher.generations(name, ints(name, 0, MOST_GENERATION));
    }
    return column;
  }

  private int[] ints(String name, int least, int most) {
    int[] read = new int[count(name)];
    for (int i = 0; i < read.length; i++) {
      read[i] = (int) Refusals.whole(entry(name, i), entryPath(name, i), least, most);
    }
    return read;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    if (!isMissing(name)) {
      byte[] read = new byte[count(name)];
      for (int i = 0; i < read.length; i++) {
        read[i] =
            (byte)
                Refusals.whole(entry(name, i), entryPath(name, i), Byte.MIN_VALUE, Byte.MAX_VALUE);
      }
      watcher.bytes(name, read);
    }
    return column;
  }

  @Override
  public byte[] flags(String name, byte[] column) {
    if (!isMissing(name)) {
      byte[] read = new byte[count(name)];
      for (int i = 0; i < read.length; i++) {
        read[i] = (byte) (Refusals.flag(entry(name, i), entryPath(name, i)) ? 1 : 0);
      }
      watcher.flags(name, read);
    }
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    if (!isMissing(name)) {
      String[] read = new String[count(name)];
      for (int i = 0; i < read.length; i++) {
        read[i] = Refusals.text(entry(name, i), entryPath(name, i));
      }
      watcher.texts(name, read);
    }
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    if (!isMissing(name)) {
      int[] read = new int[count(name)];
      for (int i = 0; i < read.length; i++) {
        read[i] = Refusals.oneOf(entry(name, i), entryPath(name, i), names);
      }
      watcher.oneOfs(name, read, names);
    }
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
}

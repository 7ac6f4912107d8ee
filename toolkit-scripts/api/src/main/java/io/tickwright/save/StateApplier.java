package io.tickwright.save;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The applying pass over a saved state that {@link StateReader} has found good: stores what is
 * there and leaves alone what is not.
 */
final class StateApplier implements StateVisitor {
  private Json.Obj[] here;
  private boolean inRows;
  private int rowsBefore;

  StateApplier(Json.Obj saved) {
    this.here = new Json.Obj[] {saved};
  }

  @Override
  public long integer(String name, long value) {
    return here[0].get(name) instanceof Json.Num number ? Long.parseLong(number.text()) : value;
  }

  @Override
  public int int32(String name, int value) {
    return (int) integer(name, value);
  }

  @Override
  public boolean flag(String name, boolean value) {
    return here[0].get(name) instanceof Json.Bool flag ? flag.value() : value;
  }

  @Override
  public String text(String name, String value) {
    return here[0].get(name) instanceof Json.Text text ? text.value() : value;
  }

  @Override
  public double real(String name, double value) {
    Json saved = here[0].get(name);
    Double read = saved == null ? null : Reals.read(saved);
    return read == null ? value : read;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    return here[0].get(name) instanceof Json.Text text
        ? Enum.valueOf(value.getDeclaringClass(), text.value())
        : value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    return here[0].get(name) instanceof Json.Text text ? names.indexOf(text.value()) : index;
  }

  @Override
  public void part(String name, Stateful part) {
    Json.Obj[] outer = here;
    Json.Obj[] inner = new Json.Obj[outer.length];
    for (int i = 0; i < inner.length; i++) {
      if (!(outer[i].get(name) instanceof Json.Obj object)) {
        return;
      }
      inner[i] = object;
    }
    here = inner;
    part.state(this);
    here = outer;
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    if (!(here[0].get(name) instanceof Json.Arr list)) {
      return;
    }
    while (parts.size() > list.size()) {
      parts.remove(parts.size() - 1);
    }
    while (parts.size() < list.size()) {
      parts.add(blank.get());
    }
    Json.Obj[] outer = here;
    for (int i = 0; i < parts.size(); i++) {
      here = new Json.Obj[] {(Json.Obj) list.items().get(i)};
      parts.get(i).state(this);
    }
    here = outer;
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    if (!(here[0].get(name) instanceof Json.Arr table)) {
      return count;
    }
    Json.Obj[] outer = here;
    here = new Json.Obj[table.size()];
    for (int i = 0; i < here.length; i++) {
      here[i] = (Json.Obj) table.items().get(i);
    }
    inRows = true;
    rowsBefore = count;
    columns.state(this);
    inRows = false;
    here = outer;
    return table.size();
  }

  @Override
  public long[] longs(String name, long[] column) {
    int count = count(name);
    long[] into = count < 0 || column.length == count ? column : room(column, count);
    for (int i = 0; i < count; i++) {
      into[i] = entry(name, i) instanceof Json.Num number ? Long.parseLong(number.text()) : 0;
    }
    zeroesBehind(column.length, (from, to) -> Arrays.fill(into, from, to, 0));
    return into;
  }

  private long[] room(long[] column, int count) {
    return inRows && column.length > count ? column : Arrays.copyOf(column, count);
  }

  @Override
  public int[] ints(String name, int[] column) {
    int count = count(name);
    int[] into = count < 0 || column.length == count ? column : room(column, count);
    for (int i = 0; i < count; i++) {
      into[i] = entry(name, i) instanceof Json.Num number ? Integer.parseInt(number.text()) : 0;
    }
    zeroesBehind(column.length, (from, to) -> Arrays.fill(into, from, to, 0));
    return into;
  }

  private int[] room(int[] column, int count) {
    return inRows && column.length > count ? column : Arrays.copyOf(column, count);
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    int count = count(name);
    byte[] into = count < 0 || column.length == count ? column : room(column, count);
    for (int i = 0; i < count; i++) {
      into[i] = code(entry(name, i));
    }
    zeroesBehind(column.length, (from, to) -> Arrays.fill(into, from, to, (byte) 0));
    return into;
  }

  private byte[] room(byte[] column, int count) {
    return inRows && column.length > count ? column : Arrays.copyOf(column, count);
  }

  private static byte code(@Nullable Json saved) {
    if (saved instanceof Json.Num number) {
      return Byte.parseByte(number.text());
    }
    return (byte) (saved instanceof Json.Bool flag && flag.value() ? 1 : 0);
  }

  @Override
  public String[] texts(String name, String[] column) {
    int count = count(name);
    String[] into = count < 0 || column.length == count ? column : room(column, count);
    for (int i = 0; i < count; i++) {
      into[i] = entry(name, i) instanceof Json.Text text ? text.value() : "";
    }
    zeroesBehind(column.length, (from, to) -> Arrays.fill(into, from, to, ""));
    return into;
  }

  private String[] room(String[] column, int count) {
    return inRows && column.length > count ? column : Arrays.copyOf(column, count);
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    int count = count(name);
    int[] into = count < 0 || column.length == count ? column : room(column, count);
    for (int i = 0; i < count; i++) {
      into[i] = entry(name, i) instanceof Json.Text text ? names.indexOf(text.value()) : 0;
    }
    zeroesBehind(column.length, (from, to) -> Arrays.fill(into, from, to, 0));
    return into;
  }

  @Override
  public void leavesOut(String name, String why) {}

  @Override
  public boolean restoring() {
    return true;
  }

  // Entries

  private interface Zeroes {
    void fill(int from, int to);
  }

  /** Clears what a table that has become shorter no longer counts. */
  private void zeroesBehind(int length, Zeroes zeroes) {
    int end = Math.min(rowsBefore, length);
    if (inRows && end > here.length) {
      zeroes.fill(here.length, end);
    }
  }

  /** How many entries the column shall have; −1 when it is not in the save and stays as it is. */
  private int count(String name) {
    if (inRows) {
      return here.length;
    }
    return here[0].get(name) instanceof Json.Arr list ? list.size() : -1;
  }

  private @Nullable Json entry(String name, int i) {
    if (inRows) {
      return here[i].get(name);
    }
    return here[0].get(name) instanceof Json.Arr list ? list.items().get(i) : null;
  }
}

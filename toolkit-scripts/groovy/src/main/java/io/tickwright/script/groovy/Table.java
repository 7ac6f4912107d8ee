package io.tickwright.script.groovy;

import io.tickwright.sim.Column;
import io.tickwright.sim.DurationColumn;
import io.tickwright.sim.FixedColumn;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Names;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * A table of entities: {@code for (e in enemies)} walks, in slot order, the rows that lived when it
 * began and still live when their turn comes.
 */
public final class Table<E extends Row> extends Thing implements Iterable<E> {
  private final Clock clock;
  private final Class<E> rowClass;
  private final List<String> names = new ArrayList<>();
  private final List<Cell> making = new ArrayList<>();
  private Cell[] cells = {};
  private @Nullable Constructor<E> maker;
  private io.tickwright.sim.@Nullable Table real;
  private @Nullable Cells declaring;

  Table(Clock clock, Class<E> rowClass) {
    this.clock = clock;
    this.rowClass = rowClass;
  }

  @Override
  String noun() {
    return "a table";
  }

  @Override
  void make(Binding where, String declared) {
    real = clock.forThe(declared).table(declared);
    belongs(where, declared);
    declaring = new Cells(this, where);
    fresh().describes(this);
    declaring = null;
    cells = making.toArray(Cell[]::new);
    where.tables().add(this);
  }

  void column(String kind, String name, @Nullable Object... initial) {
    if (declaring != null) {
      making.add(declaring.of(kind, name, initial));
      names.add(name);
    }
  }

  io.tickwright.sim.Table real() {
    if (real == null) {
      binding();
      throw new IllegalStateException("a declared table is real");
    }
    return real;
  }

  Class<E> rowClass() {
    return rowClass;
  }

  Cell cell(int column) {
    return cells[column];
  }

  private E fresh() {
    try {
      if (maker == null) {
        maker = rowClass.getDeclaredConstructor();
      }
      return maker.newInstance();
    } catch (InvocationTargetException failed) {
      throw new Mistake(
          "a row of " + rowClass.getSimpleName() + " cannot be made: " + failed.getCause() + ".",
          "");
    } catch (ReflectiveOperationException hidden) {
      throw new Mistake(
          rowClass.getSimpleName() + " cannot be made without arguments.",
          "Leave its constructor out; spawn(…) fills its fields.");
    }
  }

  /** A view of a row that is good as long as the handler that runs. */
  private E view(int slot) {
    E row = fresh();
    row.attach(this, slot, new Lease(binding().crossing()), null, 0);
    return row;
  }

  @Nullable E row(int slot) {
    return slot == io.tickwright.sim.Table.NONE ? null : view(slot);
  }

  E row(int slot, Lease lease, @Nullable Column happenedTo, long count) {
    E row = fresh();
    row.attach(this, slot, lease, happenedTo, count);
    lease.now(row);
    return row;
  }

  /** How many rows live. */
  public int getCount() {
    return real().count();
  }

  /** Makes a row in the lowest free slot. */
  public E spawn() {
    return spawn(Map.of());
  }

  /** Makes a row and fills it in: {@code enemies.spawn(kind: Kind.scout, hp: 10)}. */
  public E spawn(Map<String, ?> fields) {
    io.tickwright.sim.Table mine = real();
    changing();
    fields.keySet().forEach(this::index);
    int slot = mine.spawn();
    if (slot == io.tickwright.sim.Table.NONE) {
      throw new Mistake("`" + path() + "` is full.", "");
    }
    E row = view(slot);
    try {
      fields.forEach((name, value) -> write(row, name, value));
    } catch (RuntimeException refused) {
      mine.despawn(slot);
      throw refused;
    }
    return row;
  }

  private void write(E row, String name, @Nullable Object value) {
    try {
      cells[index(name)].write(row, value);
    } catch (Mistake mistake) {
      throw new Mistake(mistake.problem(), mistake.cure()).at(name);
    }
  }

  private int index(String name) {
    int index = names.indexOf(name);
    if (index < 0) {
      throw new Mistake("`" + path() + "` has no column `" + name + "`.", Names.cure(name, names))
          .at(name);
    }
    return index;
  }

  /** The core's column of a name. */
  Column column(String name) {
    return real().columns().get(index(name));
  }

  /** The row that a ref names, or null once it is gone. */
  public @Nullable E find(long ref) {
    return row(real().find(Options.between("find", 0, ref, 0, IntegerValue.MOST)));
  }

  /** The row that a ref names, which must live. */
  public E at(long ref) {
    int slot = real().find(Options.between("at", 0, ref, 0, IntegerValue.MOST));
    if (slot == io.tickwright.sim.Table.NONE) {
      throw new Mistake(
              "no row of `" + path() + "` has this ref any more.",
              "Ask find(ref), which gives null then.")
          .at("at");
    }
    return view(slot);
  }

  /** The living row whose column is least, the lowest slot among equals; null without rows. */
  public @Nullable E least(String column) {
    return row(real().least(ordered("least", column)));
  }

  /** The living row whose column is most, the lowest slot among equals; null without rows. */
  public @Nullable E most(String column) {
    return row(real().most(ordered("most", column)));
  }

  private Column ordered(String door, String name) {
    Column column = column(name);
    if (column instanceof IntegerColumn
        || column instanceof FixedColumn
        || column instanceof DurationColumn) {
      return column;
    }
    throw new Mistake(
            "`" + column + "` has no order; ask for a long, Fixed or Duration column.", "")
        .atArgument(door, 0);
  }

  /** The sum of a column of whole numbers over all living rows; 0 without rows. */
  public long sum(String column) {
    Column mine = ordered("sum", column);
    if (mine instanceof IntegerColumn) {
      return real().sum(mine);
    }
    throw new Mistake(
            "`" + mine + "` is not of whole numbers.",
            mine instanceof FixedColumn ? "Ask sumFixed('…')." : "Ask sumSeconds('…').")
        .atArgument("sum", 0);
  }

  /** The sum of a column of fixed-point numbers over all living rows. */
  public Fixed sumFixed(String column) {
    if (column(column) instanceof FixedColumn mine) {
      return Fixed.ofBits(real().sum(mine));
    }
    throw new Mistake("`" + path() + "." + column + "` holds no Fixed.", "Ask sum('…').")
        .atArgument("sumFixed", 0);
  }

  /** The sum of a column of durations over all living rows, in seconds. */
  public BigDecimal sumSeconds(String column) {
    if (column(column) instanceof DurationColumn mine) {
      return binding().quantities().seconds(real().sum(mine));
    }
    throw new Mistake("`" + path() + "." + column + "` holds no Duration.", "Ask sum('…').")
        .atArgument("sumSeconds", 0);
  }

  /** Ends every row, in slot order. */
  public void clear() {
    io.tickwright.sim.Table mine = real();
    changing();
    mine.clear();
  }

  /** Says that columns of these names are gone, so that a save that has them can be read. */
  public Table<E> retired(String... gone) {
    real().retired(gone);
    return this;
  }

  /** Visits the rows that live now, in slot order; each is good until the next one's turn. */
  @Override
  public Iterator<E> iterator() {
    io.tickwright.sim.Table mine = real();
    long[] handles = new long[mine.count()];
    int size = 0;
    for (int slot = mine.next(0);
        slot != io.tickwright.sim.Table.NONE;
        slot = mine.next(slot + 1)) {
      handles[size++] = mine.handle(slot);
    }
    return new Walk<>(this, handles, new Lease(binding().crossing()));
  }

  private static final class Walk<E extends Row> implements Iterator<E> {
    private final Table<E> table;
    private final long[] handles;
    private final Lease lease;
    private int at;

    Walk(Table<E> table, long[] handles, Lease lease) {
      this.table = table;
      this.handles = handles;
      this.lease = lease;
    }

    @Override
    public boolean hasNext() {
      while (at < handles.length
          && table.real().find(handles[at]) == io.tickwright.sim.Table.NONE) {
        at++;
      }
      if (at == handles.length) {
        lease.now(null);
      }
      return at < handles.length;
    }

    @Override
    public E next() {
      if (!hasNext()) {
        throw new NoSuchElementException("`" + table.path() + "` has no further row");
      }
      return table.row(table.real().find(handles[at++]), lease, null, 0);
    }
  }
}

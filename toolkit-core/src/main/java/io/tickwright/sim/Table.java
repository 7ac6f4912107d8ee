package io.tickwright.sim;

import io.tickwright.internal.LocalCopy;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A table of entities: rows that come and go, their fields kept as columns.
 *
 * <p>A row lives in a slot. A new one takes the lowest free slot, so that slots follow from which
 * rows live and from nothing else; a slot freed during a tick is free again from the next. A slot
 * is good while its row lives; what must outlive that is a {@linkplain #handle handle}, which goes
 * stale instead of meaning the next row.
 *
 * <p>Questions about the whole table ({@link #count()}, {@link #least}, {@link #most}, {@link
 * #sum}) are answered here, in one pass over a column; where two rows tie the lower slot wins.
 */
public final class Table extends Declared implements Stateful {
  /** No slot: what a search that finds nothing returns. */
  public static final int NONE = -1;

  /** No row: a handle that is always stale. */
  public static final long NO_HANDLE = 0;

  /** How many rows a table may have; slots are in {@code [0, MOST_ROWS)}. */
  public static final int MOST_ROWS = Slots.MOST_SLOTS;

  private final Clock clock;
  private final Slots slots = new Slots();
  private final List<Column> columns = new ArrayList<>();
  private final List<String> retired = new ArrayList<>();
  private final Stateful rows = this::listRows;

  Table(World world, String name, Clock clock) {
    super(world, name);
    this.clock = clock;
  }

  /** The clock that the table's timers, banks and metronomes live on. */
  public Clock clock() {
    return clock;
  }

  // Columns

  /** Declares a whole number in ±(2⁵³−1); a new row holds {@code initial}. */
  public IntegerColumn integer(String name, long initial) {
    return add(new IntegerColumn(this, free(name), initial, -IntegerValue.MOST, IntegerValue.MOST));
  }

  /** Declares a whole number of 64 bits. */
  public IntegerColumn wide(String name, long initial) {
    return add(new IntegerColumn(this, free(name), initial, Long.MIN_VALUE, Long.MAX_VALUE));
  }

  /** Declares a fixed-point number, given in 1/65536. */
  public FixedColumn fixed(String name, long initialBits) {
    return add(new FixedColumn(this, free(name), initialBits));
  }

  /** Declares a length of time, given in base units. */
  public DurationColumn duration(String name, long initialUnits) {
    return add(new DurationColumn(this, free(name), initialUnits));
  }

  /** Declares an angle, given in binary angle bits. */
  public AngleColumn angle(String name, int initialBits) {
    return add(new AngleColumn(this, free(name), initialBits));
  }

  /** Declares an angle, given as text such as {@code 350deg}. */
  public AngleColumn angle(String name, String initial) {
    return angle(name, world().angleBits(initial));
  }

  /** Declares a yes or no. */
  public FlagColumn flag(String name, boolean initial) {
    return add(new FlagColumn(this, free(name), initial));
  }

  /** Declares a text. */
  public TextColumn text(String name, String initial) {
    return add(new TextColumn(this, free(name), initial));
  }

  /** Declares a choice from names; a new row holds the first. */
  public OneOfColumn oneOf(String name, String... names) {
    return add(new OneOfColumn(this, free(name), List.of(names)));
  }

  /** Declares a reference to rows of a table, this one or another of the same world. */
  public RefColumn ref(String name, Table target) {
    if (target.world() != world()) {
      throw new IllegalArgumentException(
          "`" + name() + "." + name + "` cannot refer to rows of another world");
    }
    return add(new RefColumn(this, free(name), target));
  }

  /** Declares a timer in every row; {@code arm(slot)} arms it for this long, in base units. */
  public RowTimers timers(String name, long units) {
    return add(new RowTimers(this, free(name), units));
  }

  /**
   * Declares a timer in every row; {@code arm(slot)} arms it for this long, such as {@code 0.75s}.
   */
  public RowTimers timers(String name, String duration) {
    return timers(name, world().units(duration));
  }

  /** Declares a bank in every row, at this rate until the row is given another. */
  public RowBanks banks(String name, io.tickwright.time.PerSecond rate) {
    return add(new RowBanks(this, free(name), rate));
  }

  /**
   * Declares a bank in every row, at this rate, such as {@code 2.5/s}, until it is given another.
   */
  public RowBanks banks(String name, String rate) {
    return banks(name, io.tickwright.time.PerSecond.of(rate));
  }

  /**
   * Declares a metronome in every row that beats every so many base units.
   *
   * @throws IllegalArgumentException for less than one unit
   */
  public RowMetronomes metronomes(String name, long units) {
    return metronomes(name, new UnitRatio(units, 1));
  }

  /**
   * Declares a metronome in every row that beats at this interval, such as {@code 0.5s}.
   *
   * @throws IllegalArgumentException when it is no such text, or not above 0
   */
  public RowMetronomes metronomes(String name, String interval) {
    return metronomes(name, world().unitsExactly(interval));
  }

  private RowMetronomes metronomes(String name, UnitRatio interval) {
    World.interval(name() + "." + name, interval.num());
    return add(new RowMetronomes(this, free(name), interval.num(), interval.den()));
  }

  /**
   * Declares a random stream in every row: a child of the stream by the row's handle, so that what
   * one row draws never shifts what another one gets.
   */
  public RowStreams streams(String name, RandomStream parent) {
    return add(new RowStreams(this, free(name), parent));
  }

  private String free(String name) {
    world().refuseOnceSealed(name() + "." + name);
    NameRules.checkedColumn(name);
    for (Column column : columns) {
      if (column.name().equals(name)) {
        throw new IllegalArgumentException(
            "`" + name() + "` already has a column `" + name + "`; choose another name");
      }
    }
    return name;
  }

  private <C extends Column> C add(C column) {
    columns.add(column);
    return column;
  }

  /** The columns in declared order. */
  public List<Column> columns() {
    return java.util.Collections.unmodifiableList(columns);
  }

  /**
   * Says that older saves may hold columns of these names, which the game has no more; they are
   * left behind.
   */
  public Table retired(String... names) {
    for (String name : names) {
      retired.add(free(name));
    }
    return this;
  }

  /** The names of {@link #retired(String...)}. */
  public List<String> retired() {
    return java.util.Collections.unmodifiableList(retired);
  }

  /** Gives every living row what a new one holds in this column: for one that a save knows not. */
  public void initialise(Column column) {
    column.clear(0, slots.highWater());
    for (int slot = slots.next(0); slot != NONE; slot = slots.next(slot + 1)) {
      column.spawned(slot, slots.handle(slot));
    }
  }

  // Rows

  /**
   * Makes a row in the lowest free slot, every field at its default.
   *
   * @return its slot, or {@link #NONE} when all 2²⁴ slots are taken
   */
  public int spawn() {
    int slot = slots.take();
    if (slot == NONE) {
      return NONE;
    }
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      column.grow(slots.capacity());
      column.spawned(slot, slots.handle(slot));
    }
    return slot;
  }

  /** Ends a row; its fields return to their defaults and every handle to it is stale. */
  public void despawn(int slot) {
    if (!slots.lives(slot)) {
      staleUse();
      return;
    }
    world().ticking().ended(this, slots.handle(slot));
    slots.free(slot, world().isTicking());
    for (int i = 0; i < columns.size(); i++) {
      columns.get(i).clear(slot, slot + 1);
    }
  }

  /**
   * Makes a row in this slot as its so-many-th one, every field at its default, in place of one
   * that lives there: how a saved position is set up.
   *
   * @param slot in {@code [0, MOST_ROWS)}; another one does nothing
   * @param generation from 1; less counts as 1
   */
  public void restoreRow(int slot, int generation) {
    if (slot < 0 || slot >= MOST_ROWS) {
      return;
    }
    slots.place(slot, generation, true);
    for (Column column : columns) {
      column.grow(slots.capacity());
      column.clear(slot, slot + 1);
      column.spawned(slot, slots.handle(slot));
    }
  }

  /**
   * Frees this slot as one in which so many rows have lived: how a saved position is set up.
   *
   * @param slot in {@code [0, MOST_ROWS)}; another one does nothing
   * @param generation from 0; less counts as 0
   */
  public void restoreFree(int slot, int generation) {
    if (slot < 0 || slot >= MOST_ROWS) {
      return;
    }
    slots.place(slot, generation, false);
    for (Column column : columns) {
      column.grow(slots.capacity());
      column.clear(slot, slot + 1);
    }
  }

  /** Ends every row, in slot order. */
  public void clear() {
    for (int slot = slots.next(0); slot != NONE; slot = slots.next(slot + 1)) {
      despawn(slot);
    }
  }

  /** Whether a row lives in the slot; any int is fine. */
  public boolean lives(int slot) {
    return slots.lives(slot);
  }

  /** How many rows live. */
  public int count() {
    return slots.count();
  }

  /** The slots ever used: every living row's slot is in {@code [0, highWater)}. */
  public int highWater() {
    return slots.highWater();
  }

  /**
   * What names the row in this slot for ever: its generation × 2²⁴ + its slot, at most 2⁵³−1.
   * {@link #NO_HANDLE} when no row lives there.
   */
  public long handle(int slot) {
    return slots.handle(slot);
  }

  /** How many rows have lived in the slot so far, the present one included. */
  public int generation(int slot) {
    return slots.generation(slot);
  }

  /**
   * The slot of the row the handle names, or {@link #NONE} (and a stale use counted) if it is gone.
   */
  public int slot(long handle) {
    int slot = slots.find(handle);
    if (slot == NONE) {
      staleUse();
    }
    return slot;
  }

  /**
   * The slot of the row the handle names, or {@link #NONE} when it is gone, which is no mistake
   * here.
   */
  public int find(long handle) {
    return slots.find(handle);
  }

  private void staleUse() {
    slots.countStaleUse();
    Guard guard = world().guard();
    if (guard != null) {
      guard.stale(this);
    }
  }

  /** How often a free slot or a stale handle has been used; a diagnosis, not state. */
  public long staleUses() {
    return slots.staleUses();
  }

  /** The first living slot at or after this one, or {@link #NONE}. */
  public int next(int from) {
    return slots.next(from);
  }

  /**
   * Visits, in slot order, the rows that lived when the loop began; one that has been despawned
   * since is skipped, one that has been spawned since is not visited.
   */
  public void each(IntConsumer visit) {
    try {
      slots.each(visit);
    } finally {
      if (!world().isTicking()) {
        slots.release();
      }
    }
  }

  /** A loop over the rows, which begins by {@link RowLoop#begin}. */
  public RowLoop loop() {
    return new RowLoop(slots);
  }

  // Questions

  /**
   * The living row whose field is least, the lowest slot among equals; {@link #NONE} without rows.
   */
  public int least(Column column) {
    return extreme(longs(column), false);
  }

  /**
   * The living row whose field is most, the lowest slot among equals; {@link #NONE} without rows.
   */
  public int most(Column column) {
    return extreme(longs(column), true);
  }

  /** The sum of a field over all living rows, saturating, added in slot order; 0 without rows. */
  public long sum(Column column) {
    long[] values = longs(column);
    long sum = 0;
    for (int slot = slots.next(0); slot != NONE; slot = slots.next(slot + 1)) {
      sum = SignedSum.of(sum, values[slot]);
    }
    return sum;
  }

  private int extreme(long[] values, boolean most) {
    int best = NONE;
    for (int slot = slots.next(0); slot != NONE; slot = slots.next(slot + 1)) {
      if (best == NONE || (most ? values[slot] > values[best] : values[slot] < values[best])) {
        best = slot;
      }
    }
    return best;
  }

  private long[] longs(Column column) {
    if (column.table() != this) {
      throw new IllegalArgumentException("`" + column + "` is no column of `" + name() + "`");
    }
    if (column instanceof LongColumn numbers && numbers.isOrdered()) {
      return numbers.values();
    }
    throw new IllegalArgumentException(
        "`" + column + "` has no order; ask for an integer, wide, fixed or duration column");
  }

  // The world's side

  int capacity() {
    return slots.capacity();
  }

  Slots slots() {
    return slots;
  }

  int entry(int slot) {
    return slots.lives(slot) ? slot : noEntry();
  }

  int noEntry() {
    staleUse();
    return NONE;
  }

  /** Slots freed during the tick are free from now on. */
  void endTick() {
    slots.release();
  }

  /** Lists its rows under its name. */
  @Override
  public void state(StateVisitor s) {
    list(s);
  }

  @Override
  void list(StateVisitor s) {
    int before = slots.highWater();
    int after = s.rows(name(), before, rows);
    if (s.restoring()) {
      slots.restored(after, s instanceof LocalCopy);
      restoreColumns(after, before);
    }
  }

  private void listRows(StateVisitor s) {
    slots.list(s);
    for (int i = 0; i < columns.size(); i++) {
      columns.get(i).list(s);
    }
  }

  private void restoreColumns(int highWater, int before) {
    for (int i = 0; i < columns.size(); i++) {
      columns.get(i).grow(slots.capacity());
      // Behind the rows there were, every column has its defaults already.
      columns.get(i).clear(highWater, Math.max(before, highWater));
    }
  }
}

package io.tickwright.sim;

import io.tickwright.bank.BankColumn;
import io.tickwright.bank.Grain;
import io.tickwright.internal.Fraction;
import io.tickwright.state.StateVisitor;
import io.tickwright.time.PerSecond;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A bank in every row, each at its own rate; the rows that gained in a tick reach {@code gained} as
 * one batch, or are added to a column by the banks themselves.
 */
public final class RowBanks extends Column implements Spender {
  private final PerSecond usual;
  private final Grain grain;
  private final BankColumn banks;
  private final RowBits gains = new RowBits();
  private @Nullable IntegerColumn into;
  private long most = Long.MAX_VALUE;
  private @Nullable FlagColumn when;

  /** The progress of every row before the gain, for those whose flag is not set. */
  private long[] kept = new long[0];

  @Nullable Consumer<Rows> gained;

  RowBanks(Table table, String name, PerSecond rate) {
    super(table, name);
    this.usual = rate;
    this.grain = Grain.of(table.world().base(), rate);
    this.banks = new BankColumn(grain);
    this.banks.ensureCapacity(table.capacity());
  }

  /** Adds what a row gains to a column of the same table instead of raising {@code gained}. */
  public RowBanks into(IntegerColumn column) {
    table().world().refuseOnceSealed(toString());
    requireOwn(column);
    if (gained != null) {
      throw new IllegalStateException(
          "`" + this + "` has a handler for gained; it cannot fill `" + column + "` as well");
    }
    into = column;
    return this;
  }

  /** Fills the column of {@link #into} no further than this. */
  public RowBanks most(long most) {
    table().world().refuseOnceSealed(toString());
    this.most = most;
    return this;
  }

  /** Gains only in rows whose flag is set; what is banked stays. */
  public RowBanks when(FlagColumn flag) {
    table().world().refuseOnceSealed(toString());
    requireOwn(flag);
    when = flag;
    return this;
  }

  /** The rate a new row has, as the grain has it. */
  public PerSecond usual() {
    return grain.rate(grain.quantise(usual));
  }

  private void requireOwn(Column column) {
    if (column.table() != table()) {
      throw new IllegalArgumentException(
          "`" + column + "` is no column of `" + table().name() + "`, whose banks these are");
    }
  }

  boolean fillsByItself() {
    return into != null;
  }

  /** The row's rate now, as the grain has it. */
  public PerSecond rate(int slot) {
    int entry = entry(slot);
    return entry < 0 ? PerSecond.ZERO : banks.rate(entry);
  }

  /** The row gains at another rate from now on; its progress stays, at rate 0 too. */
  public void rate(int slot, PerSecond rate) {
    int entry = entry(slot);
    if (entry >= 0) {
      banks.rate(entry, rate);
    }
  }

  /** Progress toward the row's next unit, in [0, {@link #whole()}). */
  public long progress(int slot) {
    int entry = entry(slot);
    return entry < 0 ? 0 : banks.progress(entry);
  }

  /** The progress that makes one unit: base units a second × grain. */
  public long whole() {
    return grain.whole();
  }

  /** The progress as a part of one unit, in {@code [0, 1)}; for drawing only. */
  public double fraction(int slot) {
    return Fraction.belowOne(progress(slot), grain.whole());
  }

  /** Sets the row's progress to a fraction of one unit, num/den in [0, 1). */
  public void restoreFraction(int slot, long num, long den) {
    int entry = entry(slot);
    if (entry >= 0) {
      banks.restoreFraction(entry, num, den);
    }
  }

  @Override
  public EventKind brings() {
    return EventKind.GAINED;
  }

  @Override
  public void spend(Events events) {
    Table table = table();
    int rows = table.highWater();
    long units = table.clock().granted();
    if (units == 0 || gain(units, rows) == 0) {
      return;
    }
    for (int row = gains.next(0); row >= 0; row = gains.next(row + 1)) {
      if (into == null) {
        events.add(EventKind.GAINED, this, table.handle(row), banks.gained(row), "");
      } else if (into.get(row) < most) {
        into.set(row, Math.min(most, SignedSum.of(into.get(row), banks.gained(row))));
      }
    }
  }

  private int gain(long units, int rows) {
    if (when == null) {
      return banks.gain(units, rows, gains.cleared(rows));
    }
    if (kept.length < rows) {
      kept = new long[Math.max(rows, kept.length * 2)];
    }
    for (int row = 0; row < rows; row++) {
      kept[row] = banks.progress(row);
    }
    int gained = banks.gain(units, rows, gains.cleared(rows));
    for (int row = 0; row < rows; row++) {
      if (!when.isSet(row)) {
        banks.restore(row, kept[row]);
        gained -= gains.unmark(row);
      }
    }
    return gained;
  }

  @Override
  void spawned(int slot, long handle) {
    banks.rateParts(slot, grain.quantise(usual));
  }

  @Override
  void handle(Rows rows) {
    if (gained != null) {
      gained.accept(rows);
    }
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), banks);
  }

  @Override
  void grow(int capacity) {
    banks.ensureCapacity(capacity);
  }

  @Override
  void clear(int from, int to) {
    for (int row = from; row < to; row++) {
      banks.clear(row);
    }
  }
}

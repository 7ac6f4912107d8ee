package io.tickwright.sim;

import io.tickwright.internal.Fraction;
import io.tickwright.state.StateVisitor;
import io.tickwright.timer.TimerColumn;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A timer in every row; the rows that fire in a tick reach {@code fired} as one batch. */
public final class RowTimers extends Column implements Spender {
  private final long usualUnits;
  private final TimerColumn timers;
  private final RowBits fires = new RowBits();
  @Nullable Consumer<Rows> fired;

  RowTimers(Table table, String name, long usualUnits) {
    super(table, name);
    this.usualUnits = Math.max(usualUnits, 0);
    this.timers = new TimerColumn(this.usualUnits);
    this.timers.ensureCapacity(table.capacity());
  }

  /** Arms the row's timer for the duration it was declared with, from now. */
  public void arm(int slot) {
    armFor(slot, usualUnits);
  }

  /** Arms the row's timer for another duration in base units; zero or less disarms it. */
  public void armFor(int slot, long units) {
    int entry = entry(slot);
    if (entry >= 0) {
      timers.arm(entry, units);
    }
  }

  /** Disarms the row's timer. */
  public void cancel(int slot) {
    armFor(slot, 0);
  }

  public boolean running(int slot) {
    return total(slot) > 0;
  }

  /** What is left, in base units. */
  public long left(int slot) {
    int entry = entry(slot);
    return entry < 0 ? 0 : timers.left(entry);
  }

  /** What has passed since it was armed, in base units. */
  public long spent(int slot) {
    int entry = entry(slot);
    return entry < 0 ? 0 : timers.spent(entry);
  }

  /** What it was armed for, in base units; 0 when it is not running. */
  public long total(int slot) {
    int entry = entry(slot);
    return entry < 0 ? 0 : timers.total(entry);
  }

  /** How much has passed, in {@code [0, 1)}, also after narrowing to float; for drawing only. */
  public double fraction(int slot) {
    long total = total(slot);
    return total == 0 ? 0 : Fraction.belowOne(spent(slot), total);
  }

  /** The duration {@link #arm(int)} uses, in base units. */
  public long usual() {
    return usualUnits;
  }

  /** Arms it for a total with this much left: how a saved position is set up. */
  public void restoreLeft(int slot, long leftUnits, long totalUnits) {
    int entry = entry(slot);
    if (entry >= 0) {
      timers.restoreLeft(entry, leftUnits, totalUnits);
    }
  }

  @Override
  public EventKind brings() {
    return EventKind.FIRED;
  }

  @Override
  public void spend(Events events) {
    int rows = table().highWater();
    long units = table().clock().granted();
    if (units > 0 && timers.spend(units, rows, fires.cleared(rows)) > 0) {
      for (int row = fires.next(0); row >= 0; row = fires.next(row + 1)) {
        events.add(EventKind.FIRED, this, table().handle(row), 1, "");
      }
    }
  }

  @Override
  void handle(Rows rows) {
    if (fired != null) {
      fired.accept(rows);
    }
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), timers);
  }

  @Override
  void grow(int capacity) {
    timers.ensureCapacity(capacity);
  }

  @Override
  void clear(int from, int to) {
    for (int row = from; row < to; row++) {
      timers.clear(row);
    }
  }
}

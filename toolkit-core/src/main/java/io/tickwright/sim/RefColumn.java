package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/** A reference to a row in every row, held as that row's handle, so that it goes stale with it. */
public final class RefColumn extends LongColumn {
  private final Table target;

  RefColumn(Table table, String name, Table target) {
    super(table, name, Table.NO_HANDLE);
    this.target = target;
  }

  /** The handle held, stale or not; {@link Table#NO_HANDLE} when none was stored. */
  public long handle(int slot) {
    return read(slot);
  }

  /** The slot of the row referred to, or {@link Table#NONE} when there is none any more. */
  public int get(int slot) {
    return target.find(read(slot));
  }

  /** Refers to the row that lives in a slot of the target, or to none. */
  public void set(int slot, int targetSlot) {
    write(slot, target.handle(targetSlot));
  }

  /** Stores a handle as it is. */
  public void setHandle(int slot, long handle) {
    write(slot, handle);
  }

  /** The table whose rows are referred to. */
  public Table target() {
    return target;
  }

  @Override
  void list(StateVisitor s) {
    values(s.ranged(name(), values(), Table.NO_HANDLE, IntegerValue.MOST));
  }

  @Override
  boolean isOrdered() {
    return false;
  }
}

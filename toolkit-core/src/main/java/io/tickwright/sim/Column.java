package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/**
 * One field of every row of a {@link Table}.
 *
 * <p>Doors take a slot. Reading a free slot gives the column's default and writing to one does
 * nothing; both are counted in {@link Table#staleUses()}, because a game that does so has kept a
 * slot where it should have kept a handle.
 */
public abstract class Column {
  private final Table table;
  private final String name;
  private final Slots slots;

  Column(Table table, String name) {
    this.table = table;
    this.slots = table.slots();
    this.name = name;
  }

  public final String name() {
    return name;
  }

  public final Table table() {
    return table;
  }

  /** Where the row's entry is, or −1 (and a stale use counted) when no row lives in the slot. */
  final int entry(int slot) {
    return slots.lives(slot) ? slot : table.noEntry();
  }

  /** Calls the handler of an event that happened to these rows. */
  void handle(Rows rows) {}

  /** Lists the column under its name, inside the table's rows. */
  abstract void list(StateVisitor s);

  /** Makes room for this many rows, new entries holding the default. */
  abstract void grow(int capacity);

  /** Gives entries {@code [from, to)} the default. */
  abstract void clear(int from, int to);

  /** Gives a row that has just been spawned what is its own, such as a random stream. */
  void spawned(int slot, long handle) {}

  @Override
  public final String toString() {
    return table.name() + "." + name;
  }
}

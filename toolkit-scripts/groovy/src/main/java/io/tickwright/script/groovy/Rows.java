package io.tickwright.script.groovy;

import io.tickwright.sim.Column;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The rows one event happened to, to be walked once: {@code for (e in rows)}. */
public final class Rows<E extends Row> implements Iterable<E> {
  private final Table<E> table;
  private final Column column;
  private final io.tickwright.sim.Rows rows;
  private final Lease lease;
  private final Lease wholeHandler;
  private boolean walked;

  Rows(Table<E> table, Column column, io.tickwright.sim.Rows rows) {
    this.table = table;
    this.column = column;
    this.rows = rows;
    this.lease = new Lease(table.binding().crossing());
    this.wholeHandler = new Lease(table.binding().crossing());
  }

  @Override
  public Iterator<E> iterator() {
    if (walked || !wholeHandler.covers(null)) {
      throw new Mistake(
          "the rows of " + column + " are walked once, in their handler.",
          "Do all in one loop, or walk the table: for (e in " + table.path() + ").");
    }
    walked = true;
    return new Walk();
  }

  private final class Walk implements Iterator<E> {
    private boolean ready;
    private boolean over;

    @Override
    public boolean hasNext() {
      if (!wholeHandler.covers(null)) {
        throw new Mistake("the rows of " + column + " are good only in their handler.", "");
      }
      if (!ready && !over) {
        ready = rows.next();
        over = !ready;
        if (over) {
          lease.now(null);
        }
      }
      return ready;
    }

    @Override
    public E next() {
      if (!hasNext()) {
        throw new NoSuchElementException("`" + column + "` has no further row");
      }
      ready = false;
      return table.row(rows.slot(), lease, column, rows.count());
    }
  }

  @Override
  public String toString() {
    return "the rows of " + column;
  }
}

package io.tickwright.script.js;

import io.tickwright.sim.Column;
import io.tickwright.sim.Rows;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyIterable;
import org.graalvm.polyglot.proxy.ProxyIterator;

/** The rows one event happened to, to be walked once: {@code for (const e of rows)}. */
final class BatchThing extends Thing implements ProxyIterable, ProxyIterator {
  private final TableThing table;
  private final Column column;
  private final Rows rows;
  private final Lease lease;
  private final Lease wholeHandler;
  private boolean walked;
  private boolean ready;
  private boolean over;

  BatchThing(TableThing table, Column column, Rows rows) {
    this.table = table;
    this.column = column;
    this.rows = rows;
    this.lease = new Lease(table.binding().crossing());
    this.wholeHandler = new Lease(table.binding().crossing());
  }

  @Override
  public Object getIterator() {
    if (walked || !inHandler()) {
      throw new Mistake(
          "the rows of " + column + " are walked once, in their handler.",
          "Do all in one loop, or walk the table: for (const e of my." + table.path() + ").");
    }
    walked = true;
    return this;
  }

  private boolean inHandler() {
    return wholeHandler.covers(null);
  }

  @Override
  public boolean hasNext() {
    if (!inHandler()) {
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
  public Object getNext() {
    ready = false;
    RowThing row = new RowThing(table, rows.slot(), lease, column, rows.count());
    lease.now(row);
    return row;
  }

  @Override
  String path() {
    return "rows";
  }

  @Override
  String noun() {
    return "a batch of rows";
  }

  @Override
  boolean has(String member) {
    return false;
  }

  @Override
  Mistake unknown(String member) {
    return new Mistake(
            "a batch of rows has no `" + member + "`.", "Walk it: for (const e of rows) { … }.")
        .at(member);
  }

  @Override
  Object get(String member) {
    throw unknown(member);
  }

  @Override
  void put(String member, Value value) {
    throw unknown(member);
  }

  @Override
  Iterable<String> names() {
    return List.of();
  }
}

package io.tickwright.sim;

import org.jspecify.annotations.Nullable;

/**
 * The rows one event happened to, handed to its handler as one batch in slot order.
 *
 * <pre>{@code
 * while (rows.next()) {
 *   hull.add(-bite.get(rows.slot()));
 * }
 * }</pre>
 *
 * <p>A row despawned since the tick froze its events is passed over. Good within the handler only.
 */
public final class Rows {
  private final Events events;
  private @Nullable Table table;
  private int at;
  private int end;

  Rows(Events events) {
    this.events = events;
  }

  /** Points the same view at the events [from, to) of a table. */
  void over(Table of, int from, int to) {
    table = of;
    at = from - 1;
    end = to;
  }

  /** Moves to the next row that still lives. */
  public boolean next() {
    while (++at < end) {
      if (slot() != Table.NONE) {
        return true;
      }
    }
    return false;
  }

  /** The slot of the present row, {@link Table#NONE} once it is despawned or the batch is over. */
  public int slot() {
    return table == null || at >= end ? Table.NONE : table.find(events.handle(at));
  }

  /** What names the present row beyond this handler. */
  public long handle() {
    return events.handle(at);
  }

  /** Units gained or beats of the present row; 1 for a timer. */
  public long count() {
    return events.count(at);
  }
}

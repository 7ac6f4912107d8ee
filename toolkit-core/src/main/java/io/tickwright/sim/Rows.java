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
  private int from;
  private int at;
  private int end;

  Rows(Events events) {
    this.events = events;
  }

  /** Points the same view at the events [from, to) of a table. */
  void over(Table of, int from, int to) {
    table = of;
    this.from = from;
    at = from - 1;
    end = to;
  }

  /** Whether any of the rows still lives. */
  boolean any() {
    boolean found = next();
    at = from - 1;
    return found;
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

  /**
   * The slot of the present row; {@link Table#NONE} once it is despawned, and before the first
   * {@link #next} and after the last.
   */
  public int slot() {
    return table == null ? Table.NONE : table.find(handle());
  }

  /** What names the present row beyond this handler; {@link Table#NO_HANDLE} when there is none. */
  public long handle() {
    return isAtRow() ? events.handle(at) : Table.NO_HANDLE;
  }

  /** Units gained or beats of the present row, 1 for a timer; 0 when there is none. */
  public long count() {
    return isAtRow() ? events.count(at) : 0;
  }

  private boolean isAtRow() {
    return at >= from && at < end;
  }
}

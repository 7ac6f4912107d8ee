package io.tickwright.script.js;

import org.jspecify.annotations.Nullable;

/** How long a row view is good: within one handler, and in a loop until the loop goes on. */
final class Lease {
  private final Crossing crossing;
  private final long number;
  private @Nullable RowThing current;
  private boolean loop;

  /** A lease that lasts as long as the handler that runs. */
  Lease(Crossing crossing) {
    this.crossing = crossing;
    this.number = crossing.number();
  }

  /** Says that this is the loop's row now, and that those before are no longer good. */
  void now(@Nullable RowThing row) {
    loop = true;
    current = row;
  }

  boolean covers(@Nullable RowThing row) {
    return number == crossing.number() && crossing.mode() != Mode.IDLE && (!loop || current == row);
  }
}

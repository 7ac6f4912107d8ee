package io.tickwright.script.groovy;

import org.jspecify.annotations.Nullable;

/** How long a row view is good: within one handler, and in a loop until the loop goes on. */
final class Lease {
  private final Crossing crossing;
  private final long number;
  private @Nullable Row current;
  private boolean loop;

  /** A lease that lasts as long as the handler that runs. */
  Lease(Crossing crossing) {
    this.crossing = crossing;
    this.number = crossing.number();
  }

  /** Says that this is the loop's row now, and that those before are no longer good. */
  void now(@Nullable Row row) {
    loop = true;
    current = row;
  }

  boolean covers(@Nullable Row row) {
    return number == crossing.number() && crossing.mode() != Mode.IDLE && (!loop || current == row);
  }
}

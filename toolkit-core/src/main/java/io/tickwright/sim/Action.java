package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Something a player does ({@code fire}), never a key; it lives on a clock and is not delivered
 * while that clock stands still.
 */
public final class Action extends Declared implements Stateful {
  private final Clock clock;

  /** One bit per source that holds it. */
  private long holders;

  /** Whether it was delivered in the tick that runs; sequences wait for that. */
  private boolean delivered;

  @Nullable Consumer<ActionEvent> done;
  @Nullable Consumer<ActionEvent> released;

  Action(World world, String name, Clock clock) {
    super(world, name);
    this.clock = clock;
  }

  public Clock clock() {
    return clock;
  }

  /** Whether any source holds it. */
  public boolean held() {
    return holders != 0;
  }

  /** Whether this source, 0 to 62, holds it. */
  public boolean heldBy(int source) {
    return (holders >>> source & 1) == 1;
  }

  /** Says that a source holds it, without an event: how a saved position is set up. */
  public void restoreHeld(int source, boolean held) {
    long bit = 1L << source;
    holders = held ? holders | bit : holders & ~bit;
  }

  void beginTick() {
    delivered = false;
  }

  void deliver() {
    delivered = true;
  }

  /** Whether it was delivered in the tick that runs; what waits for an action asks. */
  public boolean delivered() {
    return delivered;
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), this);
  }

  @Override
  public void state(StateVisitor s) {
    holders = s.ranged("holders", holders, 0, Long.MAX_VALUE);
    s.leavesOut("delivered", "good within one tick only");
  }
}

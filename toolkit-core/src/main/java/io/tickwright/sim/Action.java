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

  /**
   * How often it has been delivered so far, in whatever ticks. What waits for it remembers the
   * count of the moment in which it began: an action ends only the waits that stood when it came.
   */
  public long deliveries() {
    return deliveries;
  }

  /** As which of the tick's actions it was last delivered, from 1; 0 when it was not. */
  private int deliveredAs;

  private long deliveries;

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

  /** Whether this source, 0 to {@link Inputs#MOST_SOURCE}, holds it; no other one ever does. */
  public boolean heldBy(int source) {
    return (holders & bit(source)) != 0;
  }

  /**
   * Says that a source, 0 to {@link Inputs#MOST_SOURCE}, holds it, without an event: how a saved
   * position is set up.
   */
  public void restoreHeld(int source, boolean held) {
    holders = held ? holders | bit(source) : holders & ~bit(source);
  }

  private static long bit(int source) {
    return source < 0 || source > Inputs.MOST_SOURCE ? 0 : 1L << source;
  }

  void beginTick() {
    deliveredAs = 0;
  }

  void deliver(int number) {
    deliveredAs = number;
    deliveries++;
  }

  /** Whether it was delivered in the tick that runs; what waits for an action asks. */
  public boolean delivered() {
    return deliveredAs > 0;
  }

  /** As which of the tick's actions it was delivered, from 1; 0 when it was not. */
  int deliveredAs() {
    return deliveredAs;
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), this);
  }

  @Override
  public void state(StateVisitor s) {
    holders = s.ranged("holders", holders, 0, Long.MAX_VALUE);
    s.leavesOut("clock", "declared; it is listed by itself");
    s.leavesOut("deliveredAs", "good within one tick only");
    s.leavesOut("deliveries", "asked by what is not saved");
    s.leavesOut("done", "a handler");
    s.leavesOut("released", "a handler");
  }
}

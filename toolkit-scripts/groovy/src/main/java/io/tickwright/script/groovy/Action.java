package io.tickwright.script.groovy;

import io.tickwright.sim.Inputs;
import org.jspecify.annotations.Nullable;

/** Something a player does, such as {@code fire}; never a key. */
public final class Action extends Thing {
  private final Clock clock;
  private io.tickwright.sim.@Nullable Action real;

  Action(Clock clock) {
    this.clock = clock;
  }

  @Override
  String noun() {
    return "an action";
  }

  @Override
  void make(Binding where, String declared) {
    real = clock.forThe(declared).action(declared);
  }

  io.tickwright.sim.Action real() {
    if (real == null) {
      binding();
      throw new IllegalStateException("a declared action is real");
    }
    return real;
  }

  /** Whether anybody holds it. */
  public boolean isHeld() {
    return real().held();
  }

  /** Whether this player holds it, from 0. */
  public boolean heldBy(long source) {
    return real().heldBy((int) Options.between("heldBy", 0, source, 0, Inputs.MOST_SOURCE));
  }
}

package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/**
 * What the game tells its host: declared, so that a host listening for a misspelt one is refused.
 */
public final class Signal extends Declared {
  Signal(World world, String name) {
    super(world, name);
  }

  /**
   * Tells the host; the words arrive when the tick is done, and not at all when it is run again.
   */
  public void emit(String words) {
    world().emit(this, words);
  }

  /** Tells the host without words. */
  public void emit() {
    emit("");
  }

  @Override
  void list(StateVisitor s) {
    // Signals leave the simulation at once: nothing of them is state.
  }
}

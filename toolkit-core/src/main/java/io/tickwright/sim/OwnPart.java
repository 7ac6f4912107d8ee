package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;

/** State that the user keeps, taken into a world under a name. */
final class OwnPart extends Declared {
  private final Stateful part;

  OwnPart(World world, String name, Stateful part) {
    super(world, name);
    this.part = part;
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), part);
  }
}

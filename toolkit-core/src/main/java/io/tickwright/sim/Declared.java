package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/**
 * Something a {@link World} declares under a name: a value, a clock, what lives on a clock, a
 * table.
 *
 * <p>The name is what handlers, saves, diffs and {@code .keys} call it.
 */
public abstract class Declared {
  private final World world;
  private final String name;

  Declared(World world, String name) {
    this.world = world;
    this.name = name;
  }

  /** The name it was declared under, unique in its world. */
  public final String name() {
    return name;
  }

  /** The world that declared it. */
  public final World world() {
    return world;
  }

  /** Calls the handler of an event that happened to it, {@code count} times or units at once. */
  void handle(long count) {}

  /** Lists its state under its name; a thing without state lists nothing. */
  abstract void list(StateVisitor s);

  @Override
  public final String toString() {
    return name;
  }
}

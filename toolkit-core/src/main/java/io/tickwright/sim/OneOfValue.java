package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import java.util.List;

/** A declared choice from a fixed list of names; before anything has happened it is the first. */
public final class OneOfValue extends Declared {
  private final Choice choice;
  private int index;

  OneOfValue(World world, String name, List<String> names) {
    super(world, name);
    this.choice = new Choice(name, names);
  }

  /** The name chosen. */
  public String get() {
    return choice.name(index);
  }

  /** The place of the name chosen in {@link #names()}. */
  public int index() {
    return index;
  }

  public boolean is(String name) {
    return index == choice.indexOf(name);
  }

  /**
   * Chooses a name.
   *
   * @throws IllegalArgumentException if it is not one of {@link #names()}
   */
  public void set(String name) {
    index = choice.indexOf(name);
  }

  /** The names to choose from, in declared order. */
  public List<String> names() {
    return choice.names();
  }

  @Override
  void list(StateVisitor s) {
    index = s.oneOf(name(), index, choice.names());
  }
}

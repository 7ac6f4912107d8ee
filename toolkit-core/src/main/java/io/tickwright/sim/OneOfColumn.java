package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import java.util.List;

/** A choice from a fixed list of names in every row; a new row holds the first. */
public final class OneOfColumn extends IntColumn {
  private final Choice choice;

  OneOfColumn(Table table, String name, List<String> names) {
    super(table, name, 0);
    this.choice = new Choice(table.name() + "." + name, names);
  }

  /** The name chosen. */
  public String get(int slot) {
    return choice.name(read(slot));
  }

  /** The place of the name chosen in {@link #names()}. */
  public int index(int slot) {
    return read(slot);
  }

  /**
   * Chooses a name.
   *
   * @throws IllegalArgumentException if it is not one of {@link #names()}
   */
  public void set(int slot, String name) {
    write(slot, choice.indexOf(name));
  }

  /** The names to choose from, in declared order. */
  public List<String> names() {
    return choice.names();
  }

  @Override
  void list(StateVisitor s) {
    values = s.oneOfs(name(), values, choice.names());
  }
}

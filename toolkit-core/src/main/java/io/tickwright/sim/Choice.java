package io.tickwright.sim;

import java.util.List;

/** The fixed list of names a one-of value, a one-of column or a phase is chosen from. */
final class Choice {
  private final String owner;
  private final List<String> names;

  /**
   * @throws IllegalArgumentException if there is no name, or the same name twice
   */
  Choice(String owner, List<String> names) {
    this.owner = owner;
    this.names = List.copyOf(names);
    if (names.isEmpty()) {
      throw new IllegalArgumentException("`" + owner + "` needs at least one name to choose from");
    }
    for (int i = 0; i < names.size(); i++) {
      if (names.indexOf(names.get(i)) != i) {
        throw new IllegalArgumentException(
            "`" + owner + "` lists \"" + names.get(i) + "\" twice; each name once");
      }
    }
  }

  List<String> names() {
    return names;
  }

  String name(int index) {
    return names.get(index);
  }

  /**
   * @throws IllegalArgumentException if it is none of the names; the message says which there are
   */
  int indexOf(String name) {
    int index = names.indexOf(name);
    if (index < 0) {
      throw new IllegalArgumentException(
          "`" + owner + "` is never \"" + name + "\". " + Names.cure(name, names));
    }
    return index;
  }
}

package io.tickwright.script.groovy;

import org.jspecify.annotations.Nullable;

/**
 * Something a script makes with a factory and names by declaring it at the left margin; until then
 * it is only a wish.
 */
abstract class Thing {
  private @Nullable String name;
  private @Nullable Binding binding;

  /** What a person calls it, with its article: {@code a timer}. */
  abstract String noun();

  /** Declares it into the binding's world. */
  abstract void make(Binding where, String declared);

  final void declare(Binding where, String declared) {
    make(where, declared);
    name = declared;
    binding = where;
  }

  /** Makes it a part of something that is declared already. */
  final void belongs(Binding where, String path) {
    name = path;
    binding = where;
  }

  /** What it is called in messages: the declared name, or what kind of thing it is before that. */
  final String path() {
    return name == null ? noun() : name;
  }

  final boolean isDeclared() {
    return name != null;
  }

  final Binding binding() {
    if (binding == null) {
      throw new Mistake(
          "this is " + noun() + " without a name.",
          "Declare it at the left margin, where it gets one: def mine = …");
    }
    return binding;
  }

  /** Refuses to change it at any time but within a tick. */
  final Binding changing() {
    Binding where = binding();
    where.changing(path());
    return where;
  }

  @Override
  public String toString() {
    return path();
  }
}

package io.tickwright.script.js;

import io.tickwright.sim.Declared;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * Something a script makes with a factory and names by a key of {@code state({ … })}; until then it
 * is only a wish.
 */
abstract class Declarable<D extends Declared> extends Thing.Of<Declarable<D>> {
  private final Binding binding;
  private @Nullable D declared;

  Declarable(Kind<? extends Declarable<D>> kind, Binding binding) {
    super(widened(kind));
    this.binding = binding;
  }

  /**
   * A kind's members take the very type they were made for; each of these things is of that type.
   */
  @SuppressWarnings("unchecked")
  private static <D extends Declared> Kind<Declarable<D>> widened(
      Kind<? extends Declarable<D>> kind) {
    return (Kind<Declarable<D>>) kind;
  }

  @Override
  Declarable<D> self() {
    return this;
  }

  final Binding binding() {
    return binding;
  }

  /** What the world declared for it. */
  final D real() {
    if (declared == null) {
      throw Binding.unnamed(noun());
    }
    return declared;
  }

  /** Declares it into the world, under this name. */
  final void declare(String name) {
    D real = make(name);
    named(name);
    declared = real;
  }

  abstract D make(String name);

  /** Reads it as a member of the state: itself, or the value it holds. */
  @Nullable Object readAsMember() {
    return this;
  }

  /** Writes it as a member of the state. */
  void writeAsMember(Value value) {
    throw new Mistake(
            "`" + path() + "` is " + noun() + ", and cannot be assigned.", cureForAssigning())
        .at(path());
  }

  String cureForAssigning() {
    return "It has " + Binding.alternatives(namesAsList()) + ".";
  }

  private java.util.List<String> namesAsList() {
    java.util.List<String> list = new java.util.ArrayList<>();
    names().forEach(list::add);
    return list;
  }

  /** Refuses to change it at any time but within a tick. */
  final D changing() {
    D real = real();
    binding.changing(this);
    return real;
  }
}

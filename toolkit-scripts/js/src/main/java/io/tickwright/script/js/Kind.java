package io.tickwright.script.js;

import io.tickwright.script.Vocabulary;
import io.tickwright.sim.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

/**
 * What a script can read, write and call on one kind of thing; whatever is not here is not there.
 */
final class Kind<T> {
  private record Member<T>(
      @Nullable Function<T, @Nullable Object> read,
      @Nullable BiConsumer<T, Value> write,
      @Nullable BiFunction<T, Value[], @Nullable Object> call,
      String whenWritten) {
    Vocabulary.Access access() {
      return call != null
          ? Vocabulary.Access.CALL
          : write != null ? Vocabulary.Access.SET : Vocabulary.Access.READ;
    }
  }

  private final String noun;
  private final Map<String, Member<T>> members = new LinkedHashMap<>();

  /** A kind that a person calls {@code a timer}. */
  Kind(String noun) {
    this.noun = noun;
  }

  String noun() {
    return noun;
  }

  Iterable<String> names() {
    return members.keySet();
  }

  /** What can be done with each member. */
  Map<String, Vocabulary.Access> accesses() {
    Map<String, Vocabulary.Access> accesses = new LinkedHashMap<>();
    members.forEach((name, member) -> accesses.put(name, member.access()));
    return accesses;
  }

  /** Something to read and not to write; {@code whenWritten} is the cure for trying. */
  Kind<T> read(String name, String whenWritten, Function<T, @Nullable Object> read) {
    members.put(name, new Member<>(read, null, null, whenWritten));
    return this;
  }

  /** Something to read and to write. */
  Kind<T> readWrite(String name, Function<T, @Nullable Object> read, BiConsumer<T, Value> write) {
    members.put(name, new Member<>(read, write, null, ""));
    return this;
  }

  /** Something to call. */
  Kind<T> call(String name, BiFunction<T, Value[], @Nullable Object> call) {
    members.put(name, new Member<>(null, null, call, ""));
    return this;
  }

  boolean has(String name) {
    return members.containsKey(name);
  }

  /** Reads a member, or hands out what calls it. */
  @Nullable Object get(T target, Thing owner, String name) {
    Member<T> member = member(owner, name);
    if (member.read != null) {
      return member.read.apply(target);
    }
    BiFunction<T, Value[], @Nullable Object> call = member.call;
    return (ProxyExecutable) arguments -> call.apply(target, arguments);
  }

  /** Writes a member. */
  void put(T target, Thing owner, String name, Value value) {
    Member<T> member = member(owner, name);
    if (member.write == null) {
      String path = owner.path();
      String why = member.call != null ? "it is called, not assigned" : "it is only read";
      String cure =
          member.call != null ? "Write " + path + "." + name + "(…)." : member.whenWritten;
      throw new Mistake("`" + path + "." + name + "` cannot be assigned: " + why + ".", cure)
          .at(name);
    }
    try {
      member.write.accept(target, value);
    } catch (Mistake mistake) {
      throw mistake.atValue();
    }
  }

  private Member<T> member(Thing owner, String name) {
    Member<T> member = members.get(name);
    if (member == null) {
      throw unknown(owner.path(), name);
    }
    return member;
  }

  /** The refusal of a member that is not there. */
  Mistake unknown(String path, String name) {
    if (name.equals("valueOf") || name.equals("toJSON")) {
      return new Mistake(
          "`" + path + "` is " + noun + " and has no value of its own.",
          "Ask one of its parts: " + String.join(", ", members.keySet()) + ".");
    }
    return new Mistake(
            "`" + path + "` is " + noun + " and has no `" + name + "`.",
            Names.cure(name, List.copyOf(members.keySet())))
        .at(name);
  }
}

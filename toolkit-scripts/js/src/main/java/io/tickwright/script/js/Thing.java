package io.tickwright.script.js;

import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;
import org.jspecify.annotations.Nullable;

/**
 * Something of the toolkit as a script sees it: members by name, and a refusal with the nearest
 * right name for every other one, where JavaScript itself would say {@code undefined}.
 */
abstract class Thing implements ProxyObject {
  private @Nullable String name;

  /** What it is called in messages: the declared name, or what kind of thing it is before that. */
  String path() {
    return name == null ? noun() : name;
  }

  @Nullable String declaredName() {
    return name;
  }

  void named(String declared) {
    name = declared;
  }

  /** What a person calls it, with its article: {@code a timer}. */
  abstract String noun();

  abstract boolean has(String member);

  abstract Mistake unknown(String member);

  abstract @Nullable Object get(String member);

  abstract void put(String member, Value value);

  abstract Iterable<String> names();

  /** What {@code log} and text templates show of it. */
  String describe() {
    return path();
  }

  @Override
  public final @Nullable Object getMember(String key) {
    if (key.equals("toString") && !has(key)) {
      return (ProxyExecutable) arguments -> describe();
    }
    return get(key);
  }

  @Override
  public final boolean hasMember(String key) {
    if (has(key) || key.equals("toString")) {
      return true;
    }
    throw unknown(key);
  }

  @Override
  public final Object getMemberKeys() {
    java.util.List<Object> keys = new java.util.ArrayList<>();
    names().forEach(keys::add);
    return ProxyArray.fromList(keys);
  }

  @Override
  public final void putMember(String key, Value value) {
    put(key, value);
  }

  @Override
  public final boolean removeMember(String key) {
    throw new Mistake("`" + path() + "." + key + "` cannot be deleted.", "What is declared stays.")
        .at(key);
  }

  @Override
  public final String toString() {
    return describe();
  }

  /** A thing whose members are those of its kind. */
  abstract static class Of<T> extends Thing {
    private final Kind<T> kind;

    Of(Kind<T> kind) {
      this.kind = kind;
    }

    abstract T self();

    @Override
    String noun() {
      return kind.noun();
    }

    @Override
    boolean has(String member) {
      return kind.has(member);
    }

    @Override
    Mistake unknown(String member) {
      return kind.unknown(path(), member);
    }

    @Override
    @Nullable Object get(String member) {
      return kind.get(self(), this, member);
    }

    @Override
    void put(String member, Value value) {
      kind.put(self(), this, member, value);
    }

    @Override
    Iterable<String> names() {
      return kind.names();
    }
  }
}

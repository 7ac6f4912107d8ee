package io.tickwright.script.js;

import io.tickwright.sim.OldState;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;

/** The state of an older version of the game, on its way to become one of this version. */
final class OldThing extends Thing.Of<OldThing> {
  private static final Kind<OldThing> KIND =
      new Kind<OldThing>("an old state")
          .call("has", (old, arguments) -> old.state.has(path("has", arguments)))
          .call(
              "names",
              (old, arguments) ->
                  ProxyArray.fromList(
                      List.<Object>copyOf(
                          old.state.names(arguments.length == 0 ? "" : path("names", arguments)))))
          .call("count", (old, arguments) -> old.state.count(path("count", arguments)))
          .call(
              "integer",
              (old, arguments) ->
                  Versions.number(old.binding, old.state.integer(path("integer", arguments))))
          .call("text", (old, arguments) -> old.state.text(path("text", arguments)))
          .call("flag", (old, arguments) -> old.state.flag(path("flag", arguments)))
          .call(
              "put",
              (old, arguments) -> {
                old.store(path("put", arguments), Arguments.at("put", arguments, 1, "a value"));
                return null;
              })
          .call(
              "rename",
              (old, arguments) -> {
                String to =
                    Arguments.text("rename", Arguments.at("rename", arguments, 1, "a new name"));
                old.state.rename(path("rename", arguments), to);
                return null;
              })
          .call(
              "remove",
              (old, arguments) -> {
                old.state.remove(path("remove", arguments));
                return null;
              });

  private final Binding binding;
  private final OldState state;

  OldThing(Binding binding, OldState state) {
    super(KIND);
    this.binding = binding;
    this.state = state;
    named("old");
  }

  private static String path(String door, Value[] arguments) {
    try {
      return Arguments.text(
          door, Arguments.at(door, arguments, 0, "a path such as \"reload.spent\""));
    } catch (Mistake mistake) {
      throw mistake.atArgument(0);
    }
  }

  private void store(String path, Value value) {
    if (value.isBoolean()) {
      state.put(path, value.asBoolean());
    } else if (value.isString()) {
      state.put(path, value.asString());
    } else if (value.isNumber() && Arguments.isBigInt(value)) {
      state.put(path, Arguments.wide("put", value));
    } else {
      state.put(path, Arguments.integer("put", value));
    }
  }

  @Override
  OldThing self() {
    return this;
  }
}

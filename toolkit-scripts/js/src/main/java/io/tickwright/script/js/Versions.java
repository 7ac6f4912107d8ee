package io.tickwright.script.js;

import io.tickwright.sim.IntegerValue;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Value;

/** What a script says about its own older versions: version, retired, migrate. */
final class Versions {
  private final Binding binding;

  Versions(Binding binding) {
    this.binding = binding;
  }

  void version(Value[] arguments) {
    binding.world().version((int) Arguments.whole("version", arguments, 0, 0, Integer.MAX_VALUE));
  }

  void retired(Value[] arguments) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      try {
        names.add(Arguments.text("retired", arguments[i]));
      } catch (Mistake mistake) {
        throw mistake.atArgument(i);
      }
    }
    binding.world().retired(names.toArray(String[]::new));
  }

  void migrate(Value[] arguments) {
    Value body = Arguments.at("migrate", arguments, 0, "a function of a version and an old state");
    try {
      Arguments.function("migrate", body, "Write migrate((from, old) => { … }).");
    } catch (Mistake mistake) {
      throw mistake.atArgument(0);
    }
    binding
        .world()
        .migrate(
            (from, old) ->
                binding
                    .crossing()
                    .cross(
                        Mode.MIGRATING,
                        "migrate",
                        () -> {
                          body.executeVoid(from, new OldThing(binding, old));
                          return true;
                        }));
  }

  /** A whole number within what a script can read as one. */
  static Object number(Binding binding, long value) {
    return Math.abs(value) <= IntegerValue.MOST ? Binding.number(value) : binding.big(value);
  }
}

package io.tickwright.script.js;

import io.tickwright.sim.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;

/** An object of options, whose unknown names are refused. */
final class Options {
  private final String door;
  private final Map<String, Value> values = new LinkedHashMap<>();

  private Options(String door) {
    this.door = door;
  }

  static Options of(String door, Value object, List<String> allowed) {
    if (!object.hasMembers()
        || object.isProxyObject()
        || object.canExecute()
        || object.isString()) {
      throw new Mistake(
          door + " takes its options as an object, and " + Arguments.show(object) + " is none.",
          "Write { " + allowed.get(0) + ": … }.");
    }
    Options options = new Options(door);
    for (String name : object.getMemberKeys()) {
      if (!allowed.contains(name)) {
        throw new Mistake(door + " has no option `" + name + "`.", Names.cure(name, allowed))
            .at(name);
      }
      Value value = object.getMember(name);
      if (!value.isNull()) {
        options.values.put(name, value);
      }
    }
    return options;
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  Value get(String name) {
    return values.get(name);
  }

  /** The name of a value that an option means, or empty. */
  String nameIn(String option) {
    if (has(option) && !get(option).isString()) {
      throw new Mistake(
              door
                  + "'s `"
                  + option
                  + "` takes a name, and "
                  + Arguments.show(get(option))
                  + " is none.",
              "Write it in quotes, as it is declared.")
          .at(option);
    }
    return has(option) ? Arguments.text(door + "'s `" + option + "`", get(option)) : "";
  }
}

package io.tickwright.script.js;

import io.tickwright.sim.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;

/**
 * What {@code view({ … })} returns: what is drawn easing toward a target that the script sets, and
 * that nobody but the host reads.
 */
final class ViewThing extends Thing {
  private final Map<String, EasedThing> members = new LinkedHashMap<>();

  private ViewThing() {}

  static ViewThing declare(Binding binding, Value[] arguments) {
    Value object = Arguments.at("view", arguments, 0, "an object: view({ aim: easeAngle(…) })");
    if (!object.hasMembers() || Binding.thing(object) != null || object.canExecute()) {
      throw new Mistake(
              "view takes an object, and " + Arguments.show(object) + " is none.",
              "Write view({ bearing: easeAngle(\"6/s\") }).")
          .atArgument(0);
    }
    ViewThing view = new ViewThing();
    for (String name : object.getMemberKeys()) {
      view.add(binding, name, object.getMember(name));
    }
    return view;
  }

  private void add(Binding binding, String name, Value value) {
    if (!(Binding.thing(value) instanceof EasedThing eased)) {
      throw new Mistake(
              "`" + name + "` is " + Arguments.show(value) + ", which is not drawn.",
              "A view has easeAngle(\"6/s\") and easeValue(\"6/s\"); what is saved belongs into"
                  + " state({ … }).")
          .at(name);
    }
    try {
      eased.declare(binding.world(), name);
    } catch (IllegalArgumentException refused) {
      throw Mistake.told(refused).at(name);
    }
    members.put(name, eased);
  }

  @Override
  String path() {
    return "view";
  }

  @Override
  String noun() {
    return "a view";
  }

  @Override
  boolean has(String member) {
    return members.containsKey(member);
  }

  @Override
  Mistake unknown(String member) {
    List<String> names = new ArrayList<>(members.keySet());
    return new Mistake("the view has no `" + member + "`.", Names.cure(member, names)).at(member);
  }

  @Override
  Object get(String member) {
    EasedThing eased = members.get(member);
    if (eased == null) {
      throw unknown(member);
    }
    return eased;
  }

  @Override
  void put(String member, Value value) {
    get(member);
    throw new Mistake(
            "`" + member + "` is drawn easing, and cannot be assigned.",
            "Call " + member + ".to(…) with where it should go.")
        .at(member);
  }

  @Override
  Iterable<String> names() {
    return members.keySet();
  }
}

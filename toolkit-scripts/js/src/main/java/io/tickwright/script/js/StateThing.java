package io.tickwright.script.js;

import io.tickwright.sim.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** What {@code state({ … })} returns: everything it declared, under its name. */
final class StateThing extends Thing {
  private final Binding binding;
  private final Map<String, Declarable<?>> members = new LinkedHashMap<>();

  private StateThing(Binding binding) {
    this.binding = binding;
  }

  /** Declares all members of an object, in the order written. */
  static StateThing declare(Binding binding, Value[] arguments) {
    binding.declaring("state()");
    Value object = Arguments.at("state", arguments, 0, "an object: state({ shells: 0 })");
    if (!object.hasMembers() || Binding.thing(object) != null || object.canExecute()) {
      throw new Mistake(
              "state takes an object, and " + Arguments.show(object) + " is none.",
              "Write state({ shells: 0 }).")
          .atArgument(0);
    }
    StateThing state = new StateThing(binding);
    Values values = new Values(binding);
    for (String name : object.getMemberKeys()) {
      state.add(name, values.of(name, object.getMember(name)));
    }
    return state;
  }

  private void add(String name, Declarable<?> thing) {
    try {
      thing.declare(name);
    } catch (Mistake mistake) {
      throw mistake.at(name);
    } catch (IllegalArgumentException refused) {
      throw Mistake.told(refused).at(name);
    }
    members.put(name, thing);
  }

  @Nullable Declarable<?> find(String name) {
    return members.get(name);
  }

  List<String> memberNames() {
    return List.copyOf(members.keySet());
  }

  @Override
  String path() {
    return "state";
  }

  @Override
  String noun() {
    return "the state";
  }

  @Override
  boolean has(String member) {
    return members.containsKey(member);
  }

  @Override
  Mistake unknown(String member) {
    return new Mistake("state has no `" + member + "`.", Names.cure(member, memberNames()))
        .at(member);
  }

  @Override
  @Nullable Object get(String member) {
    return known(member).readAsMember();
  }

  @Override
  void put(String member, Value value) {
    known(member).writeAsMember(value);
  }

  private Declarable<?> known(String member) {
    Declarable<?> thing = members.get(member);
    if (thing == null) {
      throw unknown(member);
    }
    return thing;
  }

  @Override
  Iterable<String> names() {
    return members.keySet();
  }

  Binding binding() {
    return binding;
  }
}

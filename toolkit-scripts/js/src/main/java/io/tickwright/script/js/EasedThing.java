package io.tickwright.script.js;

import io.tickwright.ease.EasedAngle;
import io.tickwright.ease.EasedValue;
import io.tickwright.ease.View;
import io.tickwright.sim.World;
import java.util.function.BiFunction;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** Something drawn that eases toward a target: a script says where it goes, and never asks. */
final class EasedThing extends Thing {
  private static final Kind<EasedThing> KIND =
      new Kind<EasedThing>("something drawn")
          .call(
              "to",
              (eased, arguments) -> {
                eased.to(Arguments.at("to", arguments, 0, "where it should go"));
                return null;
              });

  private final BiFunction<World, String, View> declaring;
  private final Quantities quantities;
  private @Nullable View view;

  private EasedThing(BiFunction<World, String, View> declaring, Quantities quantities) {
    this.declaring = declaring;
    this.quantities = quantities;
  }

  static EasedThing angle(Binding binding, Value[] arguments) {
    String rate = rate(binding, "easeAngle", arguments);
    return new EasedThing((world, name) -> world.easedAngle(name, rate), binding.quantities());
  }

  static EasedThing value(Binding binding, Value[] arguments) {
    String rate = rate(binding, "easeValue", arguments);
    return new EasedThing((world, name) -> world.easedValue(name, rate), binding.quantities());
  }

  private static String rate(Binding binding, String door, Value[] arguments) {
    try {
      Value rate = Arguments.at(door, arguments, 0, "a rate such as \"6/s\"");
      return binding.quantities().rate(door, rate).text();
    } catch (Mistake mistake) {
      throw mistake.atArgument(0);
    }
  }

  void declare(World world, String name) {
    if (view != null) {
      throw new IllegalArgumentException("`" + name + "` is already drawn as `" + path() + "`");
    }
    view = declaring.apply(world, name);
    named(name);
  }

  private void to(Value target) {
    if (view instanceof EasedAngle angle) {
      angle.turnTo(quantities.angle(path() + ".to", target));
    } else if (view instanceof EasedValue value) {
      value.to(finite(target));
    } else {
      throw new Mistake(
          "this is drawn by nobody yet.", "Put it into a view: view({ aim: easeAngle(\"6/s\") }).");
    }
  }

  private double finite(Value target) {
    if (!target.isNumber() || !target.fitsInDouble() || !Double.isFinite(target.asDouble())) {
      throw new Mistake(
              path() + ".to takes a finite number, and " + Arguments.show(target) + " is none.", "")
          .atArgument(0);
    }
    return target.asDouble();
  }

  @Override
  String noun() {
    return KIND.noun();
  }

  @Override
  boolean has(String member) {
    return KIND.has(member);
  }

  @Override
  Mistake unknown(String member) {
    return new Mistake(
            "`" + path() + "` is drawn, and a script cannot ask for its `" + member + "`.",
            "Call " + path() + ".to(…); what the game decides by is in the state.")
        .at(member);
  }

  @Override
  @Nullable Object get(String member) {
    if (!has(member)) {
      throw unknown(member);
    }
    return KIND.get(this, this, member);
  }

  @Override
  void put(String member, Value value) {
    KIND.put(this, this, member, value);
  }

  @Override
  Iterable<String> names() {
    return KIND.names();
  }
}

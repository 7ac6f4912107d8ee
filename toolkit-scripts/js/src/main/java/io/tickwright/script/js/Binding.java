package io.tickwright.script.js;

import io.tickwright.script.ScriptHost;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** One script bound to one world: what may be done now, and the ways between both. */
final class Binding {
  private static final int MOST_SAID = 1_000;
  private static final int LONGEST_SAID = 10_000;

  private final Simulation simulation;
  private final World world;
  private final ScriptHost host;
  private final Crossing crossing;
  private final Quantities quantities;
  private final Value toText;
  private final Value toBigInt;
  private long spokenIn;
  private int spoken;

  Binding(
      Simulation simulation,
      World world,
      ScriptHost host,
      Crossing crossing,
      Value toText,
      Value toBigInt) {
    this.simulation = simulation;
    this.world = world;
    this.host = host;
    this.crossing = crossing;
    this.quantities = new Quantities(simulation.base(), simulation.stepUnits());
    this.toText = toText;
    this.toBigInt = toBigInt;
  }

  World world() {
    return world;
  }

  Crossing crossing() {
    return crossing;
  }

  Quantities quantities() {
    return quantities;
  }

  /** Refuses a declaration at any time but while the script loads. */
  void declaring(String door) {
    if (crossing.mode() != Mode.LOADING) {
      throw new Mistake(
          door + " works only while the script loads.",
          "What a game declares is fixed once it runs. Declare it at the top level, and switch it"
              + " with state: a flag, a phase, or a timer you arm.");
    }
  }

  /** Refuses a handler at any time but while the script loads. */
  void registering(String door) {
    if (crossing.mode() != Mode.LOADING) {
      throw new Mistake(
              door + " works only while the script loads.",
              "A handler made later would be lost by a save. Give it a name in the first on() and"
                  + " switch it\nwith state: a phase, a flag, or a timer you arm.")
          .at(door.replace("()", ""));
    }
  }

  /** Refuses a change of state at any time but within a tick. */
  void changing(Thing thing) {
    if (crossing.mode() == Mode.TICK) {
      return;
    }
    // Naming it takes longer than changing it.
    String path = thing.path();
    switch (crossing.mode()) {
      case LOADING ->
          throw new Mistake(
              "`" + path + "` cannot change while the script loads.",
              "Give it its first value in state({ … }), and do the rest in start().");
      case MIGRATING ->
          throw new Mistake(
              "`" + path + "` cannot change while an old save is migrated.",
              "Change what was saved: old.put(\"" + path + "\", …).");
      default ->
          throw new Mistake(
              "`" + path + "` cannot change while a frame is drawn.",
              "A frame only looks; change state in a handler of a tick.");
    }
  }

  /** Refuses to fill the host's memory with words. */
  void said(String door) {
    if (spokenIn != crossing.number()) {
      spokenIn = crossing.number();
      spoken = 0;
    }
    spoken++;
    if (spoken > MOST_SAID) {
      throw new Mistake(
          door + " was called more than " + MOST_SAID + " times in one handler.",
          "Say it once, with the number.");
    }
  }

  void log(Value[] values) {
    said("log");
    StringBuilder line = new StringBuilder();
    for (Value value : values) {
      String text = text(value);
      line.append(line.isEmpty() ? "" : " ")
          .append(text.length() <= LONGEST_SAID ? text : text.substring(0, LONGEST_SAID) + "…");
    }
    if (!simulation.isRunningAgain()) {
      host.log(line.toString());
    }
  }

  /** A value as JavaScript itself would write it. */
  String text(Value value) {
    if (value.isString()) {
      return value.asString();
    }
    if (value.isProxyObject() && value.asProxyObject() instanceof Thing thing) {
      return thing.describe();
    }
    return value.isNumber() || value.isBoolean() || value.isNull()
        ? toText.execute(value).asString()
        : value.toString();
  }

  /** A whole number that may need 64 bits, as the BigInt it is read as. */
  Object big(long value) {
    return toBigInt.execute(value);
  }

  /** A whole number within ±(2⁵³−1), as the number it is read as. */
  static Object number(long value) {
    return value == (int) value ? (Object) (int) value : (Object) (double) value;
  }

  double seconds(long units) {
    return quantities.seconds(units);
  }

  /** Whatever may be said of a thing that no state has given a name. */
  static Mistake unnamed(String noun) {
    return new Mistake(
        "this is " + noun + " without a name.",
        "Give it one as a key of state({ … }); what is not in there is not part of the game.");
  }

  static String alternatives(List<String> names) {
    return String.join(", ", names);
  }

  static @Nullable Thing thing(Value value) {
    return value.isProxyObject() && value.asProxyObject() instanceof Thing thing ? thing : null;
  }
}

package io.tickwright.script.groovy;

import io.tickwright.script.ScriptHost;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** One script bound to one world: what may be done now, and the ways between both. */
final class Binding {
  private static final int MOST_SAID = 1_000;
  private static final int LONGEST_SAID = 10_000;

  private final Simulation simulation;
  private final World world;
  private final ScriptHost host;
  private final Crossing crossing;
  private final Quantities quantities;
  private final List<Thing> things = new ArrayList<>();
  private final List<Table<?>> tables = new ArrayList<>();
  private long spokenIn;
  private int spoken;

  Binding(Simulation simulation, World world, ScriptHost host, Crossing crossing) {
    this.simulation = simulation;
    this.world = world;
    this.host = host;
    this.crossing = crossing;
    this.quantities = new Quantities(simulation.base(), simulation.stepUnits());
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

  /** What has been declared so far, in order. */
  List<Thing> things() {
    return things;
  }

  /** The tables among it. */
  List<Table<?>> tables() {
    return tables;
  }

  /** Refuses a declaration at any time but while the script loads. */
  void declaring(String door) {
    if (crossing.mode() != Mode.LOADING) {
      throw new Mistake(
              door + "() works only while the script loads.",
              "What a game declares is fixed once it runs. Declare it at the left margin, and"
                  + " switch it with state:\n"
                  + "a flag, a phase, or a timer you arm.")
          .at(door);
    }
  }

  /** Refuses a handler at any time but while the script loads. */
  void registering(String door) {
    if (crossing.mode() != Mode.LOADING) {
      throw new Mistake(
              door + " works only while the script loads.",
              "A handler made later would be lost by a save. Register it at the left margin and"
                  + " switch it\nwith state: a phase, a flag, or a timer you arm.")
          .at(door.startsWith("on.") ? "on" : door);
    }
  }

  /** Refuses a change of state at any time but within a tick. */
  void changing(String path) {
    if (crossing.mode() == Mode.TICK) {
      return;
    }
    String word = path.substring(path.lastIndexOf('.') + 1);
    if (crossing.mode() == Mode.LOADING) {
      throw new Mistake(
              "`" + path + "` cannot change while the script loads.",
              "Give it its first value where it is declared, and do the rest in on.start { … }.")
          .at(word);
    }
    throw new Mistake(
            "`" + path + "` cannot change while a frame is drawn.",
            "A frame only looks; change state in a handler of a tick.")
        .at(word);
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
              "Say it once, with the number.")
          .at(door.substring(door.lastIndexOf('.') + 1));
    }
  }

  void log(Object... values) {
    said("log");
    StringJoiner line = new StringJoiner(" ");
    for (Object value : values) {
      String text = String.valueOf(value);
      line.add(text.length() <= LONGEST_SAID ? text : text.substring(0, LONGEST_SAID) + "…");
    }
    if (!simulation.isRunningAgain()) {
      host.log(line.toString());
    }
  }
}

package io.tickwright.script.groovy;

import io.tickwright.script.ScriptHost;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;

/** One fresh set of a script's classes, run and bound to a world. */
final class Room {
  private final Crossing crossing;

  private Room(Crossing crossing) {
    this.crossing = crossing;
  }

  /**
   * Defines the script's classes anew, so that nothing remembers an earlier run, and runs its top
   * level.
   *
   * @throws io.tickwright.script.ScriptRefused if that goes wrong; nothing is left open then
   */
  static Room open(Compiled compiled, Simulation simulation, World world, ScriptHost host) {
    Faults faults = new Faults(compiled);
    Crossing crossing = new Crossing(simulation, faults, host);
    Room room = new Room(crossing);
    try {
      crossing.cross(
          Mode.LOADING,
          "",
          () -> {
            GameScript script = compiled.define(crossing.meter());
            script.bind(new Binding(simulation, world, host, crossing));
            script.run();
            return true;
          });
    } catch (RuntimeException refused) {
      room.close();
      throw refused;
    }
    return room;
  }

  Crossing crossing() {
    return crossing;
  }

  void close() {
    crossing.close();
  }
}

package io.tickwright.script.js;

import io.tickwright.script.Script;
import io.tickwright.script.ScriptHost;
import io.tickwright.sim.Simulation;
import java.nio.file.Path;

/** A JavaScript script bound to its simulation. */
final class JsScript implements Script {
  private final Path file;
  private final Simulation simulation;
  private final ScriptHost host;
  private final Modules modules;
  private Room room;

  private JsScript(Path file, Simulation simulation, ScriptHost host, Modules modules, Room room) {
    this.file = file;
    this.simulation = simulation;
    this.host = host;
    this.modules = modules;
    this.room = room;
  }

  static JsScript load(Path file, Simulation simulation, ScriptHost host) {
    Modules modules = Modules.read(file);
    Room room = Room.open(modules, simulation, simulation.world(), host);
    JsScript script = new JsScript(file, simulation, host, modules, room);
    simulation.afterTick(() -> script.room.crossing().tickIsOver());
    return script;
  }

  @Override
  public Path file() {
    return file;
  }

  @Override
  public Simulation simulation() {
    return simulation;
  }

  @Override
  public void renew() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void close() {
    room.close();
  }
}

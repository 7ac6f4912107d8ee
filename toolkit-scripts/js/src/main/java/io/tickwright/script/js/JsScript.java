package io.tickwright.script.js;

import io.tickwright.script.Place;
import io.tickwright.script.Reload;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.ScriptWorlds;
import io.tickwright.script.Suspect;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;
import io.tickwright.snapshot.RollbackSlot;
import java.nio.file.Path;
import java.util.List;

/** A JavaScript script bound to its simulation. */
final class JsScript implements Script {
  private final Path file;
  private final Simulation simulation;
  private final ScriptHost host;
  private Modules modules;
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
    World world = ScriptWorlds.toLoadInto(simulation, Place.of(modules.main().shown()));
    Room room = Room.open(modules, simulation, world, host);
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
  public void renew(RollbackSlot state) {
    run(modules, state);
  }

  @Override
  public Reload reload() {
    try {
      RollbackSlot present = new RollbackSlot();
      present.save(simulation.state());
      run(Modules.read(file), present);
      return new Reload.Swapped(simulation.ticksDone());
    } catch (ScriptRefused broken) {
      return new Reload.Kept(broken);
    }
  }

  private void run(Modules texts, RollbackSlot state) {
    World world = simulation.blankWorld();
    Room fresh = Room.open(texts, simulation, world, host);
    Place place = Place.of(texts.main().shown());
    ScriptWorlds.swap(simulation, world, state, place, fresh::close);
    room.close();
    room = fresh;
    modules = texts;
  }

  @Override
  public List<Suspect> suspects() {
    return modules.all().stream()
        .filter(module -> !module.shown().endsWith(".json"))
        .flatMap(module -> Suspects.in(module).stream())
        .toList();
  }

  @Override
  public void close() {
    room.close();
  }
}

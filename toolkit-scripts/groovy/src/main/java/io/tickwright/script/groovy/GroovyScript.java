package io.tickwright.script.groovy;

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

/** A Groovy script bound to its simulation. */
final class GroovyScript implements Script {
  private final Path file;
  private final Simulation simulation;
  private final ScriptHost host;
  private Compiled compiled;
  private Room room;

  private GroovyScript(
      Path file, Simulation simulation, ScriptHost host, Compiled compiled, Room room) {
    this.file = file;
    this.simulation = simulation;
    this.host = host;
    this.compiled = compiled;
    this.room = room;
  }

  static GroovyScript load(Path file, Simulation simulation, ScriptHost host) {
    SourceText source = SourceText.read(file);
    World world = ScriptWorlds.toLoadInto(simulation, Place.of(source.shown()));
    Compiled compiled = Compiled.of(source);
    Room room = Room.open(compiled, simulation, world, host);
    GroovyScript script = new GroovyScript(file, simulation, host, compiled, room);
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
    run(compiled, state);
  }

  @Override
  public Reload reload() {
    try {
      RollbackSlot present = new RollbackSlot();
      present.save(simulation.state());
      run(Compiled.of(SourceText.read(file)), present);
      return new Reload.Swapped(simulation.ticksDone());
    } catch (ScriptRefused broken) {
      return new Reload.Kept(broken);
    }
  }

  private void run(Compiled text, RollbackSlot state) {
    World world = simulation.blankWorld();
    Room fresh = Room.open(text, simulation, world, host);
    Place place = Place.of(text.source().shown());
    ScriptWorlds.swap(simulation, world, state, place, fresh::close);
    room.close();
    room = fresh;
    compiled = text;
  }

  @Override
  public List<Suspect> suspects() {
    return compiled.places().memory().suspects();
  }

  @Override
  public void close() {
    room.close();
  }
}

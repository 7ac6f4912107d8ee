package io.tickwright.examples.skirmish;

import io.tickwright.script.Reload;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptLanguage;
import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.RollbackSlot;
import java.nio.file.Path;
import java.util.List;

/** Java beside the script languages, so that the same scenarios can run {@code Skirmish.java}. */
public final class JavaGames implements ScriptLanguage {
  @Override
  public String name() {
    return "Java";
  }

  @Override
  public List<String> extensions() {
    return List.of("java");
  }

  @Override
  public Script load(Path file, Simulation simulation, ScriptHost host) {
    if (!file.endsWith("Skirmish.java")) {
      throw new IllegalArgumentException(file + " is no game that was compiled");
    }
    new Skirmish(simulation.world());
    return new Compiled(file, simulation);
  }

  private record Compiled(Path file, Simulation simulation) implements Script {
    @Override
    public void renew(RollbackSlot state) {
      throw new UnsupportedOperationException("a compiled game is not run again");
    }

    @Override
    public Reload reload() {
      throw new UnsupportedOperationException("a compiled game is not read again");
    }

    @Override
    public void close() {}
  }
}

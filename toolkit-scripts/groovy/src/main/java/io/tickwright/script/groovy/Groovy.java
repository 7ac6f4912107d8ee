package io.tickwright.script.groovy;

import io.tickwright.script.Script;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptLanguage;
import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.List;

/** Gameplay scripts in Groovy, statically compiled: trusted code, which can do what Java can. */
public final class Groovy implements ScriptLanguage {
  /** Made by {@link java.util.ServiceLoader}. */
  public Groovy() {}

  @Override
  public String name() {
    return "Groovy";
  }

  @Override
  public List<String> extensions() {
    return List.of("groovy");
  }

  @Override
  public Script load(Path file, Simulation simulation, ScriptHost host) {
    return GroovyScript.load(file, simulation, host);
  }
}

package io.tickwright.script.js;

import io.tickwright.script.Script;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptLanguage;
import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.List;

/** Gameplay scripts in JavaScript, sandboxed: nothing of the host is reachable but the toolkit. */
public final class JavaScript implements ScriptLanguage {
  /** Made by {@link java.util.ServiceLoader}. */
  public JavaScript() {}

  @Override
  public String name() {
    return "JavaScript";
  }

  @Override
  public List<String> extensions() {
    return List.of("js", "mjs");
  }

  @Override
  public Script load(Path file, Simulation simulation, ScriptHost host) {
    return JsScript.load(file, simulation, host);
  }
}

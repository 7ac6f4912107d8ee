package io.tickwright.script;

import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.List;

/**
 * A language that gameplay can be written in, found on the class path by {@link Scripts}. A
 * language's own module implements it and names it in {@code META-INF/services}.
 */
public interface ScriptLanguage {
  /** What a person calls it: {@code JavaScript}. */
  String name();

  /** The endings of its files, without the first dot: {@code js}, {@code tick.kts}. */
  List<String> extensions();

  /**
   * Runs a script's top level, which declares into the simulation's world and registers its
   * handlers. The simulation must be fresh: nothing of it may have run.
   *
   * @throws ScriptRefused if the script cannot be read, parsed or run; what it had declared by then
   *     is of no use, and the simulation is to be thrown away
   */
  Script load(Path file, Simulation simulation, ScriptHost host);
}

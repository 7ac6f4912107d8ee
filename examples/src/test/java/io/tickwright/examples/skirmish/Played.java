package io.tickwright.examples.skirmish;

import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRun;
import io.tickwright.save.Save;
import io.tickwright.save.ScriptMark;
import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What one game made of one scenario.
 *
 * @param digests the world's digest after every tick that was run, rewound ones included
 * @param saves a save now and then, and one at the end
 * @param result how the scenario ended
 */
record Played(List<Long> digests, List<String> saves, RunResult result) {
  private static final int A_SAVE_EVERY = 97;

  static Played of(Path scenario, Path game) {
    List<Long> digests = new ArrayList<>();
    List<String> saves = new ArrayList<>();
    List<Simulation> seen = new ArrayList<>();
    ScriptMark mark = ScriptMark.of(game);
    RunListener watching =
        new RunListener() {
          @Override
          public void opened(Simulation simulation) {
            seen.add(simulation);
            simulation.afterTick(
                () -> {
                  digests.add(simulation.digest());
                  if (digests.size() % A_SAVE_EVERY == 0) {
                    simulation.betweenTicks(() -> saves.add(save(simulation, mark)));
                  }
                });
          }
        };
    RunOptions options = RunOptions.DEFAULT.withScript(game);
    RunResult result = new ScenarioRun(Scenario.parse(scenario), options, watching).run();
    if (!seen.isEmpty()) {
      saves.add(save(seen.get(0), mark));
    }
    return new Played(digests, saves, result);
  }

  /** The save without what names the script that made it. */
  private static String save(Simulation simulation, ScriptMark mark) {
    String text = Save.of(simulation, mark).text();
    String marked = "\"script\": \"" + mark.name() + "\", \"sha256\": \"" + mark.sha256() + "\"";
    if (!text.contains(marked)) {
      throw new AssertionError("the save is not marked with " + marked);
    }
    return text.replace(marked, "");
  }

  /** How it differs from another: {@code ""}, or the first tick at which they part. */
  String unlike(Played other) {
    int both = Math.min(digests.size(), other.digests.size());
    for (int tick = 0; tick < both; tick++) {
      if (!digests.get(tick).equals(other.digests.get(tick))) {
        return "they part in tick " + (tick + 1) + " of those that were run";
      }
    }
    if (digests.size() != other.digests.size()) {
      return "one ran " + digests.size() + " ticks, the other " + other.digests.size();
    }
    return saves.equals(other.saves) ? "" : "their saves differ, and their digests do not";
  }
}

package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.keys.Recorder;
import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRun;
import io.tickwright.script.Script;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Simulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A recording is of one script: loaded again as it was it goes on, changed it ends. */
class RecordedReloadTest {
  private static final String GAME =
      """
      import { state, on, clock } from "tickwright";
      const world = clock();
      const my = state({ world, scrap: 0, fire: world.action() });
      on(my, { action: { fire() { my.scrap += 1; } } });
      """;

  @TempDir Path folder;

  @Test
  void aRecordingGoesOnAcrossTheSameScriptAndEndsWithAnother() throws IOException {
    Path game = Files.writeString(folder.resolve("game.js"), GAME);
    Path file = folder.resolve("session.keys");
    Simulation sim = Simulation.at("60hz").build();
    try (Script script = Scripts.load(game, sim);
        Recorder recorder = Recorder.start(script, file)) {
      sim.tick(3);
      script.reload();
      sim.inputs().tap("fire");
      sim.tick(61);
      assertTrue(recorder.isRecording());
      RunResult result =
          new ScenarioRun(Scenario.parse(file), RunOptions.DEFAULT, RunListener.SILENT).run();
      assertEquals("", result.failure());
      assertEquals(64, result.ticks());
      assertEquals(sim.digest(), result.digest());

      Files.writeString(game, GAME.replace("+= 1", "+= 2"));
      script.reload();
      sim.tick(1);
      assertFalse(recorder.isRecording());
      String problem = recorder.problem().orElse("");
      assertTrue(problem.startsWith("The script was changed and loaded again at tick 64"), problem);
    }
  }
}

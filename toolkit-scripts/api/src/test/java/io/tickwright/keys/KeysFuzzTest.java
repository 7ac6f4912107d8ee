package io.tickwright.keys;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.tickwright.script.ScriptHost;
import io.tickwright.sim.Simulation;
import io.tickwright.testing.DemoGames;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Whatever bytes are taken for a scenario: it is refused with its problems, or it runs to its end,
 * and never hangs. Ordinarily runs what is kept under {@code KeysFuzzTestInputs}; {@code
 * JAZZER_FUZZ=1} looks for more.
 */
class KeysFuzzTest {
  private static final int MOST_STEPS = 300;

  /** The game has had enough; no fault of the scenario. */
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Enough() {
      super("enough", null, false, false);
    }
  }

  private static final class Steps {
    private int left = MOST_STEPS;

    void one() {
      if (left-- <= 0) {
        throw new Enough();
      }
    }
  }

  private static void game(Simulation sim) {
    DemoGames.everything(sim.world(), ScriptHost.quiet());
    Steps steps = new Steps();
    sim.world().system("ticks", steps::one);
    sim.world().on().frame(steps::one);
  }

  @FuzzTest(maxDuration = "4m")
  void aScenarioIsRefusedOrRuns(byte[] bytes) {
    Scenario scenario;
    try {
      String text = new String(bytes, StandardCharsets.UTF_8);
      scenario = Scenario.parse("fuzz.keys", text, Path.of("no-such-folder"));
    } catch (ScenarioRefused refused) {
      require(!refused.problems().isEmpty(), "a refusal says why");
      return;
    }
    RunOptions options = RunOptions.DEFAULT.withGame(KeysFuzzTest::game);
    try {
      RunResult result = new ScenarioRun(scenario, options, RunListener.SILENT).run();
      require(result.passed() == result.problems().isEmpty(), "a failure says why");
    } catch (Enough enough) {
      require(true, "");
    }
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError(what);
    }
  }
}

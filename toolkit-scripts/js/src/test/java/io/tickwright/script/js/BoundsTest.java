package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Reload;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptLimits;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.ScriptRunner;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationFailed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a script may use up, and what is left when it has: a whole tick, and a host that lives. */
class BoundsTest {
  private static final String GAME =
      """
      import { state, on, clock } from "tickwright";
      const world = clock();
      const my = state({ world, fire: world.action(), count: 0, loops: 0, drum: world.metronome("0.1s") });
      let outside = 0;
      on(my, {
        beat: { drum() { my.count += 1; outside += 1; } },
        action: { fire() { for (my.loops = 0; ; ) { my.loops += 1; } } },
      });
      """;

  private static long value(Simulation simulation, String name) {
    return simulation.world().get(IntegerValue.class, name).get();
  }

  @Test
  void anEndlessLoopEndsAtTheLastWholeTickAndTheGameGoesOn(@TempDir Path folder) {
    try (Script script = Cases.load(folder, GAME, new ArrayList<>())) {
      Simulation simulation = script.simulation();
      ScriptRunner runner = new ScriptRunner(script);
      runner.tick(12);
      long digest = simulation.digest();
      simulation.inputs().tap("fire");
      long withInput = simulation.digest();
      SimulationFailed failed = assertThrows(SimulationFailed.class, () -> runner.tick(6));
      ScriptRefused refused = assertInstanceOf(ScriptRefused.class, failed.getCause());
      assertEquals(7, refused.place().line());
      assertEquals("the script used up its budget of 200000 statements.", refused.problem());
      assertEquals(12, simulation.ticksDone());
      assertEquals(withInput, simulation.digest());
      assertEquals(0, value(simulation, "loops"));
      assertFalse(digest == withInput, "the input waits");
      assertThrows(SimulationFailed.class, () -> runner.tick(1), "the same input, the same end");

      Cases.write(folder, "game.js", GAME.replace("for (my.loops = 0; ; )", "if (my.loops === 0)"));
      assertInstanceOf(Reload.Swapped.class, script.reload());
      runner.tick(6);
      assertEquals(1, value(simulation, "loops"));
      assertEquals(3, value(simulation, "count"));
    }
  }

  @Test
  void theTicksBeforeTheOneThatFailedStayDone(@TempDir Path folder) {
    String fails = GAME.replace("outside += 1;", "if (my.count === 3) throw new Error(\"three\");");
    try (Script script = Cases.load(folder, fails, new ArrayList<>())) {
      ScriptRunner runner = new ScriptRunner(script);
      SimulationFailed failed = assertThrows(SimulationFailed.class, () -> runner.tick(60));
      assertEquals(17, failed.tick());
      assertEquals(17, script.simulation().ticksDone());
      assertEquals(2, value(script.simulation(), "count"));
    }
  }

  @Test
  void aBrokenOrOtherScriptLeavesTheOldOneRunning(@TempDir Path folder) {
    try (Script script = Cases.load(folder, GAME, new ArrayList<>())) {
      script.simulation().tick(6);
      Cases.write(folder, "game.js", GAME.replace("beat:", "beat"));
      Reload.Kept broken = assertInstanceOf(Reload.Kept.class, script.reload());
      assertTrue(broken.message().startsWith("game.js:6:"), broken.message());
      Cases.write(folder, "game.js", GAME.replace("count: 0,", "count: 0, more: 1,"));
      assertInstanceOf(Reload.Kept.class, script.reload());
      script.simulation().tick(6);
      assertEquals(2, value(script.simulation(), "count"));
    }
  }

  @Test
  void aFreshContextForgetsWhatWasRememberedOutsideTheState(@TempDir Path folder) {
    List<String> log = new ArrayList<>();
    String tells =
        GAME.replace("import { state,", "import { log, state,")
            .replace("outside += 1;", "outside += 1; log(my.count, outside);");
    try (Script script = Cases.load(folder, tells, log)) {
      script.simulation().tick(12);
      assertInstanceOf(Reload.Swapped.class, script.reload());
      script.simulation().tick(6);
      assertEquals(List.of("1 1", "2 2", "3 1"), log);
    }
  }

  @Test
  void theBudgetEndsAtTheSameStatementInEveryRun(@TempDir Path folder) {
    ScriptLimits unhurried = new ScriptLimits(200_000, Duration.ofMinutes(5));
    List<Long> loops = new ArrayList<>();
    for (int run = 0; run < 5; run++) {
      try (Script script = Cases.load(folder, GAME, new ArrayList<>(), unhurried)) {
        script.simulation().tick(run == 3 ? 30 : 3);
        script.simulation().inputs().tap("fire");
        assertThrows(SimulationFailed.class, () -> script.simulation().tick(1));
        loops.add(value(script.simulation(), "loops"));
      }
    }
    assertTrue(loops.get(0) > 50_000, "it ran for a while: " + loops);
    assertEquals(List.of(loops.get(0)), loops.stream().distinct().toList());
  }

  @Test
  void everyTickHasTheWholeBudget(@TempDir Path folder) {
    String works =
        GAME.replace("outside += 1;", "for (let i = 0; i < 30000; i++) outside += 1;")
            .replace("0.1s", "1/60s");
    try (Script script = Cases.load(folder, works, new ArrayList<>())) {
      script.simulation().tick(20);
      assertEquals(20, value(script.simulation(), "count"));
    }
  }

  @Test
  void workThatCountsAsNoStatementIsInterrupted(@TempDir Path folder) {
    String slow =
        GAME.replace(
            "for (my.loops = 0; ; ) { my.loops += 1; }",
            "/^(?:(a+)\\1*)+$/.test(\"a\".repeat(60) + \"b\");");
    ScriptLimits limits = new ScriptLimits(200_000, Duration.ofMillis(500));
    try (Script script = Cases.load(folder, slow, new ArrayList<>(), limits)) {
      ScriptRunner runner = new ScriptRunner(script);
      runner.tick(6);
      script.simulation().inputs().tap("fire");
      SimulationFailed failed = assertThrows(SimulationFailed.class, () -> runner.tick(1));
      ScriptRefused refused = assertInstanceOf(ScriptRefused.class, failed.getCause());
      assertEquals("the script exceeded its time limit of 500 ms.", refused.problem());
      assertEquals(7, refused.place().line());
      assertEquals(6, script.simulation().ticksDone());
    }
  }

  @Test
  void anEndlessLoopAtTheTopLevelEndsToo(@TempDir Path folder) {
    ScriptRefused refused =
        assertThrows(
            ScriptRefused.class,
            () -> Cases.load(folder, "let n = 0;\nwhile (true) n++;\n", new ArrayList<>()));
    assertEquals(2, refused.place().line());
  }
}

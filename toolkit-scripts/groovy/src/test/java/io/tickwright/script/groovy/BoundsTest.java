package io.tickwright.script.groovy;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a script may use up, and what is left when it has: a whole tick, and a host that lives. */
class BoundsTest {
  private static final String GAME =
      """
      Clock world = clock()
      Action fire = world.action()
      long count = 0
      long loops = 0
      Metronome drum = world.metronome(0.1.seconds)
      class Hidden { static long outside }
      on.beat(drum) { count += 1; Hidden.outside += 1 }
      on.action(fire) { for (loops = 0; true;) { loops += 1 } }
      """;
  private static final String LOOP = "for (loops = 0; true;) { loops += 1 }";

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
      assertEquals(8, refused.place().line());
      assertEquals("the script used up its budget of 200000 statements.", refused.problem());
      assertEquals(12, simulation.ticksDone());
      assertEquals(withInput, simulation.digest());
      assertEquals(0, value(simulation, "loops"));
      assertFalse(digest == withInput, "the input waits");
      assertThrows(SimulationFailed.class, () -> runner.tick(1), "the same input, the same end");

      Cases.write(folder, "game.groovy", GAME.replace(LOOP, "if (loops == 0) loops += 1"));
      assertInstanceOf(Reload.Swapped.class, script.reload());
      runner.tick(6);
      assertEquals(1, value(simulation, "loops"));
      assertEquals(3, value(simulation, "count"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (true) { }",
        "while (true) ;",
        "for (;;) { }",
        "do { } while (true)",
        "(1..2_000_000_000).each { }",
        "(1L..9_000_000_000L).each { }",
        "2_000_000_000.times { }",
        "1.step(2_000_000_000, 1) { }",
        "java.util.stream.Stream.iterate(1, x -> x).forEach(x -> { })",
        "Closure again; again = { again() }; while (true) { again }",
        "while (true) try { while (true) { } } catch (Throwable all) { }",
        "try { while (true) { } } catch (Throwable all) { }",
        "try { while (true) { } } finally { return }",
      })
  void noLoopIsWithoutEnd(String loop, @TempDir Path folder) {
    String script = "on.start { " + loop + " }\n";
    try (Script loaded = Cases.load(folder, script, new ArrayList<>())) {
      SimulationFailed failed =
          assertThrows(SimulationFailed.class, () -> loaded.simulation().tick(1));
      ScriptRefused refused = assertInstanceOf(ScriptRefused.class, failed.getCause());
      assertEquals("the script used up its budget of 200000 statements.", refused.problem());
    }
  }

  @Test
  void theTicksBeforeTheOneThatFailedStayDone(@TempDir Path folder) {
    String fails =
        GAME.replace(
            "Hidden.outside += 1", "if (count == 3) throw new IllegalStateException('three')");
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
      Cases.write(folder, "game.groovy", GAME.replace("on.beat", "on.baet"));
      Reload.Kept broken = assertInstanceOf(Reload.Kept.class, script.reload());
      assertTrue(
          broken.message().startsWith("game.groovy:7:4: there is no event `baet`."),
          broken.message());
      Cases.write(
          folder, "game.groovy", GAME.replace("long loops = 0", "long loops = 0\nlong more = 1"));
      assertInstanceOf(Reload.Kept.class, script.reload());
      script.simulation().tick(6);
      assertEquals(2, value(script.simulation(), "count"));
    }
  }

  @Test
  void freshClassesForgetWhatWasRememberedOutsideTheState(@TempDir Path folder) {
    List<String> log = new ArrayList<>();
    String tells =
        GAME.replace("Hidden.outside += 1", "Hidden.outside += 1; log count, Hidden.outside");
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
    for (int run = 0; run < 4; run++) {
      try (Script script = Cases.load(folder, GAME, new ArrayList<>(), unhurried)) {
        script.simulation().tick(run == 3 ? 30 : 3);
        script.simulation().inputs().tap("fire");
        assertThrows(SimulationFailed.class, () -> script.simulation().tick(1));
        loops.add(value(script.simulation(), "loops"));
      }
    }
    // One statement to begin the handler, and one for each turn: a figure, not a measurement.
    assertEquals(List.of(199_999L), loops.stream().distinct().toList());
  }

  @Test
  void everyTickHasTheWholeBudget(@TempDir Path folder) {
    String works =
        GAME.replace("Hidden.outside += 1", "for (int i = 0; i < 100_000; i++) Hidden.outside += 1")
            .replace("0.1.seconds", "'1/60s'");
    try (Script script = Cases.load(folder, works, new ArrayList<>())) {
      script.simulation().tick(20);
      assertEquals(20, value(script.simulation(), "count"));
    }
  }

  @Test
  void workThatCountsAsNoStatementIsInterrupted(@TempDir Path folder) {
    String slow = GAME.replace(LOOP, "new java.util.concurrent.CountDownLatch(1).await()");
    ScriptLimits limits = new ScriptLimits(200_000, Duration.ofMillis(300));
    try (Script script = Cases.load(folder, slow, new ArrayList<>(), limits)) {
      ScriptRunner runner = new ScriptRunner(script);
      runner.tick(6);
      script.simulation().inputs().tap("fire");
      SimulationFailed failed = assertThrows(SimulationFailed.class, () -> runner.tick(1));
      ScriptRefused refused = assertInstanceOf(ScriptRefused.class, failed.getCause());
      assertEquals("the script exceeded its time limit of 300 ms.", refused.problem());
      assertEquals(8, refused.place().line());
      assertEquals(6, script.simulation().ticksDone());
      assertFalse(Thread.interrupted(), "the interrupt was the script's");
    }
  }

  @Test
  void anEndlessLoopAtTheLeftMarginEndsToo(@TempDir Path folder) {
    ScriptRefused refused =
        assertThrows(
            ScriptRefused.class,
            () -> Cases.load(folder, "long n = 0\nwhile (true) { }\n", new ArrayList<>()));
    assertEquals(2, refused.place().line());
  }
}

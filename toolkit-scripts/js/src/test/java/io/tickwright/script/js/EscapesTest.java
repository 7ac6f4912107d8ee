package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Script;
import io.tickwright.script.ScriptLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Ways out of the sandbox and ways to exhaust it: each ends in what its case says, and the host
 * lives.
 */
class EscapesTest {
  private static final ScriptLimits HURRIED =
      new ScriptLimits(Cases.LIMITS.statements(), Duration.ofSeconds(3));

  private static final String BEFORE =
      """
      import { state, on, clock, stream, signal, seconds, log } from "tickwright";
      const world = clock();
      const my = state({
        world, fire: world.action(), shells: 3, big: 0n, banner: "", announce: signal(),
        reload: world.timer("1s"), loot: stream(), enemies: world.table({ hp: 3 }),
      });
      function attempt() {
      """;

  private static final String AFTER =
      """

      }
      on(my, { start() { log("reached: " + String(attempt())); } });
      """;

  static Stream<Cases.Case> escapes() {
    return Cases.read("escapes.txt");
  }

  @Test
  void thereAreAtLeastSixty() {
    assertTrue(escapes().count() >= 60);
  }

  @ParameterizedTest
  @MethodSource("escapes")
  void nothingIsReachedAndTheHostLives(Cases.Case attempt, @TempDir Path folder) {
    assertFalse(attempt.expected().isEmpty(), "the case says how it ends");
    assertEquals(attempt.expected(), end(attempt, folder));
  }

  /** What came of it: what was reached, or what was wrong with it. */
  static String end(Cases.Case attempt, Path folder) {
    List<String> log = new ArrayList<>();
    ScriptLimits limits =
        attempt.expected().contains(" exceeded its time limit ") ? HURRIED : Cases.LIMITS;
    try (Script script = Cases.load(folder, BEFORE + attempt.script() + AFTER, log, limits)) {
      script.simulation().tick(1);
      return log.get(0);
    } catch (RuntimeException thrown) {
      return Cases.refusal(thrown).problem();
    }
  }
}

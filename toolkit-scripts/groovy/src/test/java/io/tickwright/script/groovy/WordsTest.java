package io.tickwright.script.groovy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.tickwright.save.Save;
import io.tickwright.script.Reload;
import io.tickwright.script.Script;
import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything the language can say, said once in {@code words.groovy}. */
class WordsTest {
  private static final String WORDS = Cases.text("words.groovy");

  private static List<String> expected() {
    return Cases.text("words.txt").lines().toList();
  }

  private static Script play(Path folder, String script, List<String> log) {
    Script loaded = Cases.load(folder, script, log);
    Cases.play(loaded.simulation());
    return loaded;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "// tickwright: dynamic\n"})
  void everyWordDoesWhatItSaysStaticallyAndDynamically(String first, @TempDir Path folder) {
    List<String> log = new ArrayList<>();
    try (Script script = play(folder, first + WORDS, log)) {
      assertEquals(expected(), log);
      assertEquals(4, script.simulation().ticksDone());
    }
  }

  @Test
  void aReloadGoesOnFromTheSameState(@TempDir Path folder) {
    List<String> log = new ArrayList<>();
    try (Script reloaded = play(folder, WORDS, log);
        Script straight = Cases.load(folder, WORDS, new ArrayList<>())) {
      Cases.play(straight.simulation());
      assertInstanceOf(Reload.Swapped.class, reloaded.reload());
      for (int tick = 0; tick < 60; tick++) {
        reloaded.simulation().tick(1);
        straight.simulation().tick(1);
        assertEquals(straight.simulation().digest(), reloaded.simulation().digest());
      }
    }
  }

  @Test
  void aSaveOfAnyTickIsRestoredIntoAFreshGame(@TempDir Path folder) {
    try (Script script = play(folder, WORDS, new ArrayList<>());
        Script fresh = Cases.load(folder, WORDS, new ArrayList<>())) {
      Simulation went = script.simulation();
      Save save = Save.of(went);
      Save.parse(save.text()).restoreInto(fresh.simulation());
      assertEquals(went.digest(), fresh.simulation().digest());
      long before = went.digest();
      went.tick(30);
      fresh.simulation().tick(30);
      assertEquals(went.digest(), fresh.simulation().digest());
      assertNotEquals(before, went.digest(), "something happened");
    }
  }

  @Test
  void theFunctionsOfMathGiveTheSameBitsEverywhere(@TempDir Path folder) {
    List<String> log = new ArrayList<>();
    String script =
        """
        import static java.lang.Math.cos
        import static java.lang.Math.*
        on.start {
          for (int i = 0; i < 2000; i++) {
            double x = i * 0.37d
            if (Math.sin(x) != StrictMath.sin(x)) log 'sin', x
            if (cos(x) != StrictMath.cos(x)) log 'cos', x
            if (exp(x) != StrictMath.exp(x)) log 'exp', x
            if (Math.pow(x, 1.7d) != StrictMath.pow(x, 1.7d)) log 'pow', x
            if (Math.atan2(x, 3d) != StrictMath.atan2(x, 3d)) log 'atan2', x
          }
          log 'done', Math.max(1, 2), abs(-3)
        }
        """;
    try (Script loaded = play(folder, script, log)) {
      assertEquals(List.of("done 2 3"), log);
      assertEquals(4, loaded.simulation().ticksDone());
    }
  }

  @Test
  void literalMapsAndSetsKeepTheirOrder(@TempDir Path folder) {
    List<String> log = new ArrayList<>();
    String script =
        """
        final PRICES = [zulu: 1, yankee: 2, alpha: 3, mike: 4]
        on.start {
          log PRICES.keySet().join(' ')
          Set<String> seen = ['z', 'y', 'a'] as Set
          log seen.join(' ')
          log PRICES.groupBy { it.value % 2 }.keySet().join(' ')
        }
        """;
    try (Script loaded = play(folder, script, log)) {
      assertEquals(List.of("zulu yankee alpha mike", "z y a", "1 0"), log);
      assertEquals(4, loaded.simulation().ticksDone());
    }
  }
}

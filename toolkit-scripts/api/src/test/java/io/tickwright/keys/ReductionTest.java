package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Told;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A scenario that fails becomes the smallest that fails the same way. */
class ReductionTest {
  private static Scenario scenario(String text) {
    return Scenario.parse("big.keys", text, Told.folder());
  }

  private static Reduction failing(String text, boolean comments) {
    return Reduction.failing(scenario(text), RunOptions.DEFAULT, comments, at -> {});
  }

  private static final String BIG =
      """
      # a long way to one shell too many
      script turret.demo
      timestep 60hz
      seed 7

      echo it begins
      tick 100
      expect shells 4
      mark here
      press slow
      wait 2.5s
      release slow
      # the shot
      do fire
      tick 30
      frames 16ms 17ms 16ms x20
      rewind here
      hold slow 20
      tick 400
      as 1 press slow
      tick 9
      # and here it shows
      expect shells 7
      tick 100
      """;

  @Test
  void aMistakeIsKeptWithItsCureSoThatTheScriptStays() {
    Reduction reduction =
        failing("script turret.demo\nseed 7\ntick 5\nexpect shels 4\ntick 1\n", true);
    assertEquals("script turret.demo\nexpect shels 4\n", reduction.text());
  }

  @Test
  void theSameLineFailsInAsFewLinesAndTicksAsCanBe() {
    Reduction reduction = failing(BIG, true);
    assertEquals(
        """
        # a long way to one shell too many
        script turret.demo
        tick 192
        # and here it shows
        expect shells 7
        """,
        reduction.text());
    assertEquals(20, reduction.before());
    assertEquals(3, reduction.after());
    assertEquals("script turret.demo\ntick 192\nexpect shells 7\n", failing(BIG, false).text());
  }

  @Test
  void countsAreMadeSmallerAsLongAsItHolds() {
    Scenario scenario = scenario(BIG);
    List<String> progress = new ArrayList<>();
    Reduction reduction =
        Reduction.keeping(
            scenario,
            text -> {
              RunResult result =
                  new ScenarioRun(
                          Scenario.parse("small.keys", text, Told.folder()),
                          RunOptions.DEFAULT,
                          RunListener.SILENT)
                      .run();
              return result.failure().contains("shells is 8");
            },
            false,
            progress::add);
    assertEquals("script turret.demo\ntick 192\nexpect shells 7\n", reduction.text());
    assertTrue(progress.get(progress.size() - 1).contains(" of 20 lines left, "));
    assertEquals(progress.size(), reduction.tries());
  }

  @Test
  void framesOfARecordingAreTakenOutOneByOne() {
    Reduction reduction =
        failing(
            """
            recording 1
            frames 16ms x9 17ms 200ms 16ms 17ms
            frame 16ms x50
            expect dropped 3
            """,
            false);
    assertEquals("frames 200ms\nexpect dropped 3\n", reduction.text());
    Reduction late =
        Reduction.keeping(
            scenario("frames 16ms x9 17ms 200ms 16ms 17ms\nframe 16ms x50\nexpect dropped 3\n"),
            text ->
                Told.of(RunOptions.DEFAULT, "small.keys", text)
                    .result()
                    .failure()
                    .contains("dropped is 7"),
            false,
            at -> {});
    assertEquals("frames 200ms\nexpect dropped 3\n", late.text());
  }

  @Test
  void aGameThatBreaksBreaksInTheSamePlace() {
    Reduction reduction =
        failing("script faulty.demo\ntick 7\ndo fail\ntick 5\nexpect tick 12\n", true);
    assertEquals("script faulty.demo\ndo fail\ntick 1\n", reduction.text());
  }

  @Test
  void whatTellsNothingIsRefused() {
    ScenarioRefused passes =
        assertThrows(ScenarioRefused.class, () -> failing("tick 3\nexpect tick 3\n", true));
    assertEquals(
        "big.keys: it passes, so that there is no failure to keep. Give what to keep: --keep"
            + " 'COMMAND'.",
        passes.getMessage());
    ScenarioRefused always =
        assertThrows(
            ScenarioRefused.class,
            () -> Reduction.keeping(scenario("tick 3\n"), text -> true, true, at -> {}));
    assertTrue(always.getMessage().contains("holds of an empty scenario"));
    ScenarioRefused never =
        assertThrows(
            ScenarioRefused.class,
            () -> Reduction.keeping(scenario("tick 3\n"), text -> false, true, at -> {}));
    assertTrue(never.getMessage().contains("does not hold of it as it is"));
  }
}

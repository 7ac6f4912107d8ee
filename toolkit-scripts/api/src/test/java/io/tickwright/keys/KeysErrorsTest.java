package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Told;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Everything that can be wrong with a scenario, and word for word what is said of it. */
class KeysErrorsTest {
  private static final String FILE = "test.keys:";

  @TestFactory
  List<DynamicTest> everyErrorSaysWhereItStandsWhatIsWrongAndWhatWouldBeRight() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (String entry : catalogue().split("\n----\n")) {
      int arrow = entry.indexOf("\n=>\n");
      if (arrow >= 0) {
        String scenario = entry.substring(0, arrow);
        String said = entry.substring(arrow + 4);
        String name = scenario.replace('\n', '|');
        tests.add(DynamicTest.dynamicTest(name, () -> says(scenario, said)));
      }
    }
    assertTrue(tests.size() > 100, "the catalogue has its entries");
    return tests;
  }

  private static void says(String scenario, String said) {
    String wrong = Told.wrongWith(visible(scenario));
    assertFalse(wrong.isEmpty(), "nothing was wrong");
    assertEquals(said, shown(wrong.replace(FILE, "")));
  }

  private static String visible(String text) {
    return text.replace("\\0", "\0").replace("\\a", "\u0007").replace("\\_", "\u00a0");
  }

  private static String shown(String text) {
    return text.replace("\0", "\\0").replace("\u0007", "\\a").replace("\u00a0", "\\_");
  }

  private static String catalogue() throws IOException {
    try (InputStream in = KeysErrorsTest.class.getResourceAsStream("/keys/errors.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
  }

  @Test
  void strictMakesARoundingAnErrorAndIsOtherwiseSaidOnce() {
    String[] scenario = {"script turret.demo", "wait 1/11s", "wait 1/11s", "expect tick 10"};
    assertEquals(
        List.of(
            "2 note 1/11s is 64145454 6/11 base units and was rounded to 64145455.",
            "2 note 1069091/141120000s is short of a tick and stays banked.",
            "3 note 1069091/70560000s is short of a tick and stays banked."),
        Told.of(scenario).lines().stream().filter(line -> line.contains("note")).toList());
    RunResult strict = Told.strictly(scenario).result();
    assertEquals(RunResult.Status.BROKEN, strict.status());
    assertEquals(
        FILE
            + "2:6: 1/11s is 64145454 6/11 base units and was rounded to 64145455.\n"
            + "    2 | wait 1/11s\n"
            + "      |      ^^^^^\n"
            + "   Write a whole number of base units, or run it without --strict.",
        strict.failure());
  }

  @Test
  void theCureForARoundedFractionIsNoWholeNumberOfBaseUnits() {
    String[] scenario = {"script turret.demo", "let feed.banked 1/11", "expect tick 0"};
    String said = Told.strictly(scenario).result().failure();
    assertTrue(said.contains(" was rounded to "), said);
    assertTrue(said.endsWith("Write what it was rounded to, or run it without --strict."), said);
  }

  @Test
  void aScenarioThatChecksNothingSaysSoAndFailsWhenStrict() {
    Told told = Told.of("tick 5");
    assertEquals(RunResult.Status.PASSED, told.result().status());
    assertEquals(0, told.result().checksRun());
    assertTrue(
        told.lines().contains("0 note This scenario checks nothing. Write at least one expect."));
    RunResult strict = Told.strictly("tick 5").result();
    assertEquals(RunResult.Status.FAILED, strict.status());
    assertEquals(
        "test.keys: it checks nothing. Write at least one expect, or run it without --strict.",
        strict.failure());
  }

  @Test
  void aStepThatIsNoWholeNumberOfUnitsIsNoted() {
    Told told = Told.of("base nanos", "timestep 60hz", "tick 1", "expect tick 1");
    assertTrue(
        told.lines()
            .contains("2 note 60hz is no whole number of base units and was rounded to 16666667."),
        told.lines().toString());
    assertEquals(
        RunResult.Status.BROKEN,
        Told.strictly("base nanos", "timestep 60hz", "expect tick 0").result().status());
  }

  @Test
  void aRunStopsAtTheFirstCheckThatDoesNotHold() {
    Told told = Told.of("expect tick 0", "expect tick 1", "echo never", "expect tick 0");
    assertEquals(RunResult.Status.FAILED, told.result().status());
    assertEquals(1, told.result().checksPassed());
    assertEquals(2, told.result().checksRun());
    assertEquals("2 no tick = 0 (1)", told.lines().get(told.lines().size() - 1));
  }

  @Test
  void aBrokenGameEndsTheRunWhereItBroke() {
    RunResult result = Told.of("script faulty.demo", "do fail", "tick 1").result();
    assertEquals(RunResult.Status.BROKEN, result.status());
    assertEquals(3, result.problems().get(0).line());
  }

  @Test
  void aFrameThatFailsEndsTheRunWhereItFailed() {
    RunResult result =
        Told.of("script faulty.demo", "frame 1/60s", "let drawn no", "frame 1/60s").result();
    assertEquals(RunResult.Status.BROKEN, result.status());
    assertEquals(
        FILE
            + "4:1: the game failed in frame: it could not draw\n"
            + "    4 | frame 1/60s\n"
            + "      | ^^^^^^^^^^^\n"
            + "   It was after tick 2.",
        result.failure());
  }

  @Test
  void ofManyProblemsTheFirstAreShownAndTheRestAreCounted() {
    String[] wrong = IntStream.range(0, 13).mapToObj(i -> "tik").toArray(String[]::new);
    String said = Told.wrongWith(wrong);
    assertEquals(10, said.split("there is no word", -1).length - 1);
    assertTrue(said.endsWith("\nand 3 more problems"), said);
    String[] more = IntStream.range(0, 400).mapToObj(i -> "tik").toArray(String[]::new);
    ScenarioRefused refused = assertThrows(ScenarioRefused.class, () -> Told.of(more));
    assertEquals(101, refused.problems().size());
    assertEquals(
        "100 problems found; the rest was not checked.", refused.problems().get(100).what());
  }
}

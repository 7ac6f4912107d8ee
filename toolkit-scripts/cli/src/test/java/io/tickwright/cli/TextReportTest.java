package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.keys.RunResult;
import io.tickwright.keys.RunResult.Status;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextReportTest {
  private static final Duration WALL = Duration.ofMillis(63);

  private final StringBuilder text = new StringBuilder();
  private final TextReport report = new TextReport("turret.keys", text::append, Style.PLAIN);

  @Test
  void checksStandUnderTheirEchoLineAndAVerdictEndsThem() {
    report.started(ActedEngine.HEADER);
    report.check(4, "tick", "0", "0", true);
    report.echo(5, "a third of the speed");
    report.check(6, "enemies[0].walk.banked", "1/10", "1/10", true);
    report.check(7, "scrap", "3..9", "4", true);
    report.ended(ActedEngine.passed(), WALL);

    assertEquals(
        """
        turret.keys  turret.js, 60hz, seed 7
          ok  tick = 0
          a third of the speed
            ok  enemies[0].walk.banked = 1/10
            ok  scrap = 4 (3..9)
        passed  2 checks, 749 ticks (12.483 s) in 0.06 s, nothing dropped, digest 0x5e1c09d2b7a4f380
        """,
        text.toString());
  }

  @Test
  void whatIsSaidBeforeTheRunBeginsStandsUnderItsFile() {
    report.note(3, "1/7/s was rounded.");
    report.started(ActedEngine.HEADER);
    report.check(4, "tick", "0", "0", true);
    assertEquals(
        """
        turret.keys  turret.js, 60hz, seed 7
          note  line 3: 1/7/s was rounded.
          ok  tick = 0
        """,
        text.toString());
  }

  @Test
  void whatAScriptLogsWhileItLoadsIsShownAtOnceUnderItsFile() {
    report.note(3, "1/7/s was rounded.");
    report.log("loading");
    String loading =
        """
        turret.keys
          note  line 3: 1/7/s was rounded.
          log loading
        """;
    assertEquals(loading, text.toString());
    report.started(ActedEngine.HEADER);
    report.check(4, "tick", "0", "0", true);
    assertEquals(
        loading
            + """
            turret.keys  turret.js, 60hz, seed 7
              ok  tick = 0
            """,
        text.toString());
  }

  @Test
  void whatIsSaidOfAFileThatNeverRunsStandsUnderItsName() {
    report.log("loading");
    report.ended(ActedEngine.broken("turret.keys"), WALL);
    assertTrue(text.toString().startsWith("turret.keys\n  log loading\nturret.keys:3:1: "));
  }

  @Test
  void aFailedCheckIsShownWhereItStandsInTheFile() {
    report.started(ActedEngine.HEADER);
    report.ended(ActedEngine.failed("turret.keys", report), WALL);

    assertEquals(
        """
        turret.keys  turret.js, 60hz, seed 7
          no  enemies[0].hex = 17, expected 18
        turret.keys:15:8: enemies[0].hex is 17, expected 18.
           15 | expect enemies[0].hex 18
              |        ^^^^^^^^^^^^^^
           Before it: wait 1s (line 13).
        FAILED  2 of 3 checks passed, then stopped at tick 150 (2.5 s) in 0.06 s, nothing dropped, digest 0x5e1c09d2b7a4f380
                To look around: tickwright capture turret.keys --line 15
        """,
        text.toString());
  }

  @Test
  void everythingWrongWithAFileIsShownBeforeItRuns() {
    report.ended(ActedEngine.broken("turret.keys"), WALL);

    assertEquals(
        """
        turret.keys:3:1: there is no word `tikc`. Did you mean `tick`?
            3 | tikc 5
              | ^^^^^
        turret.keys:9:6: `wait` takes a duration, and 1.5 has no unit. Write `1.5s`.
            9 | wait 1.5
              |      ^^^
        BROKEN  no tick was done
        """,
        text.toString());
  }

  @Test
  void notesAndTheScriptsLogStandAmongTheChecks() {
    report.started(ActedEngine.HEADER);
    report.echo(1, "rounding");
    report.note(2, "1/7s is 100800000 units exactly");
    report.note(0, "it checks nothing");
    report.log("one\ntwo");

    assertEquals(
        """
        turret.keys  turret.js, 60hz, seed 7
          rounding
            note  line 2: 1/7s is 100800000 units exactly
            note  it checks nothing
            log one
            log two
        """,
        text.toString());
  }

  @Test
  void droppedTicksAndAScenarioWithoutChecksAreSaid() {
    report.ended(
        new RunResult(Status.PASSED, 0, 0, 1, 11_760_000, "1/60s", "0.017 s", 7, 0xffL, List.of()),
        WALL);

    assertEquals(
        "passed  but nothing was checked, 1 tick (0.017 s) in 0.06 s, 7 ticks dropped,"
            + " digest 0x00000000000000ff\n",
        text.toString());
  }

  @Test
  void aRunThatBrokeOnItsWaySaysHowFarItCame() {
    report.ended(
        new RunResult(
            Status.BROKEN, 3, 3, 150, 1_764_000_000L, "5/2s", "2.5 s", 0, 0xffL, List.of()),
        WALL);

    assertEquals(
        "BROKEN  3 checks passed, then stopped at tick 150 (2.5 s) in 0.06 s, nothing dropped,"
            + " digest 0x00000000000000ff\n",
        text.toString());
  }

  @Test
  void aWorldThatFailedHasNoDigestAndOneThatNeverMovedNoFigures() {
    report.ended(
        new RunResult(Status.BROKEN, 3, 3, 9, 105_840_000, "9/60s", "0.15 s", 0, 0, List.of()),
        WALL);
    report.ended(new RunResult(Status.BROKEN, 0, 0, 0, 0, "0s", "0 s", 0, 0xffL, List.of()), WALL);

    assertEquals(
        """
        BROKEN  3 checks passed, then stopped at tick 9 (0.15 s) in 0.06 s, nothing dropped
        BROKEN  no tick was done
        """,
        text.toString());
  }

  @Test
  void aScriptCannotMoveTheCursorOrPaintTheVerdict() {
    report.started(ActedEngine.HEADER);
    report.log("\u001b[2J\u001b[32mpassed");
    report.echo(1, "\rpassed");

    assertEquals(
        """
        turret.keys  turret.js, 60hz, seed 7
          log \\u001b[2J\\u001b[32mpassed
          \\u000dpassed
        """,
        text.toString());
  }

  @Test
  void onAScreenWhatFailedStandsOut() {
    StringBuilder painted = new StringBuilder();
    TextReport coloured = new TextReport("turret.keys", painted::append, Style.COLOURED);
    coloured.ended(ActedEngine.failed("turret.keys", coloured), WALL);

    assertTrue(painted.toString().contains("\u001b[31;1mno\u001b[0m"), painted::toString);
    assertTrue(painted.toString().contains("\u001b[31;1mFAILED\u001b[0m"), painted::toString);
    assertTrue(
        painted.toString().contains("\u001b[31;1m      |        ^^^^^^^^^^^^^^\u001b[0m"),
        painted::toString);
  }
}

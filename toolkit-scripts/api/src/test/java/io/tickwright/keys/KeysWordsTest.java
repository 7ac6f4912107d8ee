package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.Simulation;
import io.tickwright.testing.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each word at work: its worked example. */
class KeysWordsTest {
  private static void passes(String... lines) {
    Told told = Told.of(lines);
    assertEquals("", told.result().failure());
    assertEquals(RunResult.Status.PASSED, told.result().status());
    assertTrue(told.result().checksRun() > 0, "no check was made");
  }

  @Test
  void theSetUpSaysWhatTheRunIsMadeOf() {
    Told told =
        Told.of(
            "script turret.demo",
            "base third-micros",
            "timestep 1/30s",
            "budget 3",
            "seed 7",
            "tick 30",
            "expect time 1s",
            "expect shells 2");
    assertEquals("", told.result().failure());
    assertEquals(
        List.of("started turret.demo 1/30s 7", "log ready", "7 ok time = 1s", "8 ok shells = 2"),
        told.lines());
    assertEquals(3_000_000, told.result().simulatedUnits());
    assertEquals("1s", told.result().simulated());
    assertEquals("1 s", told.result().simulatedShort());
  }

  @Test
  void tickCountsAndIsBlindToSpeedAndBank() {
    passes(
        "let speed 1/3", "let leftover 0.01s", "tick 3", "expect tick 3", "expect leftover 0.01s");
  }

  @Test
  void waitSpendsADurationThroughTheSpeedAndBanksTheRest() {
    Told told =
        Told.of(
            "let speed 1/2",
            "wait 0.1s",
            "expect tick 3",
            "expect leftover 0s",
            "wait 0.05s",
            "expect tick 4",
            "expect leftover 1/120s");
    assertEquals("", told.result().failure());
    assertTrue(
        told.lines().contains("5 note 1/120s is short of a tick and stays banked."),
        told.lines().toString());
  }

  @Test
  void aListenerHearsOfEveryTick() {
    List<Long> ticks = new ArrayList<>();
    RunListener listener =
        new RunListener() {
          @Override
          public void ticked(long ticksDone) {
            ticks.add(ticksDone);
          }
        };
    Scenario scenario = Scenario.parse("t.keys", "tick 2\nframe 1/60s\nexpect tick 3");
    assertTrue(new ScenarioRun(scenario, RunOptions.DEFAULT, listener).run().passed());
    assertEquals(List.of(1L, 2L, 3L), ticks);
  }

  @Test
  void frameGoesThroughTheBudgetAndDropsTheRest() {
    passes("budget 5", "frame 200ms", "expect tick 5", "expect dropped 7", "expect leftover 0s");
  }

  @Test
  void aRecordingOfNanosecondsIsExact() {
    passes(
        "script turret.demo",
        "base flicks",
        "timestep 60hz",
        "budget 5",
        "seed 7",
        "frames 16683112ns 16650480ns 16701893ns 16672204ns",
        "frames 16666667ns x86",
        "do fire",
        "frames 16690113ns 16648021ns",
        "press slow",
        "frames 16671240ns 200000000ns 16680009ns",
        "expect dropped 7",
        "release slow",
        "frames 16666667ns x60",
        "expect tick 159");
  }

  @Test
  void framesOfASixtiethDoNotDriftByTheNanosecondsTheyAreNot() {
    passes("frame 1/60s x6000", "expect tick 6000", "expect dropped 0");
    passes("frame 1/3s x3", "expect tick 15", "expect dropped 45");
  }

  @Test
  void theNegativeControlOfRoundedNanosecondsDoesDrift() {
    passes("frame 16666666ns x6000", "expect tick 5999");
  }

  @Test
  void framesMayBeWrittenInTicksAndBaseUnits() {
    passes("frames 1 tick 2 ticks x2 11760000u x3", "expect tick 8");
  }

  @Test
  void doQueuesATapAndTheNextStepAppliesIt() {
    passes(
        "script turret.demo",
        "let shells 3",
        "do fire",
        "do fire",
        "tick 1",
        "expect shells 2",
        "expect cool.left 19/60s");
  }

  @Test
  void anActionTakesWholeNumbersDecimalsAndAngles() {
    passes(
        "script turret.demo",
        "let shells 3",
        "do fire 90deg",
        "tick 1",
        "expect aim 90deg",
        "tick 20",
        "do fire 65536 2.5 -3",
        "tick 1",
        "expect aim 90deg..91deg");
  }

  @Test
  void pressAndReleaseHoldAnAction() {
    passes(
        "script turret.demo",
        "press slow",
        "tick 1",
        "expect slow held",
        "expect world.speed 1/3",
        "release slow",
        "tick 1",
        "expect slow up",
        "expect world.speed 1");
  }

  @Test
  void holdSchedulesTheReleaseAndMovesNoTime() {
    passes(
        "script turret.demo",
        "hold slow 30",
        "tick 30",
        "expect slow held",
        "tick 1",
        "expect slow up",
        "hold slow 0.5s",
        "tick 30",
        "expect slow held",
        "tick 1",
        "expect slow up");
  }

  @Test
  void asSaysWhichPlayer() {
    passes(
        "script turret.demo",
        "as 2 press slow",
        "press slow",
        "tick 1",
        "expect slow held by 0 2",
        "as 2 release slow",
        "tick 1",
        "expect slow held");
  }

  @Test
  void letSetsBetweenTicksWithoutSimulating() {
    passes(
        "script turret.demo",
        "let shells 5",
        "let feed.banked 7/12",
        "let feed.rate 3/s",
        "let reload.left 0.5s of 1.5s",
        "let cool armed",
        "let slow held",
        "let world.speed 1/3",
        "let world.paused yes",
        "let aim 350deg",
        "expect tick 0",
        "expect shells 5",
        "expect feed.banked 7/12",
        "expect feed.rate 3/s",
        "expect reload.left 0.5s",
        "expect reload.spent 1s",
        "expect reload.total 1.5s",
        "expect cool.left 1/3s",
        "let cool off",
        "expect cool off",
        "expect cool.running no",
        "expect slow held",
        "expect world.speed 1/3",
        "expect world.paused yes",
        "expect aim 350deg");
  }

  @Test
  void expectTakesAValueOrABandWithBothEndsIncluded() {
    passes(
        "script turret.demo",
        "tick 60",
        "expect shells 2",
        "expect shells 2..3",
        "expect shells 1..2",
        "expect feed.banked 1/2",
        "expect feed.banked 0.5..0.75",
        "expect time 0.5..1s",
        "expect aim 350..10deg",
        "expect tick 60");
  }

  @Test
  void aPositionBeginsWithItsTickAndTheGameDoesNotStart() {
    Told told =
        Told.of(
            "script skirmish.demo",
            "echo a position",
            "let tick 566",
            "let shells 3",
            "tick 1",
            "expect tick 567",
            "expect intro.at off",
            "expect started yes");
    assertEquals("", told.result().failure());
  }

  @Test
  void echoKeepsItsRawRest() {
    Told told = Told.of("echo  two  blanks, a \"quote and # no comment", "echo", "expect tick 0");
    assertEquals(
        List.of("1 echo  two  blanks, a \"quote and # no comment", "2 echo ", "3 ok tick = 0"),
        told.lines().subList(1, 4));
  }

  @Test
  void aHoldIsLetGoNoSoonerThanTimeCanCount() {
    Scenario scenario =
        Scenario.parse("x.keys", "hold fire 5 at 9223372036854775806\ntick 1\nexpect inputs 2\n");
    RunOptions options =
        RunOptions.DEFAULT.withGame(sim -> sim.world().clock("world").action("fire"));
    assertEquals("", new ScenarioRun(scenario, options, RunListener.SILENT).run().failure());
  }

  @Test
  void whatTheGamePutOffAndFailsInEndsAnyLine() {
    for (String line : List.of("tick 2", "wait 0.1s", "until tick 3 max 5", "frame 0.1s")) {
      Scenario scenario = Scenario.parse("x.keys", line + "\n");
      RunOptions options = RunOptions.DEFAULT.withGame(KeysWordsTest::failsBetweenTicks);
      RunResult result = new ScenarioRun(scenario, options, RunListener.SILENT).run();
      assertEquals(RunResult.Status.BROKEN, result.status(), line);
      assertTrue(result.failure().contains("what the host put off"), result::failure);
    }
  }

  private static void failsBetweenTicks(Simulation sim) {
    ClockedTimer timer = sim.world().clock("world").timer("t", "1/60s");
    sim.world().on().start(timer::arm);
    sim.world()
        .on()
        .fired(
            timer,
            () ->
                sim.betweenTicks(
                    () -> {
                      throw new IllegalStateException("what the host put off");
                    }));
  }

  @Test
  void untilRunsUntilACheckComesTrue() {
    passes(
        "script turret.demo",
        "until shells 3 max 10s",
        "expect tick 72",
        "do fire",
        "until cool off max 600",
        "expect tick 92",
        "until event gained feed max 1s",
        "expect event gained feed at 96");
  }

  @Test
  void eventsAreLookedForInTheLastLineThatLetTimePass() {
    passes(
        "script turret.demo",
        "let shells 1",
        "do fire",
        "tick 2",
        "expect event action fire",
        "expect event signal empty",
        "expect event signal empty \"out of shells\" x1 at 1",
        "expect no event fired reload",
        "mark emptied",
        "wait 1.5s",
        "expect event fired reload at 90",
        "expect no event action fire",
        "expect event gained feed x3",
        "tick 60",
        "expect event gained feed x5..7 since emptied");
  }

  @Test
  void rewindGoesBackToAMark() {
    passes(
        "script turret.demo",
        "frame 15ms",
        "tick 30",
        "mark here",
        "frame 15ms x10",
        "expect tick 39",
        "rewind here",
        "expect tick 30",
        "expect shells 1",
        "frame 15ms x10",
        "expect tick 39");
  }

  @Test
  void aViewIsCheckedWhereTheLastFrameDrewIt() {
    passes(
        "script turret.demo",
        "let aim 350deg",
        "frame 1/60s",
        "expect view bearing 350deg",
        "let aim 10deg",
        "frames 1/60s 1/60s",
        "expect view bearing 350..0deg",
        "expect view bearing 353.6..353.7deg",
        "frame 1s x5",
        "expect view bearing 9.99..10deg",
        "expect view barrel 0.9..1");
  }

  @Test
  void aSaveIsGoneOnFromAsIfNothingHadHappenedSince(@TempDir Path folder) throws IOException {
    RunOptions options = RunOptions.DEFAULT.withOutput(folder);
    String text =
        """
        script turret.demo
        let shells 2
        do fire
        tick 1
        press slow
        save slots/one.save
        tick 30
        expect digest %s
        let shells 0
        restore slots/one.save
        expect shells 1
        expect inputs 1
        tick 30
        expect digest %s
        """;
    String unknown = text.formatted("0x0000000000000000", "0x0000000000000000");
    String found = Told.of(options, "test.keys", unknown).lines().get(2).split(" ")[4];
    Told told = Told.of(options, "test.keys", text.formatted(found, found));
    assertEquals("", told.result().failure());
    assertEquals(List.of("one.save"), names(folder.resolve("slots")));
  }

  @Test
  void whatWasToArriveLaterArrivesNotInTheHistoryOfASave(@TempDir Path folder) {
    String text =
        """
        script turret.demo
        tick 5
        save here.save
        do fire after 20
        restore here.save
        tick 30
        expect no event action fire
        do fire after 40
        tick 30
        expect event action fire at 41
        """;
    RunOptions options = RunOptions.DEFAULT.withOutput(folder);
    assertEquals("", Told.of(options, "test.keys", text).result().failure());
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void whatARunHasNotSeenIsNothingToLookAt(@TempDir Path folder) {
    RunOptions options = RunOptions.DEFAULT.withOutput(folder);
    String[] never = {
      "let tick 50\ntick 3\nexpect no event action fire at 50",
      "tick 5\nsave a.save\ntick 1\nrestore a.save\ntick 1\nexpect no event action fire at 5",
      "tick 5\nmark m\ntick 1\nsave a.save\nrestore a.save\ntick 1\n"
          + "expect no event action fire since m",
    };
    for (String lines : never) {
      RunResult result = Told.of(options, "test.keys", "script turret.demo\n" + lines).result();
      assertEquals(RunResult.Status.FAILED, result.status(), lines);
      assertTrue(result.failure().contains(" was not observed: "), result.failure());
    }
  }

  @Test
  void aRowIsMadeChangedAndEndedByItsFields() {
    passes(
        "script every.demo",
        "let enemies[2] gen 2 kind raider hp 10 walk.rate 3/s walk.banked 3/4 windup left 0.5s of"
            + " 0.75s",
        "expect enemies.count 1",
        "expect enemies[2] kind raider hp 5..10 windup.left 30 ticks",
        "expect enemies[2].gen 2",
        "expect enemies[2].walk.banked 3/4",
        "let enemies[2] hp 7",
        "expect enemies[2] gen 2 kind raider hp 7",
        "let enemies[2].target enemies[2]",
        "expect enemies[2].target enemies[2]",
        "let enemies[2] gone",
        "expect enemies[2] gone",
        "expect enemies.count 0",
        "let enemies[2] hp 1",
        "expect enemies[2].gen 3");
  }

  @Test
  void theSmokeTestOfTheSketchPasses() {
    passes(
        "script skirmish.demo",
        "timestep 60hz",
        "seed 7",
        "tick 89",
        "expect enemies.count 0",
        "tick 1",
        "expect enemies.count 3",
        "wait 1s",
        "expect tick 150",
        "expect enemies[0].hex 17",
        "expect shells 6",
        "do fire",
        "tick 1",
        "expect event signal announce",
        "expect phase fight",
        "expect enemies.count 2",
        "expect shells 5",
        "expect aim 350deg");
  }
}

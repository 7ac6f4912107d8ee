package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.save.Save;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.Scripts;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;
import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.testing.DemoGames;
import io.tickwright.testing.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that is written down replays to the same digests. */
class RecorderTest {
  private static final long FRAME = 16_666_667;

  @TempDir Path folder;
  private Path file;
  private Simulation sim;
  private Script script;
  private long now = 5_000_000_000L;

  @BeforeEach
  void aTurret() throws IOException {
    file = folder.resolve("morning.keys");
    Path demo = Files.writeString(folder.resolve("turret.demo"), "see DemoGames\n");
    sim = Simulation.at("60hz").seed(7).build();
    script = Scripts.load(demo, sim);
  }

  private void frame(long nanos) {
    now += nanos;
    sim.frame(now);
  }

  private RunResult replay() {
    return new ScenarioRun(Scenario.parse(file), RunOptions.DEFAULT, RunListener.SILENT).run();
  }

  /** The recording is replayed and comes out as the simulation is now. */
  private void replaysToTheSame() throws IOException {
    RunResult result = replay();
    assertEquals("", result.failure(), Files.readString(file));
    assertEquals(sim.ticksDone(), result.ticks());
    assertEquals(sim.digest(), result.digest(), Files.readString(file));
    assertTrue(result.checksRun() > 0, "the recording has digests");
  }

  @Test
  void aRecordingReplaysToTheSameDigests() throws IOException {
    try (Recorder recorder = Recorder.start(script, file)) {
      sim.anchor(now);
      for (int i = 0; i < 60; i++) {
        frame(FRAME);
      }
      sim.inputs().tap("fire", 16_384);
      frame(200_000_000);
      sim.inputs().press("slow");
      frame(FRAME);
      frame(17_000_001);
      sim.inputs().releaseBy(3, "slow");
      frame(FRAME);
      assertTrue(recorder.isRecording());
      assertEquals(file, recorder.file());
    }
    assertTrue(sim.loop().stats().dropped() > 0, "a frame took too long");
    assertEquals(
        """
        # a recording; replay it with: tickwright run morning.keys
        recording 1
        script turret.demo sha256 DIGEST
        base flicks
        timestep 60hz
        budget 5
        seed 7

        resync
        frame 16666667ns x60
        expect tick 60
        expect digest DIGEST
        do fire 16384
        frame 200000000ns
        press slow
        frames 16666667ns 17000001ns
        as 3 release slow
        frame 16666667ns
        expect tick 68
        expect digest DIGEST
        """,
        Files.readString(file).replaceAll("(0x)?[0-9a-f]{16}", "DIGEST"));
    replaysToTheSame();
  }

  @Test
  void whatAHostDoesToTheScheduleIsRecorded() throws IOException {
    try (Recorder recorder = Recorder.start(script, file)) {
      frame(FRAME);
      frame(FRAME);
      sim.loop().speed(1, 3);
      frame(50_000_000);
      frame(50_000_000);
      sim.loop().pause();
      frame(1_000_000_000);
      sim.loop().resume();
      frame(FRAME);
      sim.loop().budget(2);
      frame(800_000_000);
      now += 60_000_000_000L;
      sim.resync(now);
      sim.loop().restore(1_000_000);
      frame(FRAME);
      sim.loop().unlimitedBudget();
      sim.loop().speed(2, 1);
      frame(300_000_000);
      sim.tick(3);
      sim.advance("0.05s");
      assertTrue(recorder.problem().isEmpty());
    }
    String text = Files.readString(file);
    for (String line :
        List.of("let speed 1/3", "pause", "resume", "budget 2", "resync", "tick 3", "wait 0.05s")) {
      assertTrue(text.contains("\n" + line + "\n"), line + " in\n" + text);
    }
    assertTrue(text.contains("\nlet leftover "), text);
    replaysToTheSame();
  }

  @Test
  void inputsLandOnTheirTicksEvenInTheMiddleOfAFrame() throws IOException {
    sim.onSignal("empty", words -> sim.inputs().press("slow"));
    sim.loop().budget(60);
    try (Recorder recorder = Recorder.start(script, file)) {
      frame(FRAME);
      frame(500_000_000);
      sim.inputs().tap("fire");
      sim.inputs().holdBy(2, "pause", 7);
      frame(500_000_000);
      frame(500_000_000);
      assertTrue(recorder.isRecording());
    }
    String text = Files.readString(file);
    assertTrue(text.contains("press slow after 3"), text);
    assertTrue(text.contains("as 2 release pause at 37"), text);
    replaysToTheSame();
  }

  @Test
  void whatAHostDoesBetweenAFrameAndItsTicksHoldsFromTheNextFrameOn() throws IOException {
    try (Recorder recorder = Recorder.start(script, file)) {
      frame(FRAME);
      for (int i = 0; i < 20; i++) {
        now += 40_000_000;
        sim.credit(now);
        sim.inputs().tap("fire");
        sim.loop().speed(1 + i % 3, 2);
        sim.loop().restore(i * 1_000L);
        sim.runCredited();
      }
      assertTrue(recorder.isRecording());
    }
    String text = Files.readString(file);
    assertTrue(text.contains("let speed 3/2"), text);
    assertTrue(text.contains("let leftover "), text);
    replaysToTheSame();
  }

  @Test
  void ticksThatNothingLiesBetweenAreOneCount() throws IOException {
    try (Recorder recorder = Recorder.start(script, file)) {
      for (int i = 0; i < 30; i++) {
        sim.tick(1);
      }
      sim.inputs().tap("fire");
      sim.tick(4);
      sim.tick(3);
      assertTrue(recorder.isRecording());
    }
    String text = Files.readString(file);
    assertTrue(text.contains("\ntick 30\ndo fire\ntick 7\n"), text);
    replaysToTheSame();
  }

  @Test
  void aGameInJavaIsReplayedByTheSameGame() throws IOException {
    RunOptions options =
        RunOptions.DEFAULT.withGame(fresh -> DemoGames.turret(fresh.world(), ScriptHost.quiet()));
    Simulation java = Simulation.at("2/3s").seed(-4).build();
    options.game().accept(java);
    try (Recorder recorder = Recorder.start(java, file, RecordOptions.DEFAULT.withEvery(2))) {
      java.tick(7);
      java.inputs().tap("fire");
      java.tick(2);
      assertTrue(recorder.isRecording());
    }
    RunResult result = new ScenarioRun(Scenario.parse(file), options, RunListener.SILENT).run();
    assertEquals("", result.failure());
    assertEquals(java.digest(), result.digest());
    assertFalse(replay().passed(), "without its game there is nothing to fire");
  }

  @Test
  void aVerifiedRecordingSaysWhereItsReplayDiffers() throws IOException {
    RecordOptions verified = RecordOptions.DEFAULT.withEvery(10).verifiedBy(RunOptions.DEFAULT);
    Recorder recorder = Recorder.start(script, file, verified);
    sim.tick(60);
    sim.inputs().tap("fire");
    sim.tick(5);
    recorder.close();
    assertEquals("", recorder.problem().orElse(""));
    assertTrue(replay().checksRun() > 0);
  }

  @Test
  void whatAHostChangesByHandIsFoundByVerifying() {
    IntegerValue shells = (IntegerValue) sim.world().find("shells");
    RecordOptions verified = RecordOptions.DEFAULT.withEvery(10).verifiedBy(RunOptions.DEFAULT);
    Recorder recorder = Recorder.start(script, file, verified);
    sim.tick(30);
    shells.set(5);
    sim.tick(20);
    recorder.close();
    assertEquals(
        """
        The replay differs after tick 30, and by tick 50 at the latest:
          shells: recorded 6, replayed 2\
        """,
        recorder.problem().orElse(""));
  }

  @Test
  void aReplayThatThrowsIsNotVerified() {
    int[] opened = {0};
    RunOptions options =
        RunOptions.DEFAULT.withGame(
            fresh -> {
              boolean isReplay = ++opened[0] == 2;
              fresh.world().on().frame(() -> failAtTick2(fresh, isReplay));
            });
    Scenario scenario = Scenario.parse("x.keys", "frame 1/60s x120\nexpect tick 120\n");
    RecordOptions verified = RecordOptions.DEFAULT.withEvery(10).verifiedBy(options);
    Recorder.Recorded recorded =
        Recorder.record(scenario, options, RunListener.SILENT, file, verified);
    assertTrue(recorded.result().passed());
    assertEquals(
        "The recording cannot be replayed: the game failed in frame: only here",
        recorded.problem());
  }

  private static void failAtTick2(Simulation fresh, boolean isReplay) {
    if (isReplay && fresh.ticksDone() >= 2) {
      throw new IllegalStateException("only here");
    }
  }

  @Test
  void aVerificationThatIsInterruptedHasNotVerified() {
    RecordOptions verified = RecordOptions.DEFAULT.withEvery(10).verifiedBy(RunOptions.DEFAULT);
    Recorder recorder = Recorder.start(script, file, verified);
    sim.tick(30);
    Thread.currentThread().interrupt();
    recorder.close();
    assertTrue(Thread.interrupted());
    assertEquals("The verification was stopped.", recorder.problem().orElse(""));
  }

  @Test
  void aScriptThatIsGoneEndsTheRecordingAndNotTheGame() throws IOException {
    Recorder recorder = Recorder.start(script, file);
    sim.tick(5);
    RollbackSlot state = new RollbackSlot();
    state.save(sim.state());
    Files.delete(script.file());
    World again = sim.blankWorld();
    DemoGames.turret(again, ScriptHost.quiet());
    sim.swap(again, state);
    sim.tick(1);
    assertEquals(6, sim.ticksDone());
    assertFalse(recorder.isRecording());
    assertEquals(
        "Whether the script was changed cannot be told: turret.demo: cannot be read: there is no"
            + " such file.",
        recorder.problem().orElse(""));
    recorder.close();
    assertTrue(Files.readString(file).contains("tick 5\n"), "what came before is kept");
  }

  @Test
  void aTickThatFailsIsTheLastThingRecorded() throws IOException {
    Path faulty = Files.writeString(folder.resolve("faulty.demo"), "see DemoGames\n");
    sim = Simulation.at("60hz").build();
    script = Scripts.load(faulty, sim);
    Recorder recorder = Recorder.start(script, file);
    sim.tick(5);
    sim.inputs().tap("fail");
    assertThrows(RuntimeException.class, () -> sim.tick(3));
    assertFalse(recorder.isRecording());
    assertEquals("The game failed at tick 6.", recorder.problem().orElse(""));
    recorder.close();
    assertTrue(replay().failure().contains("it was told to"), replay().failure());
    assertEquals(RunResult.Status.BROKEN, replay().status());
  }

  @Test
  void aLastLineThatACrashToreOffIsLeftOut() throws IOException {
    try (Recorder recorder = Recorder.start(script, file, RecordOptions.DEFAULT.withEvery(3))) {
      sim.tick(2);
      sim.inputs().tap("fire");
      sim.tick(4);
      assertTrue(recorder.isRecording());
    }
    byte[] whole = Files.readAllBytes(file);
    int header = Files.readString(file).indexOf("\n\n") + 2;
    for (int length = header; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertEquals("", replay().failure(), "torn after " + length + " bytes");
    }
    Told hand = Told.of("tick 3", "expect tick 4");
    assertFalse(hand.result().passed(), "a line that somebody wrote by hand is never left out");
  }

  @Test
  void aScenarioThatIsRecordedReplaysAsItsRecording() throws IOException {
    String text =
        """
        script turret.demo
        base third-micros
        timestep 1/30s
        seed 7
        echo  a "position"
        let tick 40
        let shells 5
        let reload left 0.5s of 1.5s
        wait 0.52s
        mark here
        do fire 16384
        tick 3
        rewind here
        hold slow 5
        tick 9
        let aim 10deg
        frames 20ms 31ms x3 1s
        """;
    Scenario scenario = Scenario.parse("test.keys", text, folder);
    RecordOptions verified = RecordOptions.DEFAULT.withEvery(4).verifiedBy(RunOptions.DEFAULT);
    Recorder.Recorded recorded =
        Recorder.record(scenario, RunOptions.DEFAULT, RunListener.SILENT, file, verified);
    assertEquals("", recorded.problem(), Files.readString(file));
    assertTrue(recorded.result().ticks() > 60, "it ran");
    RunResult replayed = replay();
    assertEquals("", replayed.failure(), Files.readString(file));
    assertEquals(recorded.result().digest(), replayed.digest());
    assertEquals(recorded.result().ticks(), replayed.ticks());
    assertEquals(recorded.result().dropped(), replayed.dropped());
  }

  @Test
  void aRecordingBeginsInTheMiddleOfASessionFromASaveBesideIt() throws IOException {
    sim.tick(50);
    sim.inputs().press("slow");
    frame(FRAME);
    frame(12_000_000);
    sim.loop().speed(1, 3);
    sim.inputs().holdBy(4, "pause", 9);
    try (Recorder recorder = Recorder.start(script, file)) {
      frame(40_000_000);
      sim.inputs().tap("fire");
      frame(400_000_000);
      frame(FRAME);
      assertTrue(recorder.isRecording());
    }
    assertTrue(Files.exists(folder.resolve("morning-1.save")));
    assertTrue(
        Files.readString(file).contains("\nrestore morning-1.save\n"), Files.readString(file));
    replaysToTheSame();
  }

  @Test
  void aRecordingGoesOnAcrossAQuickLoadAndARewind() throws IOException {
    RecordOptions verified = RecordOptions.DEFAULT.withEvery(7).verifiedBy(RunOptions.DEFAULT);
    Recorder recorder = Recorder.start(script, file, verified);
    frame(FRAME);
    frame(800_000_000);
    Save quick = Save.of(sim);
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    sim.tick(60);
    sim.inputs().tap("fire", 16_384);
    frame(FRAME);
    quick.restoreInto(sim);
    sim.inputs().tap("slow");
    frame(FRAME);
    frame(FRAME);
    frame(33_000_000);
    slot.restore(sim.state());
    frame(33_000_000);
    sim.inputs().press("slow");
    sim.tick(3);
    ((IntegerValue) sim.world().find("shells")).set(5);
    recorder.changed();
    sim.tick(3);
    recorder.close();
    assertEquals("", recorder.problem().orElse(""), Files.readString(file));
    assertTrue(Files.exists(folder.resolve("morning-3.save")));
    replaysToTheSame();
  }
}

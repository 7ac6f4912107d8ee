package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Unsaved;
import io.tickwright.testing.Told;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A position captured out of a run is text that a person can read, and the same state again. */
class CaptureTest {
  private static final String SKIRMISH =
      """
      script skirmish.demo
      timestep 60hz
      seed 7
      tick 150
      do fire
      tick 1
      tick 19
      do fire
      until phase fight max 10s
      press slow
      tick 4
      hold slow 1s
      as 2 do fire 65536 2 at 200
      expect shells 9
      """;

  private static Scenario skirmish() {
    return Scenario.parse("skirmish.keys", SKIRMISH, Told.folder());
  }

  private static ScenarioRun run(Scenario scenario) {
    return new ScenarioRun(scenario, RunOptions.DEFAULT, RunListener.SILENT);
  }

  @Test
  void aPositionReadsLikeSomethingAPersonWrote() {
    assertEquals(
        """
        # captured: skirmish.keys at tick 151 (2.517 s)
        # a starting position, made by `tickwright capture`; edit freely
        script skirmish.demo
        base flicks
        timestep 60hz
        seed 7

        let tick 151
        let scrap 3
        let wave 1
        let shells 5
        let feed.banked 7/24
        let cool.left 19/60s of 1/3s
        let banner "They are at the gate!"
        let toast.left 2s of 2s
        let aim 350deg
        let loot.at 2
        let phase fight
        let enemies[0] gone gen 1
        let enemies[1] gen 1 kind scout hp 10 hex 18 bearing 10deg walk.rate 3/s walk.banked 1/20
        let enemies[2] gen 1 kind scout hp 10 hex 19 bearing 60deg walk.rate 3/s walk.banked 1/20
        # not listed: all else is as the game declares it. digest 0x
        """
            .strip(),
        run(skirmish())
            .captureAtTick(151)
            .text()
            .replaceAll("digest 0x[0-9a-f]{16}\n", "digest 0x"));
  }

  @Test
  void aLineIsCapturedAsItFindsThings() {
    Capture before = run(skirmish()).captureAtLine(6);
    Capture after = run(skirmish()).captureAtLine(7);
    assertEquals(150, before.tick());
    assertEquals(151, after.tick());
    assertTrue(before.text().endsWith(before.digestText() + "\n"));
    assertTrue(before.text().contains("\ndo fire\n# not listed"), before.text());
    assertNotEquals(before.digestText(), after.digestText());
  }

  @Test
  void theEndIsWhereACheckFails() {
    Capture end = run(skirmish()).captureAtEnd();
    assertTrue(
        end.text()
            .startsWith("# captured: skirmish.keys at tick 175 (2.917 s), where line 14 fail"),
        end.text());
    assertTrue(
        end.text().contains("press slow\nrelease slow at 235\nas 2 do fire 65536 2 at 200\n"),
        end.text());
    assertTrue(end.text().contains("let world.speed 1/3\n"), end.text());
  }

  @Test
  void aTickWithinALineIsCapturedBeforeTheNextOne() {
    Capture within = run(skirmish()).captureAtTick(40);
    assertTrue(within.text().contains("let intro.at delay, 2/3s of 1.5s\n"), within.text());
    Capture end = run(skirmish()).captureAtTick(175);
    assertEquals(run(skirmish()).captureAtEnd().digestText(), end.digestText());
  }

  @Test
  void aPositionGoesOnAsTheScenarioWouldHave() {
    Capture at = run(skirmish()).captureAtTick(100);
    String rest = SKIRMISH.lines().skip(4).reduce("tick 50", (a, b) -> a + "\n" + b);
    String text = at.text() + rest;
    Told told = Told.of(RunOptions.DEFAULT, "position.keys", text);
    assertEquals(run(skirmish()).captureAtEnd().digestText(), told.result().digestText());
  }

  @Test
  void aPositionIsATestWithExpectInPlaceOfLet() {
    Capture at = run(skirmish()).captureAtLine(7);
    String begin = SKIRMISH.lines().limit(6).reduce("", (a, b) -> a + b + "\n");
    Told told = Told.of(RunOptions.DEFAULT, "test.keys", begin + at.checks());
    assertEquals("", told.result().failure());
    assertEquals(15, told.result().checksRun());
  }

  @Test
  void whatIsNeverReachedIsRefusedWithWhereItEnded() {
    assertEquals(
        "skirmish.keys: tick 999 is never done. It stops in line 14, at tick 175.",
        refusal(() -> run(skirmish()).captureAtTick(999)));
    assertEquals(
        "skirmish.keys: line 15 is never reached. It stops in line 14, at tick 175.",
        refusal(() -> run(skirmish()).captureAtLine(15)));
    Scenario broken =
        Scenario.parse("f.keys", "script faulty.demo\ndo fail\ntick 1", Told.folder());
    assertTrue(refusal(() -> run(broken).captureAtEnd()).contains("it was told to"));
  }

  private static String refusal(Executable capture) {
    return assertThrows(ScenarioRefused.class, capture).getMessage();
  }

  @Test
  void whatNoStateHoldsKeepsAPositionFromBeingTaken() {
    Consumer<Simulation> game =
        sim -> {
          Hint hint = new Hint();
          sim.world().clock("ui").unsaved("flows", hint);
          sim.world().on().tick(() -> hint.ticks++);
        };
    Scenario scenario = Scenario.parse("flow.keys", "tick 5\nexpect tick 5\n");
    RunOptions options = RunOptions.DEFAULT.withGame(game);
    assertEquals(2, new ScenarioRun(scenario, options, RunListener.SILENT).captureAtTick(2).tick());
    String said =
        "flow.keys: `flow hint` is running, and nothing of it can be captured; end it first, or"
            + " write it as a sequence.";
    assertEquals(
        said, refusal(() -> new ScenarioRun(scenario, options, RunListener.SILENT).captureAtEnd()));
    assertEquals(
        said,
        refusal(() -> new ScenarioRun(scenario, options, RunListener.SILENT).captureAtTick(3)));
  }

  /** Something that runs from the third tick on and that no save can hold. */
  private static final class Hint implements Unsaved.Play {
    private int ticks;

    @Override
    public String running() {
      return ticks < 3 ? "" : "flow hint";
    }

    @Override
    public void pass(long units) {}

    @Override
    public void go() {}

    @Override
    public void end() {
      ticks = 0;
    }
  }

  @Test
  void aRunningGameIsCapturedBetweenItsTicks() {
    Simulation sim = Simulation.at("2/3s").seed(7).build();
    IntegerValue shells = sim.world().integer("shells", 0);
    StringBuilder within = new StringBuilder();
    sim.world()
        .on()
        .tick(
            () -> {
              shells.add(1);
              assertThrows(IllegalStateException.class, () -> Capture.of(sim, null));
              sim.betweenTicks(() -> within.append(Capture.of(sim, "my game.js").text()));
            });
    sim.tick(1);
    assertEquals(
        """
        # captured: tick 1 (0.667 s)
        # a starting position, made by `tickwright capture`; edit freely
        script "my game.js"
        base flicks
        timestep 2/3s
        seed 7

        let tick 1
        let shells 1
        # not listed: all else is as the game declares it. digest 0x
        """
            .strip(),
        within.toString().replaceAll("digest 0x[0-9a-f]{16}\n", "digest 0x"));
  }
}

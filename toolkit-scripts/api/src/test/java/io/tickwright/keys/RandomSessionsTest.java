package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.save.Save;
import io.tickwright.script.ScriptHost;
import io.tickwright.sim.Input;
import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.testing.DemoGames;
import io.tickwright.time.TimeBase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a host and its players do, the recording replays to the same digests. */
class RandomSessionsTest {
  private static final RunOptions GAME =
      RunOptions.DEFAULT.withGame(sim -> DemoGames.turret(sim.world(), ScriptHost.quiet()));
  private static final List<String> ACTIONS = List.of("fire", "slow", "pause");

  @TempDir Path folder;
  private int restores;
  private int dropped;

  @Test
  void everySessionReplaysAsItWas() throws IOException {
    for (int seed = 0; seed < 60; seed++) {
      replays(seed);
    }
    assertTrue(restores > 60 && dropped > 60, restores + " restores, " + dropped + " drops");
  }

  private void replays(int seed) throws IOException {
    Session session = new Session(seed);
    Path file = folder.resolve(seed + ".keys");
    RecordOptions options = RecordOptions.DEFAULT.withEvery(1 + seed % 40);
    for (int i = 0; i < seed % 3 * 10; i++) {
      session.step();
    }
    Recorder recorder = Recorder.start(session.sim, file, options);
    for (int i = 0; i < 80; i++) {
      session.step();
    }
    recorder.close();
    assertEquals("", recorder.problem().orElse(""));
    RunResult result = new ScenarioRun(Scenario.parse(file), GAME, RunListener.SILENT).run();
    assertEquals("", result.failure(), "seed " + seed + "\n" + Files.readString(file));
    assertEquals(session.sim.ticksDone(), result.ticks());
    assertEquals(session.sim.digest(), result.digest(), "seed " + seed);
    restores += session.restores;
    dropped += session.sim.loop().stats().dropped() > 0 ? 10 : 0;
  }

  /** A host without a plan. */
  private static final class Session {
    final SplittableRandom random;
    final Simulation sim;
    int restores;
    private final RollbackSlot slot = new RollbackSlot();
    private Save save;
    private long now;

    Session(int seed) {
      random = new SplittableRandom(seed);
      TimeBase base = seed % 2 == 0 ? TimeBase.FLICKS : TimeBase.THIRD_MICROS;
      sim = Simulation.at(seed % 5 == 0 ? "2/3s" : "60hz").base(base).seed(seed).build();
      GAME.game().accept(sim);
      sim.onSignal("empty", words -> sim.inputs().tapBy(5, "slow"));
      now = random.nextLong(-1_000_000_000_000L, 1_000_000_000_000L);
      slot.save(sim.state());
      save = Save.of(sim);
    }

    void step() {
      switch (random.nextInt(22)) {
        case 0, 1, 2, 3, 4, 5, 6, 7 -> frame(random.nextLong(60_000_000));
        case 8 -> frame(random.nextLong(2_000_000_000));
        case 9, 10, 11 -> sim.inputs().tapBy(random.nextInt(3), action(), random.nextInt(65_536));
        case 12 -> sim.inputs().press(action());
        case 13 -> sim.inputs().release(action());
        case 14 -> sim.inputs().hold(action(), random.nextInt(9));
        case 15 -> later();
        case 16 -> sim.tick(random.nextInt(9));
        case 17 -> sim.advance(random.nextLong(sim.base().unitsPerSecond()));
        case 18 -> schedule();
        case 19 -> sleep(random.nextLong(9_000_000_000L));
        case 20 -> keep();
        default -> goBack();
      }
    }

    private String action() {
      return ACTIONS.get(random.nextInt(ACTIONS.size()));
    }

    private void frame(long nanos) {
      now += nanos;
      sim.credit(now);
      if (random.nextBoolean()) {
        sim.inputs().tap("fire");
      }
      sim.runCredited();
    }

    private void sleep(long nanos) {
      now += nanos;
      sim.resync(now);
    }

    private void later() {
      long stamp = sim.ticksDone() + random.nextInt(20);
      sim.inputs().add(new Input(stamp, Input.Kind.TAP, action(), 2, List.of(3L)));
    }

    private void schedule() {
      switch (random.nextInt(5)) {
        case 0 -> sim.loop().speed(random.nextInt(4), 1 + random.nextInt(4));
        case 1 -> sim.loop().pause();
        case 2 -> sim.loop().resume();
        case 3 -> sim.loop().budget(1 + random.nextInt(20));
        default -> sim.loop().restore(random.nextLong(sim.stepUnits()));
      }
    }

    private void keep() {
      slot.save(sim.state());
      save = Save.of(sim);
    }

    private void goBack() {
      restores++;
      if (random.nextBoolean()) {
        slot.restore(sim.state());
      } else {
        save.restoreInto(sim);
      }
    }
  }
}

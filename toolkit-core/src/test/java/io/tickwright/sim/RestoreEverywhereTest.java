package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.SnapshotBytes;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * A restore at every tick of a whole game, in a fresh simulation, agrees with the run that never
 * stopped two ticks on, and at sixteen seeded ticks to the end.
 */
class RestoreEverywhereTest {
  private static final long SEED = Long.getLong("test.seed", 7);

  /** A game and what its players do before each tick. */
  private record Played(
      Supplier<Simulation> fresh, BiConsumer<Simulation, Long> players, int ticks) {

    Simulation play(Simulation sim, int ticks) {
      for (int i = 0; i < ticks; i++) {
        players.accept(sim, sim.ticksDone());
        sim.tick(1);
      }
      return sim;
    }

    /** Digests by ticks done, of the run that never stops. */
    long[] digests() {
      Simulation sim = fresh.get();
      sim.start();
      long[] digests = new long[ticks + 1];
      digests[0] = sim.digest();
      for (int tick = 1; tick <= ticks; tick++) {
        digests[tick] = play(sim, 1).digest();
      }
      return digests;
    }

    void restoreAtEveryTick() {
      long[] digests = digests();
      Simulation sim = fresh.get();
      sim.start();
      RollbackSlot slot = new RollbackSlot();
      for (int tick = 0; tick + 2 <= ticks; tick++) {
        slot.save(sim.state());
        Simulation fromSlot = fresh.get();
        slot.restore(fromSlot.state());
        Simulation fromBytes = restored(SnapshotBytes.of(sim.state()));
        for (Simulation again : List.of(fromSlot, fromBytes)) {
          assertEquals(digests[tick + 2], play(again, 2).digest(), "two ticks on from " + tick);
        }
        play(sim, 1);
      }
    }

    void goOnToTheEndFromSeededTicks() {
      long[] digests = digests();
      Pcg32 random = Pcg32.seeded(SEED).stream("ticks");
      for (int i = 0; i < 16; i++) {
        int tick = random.below(ticks);
        Simulation first = fresh.get();
        first.start();
        Simulation again = restored(SnapshotBytes.of(play(first, tick).state()));
        for (int at = tick + 1; at <= ticks; at++) {
          assertEquals(digests[at], play(again, 1).digest(), "from " + tick + " on to " + at);
        }
      }
    }

    private Simulation restored(byte[] bytes) {
      Simulation again = fresh.get();
      SnapshotBytes.restore(bytes, again.state());
      return again;
    }
  }

  private static final Played SKIRMISH =
      new Played(
          () -> new Skirmish().at("60hz").seed(7).build(), RestoreEverywhereTest::defend, 1_600);

  /** Players who fire often, dream sometimes, and pause now and then; no memory of their own. */
  private static void defend(Simulation sim, long tick) {
    if (tick % 7 == 3) {
      sim.inputs().tap("fire");
    }
    if (tick % 200 == 150) {
      sim.inputs().hold("slow", 40);
    }
    if (tick % 500 == 250 || tick % 500 == 270) {
      sim.inputs().tap("pause");
    }
  }

  @Test
  void theGameTheseTestsPlayIsAWholeOne() {
    Skirmish game = new Skirmish();
    Simulation sim = SKIRMISH.play(game.at("60hz").seed(7).build(), SKIRMISH.ticks());
    assertEquals(3, game.wave.get());
    assertTrue(game.phase.is("over"), "in " + game.phase.now());
    assertTrue(game.scrap.get() > 10, "scrap " + game.scrap.get());
    assertTrue(game.enemies.generation(0) > 2);
    long[] digests = SKIRMISH.digests();
    assertEquals(sim.digest(), digests[digests.length - 1]);
    long different = Arrays.stream(digests).distinct().count();
    assertEquals(digests.length, different, "every tick moves the digest");
  }

  @Test
  void aRestoreAtEveryTickAgreesTwoTicksOn() {
    SKIRMISH.restoreAtEveryTick();
  }

  @Test
  void aRestoreAtSixteenSeededTicksAgreesToTheEnd() {
    SKIRMISH.goOnToTheEndFromSeededTicks();
  }

  @Test
  void everythingThatCanBeDeclaredRestoresAtEveryTick() {
    Played all = new Played(RestoreEverywhereTest::busy, RestoreEverywhereTest::stir, 400);
    long different = Arrays.stream(all.digests()).distinct().count();
    assertEquals(401, different);
    all.restoreAtEveryTick();
    all.goOnToTheEndFromSeededTicks();
  }

  /** The game with one of everything, whose handlers use it. */
  private static Simulation busy() {
    Everything game = Everything.inert();
    Simulation sim = game.at("60hz").seed(7).build();
    game.busy();
    return sim;
  }

  private static void stir(Simulation sim, long tick) {
    sim.inputs().tap("move", tick);
    if (tick % 30 == 5) {
      sim.inputs().hold("fire", 9);
    }
    if (tick % 40 == 17) {
      sim.inputs().add(new Input(tick + 5, Input.Kind.TAP, "fire", 3, List.of(1L)));
    }
  }

  @Test
  void somethingRememberedOutsideTheStateIsCaught() {
    Played forgetful =
        new Played(
            () -> {
              Simulation sim = Simulation.at("60hz").build();
              IntegerValue seen = sim.world().integer("seen", 0);
              List<Integer> hidden = new ArrayList<>();
              sim.world()
                  .on()
                  .tick(
                      () -> {
                        hidden.add(1);
                        seen.set(hidden.size() / 10);
                      });
              return sim;
            },
            (sim, tick) -> {},
            100);
    AssertionError caught = assertThrows(AssertionError.class, forgetful::restoreAtEveryTick);
    assertTrue(caught.getMessage().startsWith("two ticks on from 8"), caught.getMessage());
    assertThrows(AssertionError.class, forgetful::goOnToTheEndFromSeededTicks);
  }

  @Test
  void aFieldLeftOutOfTheStateIsCaught() {
    Played leaky =
        new Played(
            () -> {
              Simulation sim = Simulation.at("60hz").build();
              long[] fields = {0, 0};
              Stateful lists = s -> fields[0] = s.integer("listed", fields[0]);
              sim.world().part("part", lists);
              sim.world().system("count", () -> fields[0] += fields[1]++ % 5);
              return sim;
            },
            (sim, tick) -> {},
            20);
    assertThrows(AssertionError.class, leaky::restoreAtEveryTick);
  }
}

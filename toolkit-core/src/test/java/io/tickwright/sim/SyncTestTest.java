package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

/** The self-check passes a sound game and catches each way of not being one. */
class SyncTestTest {

  private static Optional<SyncTest.Mismatch> run(Simulation sim, int ticks, IntConsumer before) {
    SyncTest test = new SyncTest(sim, 4);
    for (int i = 0; i < ticks; i++) {
      before.accept(i);
      Optional<SyncTest.Mismatch> mismatch = test.tick();
      if (mismatch.isPresent()) {
        return mismatch;
      }
    }
    return Optional.empty();
  }

  @Test
  void aSoundGameComesOutTheSameWheneverItIsRunAgain() {
    Simulation sim = new Skirmish().at("60hz").seed(7).build();
    Optional<SyncTest.Mismatch> mismatch =
        run(
            sim,
            900,
            i -> {
              if (i % 25 == 10) {
                sim.inputs().tap("fire");
              }
            });
    assertEquals(Optional.empty(), mismatch);
    assertEquals(900, sim.ticksDone());
  }

  @Test
  void anExtraRandomDrawOutsideTheStateIsCaught() {
    Simulation sim = Simulation.at("60hz").seed(7).build();
    IntegerValue luck = sim.world().integer("luck", 0);
    RandomStream stream = sim.world().stream("loot");
    int[] calls = {0};
    sim.world()
        .system(
            "draw",
            () -> {
              if (++calls[0] == 20) {
                stream.between(1, 6);
              }
              luck.set(stream.between(1, 1_000_000));
            });

    SyncTest.Mismatch mismatch = run(sim, 60, i -> {}).orElseThrow();
    assertEquals("luck", mismatch.path());
    assertTrue(mismatch.tick() > 0 && mismatch.tick() < 20, mismatch.toString());
  }

  @Test
  void aLoopInHashOrderIsCaught() {
    Simulation sim = Simulation.at("60hz").build();
    IntegerValue first = sim.world().integer("first", 0);
    sim.world()
        .system(
            "pick",
            () -> {
              Set<Object> objects = new HashSet<>();
              Object[] mine = new Object[64];
              for (int i = 0; i < mine.length; i++) {
                mine[i] = new Object();
                objects.add(mine[i]);
              }
              Object chosen = objects.iterator().next();
              for (int i = 0; i < mine.length; i++) {
                if (mine[i] == chosen) {
                  first.set(i);
                }
              }
            });

    SyncTest.Mismatch mismatch = run(sim, 200, i -> {}).orElseThrow();
    assertEquals("first", mismatch.path());
  }

  /** A part whose author forgot one of its two fields. */
  private static final class Forgetful implements Stateful {
    private long listed;
    private long forgotten;

    void step() {
      forgotten++;
      listed += forgotten % 3;
    }

    @Override
    public void state(StateVisitor s) {
      listed = s.integer("listed", listed);
    }
  }

  @Test
  void aFieldLeftOutOfTheStateIsCaughtWithPathAndBothValues() {
    Simulation sim = Simulation.at("60hz").build();
    Forgetful part = new Forgetful();
    sim.world().part("own", part);
    sim.world().system("step", part::step);

    SyncTest.Mismatch mismatch = run(sim, 60, i -> {}).orElseThrow();
    assertEquals("own.listed", mismatch.path());
    assertEquals(
        "tick 1: own.listed: 1 vs 2 when run again",
        mismatch.toString(),
        "the first tick, the path and both values");
  }
}

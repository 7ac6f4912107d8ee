package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.StateDigest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a throw leaves behind, within a tick and after it, and going back. */
class FailureTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final IntegerValue trap = world.integer("trap", -1);
  private final List<String> log = new ArrayList<>();

  private void springs() {
    if (trap.get() == sim.ticksDone()) {
      throw new IllegalArgumentException("sprung");
    }
  }

  @Test
  void aThrowIsNamedByTheTickItHappenedInHoweverManyWereAskedFor() {
    world.on().tick(this::springs);
    trap.set(8);
    SimulationFailed failed = assertThrows(SimulationFailed.class, () -> sim.tick(100));
    assertEquals(7, failed.tick());
    assertEquals("tick", failed.during());
    assertEquals("tick 7, in tick: sprung", failed.getMessage());
    assertEquals("sprung", failed.getCause().getMessage());
    assertEquals(
        "the simulation failed at tick 7 in tick; restore it before it goes on",
        assertThrows(IllegalStateException.class, () -> sim.advance("1s")).getMessage());
  }

  @Test
  void aFrameFailsAndGoesOnAfterARestoreWithTheTickThatFailed() {
    world.system("trap", this::springs);
    sim.anchor(0);
    sim.frame(50_000_000);
    assertEquals(3, sim.ticksDone());
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    trap.set(5);
    SimulationFailed failed = assertThrows(SimulationFailed.class, () -> sim.frame(100_000_000));
    assertEquals("system trap", failed.during());
    assertEquals(4, failed.tick());

    slot.restore(sim.state());
    assertNull(sim.failure());
    assertEquals(3, sim.frame(150_000_000).firstTick(), "frames count on from what was restored");
    assertEquals(6, sim.ticksDone());
  }

  @Test
  void goingBackAndRunningAgainLeavesTheScheduleAsItWas() {
    world.on().tick(() -> trap.add(1));
    sim.anchor(0);
    sim.frame(50_000_000);
    Rollback rollback = new Rollback(sim, 8);
    sim.frame(110_000_000);
    long before = StateDigest.of(sim.schedule());

    rollback.resimulate(3);

    assertEquals(6, sim.ticksDone());
    assertEquals(before, StateDigest.of(sim.schedule()));
    assertEquals(6, sim.frame(130_000_000).firstTick());
  }

  @Test
  void aThrowInStartFailsBeforeTheFirstTick() {
    world
        .on()
        .start(
            () -> {
              throw new IllegalStateException("no map");
            });
    SimulationFailed failed = assertThrows(SimulationFailed.class, () -> sim.tick(1));
    assertEquals("tick 0, in start: no map", failed.getMessage());
  }

  @Test
  void whateverIsThrownTheTickHasFailed() {
    world.on().tick(() -> FailureTest.<RuntimeException>sneak(new Exception("checked")));
    assertEquals(
        "checked", assertThrows(SimulationFailed.class, () -> sim.tick(1)).getCause().getMessage());

    Simulation other = Simulation.at("60hz").build();
    AssertionError error = new AssertionError("a test's own");
    other.world().on().tick(() -> FailureTest.<RuntimeException>sneak(error));
    assertSame(error, assertThrows(AssertionError.class, () -> other.tick(1)));
    assertNotNull(other.failure());
    assertThrows(IllegalStateException.class, () -> other.tick(1));

    Simulation deep = Simulation.at("60hz").build();
    deep.world().on().tick(() -> FailureTest.<RuntimeException>sneak(new StackOverflowError()));
    assertThrows(SimulationFailed.class, () -> deep.tick(1));
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @Test
  void timeCannotBeLetPassFromWithinATick() {
    List<Runnable> doors =
        List.of(() -> sim.tick(1), () -> sim.advance(1), () -> sim.frame(1), () -> sim.start());
    world.on().tick(() -> doors.get((int) (sim.ticksDone() - 1)).run());
    RollbackSlot slot = new RollbackSlot();
    for (int i = 0; i < doors.size(); i++) {
      sim.restoreTick(i);
      slot.save(sim.state());
      assertEquals(
          "tick "
              + i
              + ", in tick: time passes between ticks: a handler or a system cannot let it pass"
              + " from within one",
          assertThrows(SimulationFailed.class, () -> sim.tick(1)).getMessage());
      slot.restore(sim.state());
    }
  }

  @Test
  void aListenerOfTheHostThatThrowsFailsNothing() {
    Signal ping = world.signal("ping");
    world.on().tick(ping::emit);
    boolean[] throwsNow = {true};
    sim.onSignal(
        "ping",
        words -> {
          log.add("ping@" + sim.ticksDone());
          if (throwsNow[0]) {
            throw new IllegalStateException("the host's own");
          }
        });
    assertEquals(
        "the host's own",
        assertThrows(IllegalStateException.class, () -> sim.tick(5)).getMessage());
    assertEquals(1, sim.ticksDone(), "the tick it heard of is done; the other four were left out");
    assertNull(sim.failure());

    throwsNow[0] = false;
    sim.tick(2);
    assertEquals(List.of("ping@1", "ping@2", "ping@3"), log);
    assertEquals(3, sim.loop().ticksDone());
  }

  @Test
  void aStartingPositionSaysHowManyTicksAreDoneAndHasStarted() {
    world.on().start(() -> log.add("start"));
    assertFalse(sim.isStarted());
    sim.restoreTick(100);
    assertTrue(sim.isStarted());
    sim.tick(1);
    assertEquals(101, sim.ticksDone());
    assertEquals(101 * sim.stepUnits(), sim.simulatedUnits());
    assertEquals(List.of(), log);
    sim.restoreTick(-4);
    assertEquals(0, sim.ticksDone());
    assertEquals(0, sim.loop().ticksDone());
  }

  @Test
  void startRunsOnceAndNeverAfterARestore() {
    world.on().start(() -> log.add("start"));
    sim.start();
    sim.start();
    byte[] saved = io.tickwright.snapshot.SnapshotBytes.of(sim.state());
    Simulation other = Simulation.at("60hz").build();
    other.world().integer("trap", -1);
    other.world().on().start(() -> log.add("other"));
    io.tickwright.snapshot.SnapshotBytes.restore(saved, other.state());
    other.tick(1);
    assertEquals(List.of("start"), log);
  }

  @Test
  void observersSeeEachTickWhenItIsWhole() {
    world.system("last", () -> log.add("system"));
    sim.afterTick(() -> log.add("seen@" + sim.ticksDone()));
    sim.tick(2);
    assertEquals(List.of("system", "seen@1", "system", "seen@2"), log);
  }

  @Test
  void theFrameHandlerRunsOncePerFrameAfterItsTicks() {
    world.on().frame(() -> log.add("frame@" + sim.ticksDone()));
    sim.anchor(-7);
    sim.frame(-7);
    sim.frame(50_000_000 - 7);
    assertEquals(List.of("frame@0", "frame@3"), log);
    sim.resync(1_000_000_000_000L);
    assertEquals(0, sim.frame(1_000_000_000_000L).steps());
    assertEquals(0, sim.seed());
    assertEquals(sim.base().unitsPerSecond() / 60, sim.stepUnits());
    assertFalse(sim.isRunningAgain());
  }

  @Test
  void asManyTicksAsAskedForAndNoneBelow() {
    sim.tick(0);
    sim.tick(-3);
    assertEquals(0, sim.ticksDone());
    assertEquals(0, sim.advance(-1));
    assertEquals(0, sim.advance(sim.stepUnits() - 1));
    assertEquals(1, sim.advance(1));
    assertEquals(30, sim.advance("30 ticks"));
    assertThrows(IllegalArgumentException.class, () -> Simulation.at("fast"));
  }
}

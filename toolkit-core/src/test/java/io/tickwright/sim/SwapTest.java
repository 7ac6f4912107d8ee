package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tickwright.snapshot.RollbackSlot;
import org.junit.jupiter.api.Test;

class SwapTest {
  /** Counts beats by a number that a new version of the game may change. */
  private static World counting(World world, long each) {
    IntegerValue count = world.integer("count", 0);
    ClockedMetronome drum = world.clock("world").metronome("drum", "0.1s");
    world.on().beat(drum, beats -> count.add(beats * each));
    return world;
  }

  private static Simulation simulation() {
    Simulation sim = Simulation.at("60hz").seed(7).build();
    counting(sim.world(), 1);
    return sim;
  }

  @Test
  void anotherWorldGoesOnFromTheSameStateWithItsOwnHandlers() {
    Simulation sim = simulation();
    sim.tick(63);
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    long digest = sim.digest();
    World replacement = counting(sim.blankWorld(), 10);
    sim.swap(replacement, slot);
    assertSame(replacement, sim.world());
    assertEquals(digest, sim.digest());
    assertEquals(10, sim.world().get(IntegerValue.class, "count").get());
    sim.tick(3);
    assertEquals(20, sim.world().get(IntegerValue.class, "count").get());
    assertEquals(66, sim.ticksDone());
    assertNotEquals(digest, sim.digest());
  }

  @Test
  void aWorldThatDeclaresSomethingElseIsRefusedAndThePresentOneGoesOn() {
    Simulation sim = simulation();
    sim.tick(6);
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    World before = sim.world();
    World other = sim.blankWorld();
    other.integer("total", 0);
    assertThrows(IllegalArgumentException.class, () -> sim.swap(other, slot));
    assertSame(before, sim.world());
    sim.tick(6);
    assertEquals(2, before.get(IntegerValue.class, "count").get());
  }

  @Test
  void aFailedSimulationGoesOnFromASlotSavedBefore() {
    Simulation sim = Simulation.at("60hz").build();
    World world = sim.world();
    world
        .on()
        .tick(
            () -> {
              if (sim.ticksDone() == 3) {
                throw new IllegalStateException("third");
              }
            });
    sim.tick(2);
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    assertThrows(SimulationFailed.class, () -> sim.tick(1));
    sim.swap(sim.blankWorld(), slot);
    assertNull(sim.failure());
    assertEquals(2, sim.ticksDone());
    sim.tick(2);
    assertEquals(4, sim.ticksDone());
  }

  @Test
  void aWorldIsNotSwappedWithinATick() {
    Simulation sim = Simulation.at("60hz").build();
    RollbackSlot slot = new RollbackSlot();
    sim.world().on().tick(() -> sim.swap(sim.blankWorld(), slot));
    assertThrows(SimulationFailed.class, () -> sim.tick(1));
  }
}

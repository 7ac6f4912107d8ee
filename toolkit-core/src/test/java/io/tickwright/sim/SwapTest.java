package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tickwright.snapshot.RollbackSlot;
import java.util.List;
import java.util.function.Consumer;
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

  private static World scored(World world, boolean whole) {
    Table rows = world.clock("world").table("rows");
    if (whole) {
      rows.integer("x", 0);
    } else {
      rows.fixed("x", 0);
    }
    world.integer("score", 0);
    return world;
  }

  @Test
  void aColumnOfAnotherKindIsRefusedAndNothingAfterItIsMisread() {
    for (boolean whole : List.of(true, false)) {
      Simulation sim = Simulation.at("60hz").build();
      World before = scored(sim.world(), whole);
      before.get(Table.class, "rows").spawn();
      before.get(IntegerValue.class, "score").set(5);
      sim.tick(1);
      RollbackSlot slot = new RollbackSlot();
      slot.save(sim.state());
      World other = scored(sim.blankWorld(), !whole);
      assertThrows(IllegalArgumentException.class, () -> sim.swap(other, slot));
      assertSame(before, sim.world());
      sim.swap(scored(sim.blankWorld(), whole), slot);
      assertEquals(5, sim.world().get(IntegerValue.class, "score").get());
    }
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

  private static World telling(World world, Consumer<Flow> steps) {
    world.flag("open", false);
    Sequence tale = world.clock("world").sequence("tale", steps);
    world.on().start(tale::start);
    return world;
  }

  private static Simulation at(long ticks, Consumer<Flow> steps) {
    Simulation sim = Simulation.at("60hz").build();
    telling(sim.world(), steps);
    sim.tick(ticks);
    return sim;
  }

  /** Where the flow stands once its world gave way to one whose flow has these steps. */
  private static String swapped(Simulation sim, Consumer<Flow> steps) {
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    sim.swap(telling(sim.blankWorld(), steps), slot);
    Sequence tale = sim.world().get(Sequence.class, "tale");
    return tale.position() + " " + tale.step() + ", " + tale.spent() / sim.stepUnits();
  }

  private static void nothing() {}

  @Test
  void aFlowIsFoundAgainByWhatItsStepIsCalled() {
    Consumer<Flow> before =
        flow ->
            flow.delay("1s")
                .run("greet", SwapTest::nothing)
                .delay("2s")
                .run("leave", SwapTest::nothing);
    assertEquals("2 delay, 30", swapped(at(90, before), before));
    assertEquals(
        "4 delay, 30",
        swapped(
            at(90, before),
            flow ->
                flow.run("knock", SwapTest::nothing)
                    .delay("1s")
                    .run("enter", SwapTest::nothing)
                    .run("greet", SwapTest::nothing)
                    .delay("3s")));
    assertEquals(
        "1 delay, 5",
        swapped(at(90, before), flow -> flow.run("greet", SwapTest::nothing).delay("0.1s")),
        "a step is never over before it is told so");
  }

  @Test
  void aFlowThatStandsAtAStepWhichIsGoneOrMayBeAnotherIsRefused() {
    Consumer<Flow> before = flow -> flow.delay("1s").run("greet", SwapTest::nothing).delay("2s");
    Simulation sim = at(90, before);
    long digest = sim.digest();
    List<Consumer<Flow>> others =
        List.of(
            flow -> flow.delay("1s").run("welcome", SwapTest::nothing).delay("2s"),
            flow -> flow.delay("1s").run("greet", SwapTest::nothing).delay("1s").delay("2s"));
    for (Consumer<Flow> other : others) {
      assertEquals(
          "sequence `tale` stands at `delay after run greet`, which is not to be found any more",
          assertThrows(IllegalArgumentException.class, () -> swapped(sim, other)).getMessage());
    }
    assertEquals(digest, sim.digest());
    assertEquals("2 delay, 30", swapped(sim, before));
  }

  @Test
  void turnsOfARepeatAreKeptWhereThereAreAsManyRepeats() {
    Consumer<Flow> before =
        flow -> flow.repeat(3, again -> again.run("drum", SwapTest::nothing).delay("0.5s"));
    Simulation sim = at(40, before);
    assertEquals(1, sim.world().get(Sequence.class, "tale").turns(0));
    assertThrows(
        IllegalArgumentException.class,
        () -> swapped(sim, flow -> flow.run("drum", SwapTest::nothing).delay("0.5s")));
    swapped(
        sim,
        flow ->
            flow.delay("1s")
                .repeat(2, again -> again.run("drum", SwapTest::nothing).delay("0.5s")));
    assertEquals(1, sim.world().get(Sequence.class, "tale").turns(0));
    assertEquals(2, sim.world().get(Sequence.class, "tale").position());
  }

  @Test
  void aWorldIsNotSwappedWithinATick() {
    Simulation sim = Simulation.at("60hz").build();
    RollbackSlot slot = new RollbackSlot();
    sim.world().on().tick(() -> sim.swap(sim.blankWorld(), slot));
    assertThrows(SimulationFailed.class, () -> sim.tick(1));
  }
}

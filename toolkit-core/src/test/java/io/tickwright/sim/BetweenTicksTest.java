package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is put off until a tick is over, and going back to the opening. */
class BetweenTicksTest {
  private final Simulation sim = Simulation.at("60hz").seed(7).build();
  private final List<String> log = new ArrayList<>();

  @Test
  void whatAHandlerPutsOffIsDoneWhenTheTickIsOver() {
    IntegerValue count = sim.world().integer("count", 0);
    sim.world()
        .on()
        .tick(
            () -> {
              sim.betweenTicks(() -> log.add(sim.isTicking() + " " + count.get()));
              count.add(1);
            });
    sim.tick(2);
    assertEquals(List.of("false 1", "false 2"), log);
  }

  @Test
  void betweenTwoTicksItIsDoneAtOnce() {
    assertFalse(sim.isTicking());
    sim.betweenTicks(() -> log.add("now"));
    assertEquals(List.of("now"), log);
  }

  @Test
  void whatStartPutsOffIsDoneAfterIt() {
    sim.world().on().start(() -> sim.betweenTicks(() -> log.add("at " + sim.ticksDone())));
    sim.tick(1);
    assertEquals(List.of("at 0"), log);
  }

  @Test
  void aTickThatFailsDoesNotDoIt() {
    sim.world()
        .on()
        .tick(
            () -> {
              sim.betweenTicks(() -> log.add("done"));
              throw new IllegalStateException("no");
            });
    sim.start();
    assertThrows(SimulationFailed.class, () -> sim.tick(1));
    assertTrue(log.isEmpty());
  }

  @Test
  void ticksRunAgainDoItNoSecondTime() {
    sim.world().on().tick(() -> sim.betweenTicks(() -> log.add("at " + sim.ticksDone())));
    Rollback rollback = new Rollback(sim, 4);
    sim.tick(2);
    rollback.resimulate(2);
    assertEquals(List.of("at 1", "at 2"), log);
  }

  @Test
  void aResetIsTheOpeningAgain() {
    World world = sim.world();
    IntegerValue count = world.integer("count", 3);
    Clock clock = world.clock("world");
    Table herd = clock.table("herd");
    IntegerColumn hp = herd.integer("hp", 20);
    RandomStream loot = world.stream("loot");
    world.on().start(() -> log.add("start"));
    world
        .on()
        .tick(
            () -> {
              count.add(loot.between(1, 6));
              hp.add(herd.spawn(), -1);
            });
    sim.open();
    long opening = sim.digest();
    sim.tick(3);
    long third = sim.digest();

    sim.reset();
    assertEquals(opening, sim.digest());
    assertEquals(3, count.get());
    assertEquals(0, herd.count());
    sim.tick(3);
    assertEquals(third, sim.digest());
    assertEquals(List.of("start", "start"), log);
  }

  @Test
  void aColumnThatASaveKnowsNotIsThatOfNewRows() {
    Clock clock = sim.world().clock("world");
    Table herd = clock.table("herd");
    RowBanks walk = herd.banks("walk", "2/s");
    herd.spawn();
    herd.spawn();
    herd.despawn(0);
    walk.rate(1, io.tickwright.time.PerSecond.ZERO);
    herd.initialise(walk);
    assertEquals(2, walk.rate(1).numerator());
    assertEquals(0, walk.rate(0).numerator());
  }

  @Test
  void aRetiredNameIsNotToBeDeclared() {
    sim.world().retired("money");
    assertEquals(List.of("money"), sim.world().retired());
    assertThrows(IllegalArgumentException.class, () -> sim.world().version(-1));
  }
}

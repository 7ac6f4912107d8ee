package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Allocation;
import io.tickwright.time.PerSecond;
import org.junit.jupiter.api.Test;

/** A tick allocates nothing once warm: not for rows, and not for events. */
class SimulationAllocationTest {

  @Test
  void tenThousandRowsOfBanksAndTimersCostNoGarbage() {
    Simulation sim = rows(10_000);
    long[] events = {0};
    sim.afterTick(() -> events[0] += sim.events().size());
    assertEquals(0, Allocation.least(6, () -> sim.tick(200)));
    assertTrue(events[0] > 10_000, "too little happened: " + events[0]);
  }

  @Test
  void aSteadyTrickleOfEventsCostsNoGarbageEvenWhenInterpreted() {
    new Trickle().run();
    Allocation.runInterpreted(Trickle.class);
  }

  @Test
  void aDigestAfterEveryTickCostsNoGarbage() {
    Simulation sim = rows(100);
    long[] digests = {0};
    int ticks = 500;
    assertEquals(
        0,
        Allocation.least(
            8,
            () -> {
              for (int i = 0; i < ticks; i++) {
                sim.tick(1);
                digests[0] ^= sim.digest();
              }
            }));
    assertNotEquals(0, digests[0]);
  }

  @Test
  void aTickThatMakesGarbageIsCaught() {
    Simulation sim = Simulation.at("60hz").build();
    IntegerValue length = sim.world().integer("length", 0);
    sim.world().on().tick(() -> length.set(("tick " + sim.ticksDone()).length()));
    assertTrue(Allocation.bytes(i -> sim.tick(1)) > 0);
  }

  /** Rows that gain, beat and fire at many rhythms, and nobody who listens. */
  private static Simulation rows(int count) {
    Simulation sim = Simulation.at("60hz").build();
    Clock clock = sim.world().clock("world");
    clock.speed(2, 3);
    Table rows = clock.table("rows");
    IntegerColumn hp = rows.integer("hp", 0);
    FlagColumn resting = rows.flag("resting", true);
    RowBanks walk = rows.banks("walk", "3/s");
    RowTimers windup = rows.timers("windup", "0.75s");
    rows.banks("heal", "2/s").into(hp).most(1000).when(resting);
    rows.metronomes("pulse", "5s");
    sim.open();
    for (int i = 0; i < count; i++) {
      int row = rows.spawn();
      walk.rate(row, PerSecond.of(1 + i % 7, 1));
      windup.armFor(row, sim.stepUnits() * (1 + i));
    }
    return sim;
  }

  /** Every kind of event with a handler, rows that come and go, and all three doors of time. */
  static final class Trickle implements Runnable {
    private final Simulation sim = Simulation.at("60hz").build();
    private final World world = sim.world();
    private final Clock clock = world.clock("world");
    private final Clock inner = clock.clock("inner");
    private final ClockedTimer timer = clock.timer("timer", "0.05s");
    private final ClockedMetronome drum = clock.metronome("drum", "1/50s");
    private final ClockedBank feed = inner.bank("feed", "50/s");
    private final IntegerValue seen = world.integer("seen", 0);
    private final RandomStream loot = world.stream("loot");
    private final Phases phase = world.phases("phase", "calm", "storm");
    private final Table enemies = clock.table("enemies");
    private final IntegerColumn hp = enemies.integer("hp", 0);
    private final RowTimers fuse = enemies.timers("fuse", "0.05s");
    private final RowBanks walk = enemies.banks("walk", "90/s");
    private final RowMetronomes pulse = enemies.metronomes("pulse", "1/40s");
    private final RowStreams luck = enemies.streams("luck", loot);
    private final Action fire = clock.action("fire");
    private final Sequence flow =
        clock.sequence("flow", s -> s.repeat(3, a -> a.delay("0.02s").run("again", this::again)));
    private final Layer slow = clock.layer("slow", "0.1s");
    private long nanos;

    Trickle() {
      Handlers on = world.on();
      on.fired(timer, timer::arm);
      on.beat(drum, seen::add);
      on.gained(feed, seen::add);
      on.fired(fuse, this::respawn);
      on.gained(walk, this::count);
      on.beat(pulse, this::count);
      on.action(fire, event -> seen.add(event.source()));
      on.release(fire, event -> seen.add(1));
      on.enter("storm", () -> seen.add(1));
      on.tick(clock, this::eachTick);
      slow.system("think", () -> seen.add(1));
      world.system("every", () -> seen.add(1)).every(3).when(() -> phase.is("calm"));
      inner.speed(5, 7);
      sim.open();
      for (int i = 0; i < 100; i++) {
        fuse.armFor(enemies.spawn(), sim.stepUnits() * (1 + i % 9));
      }
      timer.arm();
      flow.start();
    }

    private void again() {
      if (!flow.running()) {
        flow.start();
      }
    }

    private void respawn(Rows rows) {
      while (rows.next()) {
        enemies.despawn(rows.slot());
        int row = enemies.spawn();
        fuse.armFor(row, sim.stepUnits() * luck.between(row, 1, 9));
      }
    }

    private void count(Rows rows) {
      while (rows.next()) {
        seen.add(rows.count());
      }
    }

    private void eachTick() {
      phase.go(phase.is("calm") ? "storm" : "calm");
      seen.add(loot.between(0, 3));
      seen.add(enemies.least(hp));
    }

    private void step() {
      sim.inputs().pressBy(1, "fire", NOTHING);
      sim.inputs().releaseBy(1, "fire");
      sim.tick(1);
      sim.advance(sim.stepUnits());
      nanos += 16_666_667;
      sim.frame(nanos);
    }

    private static final long[] NOTHING = {};

    @Override
    public void run() {
      assertEquals(0, Allocation.least(8, this::round), "bytes of the calmest round");
      assertTrue(seen.get() > 1_000, "too little happened");
      assertTrue(enemies.generation(0) > 3);
      assertEquals(100, enemies.count());
    }

    private void round() {
      for (int i = 0; i < 200; i++) {
        step();
      }
    }
  }
}

package io.tickwright.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Angle;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.Clock;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.Rollback;
import io.tickwright.sim.Signal;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.testing.Allocation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BlendTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final Clock clock = sim.world().clock("world");
  private final Table enemies = clock.table("enemies");
  private final IntegerColumn hex = enemies.integer("hex", 20);
  private final AngleColumn bearing = enemies.angle("bearing", "350deg");
  private Blend blend;
  private Blend turn;
  private int enemy;

  @BeforeEach
  void anEnemyThatMovesAndTurnsEveryTick() {
    sim.world()
        .system(
            "walk",
            () ->
                enemies.each(
                    slot -> {
                      hex.add(slot, -3);
                      bearing.set(slot, bearing.bits(slot) + Angle.ofDegrees(20));
                    }));
    sim.world().on().action(clock.action("call"), () -> enemies.spawn());
    Signal teleported = sim.world().signal("teleported");
    sim.world().on().action(clock.action("teleport"), () -> teleported.emit("now"));
    sim.start();
    blend = Blend.of(sim, hex);
    turn = Blend.of(sim, bearing);
    enemy = enemies.spawn();
    sim.tick(2);
  }

  @Test
  void lerpIsBetweenTheLastTwoTicks() {
    assertEquals(17, blend.lerp(enemy, 0));
    assertEquals(15.5, blend.lerp(enemy, 0.5));
    assertEquals(14, blend.lerp(enemy, 1));
  }

  @Test
  void extrapolateGoesOnAsInTheLastTick() {
    assertEquals(14, blend.extrapolate(enemy, 0));
    assertEquals(12.5, blend.extrapolate(enemy, 0.5));
  }

  @Test
  void chaseCoversTheSameWayHoweverManyFramesATickHas() {
    double once = blend.chase(enemy, 6, 0.1);
    Blend other = Blend.of(sim, hex);
    other.snap(enemy);
    assertEquals(14, other.chase(enemy, 6, 0.1), "where it stands there is nothing to chase");
    assertTrue(once < 20 && once > 14, "on its way: " + once);
  }

  @Test
  void anAngleIsBlendedTheShortWay() {
    assertEquals(20, turn.lerp(enemy, 0.5), 1e-6);
    assertEquals(40, turn.extrapolate(enemy, 0.5), 1e-6);
  }

  @Test
  void aRowNewInItsSlotStandsWhereItIs() {
    enemies.despawn(enemy);
    int next = enemies.spawn();
    assertEquals(enemy, next);
    hex.set(next, 100);
    sim.tick(1);
    assertEquals(97, blend.lerp(next, 0));
    assertEquals(97, blend.lerp(next, 0.5));
  }

  @Test
  void aRowThatWasPutSomewhereHasNotMovedThere() {
    hex.set(enemy, 500);
    blend.snap(enemy);
    assertEquals(500, blend.lerp(enemy, 0.25));
  }

  @Test
  void aRowPutSomewhereWhenATickIsOverLeavesTheOthersOnTheirWay() {
    int heard = enemies.spawn();
    int seen = enemies.spawn();
    sim.onSignal("teleported", words -> put(heard, 500));
    sim.afterTick(() -> put(seen, 700));
    sim.inputs().tap("teleport");
    sim.tick(1);
    assertEquals(500, blend.lerp(heard, 0));
    assertEquals(700, blend.lerp(seen, 0));
    assertEquals(12.5, blend.lerp(enemy, 0.5));
  }

  private void put(int row, long where) {
    hex.set(row, where);
    blend.snap(row);
  }

  @Test
  void afterALoadEveryRowStandsWhereItIs() {
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    sim.tick(30);
    slot.restore(sim.state());
    assertEquals(14, blend.lerp(enemy, 0));
    sim.tick(1);
    assertEquals(12.5, blend.lerp(enemy, 0.5));
  }

  @Test
  void aLoadOfAnotherGameOfAsManyTicksStandsWhereItIs() {
    hex.set(enemy, 1000);
    sim.tick(1);
    RollbackSlot other = new RollbackSlot();
    other.save(sim.state());
    sim.reset();
    assertEquals(enemy, enemies.spawn());
    sim.tick(3);
    assertEquals(11, blend.lerp(enemy, 1));
    other.restore(sim.state());
    assertEquals(997, blend.lerp(enemy, 0));
    assertEquals(997, blend.extrapolate(enemy, 1));
    assertEquals(997, blend.chase(enemy, 6, 0.01));
    sim.tick(1);
    assertEquals(995.5, blend.lerp(enemy, 0.5), "the first tick after it is a step like any other");
  }

  @Test
  void whatIsSetRightAfterALoadBelongsToIt() {
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    slot.restore(sim.state());
    hex.set(enemy, 600);
    sim.tick(1);
    assertEquals(600, blend.lerp(enemy, 0));
    assertEquals(597, blend.lerp(enemy, 1));
  }

  @Test
  void aSlotTakenAgainBetweenTwoTicksStandsWhereItIs() {
    enemies.despawn(enemy);
    assertEquals(0, blend.lerp(enemy, 0.5), "nobody is there");
    assertEquals(enemy, enemies.spawn());
    hex.set(enemy, 500);
    assertEquals(500, blend.lerp(enemy, 0.5));
    assertEquals(500, blend.extrapolate(enemy, 0.5));
    assertEquals(500, blend.chase(enemy, 6, 0.01));
    sim.tick(1);
    assertEquals(498.5, blend.lerp(enemy, 0.5), "it goes on from where it was drawn");
  }

  @Test
  void aRowMadeBetweenTwoTicksStandsWhereItIs() {
    int[] more = {enemies.spawn(), enemies.spawn()};
    sim.tick(1);
    enemies.despawn(more[1]);
    sim.tick(1);
    int known = enemies.spawn();
    int beyond = enemies.spawn();
    hex.set(known, 300);
    hex.set(beyond, 400);
    assertEquals(300, blend.lerp(known, 0.5));
    assertEquals(400, blend.lerp(beyond, 0.5));
    assertEquals(9.5, blend.lerp(enemy, 0.5), "which moves nobody else");
  }

  @Test
  void aTickRunAgainIsDrawnAsItWas() {
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    sim.tick(1);
    assertEquals(12.5, blend.lerp(enemy, 0.5));
    slot.restore(sim.state());
    sim.tick(1);
    assertEquals(12.5, blend.lerp(enemy, 0.5));
    assertEquals(9.5, blend.extrapolate(enemy, 0.5));
  }

  @Test
  void aRollbackRunAgainMovesNobodyWhoComesOutAsBefore() {
    Rollback rollback = new Rollback(sim, 4);
    sim.tick(2);
    sim.inputs().tap("call");
    sim.tick(2);
    int late = enemies.next(enemy + 1);
    double chased = blend.chase(enemy, 6, 0.01);
    double lately = blend.chase(late, 6, 0.01);
    assertTrue(chased > hex.get(enemy) && lately > hex.get(late), "both are still on their way");
    for (int ticks = 0; ticks <= rollback.reach(); ticks++) {
      rollback.resimulate(ticks);
      assertEquals(3.5, blend.lerp(enemy, 0.5), "after " + ticks);
      assertEquals(chased, blend.chase(enemy, 6, 0), "after " + ticks);
    }
    rollback.resimulate(2);
    assertEquals(lately, blend.chase(late, 6, 0));
  }

  @Test
  void aRowMadeAgainAfterARestoreDoesNotComeFromWhereItWent() {
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    int row = enemies.spawn();
    sim.tick(5);
    assertEquals(5, blend.lerp(row, 1));
    slot.restore(sim.state());
    sim.tick(1);
    assertEquals(row, enemies.spawn());
    sim.tick(1);
    assertEquals(17, blend.lerp(row, 0));
  }

  @Test
  void onceClosedItHearsOfNothing() {
    int[] read = {0};
    Blend counted = Blend.of(sim, enemies, slot -> read[0]++);
    sim.tick(1);
    int before = read[0];
    assertTrue(before > 0);
    counted.close();
    counted.close();
    sim.tick(3);
    assertEquals(before, read[0]);
  }

  @Test
  void drawingAllocatesNothingEvenWhenInterpreted() {
    new Drawing().run();
    Allocation.runInterpreted(Drawing.class);
  }

  /** Every way to draw, each with a tick and a rollback of one in between. */
  static final class Drawing implements Runnable {
    private double seen;

    @Override
    public void run() {
      Simulation sim = Simulation.at("60hz").build();
      Clock clock = sim.world().clock("world");
      clock.action("aim");
      Table rows = clock.table("rows");
      IntegerColumn place = rows.integer("place", 0);
      AngleColumn bearing = rows.angle("bearing", "0deg");
      sim.world().system("walk", () -> place.add(0, 1));
      Blend blend = Blend.of(sim, place);
      Blend turn = Blend.of(sim, bearing);
      int row = rows.spawn();
      RollbackSlot slot = new RollbackSlot();
      slot.save(sim.state());
      long[] where = {3, 4};
      Allocation.assertNone(
          "drawing",
          i -> {
            sim.inputs().tap("aim", where);
            sim.tick(1);
            seen += blend.lerp(row, 0.5) + blend.extrapolate(row, 0.5) + turn.lerp(row, 0.5);
            slot.restore(sim.state());
            seen += blend.chase(row, 6, 0.01) + turn.extrapolate(row, 0.5);
          });
      assertTrue(seen > 0);
    }
  }
}

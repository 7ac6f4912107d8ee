package io.tickwright.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Angle;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.Clock;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.snapshot.RollbackSlot;
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
  void afterALoadEveryRowStandsWhereItIs() {
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    sim.tick(30);
    slot.restore(sim.state());
    assertEquals(14, blend.lerp(enemy, 0));
    sim.tick(1);
    assertEquals(12.5, blend.lerp(enemy, 0.5));
  }
}

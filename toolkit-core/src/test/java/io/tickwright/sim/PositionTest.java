package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.time.PerSecond;
import org.junit.jupiter.api.Test;

/** The doors by which a position is set up: what they put back is what the ticks had left. */
class PositionTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");

  @Test
  void aRowIsPutBackInItsSlotAndGeneration() {
    Table enemies = clock.table("enemies");
    IntegerColumn hp = enemies.integer("hp", 5);
    sim.open();
    enemies.restoreRow(70, 3);
    assertTrue(enemies.lives(70));
    assertEquals(3, enemies.generation(70));
    assertEquals(1, enemies.count());
    assertEquals(71, enemies.highWater());
    assertEquals(5, hp.get(70));
    assertEquals(0, enemies.spawn(), "the lowest free slot still comes first");

    hp.set(70, 9);
    enemies.restoreRow(70, 4);
    assertEquals(5, hp.get(70), "it is another row");
    assertEquals(2, enemies.count());
    enemies.restoreFree(70, 4);
    assertFalse(enemies.lives(70));
    assertEquals(4, enemies.generation(70));
    assertEquals(1, enemies.count());
    enemies.restoreRow(-1, 1);
    enemies.restoreRow(Table.MOST_ROWS, 1);
    assertEquals(71, enemies.highWater());
  }

  @Test
  void rowsPutBackMakeTheSameDigestAsRowsThatCameAndWent() {
    Table enemies = clock.table("enemies");
    enemies.integer("hp", 5);
    enemies.spawn();
    enemies.spawn();
    enemies.despawn(0);
    enemies.spawn();
    enemies.despawn(1);

    Simulation other = Simulation.at("60hz").build();
    Table twin = other.world().clock("world").table("enemies");
    twin.integer("hp", 5);
    assertNotEquals(sim.digest(), other.digest());
    twin.restoreRow(0, 2);
    twin.restoreFree(1, 1);
    assertEquals(sim.digest(), other.digest());
    assertEquals(enemies.spawn(), twin.spawn());
    assertEquals(sim.digest(), other.digest());
  }

  @Test
  void aRequestForAPhaseIsSeenUntilItIsEntered() {
    Phases phase = world.phases("phase", "intro", "fight");
    sim.open();
    assertEquals("", phase.next());
    phase.go("fight");
    assertEquals("fight", phase.next());
    sim.tick(1);
    assertEquals("", phase.next());
    assertEquals("fight", phase.now());
  }

  @Test
  void aLayerIsPutBackBetweenItsTicks() {
    Layer slow = clock.layer("slow", "2/3s");
    sim.tick(60);
    assertEquals(1, slow.ticksDone());
    assertEquals("1/3s", sim.base().text(slow.leftoverUnits()));
    long before = sim.digest();
    slow.restoreTicks(0);
    slow.restoreLeftover(0);
    assertNotEquals(before, sim.digest());
    slow.restoreTicks(1);
    slow.restoreLeftover(sim.base().units("1/3s"));
    assertEquals(before, sim.digest());
  }

  @Test
  void whatIsUsualStaysKnownWhenItIsChanged() {
    ClockedBank feed = clock.bank("feed", "2.5/s");
    ClockedMetronome drum = clock.metronome("drum", "1/7s");
    RowBanks walk = clock.table("enemies").banks("walk", "3/s");
    sim.open();
    feed.rate("1/s");
    drum.interval("1s");
    assertEquals(PerSecond.of("2.5/s"), feed.usual());
    assertEquals(PerSecond.of("3/s"), walk.usual());
    assertEquals(sim.base().units("1/7s"), drum.usualNumerator());
    assertEquals(1, drum.usualDenominator());
  }

  @Test
  void aGameWithoutActionsHasADigest() {
    world.integer("hull", 20);
    assertNotEquals(0, sim.digest());
  }
}

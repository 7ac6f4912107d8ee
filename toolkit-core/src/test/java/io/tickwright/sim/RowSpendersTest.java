package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.time.PerSecond;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Timers, banks and metronomes of rows. */
class RowSpendersTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");
  private final Table enemies = clock.table("enemies");
  private final List<String> log = new ArrayList<>();

  private void logs(String what, Rows rows) {
    while (rows.next()) {
      log.add(what + " " + rows.slot() + " x" + rows.count() + "@" + sim.ticksDone());
    }
  }

  @Test
  void aRowsTimerFiresAfterItsCeilOfStepsTogetherWithTheOthersOfItsTick() {
    RowTimers windup = enemies.timers("windup", "0.75s");
    world.on().fired(windup, rows -> logs("fired", rows));
    sim.open();
    for (int i = 0; i < 3; i++) {
      enemies.spawn();
    }
    assertFalse(windup.running(0), "a new row's timer waits to be armed");

    windup.arm(2);
    windup.armFor(0, sim.base().units("0.75s"));
    windup.armFor(1, 1);
    assertTrue(windup.running(0));
    sim.tick(10);
    assertEquals(10 * sim.stepUnits(), windup.spent(0));
    assertEquals(35 * sim.stepUnits(), windup.left(0));
    assertEquals(45 * sim.stepUnits(), windup.total(0));
    assertEquals(45 * sim.stepUnits(), windup.usual());
    sim.tick(50);

    assertEquals(List.of("fired 1 x1@1", "fired 0 x1@45", "fired 2 x1@45"), log);
    assertEquals(0, windup.total(0));
  }

  @Test
  void howFarARowIsIsAPartOfOneAndBelowIt() {
    RowTimers fuse = enemies.timers("fuse", Long.MAX_VALUE);
    RowBanks walk = enemies.banks("walk", "2.5/s");
    ClockedBank feed = clock.bank("feed", "2.5/s");
    sim.open();
    enemies.spawn();
    assertEquals(0, fuse.fraction(0) + walk.fraction(0) + feed.fraction());
    sim.tick(6);
    assertEquals(0.25, walk.fraction(0));
    assertEquals(0.25, feed.fraction());
    fuse.restoreLeft(0, 1, Long.MAX_VALUE);
    assertTrue((float) fuse.fraction(0) < 1);
    assertEquals(0, fuse.fraction(7) + walk.fraction(7), "where no row lives");
  }

  @Test
  void aRowsTimerIsCancelledSetUpAndGoneWithItsRow() {
    RowTimers windup = enemies.timers("windup", 100);
    sim.open();
    enemies.spawn();
    windup.restoreLeft(0, 30, 200);
    assertEquals(170, windup.spent(0));
    windup.cancel(0);
    assertFalse(windup.running(0));
    windup.arm(0);
    windup.armFor(0, -1);
    assertFalse(windup.running(0));

    windup.arm(0);
    enemies.despawn(0);
    enemies.spawn();
    assertFalse(windup.running(0));
    windup.arm(7);
    windup.restoreLeft(7, 1, 2);
    assertEquals(0, windup.left(7) + windup.spent(7) + windup.total(7));
    assertEquals(5, enemies.staleUses());
  }

  @Test
  void aRowsBankGainsAtItsOwnRate() {
    RowBanks walk = enemies.banks("walk", "3/s");
    world.on().gained(walk, rows -> logs("gained", rows));
    sim.open();
    enemies.spawn();
    enemies.spawn();
    enemies.spawn();
    walk.rate(1, PerSecond.of("90/s"));
    walk.rate(2, PerSecond.ZERO);
    assertEquals(PerSecond.of("3/s"), walk.rate(0));

    sim.tick(4);
    assertEquals(List.of("gained 1 x1@1", "gained 1 x2@2", "gained 1 x1@3", "gained 1 x2@4"), log);
    assertEquals(walk.whole() / 20 * 4, walk.progress(0));
    sim.tick(16);
    assertTrue(log.contains("gained 0 x1@20"));

    walk.restoreFraction(2, 7, 12);
    walk.rate(2, PerSecond.ZERO);
    assertEquals(walk.whole() * 7 / 12, walk.progress(2), "rate 0 keeps what is banked");
    enemies.despawn(2);
    assertEquals(0, walk.progress(2));
    assertEquals(PerSecond.ZERO, walk.rate(2));
    enemies.spawn();
    assertEquals(PerSecond.of("3/s"), walk.rate(2), "a new row starts at the declared rate");
    assertEquals(0, walk.progress(2));
  }

  @Test
  void rowsBanksFillAColumnUpToTheirMostWhileTheirFlagIsSet() {
    IntegerColumn hp = enemies.integer("hp", 5);
    FlagColumn resting = enemies.flag("resting", false);
    RowBanks heal = enemies.banks("heal", "10/s").into(hp).most(8).when(resting);
    sim.open();
    for (int i = 0; i < 130; i++) {
      enemies.spawn();
    }
    resting.set(0, true);
    resting.set(129, true);
    hp.set(129, 20);

    sim.tick(9);
    assertEquals(6, hp.get(0));
    assertEquals(5, hp.get(1));
    assertEquals(20, hp.get(129), "what is above the most already stays");
    assertEquals(0, heal.progress(1));
    assertEquals(0, sim.events().size(), "it adds by itself and raises nothing");
    long banked = heal.progress(0);
    assertTrue(banked > 0);
    resting.set(0, false);
    sim.tick(60);
    assertEquals(banked, heal.progress(0));
    resting.set(0, true);
    sim.tick(60);
    assertEquals(8, hp.get(0));
  }

  @Test
  void aBankFillsOnlyItsOwnTableAndEitherFillsOrTells() {
    Table mines = clock.table("mines");
    IntegerColumn charge = mines.integer("charge", 0);
    FlagColumn live = mines.flag("live", true);
    IntegerColumn hp = enemies.integer("hp", 0);
    RowBanks heal = enemies.banks("heal", "1/s");
    assertEquals(
        "`mines.charge` is no column of `enemies`, whose banks these are",
        assertThrows(IllegalArgumentException.class, () -> heal.into(charge)).getMessage());
    assertEquals(
        "`mines.live` is no column of `enemies`, whose banks these are",
        assertThrows(IllegalArgumentException.class, () -> heal.when(live)).getMessage());

    heal.into(hp);
    assertEquals(
        "`enemies.heal` adds what it gains by itself and raises no gained; leave out its into",
        assertThrows(IllegalStateException.class, () -> world.on().gained(heal, rows -> {}))
            .getMessage());
    RowBanks walk = enemies.banks("walk", "1/s");
    world.on().gained(walk, rows -> {});
    assertEquals(
        "`enemies.walk` has a handler for gained; it cannot fill `enemies.hp` as well",
        assertThrows(IllegalStateException.class, () -> walk.into(hp)).getMessage());
    sim.open();
    assertThrows(IllegalStateException.class, () -> heal.most(3));
  }

  @Test
  void aRowsMetronomeBeatsFromItsSpawnOn() {
    RowMetronomes pulse = enemies.metronomes("pulse", "0.04s");
    world.on().beat(pulse, rows -> logs("beat", rows));
    sim.open();
    enemies.spawn();
    sim.tick(1);
    enemies.spawn();
    sim.tick(7);

    assertEquals(
        List.of("beat 0 x1@3", "beat 1 x1@4", "beat 0 x1@5", "beat 1 x1@6", "beat 0 x1@8"), log);
    assertTrue(pulse.metronomes().running(0));
    enemies.despawn(0);
    assertFalse(pulse.metronomes().running(0));
  }

  @Test
  void allOfATablesTimeIsItsClocks() {
    RowTimers windup = enemies.timers("windup", "0.1s");
    RowBanks walk = enemies.banks("walk", "60/s");
    RowMetronomes pulse = enemies.metronomes("pulse", sim.stepUnits());
    world.on().fired(windup, rows -> logs("fired", rows));
    world.on().gained(walk, rows -> logs("gained", rows));
    world.on().beat(pulse, rows -> logs("beat", rows));
    sim.open();
    enemies.spawn();
    windup.arm(0);
    clock.pause();
    sim.tick(10);
    assertEquals(List.of(), log);
    clock.resume();
    clock.speed(3, 1);
    sim.tick(2);
    assertEquals(
        List.of(
            "beat 0 x3@11", "gained 0 x3@11", "fired 0 x1@12", "beat 0 x3@12", "gained 0 x3@12"),
        log);
  }
}

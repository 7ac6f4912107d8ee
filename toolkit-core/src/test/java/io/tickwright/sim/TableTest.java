package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.snapshot.StateDigest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows that come and go: slots, handles, loops, questions, and what a despawn does to events. */
class TableTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");
  private final Table enemies = clock.table("enemies");
  private final IntegerColumn hp = enemies.integer("hp", 0);

  private List<Integer> visited() {
    List<Integer> slots = new ArrayList<>();
    enemies.each(slots::add);
    return slots;
  }

  private void spawn(long... each) {
    for (long value : each) {
      hp.set(enemies.spawn(), value);
    }
  }

  @Test
  void aNewRowTakesTheLowestFreeSlot() {
    spawn(1, 2, 3, 4);
    enemies.despawn(2);
    enemies.despawn(0);
    assertEquals(0, enemies.spawn());
    assertEquals(2, enemies.spawn());
    assertEquals(4, enemies.spawn());
    assertEquals(5, enemies.count());
    assertEquals(5, enemies.highWater());
    assertEquals(2, enemies.generation(0));
    assertEquals(1, enemies.generation(1));
    assertEquals(0, enemies.generation(99));
  }

  @Test
  void aHandleIsGenerationTimesTwoToThe24PlusSlotAndGoesStaleWithItsRow() {
    spawn(1, 2);
    long first = enemies.handle(1);
    assertEquals((1L << 24) + 1, first);
    assertEquals(1, enemies.slot(first));
    assertEquals(1, enemies.find(first));

    enemies.despawn(1);
    assertEquals(Table.NO_HANDLE, enemies.handle(1));
    assertEquals(Table.NONE, enemies.find(first));
    assertEquals(0, enemies.staleUses());
    assertEquals(Table.NONE, enemies.slot(first));
    assertEquals(1, enemies.staleUses());

    enemies.spawn();
    assertEquals((2L << 24) + 1, enemies.handle(1));
    assertEquals(Table.NONE, enemies.find(first));
    for (long nobody : new long[] {0, -1, Long.MIN_VALUE, Long.MAX_VALUE, first + (1L << 53)}) {
      assertEquals(Table.NONE, enemies.find(nobody));
    }
  }

  @Test
  void aSlotFreedInATickIsReusedFromTheNext() {
    Action swap = clock.action("swap");
    List<Integer> slots = new ArrayList<>();
    world
        .on()
        .action(
            swap,
            () -> {
              enemies.despawn(0);
              slots.add(enemies.spawn());
            });
    world.system("more", () -> slots.add(enemies.spawn())).when(() -> slots.size() == 1);
    sim.open();
    spawn(1, 2);

    sim.inputs().tap("swap");
    sim.tick(1);
    assertEquals(List.of(2, 3), slots);
    assertEquals(0, enemies.spawn(), "the tick is over");
  }

  @Test
  void whatATickFreedIsNoHiddenStateBetweenTicks() {
    Action kill = clock.action("kill");
    world.on().action(kill, () -> enemies.despawn(0));
    sim.open();
    spawn(1, 2);
    sim.inputs().tap("kill");
    sim.tick(1);
    byte[] saved = io.tickwright.snapshot.SnapshotBytes.of(sim.state());

    int goesOn = enemies.spawn();
    io.tickwright.snapshot.SnapshotBytes.restore(saved, sim.state());

    assertEquals(goesOn, enemies.spawn(), "a load must not change which slot comes next");
  }

  @Test
  void aLoopVisitsTheRowsThatLivedWhenItBegan() {
    spawn(0, 1, 2, 3);
    List<Integer> slots = new ArrayList<>();
    enemies.each(
        slot -> {
          slots.add(slot);
          if (slot == 0) {
            enemies.despawn(0);
            enemies.despawn(2);
            assertEquals(4, enemies.spawn(), "a slot freed in a loop is not given out in it");
          }
        });
    assertEquals(List.of(0, 1, 3), slots);
    assertEquals(List.of(1, 3, 4), visited());
    assertEquals(0, enemies.spawn());
  }

  @Test
  void loopsNestAndSurviveAThrow() {
    spawn(0, 1, 2);
    List<String> pairs = new ArrayList<>();
    enemies.each(
        a ->
            enemies.each(
                b -> {
                  pairs.add(a + "" + b);
                  if (pairs.size() == 1) {
                    for (int i = 0; i < 200; i++) {
                      enemies.spawn();
                    }
                    enemies.despawn(1);
                  }
                }));
    assertEquals(203 - 1, enemies.count());
    assertEquals("00", pairs.get(0));
    assertEquals("02", pairs.get(1));
    assertEquals(2 + 202, pairs.size(), "the loop that began later sees the rows that came since");

    assertThrows(
        IllegalStateException.class,
        () ->
            enemies.each(
                slot -> {
                  enemies.despawn(0);
                  throw new IllegalStateException("boom");
                }));
    assertEquals(0, enemies.spawn());
  }

  @Test
  void rowsCanBeWalkedByHandAndClearedAtOnce() {
    spawn(0, 1, 2);
    enemies.despawn(1);
    assertEquals(0, enemies.next(-5));
    assertEquals(2, enemies.next(1));
    assertEquals(Table.NONE, enemies.next(3));
    assertEquals(Table.NONE, enemies.next(Integer.MAX_VALUE));
    assertTrue(enemies.lives(2));
    assertFalse(enemies.lives(1));
    assertFalse(enemies.lives(-1));

    enemies.clear();
    assertEquals(0, enemies.count());
    assertEquals(List.of(), visited());
    enemies.despawn(0);
    enemies.despawn(-1);
    assertEquals(2, enemies.staleUses());
  }

  @Test
  void questionsAreAskedOfTheTableAndTiesGoToTheLowerSlot() {
    assertEquals(Table.NONE, enemies.least(hp));
    assertEquals(Table.NONE, enemies.most(hp));
    assertEquals(0, enemies.sum(hp));

    spawn(5, 3, 9, 3, 9);
    assertEquals(1, enemies.least(hp));
    assertEquals(2, enemies.most(hp));
    assertEquals(29, enemies.sum(hp));
    enemies.despawn(1);
    assertEquals(3, enemies.least(hp));
    assertEquals(4, enemies.count());
    assertEquals(26, enemies.sum(hp), "a row that is gone does not count");
  }

  @Test
  void sumsSaturateAndOtherColumnsHaveNoOrder() {
    IntegerColumn wide = enemies.wide("wide", Long.MAX_VALUE);
    FixedColumn fixed = enemies.fixed("fixed", 7);
    DurationColumn duration = enemies.duration("duration", 8);
    FlagColumn flag = enemies.flag("flag", true);
    RefColumn ref = enemies.ref("ref", enemies);
    spawn(1, 1);
    assertEquals(Long.MAX_VALUE, enemies.sum(wide));
    assertEquals(14, enemies.sum(fixed));
    assertEquals(0, enemies.most(duration));
    for (Column column : List.of(flag, ref, enemies.angle("angle", 1))) {
      assertEquals(
          "`" + column + "` has no order; ask for an integer, wide, fixed or duration column",
          assertThrows(IllegalArgumentException.class, () -> enemies.sum(column)).getMessage());
    }
    assertEquals(
        "`enemies.hp` is no column of `mines`",
        assertThrows(IllegalArgumentException.class, () -> clock.table("mines").sum(hp))
            .getMessage());
  }

  @Test
  void eventsOfARowDespawnedMeanwhileAreDropped() {
    RowTimers fuse = enemies.timers("fuse", "0.1s");
    RowMetronomes pulse = enemies.metronomes("pulse", "0.1s");
    List<String> log = new ArrayList<>();
    world
        .on()
        .fired(
            fuse,
            rows -> {
              while (rows.next()) {
                log.add("fired " + rows.slot());
                if (rows.slot() == 0) {
                  enemies.despawn(0);
                  assertEquals(Table.NONE, rows.slot());
                  enemies.despawn(1);
                }
              }
            });
    world
        .on()
        .beat(
            pulse,
            rows -> {
              while (rows.next()) {
                log.add("beat " + rows.slot());
              }
            });
    sim.open();
    spawn(0, 1, 2);
    for (int slot = 0; slot < 3; slot++) {
      fuse.arm(slot);
    }

    sim.tick(6);
    assertEquals(List.of("fired 0", "fired 2", "beat 2"), log);
    assertEquals(6, sim.events().size(), "what happened is still told");

    log.clear();
    fuse.arm(2);
    enemies.despawn(2);
    sim.tick(6);
    assertEquals(List.of(), log);
  }

  @Test
  void aHandlerWhoseRowsAreAllGoneIsNotCalled() {
    RowTimers fuse = enemies.timers("fuse", "0.1s");
    RowTimers late = enemies.timers("late", "0.1s");
    List<String> log = new ArrayList<>();
    world.on().fired(fuse, rows -> enemies.clear());
    world.on().fired(late, rows -> log.add("late"));
    sim.open();
    spawn(0);
    fuse.arm(0);
    late.arm(0);

    sim.tick(6);

    assertEquals(2, sim.events().size());
    assertEquals(List.of(), log);
  }

  @Test
  void eventsOfATimerCancelledOrArmedAnewInTheSameTickAreDelivered() {
    ClockedTimer first = clock.timer("first", "0.1s");
    ClockedTimer second = clock.timer("second", "0.1s");
    Table mines = clock.table("mines");
    RowTimers fuse = mines.timers("fuse", "0.1s");
    List<String> log = new ArrayList<>();
    world
        .on()
        .fired(
            first,
            () -> {
              second.arm();
              fuse.armFor(0, 99 * sim.stepUnits());
              fuse.cancel(1);
            });
    world.on().fired(second, () -> log.add("second@" + sim.ticksDone()));
    world
        .on()
        .fired(
            fuse,
            rows -> {
              while (rows.next()) {
                log.add("fuse " + rows.slot());
              }
            });
    sim.open();
    mines.spawn();
    mines.spawn();
    first.arm();
    second.arm();
    fuse.arm(0);
    fuse.arm(1);

    sim.tick(12);

    assertEquals(List.of("second@6", "fuse 0", "fuse 1", "second@12"), log);
    assertTrue(fuse.running(0));
  }

  @Test
  void aBatchIsReadFromItsFirstNextToItsLast() {
    RowMetronomes pulse = enemies.metronomes("pulse", "1/120s");
    List<String> log = new ArrayList<>();
    world
        .on()
        .beat(
            pulse,
            rows -> {
              log.add(rows.slot() + " " + rows.handle() + " " + rows.count());
              while (rows.next()) {
                log.add(rows.slot() + " " + (rows.handle() & 0xff) + " " + rows.count());
              }
              log.add(rows.slot() + " " + rows.handle() + " " + rows.count());
            });
    sim.open();
    spawn(0, 1);

    sim.tick(1);

    assertEquals(List.of("-1 0 0", "0 0 2", "1 1 2", "-1 0 0"), log);
  }

  @Test
  void aTableIsStateByItself() {
    long empty = StateDigest.of(enemies);
    spawn(1);
    long one = StateDigest.of(enemies);
    enemies.despawn(0);
    long gone = StateDigest.of(enemies);
    assertEquals(3, List.of(empty, one, gone).stream().distinct().count());
    assertEquals("enemies", enemies.toString());
    assertEquals(clock, enemies.clock());
  }

  @Test
  void aColumnIsNamedOnceAndNotAsWhatEveryRowHas() {
    assertEquals(
        "`enemies` already has a column `hp`; choose another name",
        refused(() -> enemies.flag("hp", true)));
    assertEquals(
        "`generation` already tells how many rows lived in a slot; choose another name",
        refused(() -> enemies.flag("generation", true)));
    assertEquals(
        "a declared name is a letter or _ followed by letters, digits or _, and \"1st\" is not",
        refused(() -> enemies.flag("1st", true)));
    enemies.integer("speed", 3);
    enemies.integer("time", 3);
    sim.open();
    assertEquals(
        "`enemies.late` comes too late: what a game declares is fixed once its simulation opens",
        assertThrows(IllegalStateException.class, () -> enemies.integer("late", 0)).getMessage());
  }

  private static String refused(Runnable door) {
    return assertThrows(IllegalArgumentException.class, door::run).getMessage();
  }
}

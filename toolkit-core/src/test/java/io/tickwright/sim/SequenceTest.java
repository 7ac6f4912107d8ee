package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Flows of waits and calls: when each step comes, and what ends them. */
class SequenceTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");
  private final Action fire = clock.action("fire");
  private final List<String> log = new ArrayList<>();

  private void says(String words) {
    log.add(words + "@" + sim.ticksDone());
  }

  private Sequence started(Consumer<Flow> steps) {
    Sequence flow = clock.sequence("flow", steps);
    world.on().start(flow::start);
    return flow;
  }

  @Test
  void aFlowDelaysCallsWaitsAndRepeats() {
    Sequence flow =
        started(
            s ->
                s.delay("0.1s")
                    .run("hello", () -> says("hello"))
                    .until(fire, "10s")
                    .repeat(3, again -> again.run("drum", () -> says("drum")).delay("0.05s"))
                    .run(() -> says("done")));
    assertEquals(
        List.of("delay", "run hello", "until fire", "run drum", "delay", "repeat", "run"),
        flow.stepWords());

    sim.tick(9);
    assertEquals("until fire", flow.step());
    assertEquals(2, flow.position());
    assertEquals(sim.base().units("10s"), flow.stepTotal());
    assertEquals(3 * sim.stepUnits(), flow.spent());
    sim.inputs().tap("fire");
    sim.tick(60);

    assertEquals(List.of("hello@6", "drum@10", "drum@12", "drum@15", "done@18"), log);
    assertFalse(flow.running());
    assertEquals(-1, flow.position());
    assertEquals("", flow.step());
    assertSame(clock, flow.clock());
  }

  @Test
  void theLatenessOfOneDelayCountsTowardTheNext() {
    started(s -> s.repeat(100, again -> again.delay("0.01s").run(() -> says("beat"))));

    sim.tick(59);
    assertEquals(98, log.size());
    sim.tick(1);
    assertEquals(100, log.size(), "a hundred hundredths are one second, whatever the step");
    assertEquals("beat@60", log.get(99));
  }

  @Test
  void aWaitThatRunsOutHandsItsLatenessOnToo() {
    started(s -> s.until(fire, "0.01s").delay("0.01s").delay("0.03s").run(() -> says("done")));

    sim.tick(10);

    assertEquals(List.of("done@3"), log);
  }

  @Test
  void afterAnActionADelayCountsFromTheTickOfTheAction() {
    started(s -> s.until(fire).delay("0.1s").run(() -> says("done")));

    sim.tick(3);
    sim.inputs().tap("fire");
    sim.tick(20);

    assertEquals(List.of("done@9"), log);
  }

  @Test
  void aWaitForAFlagEndsWhenItIsSetOrItsTimeIsUp() {
    FlagValue ready = world.flag("ready", false);
    Sequence flow =
        started(
            s ->
                s.until(ready)
                    .run(() -> says("ready"))
                    .run(() -> ready.set(false))
                    .until(ready, "1s")
                    .run(() -> says("late")));

    sim.tick(5);
    assertEquals(0, flow.stepTotal(), "as long as it takes");
    ready.set(true);
    sim.tick(100);

    // The flag is still set when the second wait begins: the call that clears it comes after.
    assertEquals(List.of("ready@6", "late@6"), log);
  }

  @Test
  void noTimeAtAllIsNoWait() {
    started(
        s ->
            s.delay(0)
                .delay(-5)
                .until(fire, 0)
                .until(fire, -1)
                .until(world.flag("never", false), -1)
                .run(() -> says("done")));

    sim.tick(1);

    assertEquals(List.of("done@1"), log);
  }

  @Test
  void anActionIsForTheStepThatWasWaitingWhenItCame() {
    Sequence flow = clock.sequence("flow", s -> s.until(fire).until(fire).run(() -> says("done")));
    world
        .on()
        .action(
            fire,
            () -> {
              if (!flow.running()) {
                flow.start();
              }
            });

    sim.inputs().tap("fire");
    sim.tick(1);
    assertEquals(0, flow.position(), "what started it does not end its first wait as well");
    sim.inputs().tap("fire");
    sim.inputs().tap("fire");
    sim.tick(1);
    assertEquals(1, flow.position(), "one tick's actions end one wait");
    sim.inputs().tap("fire");
    sim.tick(1);
    assertEquals(List.of("done@3"), log);

    sim.inputs().tap("fire");
    sim.inputs().tap("fire");
    sim.tick(1);
    assertEquals(1, flow.position(), "the second came when the first had started it");
  }

  @Test
  void startedBetweenTicksItHearsTheNextTicksAction() {
    Sequence flow = clock.sequence("flow", s -> s.until(fire).run(() -> says("done")));
    sim.inputs().tap("fire");
    sim.tick(1);

    flow.start();
    sim.inputs().tap("fire");
    sim.tick(1);

    assertEquals(List.of("done@2"), log);
  }

  @Test
  void repeatsNestAndRunAtLeastOnce() {
    Sequence flow =
        started(
            s ->
                s.repeat(
                    2,
                    outer ->
                        outer
                            .run(() -> says("outer"))
                            .repeat(3, inner -> inner.run(() -> says("inner")).delay("1/60s"))
                            .repeat(0, once -> once.run(() -> says("once")))));
    sim.tick(2);
    assertEquals(3, flow.loops());
    assertEquals(0, flow.turns(0));
    assertEquals(2, flow.turns(1));
    sim.tick(20);
    assertEquals(
        List.of(
            "outer@1", "inner@1", "inner@1", "inner@2", "once@3", "outer@3", "inner@3", "inner@4",
            "inner@5", "once@6"),
        log);
    assertFalse(flow.running());
  }

  @Test
  void itCanBeCancelledAndStartedAnew() {
    Sequence flow = started(s -> s.delay("0.1s").run(() -> says("done")).delay("1s"));

    sim.tick(3);
    flow.cancel();
    assertFalse(flow.running());
    assertEquals(0, flow.stepTotal());
    sim.tick(10);
    assertEquals(List.of(), log);
    flow.start();
    sim.tick(3);
    flow.start();
    sim.tick(6);
    assertEquals(List.of("done@22"), log);
  }

  @Test
  void aCallReachedBeforeItsSequenceIsCancelledInTheSameTickIsMade() {
    ClockedTimer timer = clock.timer("timer", "0.1s");
    Sequence flow = clock.sequence("flow", s -> s.delay("0.1s").run(() -> says("done")));
    world
        .on()
        .fired(
            timer,
            () -> {
              says("cancel");
              flow.cancel();
            });
    sim.open();
    timer.arm();
    flow.start();

    sim.tick(10);

    assertEquals(List.of("cancel@6", "done@6"), log);
  }

  @Test
  void aPausedClockHoldsItAndASlowOneStretchesIt() {
    Sequence flow = started(s -> s.delay("0.1s").run(() -> says("done")));
    clock.pause();
    sim.tick(100);
    assertEquals(0, flow.spent());
    clock.resume();
    clock.speed(1, 2);
    sim.tick(20);
    assertEquals(List.of("done@112"), log);
  }

  @Test
  void aThousandStepsInATickAreFineAndOneMoreIsAnError() {
    assertEquals(MOST_STEPS, ranIn(s -> s.repeat(MOST_STEPS / 2, again -> again.run(this::count))));
    assertEquals(
        MOST_STEPS,
        ranIn(s -> s.repeat(MOST_STEPS / 2, again -> again.run(this::count)).delay("1s")));

    SimulationFailed failed =
        assertThrows(
            SimulationFailed.class,
            () -> ranIn(s -> s.repeat(MOST_STEPS / 2, a -> a.run(this::count)).run(this::count)));
    assertEquals(
        "tick 0, in time passing: sequence `flow` made more than 1000 steps in one tick; put a"
            + " delay or an until into its loop",
        failed.getMessage());
  }

  private static final int MOST_STEPS = Sequence.MOST_STEPS_A_TICK;
  private int counted;

  private void count() {
    counted++;
  }

  /** The steps made in one tick: as many ends of repeats as calls. */
  private int ranIn(Consumer<Flow> steps) {
    Simulation other = Simulation.at("60hz").build();
    Sequence flow = other.world().clock("world").sequence("flow", steps);
    other.world().on().start(flow::start);
    counted = 0;
    other.tick(1);
    return counted * 2;
  }

  @Test
  void aFlowWithoutStepsIsRefused() {
    assertEquals(
        "sequence `flow` has no steps; give it at least one",
        assertThrows(IllegalArgumentException.class, () -> clock.sequence("flow", s -> {}))
            .getMessage());
    assertEquals(
        "a repeat in sequence `flow` has no steps; give it at least one",
        assertThrows(
                IllegalArgumentException.class,
                () -> clock.sequence("flow", s -> s.repeat(2, again -> {})))
            .getMessage());
  }

  // The owner row

  @Test
  void itTellsItsCallsForWhichRowItRuns() {
    Table enemies = clock.table("enemies");
    List<Long> owners = new ArrayList<>();
    Sequence[] flow = new Sequence[1];
    flow[0] = clock.sequence("flow", s -> s.delay("0.1s").run(() -> owners.add(flow[0].owner())));
    sim.open();
    int enemy = enemies.spawn();

    flow[0].startFor(enemies, enemy);
    assertEquals(enemies.handle(enemy), flow[0].owner());
    assertSame(enemies, flow[0].ownerTable());
    sim.tick(6);

    assertEquals(List.of(enemies.handle(enemy)), owners, "in its last call too");
    assertEquals(Table.NO_HANDLE, flow[0].owner());
    assertNull(flow[0].ownerTable());
  }

  @Test
  void itEndsWithItsOwnerRow() {
    Table enemies = clock.table("enemies");
    Table mines = clock.table("mines");
    Sequence flow = clock.sequence("flow", s -> s.delay("0.1s").run(() -> says("done")));
    sim.open();
    int enemy = enemies.spawn();
    int mine = mines.spawn();
    assertEquals(enemies.handle(enemy), mines.handle(mine), "only the table tells them apart");

    flow.startFor(enemies, enemy);
    mines.despawn(mine);
    assertTrue(flow.running());
    enemies.despawn(enemy);
    assertFalse(flow.running());
    sim.tick(100);
    assertEquals(List.of(), log);

    flow.startFor(enemies, enemy);
    assertFalse(flow.running(), "there is no row to start for");
    assertEquals(1, enemies.staleUses());
  }

  @Test
  void aCallReachedInTheTickInWhichItsOwnerGoesIsDropped() {
    Table enemies = clock.table("enemies");
    RowTimers fuse = enemies.timers("fuse", "0.1s");
    Sequence flow = clock.sequence("flow", s -> s.delay("0.1s").run(() -> says("done")));
    boolean[] despawns = {true};
    world
        .on()
        .fired(
            fuse,
            rows -> {
              says("fuse");
              while (despawns[0] && rows.next()) {
                enemies.despawn(rows.slot());
              }
            });
    sim.open();

    flow.startFor(enemies, enemies.spawn());
    fuse.arm(0);
    sim.tick(10);
    assertEquals(List.of("fuse@6"), log);

    despawns[0] = false;
    flow.startFor(enemies, enemies.spawn());
    fuse.arm(0);
    sim.tick(10);
    assertEquals(List.of("fuse@6", "fuse@16", "done@16"), log, "the owner has to go for this");
  }

  @Test
  void aCallReachedBeforeItsSequenceWasStartedForAnotherRowIsForTheFirst() {
    Table enemies = clock.table("enemies");
    RowTimers fuse = enemies.timers("fuse", "0.1s");
    List<Long> owners = new ArrayList<>();
    Sequence[] flow = new Sequence[1];
    flow[0] = clock.sequence("flow", s -> s.delay("0.1s").run(() -> owners.add(flow[0].owner())));
    world.on().fired(fuse, rows -> flow[0].startFor(enemies, 1));
    sim.open();
    enemies.spawn();
    enemies.spawn();

    flow[0].startFor(enemies, 0);
    fuse.arm(0);
    sim.tick(12);

    assertEquals(List.of(enemies.handle(0), enemies.handle(1)), owners);
  }

  // Setting up a position

  @Test
  void aPositionIsSetUpWithItsTimeItsTurnsAndItsOwner() {
    Table enemies = clock.table("enemies");
    Sequence flow = clock.sequence("flow", s -> s.repeat(3, again -> again.delay("1s")).delay(9));
    sim.open();
    int enemy = enemies.spawn();
    flow.startFor(enemies, enemy);
    sim.tick(90);
    long before = sim.digest();
    long spent = flow.spent();
    assertEquals(1, flow.turns(0));

    flow.cancel();
    flow.restoreOwner(enemies, enemies.handle(enemy));
    assertEquals(Table.NO_HANDLE, flow.owner(), "what is off runs for nobody");
    flow.restore(0, spent);
    flow.restoreTurns(0, 1);
    flow.restoreOwner(enemies, enemies.handle(enemy));
    assertEquals(before, sim.digest());

    flow.restoreTurns(0, 99);
    assertEquals(2, flow.turns(0));
    flow.restore(99, 99);
    assertEquals(2, flow.position());
    assertEquals(8, flow.spent());
    flow.restore(-7, 99);
    assertFalse(flow.running());
    assertEquals(Table.NO_HANDLE, flow.owner());
    assertEquals(0, flow.spent());
  }
}

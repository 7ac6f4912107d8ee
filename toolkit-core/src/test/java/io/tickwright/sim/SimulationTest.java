package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.loop.FramePlan;
import io.tickwright.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The simulation's doors, and the order of one tick. */
class SimulationTest {
  private final Simulation sim = Simulation.at("60hz").seed(7).build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");
  private final List<String> log = new ArrayList<>();

  private void says(String words) {
    log.add(words + "@" + sim.ticksDone());
  }

  @Test
  void aTickDoesInputsThenTimeThenHandlersThenPhasesThenSystems() {
    Action act = clock.action("act");
    ClockedTimer timer = clock.timer("timer", "1/60s");
    ClockedMetronome drum = clock.metronome("drum", "1/60s");
    ClockedBank feed = clock.bank("feed", "60/s");
    Sequence flow = clock.sequence("flow", s -> s.run("step", () -> says("call")));
    Phases phase = world.phases("phase", "calm", "alarm");
    Handlers on = world.on();
    on.start(
        () -> {
          says("start");
          timer.arm();
          flow.start();
        });
    on.gained(feed, n -> says("gained " + n));
    on.beat(drum, k -> says("beat " + k));
    on.fired(
        timer,
        () -> {
          says("fired");
          phase.go("alarm");
        });
    on.action(act, () -> says("action"));
    on.tick(() -> says("tick"));
    on.exit(phase, "calm", () -> says("exit"));
    on.transition(phase, "calm", "alarm", () -> says("transition"));
    on.enter("alarm", () -> says("enter"));
    world.system("one", () -> says("system one"));
    world.system("two", () -> says("system two"), () -> says("and its chain"));

    sim.inputs().tap("act");
    sim.tick(1);

    assertEquals(
        List.of(
            "start@0",
            "action@0",
            "fired@1",
            "beat 1@1",
            "gained 1@1",
            "call@1",
            "tick@1",
            "exit@1",
            "transition@1",
            "enter@1",
            "system one@1",
            "system two@1",
            "and its chain@1"),
        log);
  }

  @Test
  void aDurationArmedAnywhereFiresAfterItsCeilOfSteps() {
    ClockedTimer first = clock.timer("first", "0.1s");
    ClockedTimer second = clock.timer("second", "0.1s");
    ClockedTimer third = clock.timer("third", "0.101s");
    Action act = clock.action("act");
    world.on().start(first::arm);
    world.on().fired(first, () -> says("first"));
    world.on().fired(second, () -> says("second"));
    world.on().fired(third, () -> says("third"));
    world.on().action(act, second::arm);
    world.system("late", third::arm).every(1000, 5);

    sim.tick(3);
    sim.inputs().tap("act");
    sim.tick(20);

    assertEquals(List.of("first@6", "second@9", "third@13"), log);
  }

  @Test
  void tickCountsAdvanceSpendsAndFrameGoesThroughTheBudget() {
    sim.tick(3);
    assertEquals(3, sim.ticksDone());

    assertEquals(1, sim.advance("25ms"));
    assertEquals(TimeBase.FLICKS.units("1/120s"), sim.leftoverUnits());

    sim.anchor(0);
    FramePlan plan = sim.frame(200_000_000);
    assertEquals(5, plan.steps());
    assertEquals(7, plan.dropped());
    assertEquals(9, sim.ticksDone());
  }

  @Test
  void aChildClockRunsAtTheProductOfBothSpeeds() {
    Clock inner = clock.clock("inner");
    ClockedTimer timer = inner.timer("timer", "1s");
    world.on().start(timer::arm);
    world.on().fired(timer, () -> says("fired"));
    clock.speed(1, 3);
    inner.speed(1, 2);

    sim.tick(400);

    assertEquals(List.of("fired@360"), log);
  }

  @Test
  void aSpeedThatDoesNotDivideTheStepOwesItsFractionExactly() {
    clock.speed(1, 7);
    ClockedMetronome drum = clock.metronome("drum", "1s");
    long[] beats = {0};
    world.on().beat(drum, k -> beats[0] += k);

    sim.tick(7 * 60 * 100);

    assertEquals(100, beats[0]);
    assertEquals(0, clock.carry());
  }

  @Test
  void theSameSpeedAgainKeepsWhatTheClockOwes() {
    clock.speed(1, 9);
    sim.tick(1);
    long owed = clock.carry();
    assertNotEquals(0, owed, "the step must not divide evenly for this to show anything");

    clock.speed(2, 18);
    assertEquals(owed, clock.carry());
    clock.speed(1, 10);
    assertEquals(0, clock.carry());
  }

  @Test
  void anActionOnAPausedClockIsNotDeliveredAndAReleaseStillLetsGo() {
    Action hold = clock.action("hold");
    world.on().action(hold, () -> says("action"));
    world.on().release(hold, () -> says("release"));

    sim.inputs().press("hold");
    sim.tick(1);
    clock.pause();
    sim.inputs().release("hold");
    sim.inputs().press("hold");
    sim.tick(1);

    assertEquals(List.of("action@0"), log);
    assertFalse(hold.held());
  }

  @Test
  void twoTapsBeforeATickAreTwoEventsAndHoldReleasesByItself() {
    Action tap = clock.action("tap");
    Action hold = clock.action("hold");
    world.on().action(tap, event -> says("tap " + event.argument(0) + " by " + event.source()));
    world.on().action(hold, () -> says("hold"));
    world.on().release(hold, () -> says("let go"));

    sim.inputs().tap("tap", 1);
    sim.inputs().tapBy(2, "tap", 5);
    sim.inputs().hold("hold", 3);
    sim.tick(5);

    assertEquals(List.of("tap 1 by 0@0", "tap 5 by 2@0", "hold@0", "let go@3"), log);
  }

  @Test
  void systemsKeepTheirOrderTheirRhythmAndTheirCondition() {
    FlagValue alarm = world.flag("alarm", false);
    world.system("always", () -> says("a"));
    world.system("third", () -> says("t")).every(3, 1);
    world.system("when", () -> says("w")).when(alarm::get);

    sim.tick(2);
    alarm.set(true);
    sim.tick(1);

    assertEquals(List.of("a@1", "a@2", "t@2", "a@3", "w@3"), log);
  }

  @Test
  void aLayerRunsItsSystemsInTicksOfItsOwn() {
    Layer slow = clock.layer("slow", "1/20s");
    slow.system("think", () -> says("think"));
    sim.tick(9);
    clock.pause();
    sim.tick(60);
    assertEquals(List.of("think@3", "think@6", "think@9"), log);
    assertEquals(3, slow.ticksDone());
  }

  @Test
  void theLastRequestOfAPhaseWinsAndASystemsRequestWaitsForTheNextTick() {
    Phases phase = world.phases("phase", "one", "two", "three");
    Action go = clock.action("go");
    world
        .on()
        .action(
            go,
            () -> {
              phase.go("two");
              phase.go("three");
            });
    world.on().enter("three", () -> says("three"));
    world.on().enter("two", () -> says("two"));
    world.system("back", () -> phase.go("two")).when(() -> phase.is("three"));

    sim.inputs().tap("go");
    sim.tick(1);
    assertEquals(List.of("three@1"), log);
    sim.tick(1);
    assertEquals(List.of("three@1", "two@2"), log);
  }

  @Test
  void aBankFillsAValueByItselfUpToItsMostWhileItsFlagIsSet() {
    IntegerValue shells = world.integer("shells", 0);
    FlagValue loading = world.flag("loading", true);
    clock.bank("feed", "2.5/s").into(shells).most(8).when(loading);

    sim.tick(60);
    assertEquals(2, shells.get());
    loading.set(false);
    sim.tick(600);
    assertEquals(2, shells.get());
    loading.set(true);
    sim.tick(600);
    assertEquals(8, shells.get());
  }

  @Test
  void aThirdASecondIsExactlyTwelveHundredAnHour() {
    IntegerValue drops = world.integer("drops", 0);
    clock.bank("leak", "1/3/s").into(drops);
    sim.tick(60 * 60 * 60 - 1);
    assertEquals(1199, drops.get());
    sim.tick(1);
    assertEquals(1200, drops.get());
  }

  @Test
  void aThrowInATickFailsTheSimulationUntilItIsRestored() {
    Action boom = clock.action("boom");
    world
        .on()
        .action(
            boom,
            () -> {
              throw new IllegalArgumentException("no such enemy");
            });
    sim.tick(5);
    io.tickwright.snapshot.RollbackSlot slot = new io.tickwright.snapshot.RollbackSlot();
    slot.save(sim.state());
    sim.inputs().tap("boom");

    SimulationFailed failed = assertThrows(SimulationFailed.class, () -> sim.tick(1));
    assertEquals(5, failed.tick());
    assertEquals("action boom", failed.during());
    assertEquals("tick 5, in action boom: no such enemy", failed.getMessage());
    assertSame(failed, sim.failure());
    assertThrows(IllegalStateException.class, () -> sim.tick(1));

    slot.restore(sim.state());
    sim.tick(1);
    assertEquals(6, sim.ticksDone());
  }

  @Test
  void aSignalReachesTheHostWhenTheTickIsOver() {
    Signal alarm = world.signal("alarm");
    world.on().tick(() -> alarm.emit("red"));
    sim.onSignal("alarm", words -> says(words));

    sim.tick(1);
    assertEquals(List.of("red@1"), log);
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> sim.onSignal("alram", words -> {}));
    assertEquals("no signal `alram` is declared. Did you mean `alarm`?", refused.getMessage());
  }

  @Test
  void whatAGameDeclaresIsFixedOnceItsSimulationOpens() {
    ClockedTimer timer = clock.timer("timer", "1s");
    sim.tick(1);

    assertThrows(IllegalStateException.class, () -> world.integer("late", 0));
    IllegalStateException refused =
        assertThrows(IllegalStateException.class, () -> world.on().fired(timer, () -> {}));
    assertTrue(refused.getMessage().contains("while the game loads"), refused.getMessage());
  }

  @Test
  void aNameIsDeclaredOnceAndCanBeSpelt() {
    world.integer("shells", 0);
    assertThrows(IllegalArgumentException.class, () -> world.flag("shells", true));
    assertThrows(IllegalArgumentException.class, () -> world.flag("two words", true));
    assertThrows(IllegalArgumentException.class, () -> world.flag("tick", true));
  }

  @Test
  void theDigestFollowsTheWorldAndNotTheSchedule() {
    IntegerValue shells = world.integer("shells", 0);
    sim.tick(1);
    long before = sim.digest();
    sim.advance("5ms");
    sim.loop().speed(2, 1);
    assertEquals(before, sim.digest(), "what is banked is the schedule's");
    shells.set(1);
    assertNotEquals(before, sim.digest());
  }

  @Test
  void aDurationInTicksNeedsAWorldWhoseStepIsKnown() {
    ClockedTimer timer = clock.timer("timer", "30 ticks");
    assertEquals(30 * sim.stepUnits(), timer.usual());

    Clock loose = new World(TimeBase.FLICKS).clock("loose");
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> loose.timer("timer", "30 ticks"));
    assertTrue(refused.getMessage().contains("write it in seconds"), refused.getMessage());
  }

  @Test
  void aWorldMadeBeforeItsSimulationKnowsTheStepOnceThatIsMade() {
    World loose = new World(TimeBase.FLICKS);
    ClockedTimer timer = loose.clock("loose").timer("timer", "1s");
    assertThrows(IllegalArgumentException.class, () -> loose.units("30 ticks"));

    Simulation taking = Simulation.at("60hz").world(loose).build();
    assertEquals(30 * taking.stepUnits(), loose.units("30 ticks"));
    taking.start();
    timer.armFor("30 ticks");
    taking.tick(29);
    assertTrue(timer.running());
    taking.tick(1);
    assertFalse(timer.running());
  }
}

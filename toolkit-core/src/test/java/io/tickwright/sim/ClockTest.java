package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.time.PerSecond;
import io.tickwright.time.Speed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A clock's own doors, and those of the timer, bank and metronome that live on it. */
class ClockTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");
  private final List<String> log = new ArrayList<>();

  private void says(String words) {
    log.add(words + "@" + sim.ticksDone());
  }

  @Test
  void aSpeedIsARatioAndEveryOddOneHasAWrittenMeaning() {
    assertEquals(Speed.NORMAL, clock.speed());
    clock.speed(2, 6);
    assertEquals(Speed.of("1/3"), clock.speed());
    clock.speed(Speed.of("3/2"));
    assertEquals(Speed.of(3, 2), clock.speed());
    clock.speed(-4, 3);
    assertEquals(Speed.of(0, 1), clock.speed());
    clock.speed(5, 0);
    assertEquals(Speed.of(5, 1), clock.speed());
  }

  @Test
  void aPauseKeepsTheSpeedAndHoldsTheClocksWithin() {
    Clock inner = clock.clock("inner");
    clock.speed(1, 2);
    clock.pause();
    assertTrue(clock.paused());
    assertTrue(inner.standsStill());
    assertFalse(inner.paused());
    assertEquals(Speed.of("1/2"), clock.speed());
    clock.resume();
    assertFalse(inner.standsStill());
    inner.pause();
    assertFalse(clock.standsStill());
  }

  @Test
  void whatAClockOwesIsSetUpWithinItsBounds() {
    clock.speed(1, 7);
    clock.restoreCarry(3);
    assertEquals(3, clock.carry());
    clock.restoreCarry(99);
    assertEquals(6, clock.carry());
    clock.restoreCarry(-1);
    assertEquals(0, clock.carry());
  }

  @Test
  void speedZeroLetsNoTimePassButIsNoPause() {
    Action wave = clock.action("wave");
    ClockedTimer timer = clock.timer("timer", "0.1s");
    world.on().action(wave, () -> says("wave"));
    world.on().tick(clock, () -> says("tick"));
    sim.open();
    timer.arm();
    clock.speed(0, 1);
    sim.inputs().tap("wave");

    sim.tick(1);

    assertEquals(0, timer.spent());
    assertEquals(List.of("wave@0", "tick@1"), log);
  }

  @Test
  void aTickHandlerRunsWithItsClock() {
    Clock ui = world.clock("ui");
    world.on().tick(clock, () -> says("world"));
    world.on().tick(ui, () -> says("ui"));
    world.on().tick(() -> says("always"));
    clock.pause();

    sim.tick(1);

    assertEquals(List.of("ui@1", "always@1"), log);
  }

  @Test
  void aTimerIsArmedCancelledAndAskedForWhatIsLeft() {
    ClockedTimer reload = clock.timer("reload", "1.5s");
    world.on().fired(reload, () -> says("ready"));
    sim.open();
    assertFalse(reload.running());
    assertEquals(90 * sim.stepUnits(), reload.usual());
    assertSame(clock, reload.clock());

    reload.arm();
    sim.tick(30);
    assertTrue(reload.running());
    assertEquals(30 * sim.stepUnits(), reload.spent());
    assertEquals(60 * sim.stepUnits(), reload.left());
    assertEquals(90 * sim.stepUnits(), reload.total());
    reload.cancel();
    sim.tick(100);
    assertEquals(List.of(), log);

    reload.armFor("0.5s");
    sim.tick(29);
    reload.armFor(3 * sim.stepUnits());
    sim.tick(3);
    reload.armFor(0);
    reload.armFor(-8);
    assertFalse(reload.running());
    reload.timer().restoreLeft(sim.stepUnits(), 10 * sim.stepUnits());
    sim.tick(5);
    assertEquals(List.of("ready@162", "ready@163"), log);
  }

  @Test
  void aFiveSecondTimerAtTwoThirdsOfASecondTakesEightTicksAtEveryArming() {
    Simulation slow = Simulation.at("2/3s").build();
    Clock time = slow.world().clock("world");
    ClockedTimer five = time.timer("five", "5s");
    List<Long> ticks = new ArrayList<>();
    slow.world().on().start(five::arm);
    slow.world()
        .on()
        .fired(
            five,
            () -> {
              ticks.add(slow.ticksDone());
              five.arm();
            });

    slow.tick(32);

    assertEquals(List.of(8L, 16L, 24L, 32L), ticks, "a bank would say 8, 15, 23, 30");
  }

  @Test
  void aBankKeepsItsProgressWhateverItsRateBecomes() {
    ClockedBank feed = clock.bank("feed", "2.5/s");
    List<Long> gains = new ArrayList<>();
    world.on().gained(feed, gains::add);
    sim.open();
    assertEquals(PerSecond.of("2.5/s"), feed.rate());

    sim.tick(23);
    assertEquals(List.of(), gains);
    feed.rate("0/s");
    sim.tick(100);
    assertEquals(feed.whole() / 24 * 23, feed.progress());
    feed.rate(PerSecond.of(5, 2));
    sim.tick(1);
    assertEquals(List.of(1L), gains);
    assertEquals(0, feed.progress());

    feed.restoreFraction(7, 12);
    assertEquals(feed.whole() / 12 * 7, feed.progress());
    feed.restoreFraction(13, 12);
    assertEquals(feed.whole() / 12, feed.progress());
    feed.reset();
    assertEquals(0, feed.progress());
    feed.rate("150/s");
    sim.tick(1);
    assertEquals(List.of(1L, 2L), gains, "one event, however many units");
    assertSame(clock, feed.clock());
  }

  @Test
  void aBankFillsUpToItsMostAndEitherFillsOrTells() {
    IntegerValue shells = world.integer("shells", 7);
    ClockedBank feed = clock.bank("feed", "600/s").into(shells).most(8);
    sim.tick(1);
    assertEquals(8, shells.get());
    shells.set(20);
    sim.tick(1);
    assertEquals(20, shells.get(), "what is above the most already stays");
    assertEquals(0, sim.events().size());
    assertThrows(IllegalStateException.class, () -> feed.most(9));

    World other = Simulation.at("60hz").build().world();
    Clock time = other.clock("world");
    ClockedBank filling = time.bank("filling", "1/s").into(other.integer("n", 0));
    assertEquals(
        "`filling` adds what it gains by itself and raises no gained; leave out its into",
        assertThrows(IllegalStateException.class, () -> other.on().gained(filling, n -> {}))
            .getMessage());
    ClockedBank telling = time.bank("telling", "1/s");
    other.on().gained(telling, n -> {});
    assertEquals(
        "`telling` has a handler for gained; it cannot fill `m` as well",
        assertThrows(IllegalStateException.class, () -> telling.into(other.integer("m", 0)))
            .getMessage());
  }

  @Test
  void aMetronomeBeatsAsOftenAsTheTimeIsWorthAndNeverDrifts() {
    ClockedMetronome drum = clock.metronome("drum", "0.1s");
    ClockedMetronome hum = clock.metronome("hum", "1/150s");
    long[] beats = new long[2];
    List<Long> atOnce = new ArrayList<>();
    world.on().beat(drum, k -> beats[0] += k);
    world
        .on()
        .beat(
            hum,
            k -> {
              beats[1] += k;
              atOnce.add(k);
            });

    sim.tick(600);

    assertEquals(100, beats[0]);
    assertEquals(1500, beats[1]);
    assertEquals(List.of(2L, 3L, 2L, 3L), atOnce.subList(0, 4));
    assertSame(clock, drum.clock());
    drum.metronome().restoreLate(sim.stepUnits() * 5);
    sim.tick(1);
    assertEquals(101, beats[0]);
  }

  @Test
  void aMetronomeKeepsItsLatenessWhenItsIntervalChanges() {
    ClockedMetronome drum = clock.metronome("drum", "1s");
    world.on().beat(drum, k -> says("beat " + k));
    sim.tick(45);
    drum.interval("0.5s");
    sim.tick(15);
    drum.interval(sim.stepUnits() * 20);
    sim.tick(20);
    assertEquals(List.of("beat 1@60", "beat 1@80"), log);
  }

  @Test
  void anIntervalOfNoTimeIsRefusedWhereItIsDeclaredOrWritten() {
    Table drums = clock.table("drums");
    ClockedMetronome drum = clock.metronome("drum", "1s");
    List<Executable> doors =
        List.of(
            () -> clock.metronome("none", "0s"),
            () -> clock.metronome("none", 0),
            () -> clock.metronome("none", -5),
            () -> drums.metronomes("none", "0s"),
            () -> drums.metronomes("none", 0),
            () -> clock.layer("none", "0s"),
            () -> clock.layer("none", 0),
            () -> drum.interval("0s"));
    for (Executable door : doors) {
      String said = assertThrows(IllegalArgumentException.class, door).getMessage();
      assertTrue(said.contains("an interval is at least one"), said);
    }
    assertEquals(List.of(clock, drums, drum), world.declared(), "nothing was declared");
    assertEquals(List.of(), drums.columns());
    drum.interval(0);
    assertEquals(1, drum.metronome().intervalNumerator(), "a computed one counts as one unit");
  }

  @Test
  void aDurationWrittenBelowZeroIsRefusedAndAComputedOneIsNoTime() {
    ClockedTimer timer = clock.timer("timer", -5);
    assertEquals(0, timer.usual());
    List<Executable> doors =
        List.of(
            () -> clock.timer("none", "-1s"),
            () -> world.duration("none", "-1s"),
            () -> clock.metronome("none", "-1s"),
            () -> clock.layer("none", "-1s"),
            () -> clock.table("rows").timers("none", "-1s"),
            () -> clock.sequence("none", steps -> steps.delay("-1s")),
            () -> timer.armFor("-1s"),
            () -> world.units("-1s"),
            () -> sim.advance("-1s"));
    for (Executable door : doors) {
      String said = assertThrows(IllegalArgumentException.class, door).getMessage();
      assertEquals("\"-1s\": a duration is 0 or more; write it without the minus sign", said);
    }
    assertEquals(world.base().units("1/3s"), world.units("1/3s"));
  }

  @Test
  void clocksWithinClocksSpendAsOneClockOfTheirProduct() {
    Clock a = world.clock("a");
    Clock b = a.clock("b");
    Clock c = b.clock("c");
    ClockedMetronome drum = c.metronome("drum", "1s");
    long[] beats = {0};
    world.on().beat(drum, k -> beats[0] += k);
    a.speed(7, 2);
    b.speed(2, 5);
    c.speed(1, 7);

    sim.tick(60 * 50);

    assertEquals(10, beats[0]);
  }
}

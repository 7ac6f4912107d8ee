package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.loop.FrameLoop;
import io.tickwright.sim.Clock;
import io.tickwright.sim.Simulation;
import io.tickwright.time.Speed;
import io.tickwright.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Twenty ticks a second, and what the operator of a server says. */
class ServerDriverTest {
  private static final long MILLI = 1_000_000;

  private final FakeClock clock = new FakeClock(0);
  private final FakeSleeper sleeper = new FakeSleeper(clock);
  private final Simulation sim = Simulation.at("20hz").build();
  private final Clock world = sim.world().clock("world");
  private final ServerDriver server = ServerDriver.of(sim).on(clock, sleeper);
  private final ServerWords words = new ServerWords(server);

  /** What each tick costs on the fake clock. */
  private long tickCosts;

  private void runFor(long seconds) {
    long end = clock.nanos() + seconds * 1_000 * MILLI;
    server.atNextUpdate(() -> stopAt(end));
    server.run();
  }

  private void stopAt(long end) {
    if (clock.nanos() >= end) {
      Thread.currentThread().interrupt();
    } else {
      server.atNextUpdate(() -> stopAt(end));
    }
  }

  private ServerDriverTest costing() {
    world.timer("unused", "1s");
    sim.world().system("work", () -> clock.advance(tickCosts));
    return this;
  }

  /** The run may end just before or just after a tick. */
  private static void assertAbout(long expected, long ticks) {
    assertTrue(Math.abs(expected - ticks) <= 1, () -> expected + " ticks, and it was " + ticks);
  }

  private static void clearInterrupt() {
    assertTrue(Thread.interrupted(), "it ran until it was interrupted");
  }

  @Test
  void itTicksTwentyTimesASecondAndNeverSpins() {
    sleeper.lateBy(asked -> 3 * MILLI);
    runFor(60);
    clearInterrupt();

    assertAbout(1_200, sim.ticksDone());
    assertEquals(0, sleeper.spins());
    assertEquals(0, sim.loop().stats().dropped());
    assertTrue(sim.loop().stats().mostSteps() <= 1, "late by 3 ms, and yet one tick an update");
  }

  @Test
  void whenItIsLateItCatchesUpByAsMuchAsItMayAndReportsTheRest() {
    List<Overload> overloads = new ArrayList<>();
    server.catchUp(10).onOverload(overloads::add);
    server.update();
    clock.advance(450 * MILLI);
    server.update();

    assertEquals(9, sim.ticksDone(), "caught up");
    assertEquals(List.of(), overloads);

    clock.advance(2_000 * MILLI);
    server.update();
    assertEquals(19, sim.ticksDone());
    assertEquals(List.of(new Overload(19, 30, 1_500 * MILLI)), overloads);
    assertEquals(
        "can't keep up at tick 19: 1.50 s behind, 30 ticks dropped", overloads.get(0).text());
  }

  @Test
  void tickTimesHavePercentiles() {
    costing();
    for (int i = 0; i < 100; i++) {
      tickCosts = i < 90 ? 2 * MILLI : 30 * MILLI;
      server.update();
      clock.advance(50 * MILLI - tickCosts);
    }

    assertEquals(99, server.tickTimes().count());
    assertEquals(2.0, server.tickTimes().percentile(50) / 1e6, 0.02);
    assertEquals(30.0, server.tickTimes().percentile(95) / 1e6, 0.25);
    assertEquals(30 * MILLI, server.tickTimes().max());
    assertTrue(
        server.query().startsWith("running at 20.00 ticks a second; ms a tick: p50 2.0"),
        server.query());
  }

  @Test
  void freezeHoldsTimeAndStepRunsOneTickAnUpdate() {
    server.update();
    assertEquals("frozen", words.say("tick freeze"));
    updates(5);
    assertEquals(0, sim.ticksDone());

    assertEquals("stepping 3 ticks", words.say("tick step 3"));
    updates(1);
    assertEquals(1, sim.ticksDone());
    updates(5);
    assertEquals(3, sim.ticksDone());

    words.say("step 9");
    updates(2);
    assertEquals("stopped", words.say("tick step stop"));
    updates(5);
    assertEquals(5, sim.ticksDone());

    clock.advance(60_000 * MILLI);
    assertEquals("running", words.say("tick unfreeze"));
    updates(1);
    assertEquals(5, sim.ticksDone(), "the freeze was no time");
    updates(4);
    assertEquals(9, sim.ticksDone());
    assertEquals(0, sim.loop().stats().dropped());
  }

  private void updates(int count) {
    for (int i = 0; i < count; i++) {
      clock.advance(50 * MILLI);
      server.update();
    }
  }

  @Test
  void aSprintRunsAsFastAsItGoesAndSaysHowFast() {
    costing();
    tickCosts = MILLI;
    List<String> reports = new ArrayList<>();
    server.control().whenSprinted(report -> reports.add(report.text()));
    server.update();
    words.say("tick sprint 100");
    int updates = 0;
    while (server.control().isSprinting()) {
      server.update();
      updates++;
    }

    assertEquals(100, sim.ticksDone());
    assertTrue(updates > 5, "in slices, so that it still answers: " + updates);
    assertEquals(List.of("100 ticks in 0.10 s: 1000 ticks a second, 1.000 ms a tick"), reports);
    tickCosts = 0;
    updates(1);
    assertEquals(100, sim.ticksDone(), "the sprint is not made up for");
    updates(3);
    assertEquals(103, sim.ticksDone());
  }

  @Test
  void theRateIsHowManyTicksASecondExactly() {
    words.say("rate 40hz");
    assertEquals(Speed.of(2, 1), sim.loop().speed());
    runFor(10);
    clearInterrupt();
    assertAbout(400, sim.ticksDone());

    words.say("tick rate 6.66hz");
    assertEquals(Speed.of(333, 1_000), sim.loop().speed(), "666/100 × 1/20");
    long before = sim.ticksDone();
    runFor(100);
    clearInterrupt();
    assertAbout(666, sim.ticksDone() - before);
  }

  @Test
  void anotherSpeedIsAnotherRateInEveryReport() {
    List<Overload> overloads = new ArrayList<>();
    server.catchUp(1).onOverload(overloads::add);
    words.say("speed 2");
    assertTrue(server.query().startsWith("running at 40.00 "), server.query());
    server.update();
    clock.advance(1_000 * MILLI);
    server.update();
    assertEquals(List.of(new Overload(2, 38, 950 * MILLI)), overloads);

    sim.loop().speed(1, 4);
    assertTrue(server.query().startsWith("running at 5.00 "), server.query());
    sim.loop().speed(0, 1);
    assertTrue(server.query().startsWith("running at 0.00 "), server.query());
  }

  @Test
  void aServerThatTicksOnceAnHourAnswersWithinASecond() {
    words.say("rate 1/3600hz");
    List<Long> asked = new ArrayList<>();
    sleeper.lateBy(
        nanos -> {
          asked.add(nanos);
          return 0;
        });
    runFor(7_200);
    clearInterrupt();
    assertAbout(2, sim.ticksDone());
    assertTrue(asked.stream().allMatch(nanos -> nanos <= 1_000 * MILLI));
    assertTrue(server.query().startsWith("running at 0.00 "), server.query());
  }

  @Test
  void aFrozenServerThatWakesBetweenTicksStepsAtItsRateAllTheSame() {
    words.say("rate 0.1hz");
    words.say("step 3");
    sleeper.lateBy(asked -> sim.ticksDone() == 1 ? 200 * MILLI : 0);
    runFor(9);
    clearInterrupt();
    assertEquals(1, sim.ticksDone());
    runFor(10);
    clearInterrupt();
    assertEquals(2, sim.ticksDone(), "late wakes delay none");
    runFor(60);
    clearInterrupt();
    assertEquals(3, sim.ticksDone());

    words.say("step 2");
    words.say("sprint 4");
    runFor(1);
    clearInterrupt();
    assertEquals(8, sim.ticksDone(), "a sprint waits for nothing, and the next step was due");
    words.say("rate 20hz");
    runFor(1);
    clearInterrupt();
    assertEquals(9, sim.ticksDone());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rate 20",
        "rate 0hz",
        "rate -3hz",
        "rate fast",
        "freze",
        "step 0",
        "step -1",
        "sprint",
        "sprint many",
        "freeze now",
        "speed 0.33333333333",
        "speed wrld 1/2",
        ""
      })
  void whatIsNoWordIsRefusedAndChangesNothing(String line) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> words.say(line));

    assertTrue(refused.getMessage().length() > 15, refused.getMessage());
    assertFalse(server.control().takesOver());
    assertEquals(Speed.NORMAL, sim.loop().speed());
  }

  @Test
  void aBareLoopIsServedAsWell() {
    FrameLoop loop =
        FrameLoop.unanchored(TimeBase.FLICKS, TimeBase.FLICKS.stepForHertz(20).units());
    List<Long> steps = new ArrayList<>();
    ServerDriver bare = ServerDriver.of(loop, step -> steps.add(step.index())).on(clock, sleeper);
    for (int i = 0; i < 4; i++) {
      bare.update();
      clock.advance(50 * MILLI);
    }
    bare.requestClose();

    assertFalse(bare.update());
    assertTrue(bare.isClosed());
    assertEquals(List.of(0L, 1L, 2L), steps);
    assertEquals(3, bare.tickTimes().count());
    assertThrows(IllegalArgumentException.class, () -> bare.control().clock("world"));
  }
}

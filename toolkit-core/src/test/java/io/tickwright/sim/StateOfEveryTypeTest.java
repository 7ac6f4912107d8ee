package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.bank.Bank;
import io.tickwright.clock.StepClock;
import io.tickwright.exact.Pcg32;
import io.tickwright.loop.FrameLoop;
import io.tickwright.state.Stateful;
import io.tickwright.testing.StateAudit;
import io.tickwright.testing.StateDump;
import io.tickwright.testing.Totality;
import io.tickwright.time.TimeBase;
import io.tickwright.timer.Metronome;
import io.tickwright.timer.Timer;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Every reader of state sees every field of every type, and no type forgets one. */
class StateOfEveryTypeTest {

  @Test
  void everyFieldOfASimulationWithOneOfEverythingIsSeenByEveryReader() {
    int changed = Totality.prove(() -> Everything.full().state());
    assertEquals(StateDump.of(Everything.full().state()).size(), changed);
    assertTrue(
        changed > 100, "three rows of seventeen columns alone are 51, but all is " + changed);
  }

  @Test
  void nothingInThatStateIsAsAFreshGameHasIt() {
    Map<String, String> fresh = StateDump.of(Everything.fresh().state());
    StateDump.of(Everything.full().state())
        .forEach(
            (path, value) -> {
              // Which stream it is, and how many loops a flow has, no game changes.
              if (!path.equals("loot.stream") && !path.equals("flow.counters")) {
                assertNotEquals(fresh.get(path), value, path);
              }
            });
  }

  @Test
  void everyFieldOfTheScheduleIsSeenByEveryReader() {
    assertEquals(8 + 1 + 11, Totality.prove(StateOfEveryTypeTest::loop));
  }

  @Test
  void everyFieldOfTheCoreTypesIsSeenByEveryReader() {
    assertEquals(8, Totality.prove(StateOfEveryTypeTest::clock));
    assertEquals(1, Totality.prove(StateOfEveryTypeTest::bank));
    assertEquals(2, Totality.prove(StateOfEveryTypeTest::timer));
    assertEquals(3, Totality.prove(StateOfEveryTypeTest::metronome));
    assertEquals(5, Totality.prove(StateOfEveryTypeTest::random));
    assertEquals(5, Totality.prove(StateOfEveryTypeTest::referenceRandom));
  }

  @Test
  void aFieldLeftAtItsDefaultWouldProveNothing() {
    Supplier<Stateful> unarmed =
        () -> {
          Simulation sim = Everything.full();
          sim.world().get(ClockedTimer.class, "reload").cancel();
          return sim.state();
        };
    AssertionError refused = assertThrows(AssertionError.class, () -> Totality.prove(unarmed));
    assertTrue(refused.getMessage().contains("reload.total is at its default"));
  }

  @Test
  void noTypeOfTheCoreForgetsAField() {
    List.<Supplier<Stateful>>of(
            StateOfEveryTypeTest::loop,
            StateOfEveryTypeTest::clock,
            StateOfEveryTypeTest::bank,
            StateOfEveryTypeTest::timer,
            StateOfEveryTypeTest::metronome,
            StateOfEveryTypeTest::random)
        .forEach(StateAudit::check);
  }

  private static Stateful loop() {
    FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, TimeBase.FLICKS.stepFor("60hz").units());
    loop.speed(3, 700);
    assertThrows(
        IllegalStateException.class,
        () ->
            loop.step(
                2,
                step -> {
                  throw new IllegalStateException("abandoned");
                }));
    loop.clearFailure();
    loop.frame(5, step -> {});
    loop.frame(4, step -> {});
    loop.resync(0);
    loop.speed(700, 3);
    loop.frame(20_000_000_000_000_007L, step -> {});
    loop.pause();
    return loop;
  }

  private static Stateful clock() {
    StepClock clock = new StepClock(100);
    clock.speed(7, 9);
    assertEquals(3, clock.advanceCapped(1234, 3));
    clock.pause();
    return clock;
  }

  private static Stateful bank() {
    Bank bank = new Bank();
    assertEquals(1, bank.gain(3, 5, 8));
    return bank;
  }

  private static Stateful timer() {
    Timer timer = new Timer();
    timer.restoreLeft(40, 100);
    return timer;
  }

  private static Stateful metronome() {
    Metronome metronome = new Metronome(700, 11);
    metronome.restoreLate(123);
    return metronome;
  }

  private static Stateful random() {
    Pcg32 random = Pcg32.seeded(7).stream("loot").child(5);
    random.nextU32();
    return random;
  }

  private static Stateful referenceRandom() {
    Pcg32 random = Pcg32.reference(42, 54);
    random.nextU32();
    return random;
  }
}

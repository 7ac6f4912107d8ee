package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.loop.FrameLoop;
import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.Simulation;
import io.tickwright.time.TimeBase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Beginning, pausing, sleeping and ending, and drawing out of step with updating. */
class LifecycleTest {
  private static final long STEP = TimeBase.FLICKS.stepForHertz(100).units();
  private static final long MILLI = 1_000_000;

  private final FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, STEP);
  private final Recorded game = new Recorded();
  private final FakeClock clock = new FakeClock(0);
  private final FrameDriver driver = FrameDriver.of(loop, game, game).clock(clock);

  private void frameAfter(long millis) {
    clock.advance(millis * MILLI);
    assertTrue(driver.frame());
  }

  @Test
  void bringUpIsNoGameTime() {
    clock.advance(4_000 * MILLI);
    driver.anchor();
    frameAfter(10);

    assertEquals(1, loop.ticksDone());
  }

  @Test
  void aGameThatPausesItselfKeepsStepping() {
    Simulation sim = Simulation.at("100hz").build();
    Clock world = sim.world().clock("world");
    ClockedBank bank = world.bank("feed", "1/s");
    FrameDriver paused = FrameDriver.of(sim, game, game).clock(clock);
    paused.anchor();
    world.pause();
    long before = bank.progress();
    for (int i = 0; i < 10; i++) {
      clock.advance(10 * MILLI);
      paused.frame();
    }

    assertEquals(10, sim.ticksDone(), "it steps");
    assertEquals(before, bank.progress(), "and nothing advances");
    world.resume();
    clock.advance(10 * MILLI);
    paused.frame();
    assertNotEquals(before, bank.progress());
  }

  @Test
  void aPauseByTheHostIsNoTimeAndDrawsTheSamePicture() {
    driver.anchor();
    frameAfter(13);
    float drawn = driver.alpha();
    driver.pause();
    frameAfter(10);
    frameAfter(5_000);

    assertEquals(1, loop.ticksDone());
    assertEquals(List.of(drawn, drawn, drawn), game.alphas);

    driver.resume();
    frameAfter(100);
    assertEquals(1, loop.ticksDone(), "time begins with the first frame after it");
    assertEquals(STEP / 2, loop.banked());
    frameAfter(10);
    assertEquals(2, loop.ticksDone());
    assertEquals(0, loop.stats().dropped());
  }

  @Test
  void aDormantWindowStepsOnAndDrawsNothing() {
    driver.anchor();
    frameAfter(10);
    game.take();
    driver.dormant(true);
    frameAfter(10);
    frameAfter(10);

    assertEquals(
        List.of("beginFrame", "step 1 of " + STEP, "beginFrame", "step 2 of " + STEP), game.take());
    assertEquals(2, driver.timing().skipped().count());
    assertEquals(1, driver.timing().presented().count(), "counted apart");

    driver.dormant(false);
    frameAfter(10);
    assertTrue(game.take().contains("present 1"));
  }

  @Test
  void aDormantWindowCanSleepInsteadAndCountsFromItsWaking() {
    FrameDriver sleeper =
        FrameDriver.of(loop, game, game).clock(clock).whenDormant(Dormancy.RESYNC);
    sleeper.anchor();
    clock.advance(10 * MILLI);
    sleeper.frame();
    game.take();
    sleeper.dormant(true);
    clock.advance(60_000 * MILLI);
    assertTrue(sleeper.frame());

    assertEquals(List.of(), game.take());
    sleeper.dormant(false);
    clock.advance(60_000 * MILLI);
    sleeper.frame();
    assertEquals(1, loop.ticksDone(), "the sleep was no time");
    assertEquals(0, loop.stats().dropped());
    clock.advance(10 * MILLI);
    sleeper.frame();
    assertEquals(2, loop.ticksDone());
  }

  @Test
  void aCloseIsLatchedAndActedOnByTheNextUpdate() {
    boolean[] closed = {false};
    driver.slots().each(i -> (AutoCloseable) () -> closed[0] = true);
    driver.anchor();
    game.atBeginFrame = driver::requestClose;
    frameAfter(10);

    assertTrue(game.take().contains("present 0"), "the frame in which it came is whole");
    assertFalse(driver.isClosed());
    assertFalse(closed[0]);

    clock.advance(10 * MILLI);
    assertFalse(driver.update(), "the next update ends it");
    assertEquals(List.of(), game.take());
    assertTrue(driver.isClosed());
    assertTrue(closed[0], "and closes what the slots own");
    assertFalse(driver.render());
    assertFalse(driver.frame(), "for good");
  }

  @Test
  void runEndsWithTheClose() {
    FakeSleeper sleeper = new FakeSleeper(clock);
    game.atBeginFrame =
        () -> {
          if (loop.ticksDone() == 7) {
            driver.requestClose();
          }
        };
    driver.run(FramePacer.at("100hz").on(clock, sleeper));

    assertTrue(driver.isClosed());
    assertEquals(8, loop.ticksDone());
    assertFalse(sleeper.sleeps().isEmpty());
  }

  @Test
  void runPacesADormantWindowAndAPausedGameInTheBackground() {
    FakeSleeper sleeper = new FakeSleeper(clock);
    driver.dormant(true);
    int[] frames = {0};
    game.atBeginFrame =
        () -> {
          if (++frames[0] == 5) {
            driver.requestClose();
          }
        };
    driver.run(FramePacer.at("100hz").on(clock, sleeper).backgroundRate("10hz"));

    assertEquals(500 * MILLI, clock.nanos());
    assertEquals(0, sleeper.spins(), "nobody looks, so nothing spins");
  }

  /** Also while it is paused, which is otherwise paced in the background. */
  @Test
  void runWaitsForNothingWhileItSprints() {
    Simulation sim = Simulation.at("100hz").build();
    sim.world().system("work", () -> clock.advance(MILLI));
    FrameDriver sprinting = FrameDriver.of(sim, game, game).clock(clock);
    FakeSleeper sleeper = new FakeSleeper(clock);
    int[] slept = {-1};
    sprinting.pause();
    sprinting.control().sprint(100);
    sprinting
        .control()
        .whenSprinted(
            report -> {
              slept[0] = sleeper.sleeps().size();
              sprinting.requestClose();
            });
    FramePacer pacer = FramePacer.at("100hz").on(clock, sleeper);
    sprinting.run(pacer);

    assertEquals(100, sim.ticksDone());
    assertEquals(0, slept[0]);
    assertEquals(0, pacer.missed(), "and it made no frame late");
    assertTrue(game.alphas.size() > 10, "it draws on");
  }

  @Test
  void withVsyncThereIsNothingToRun() {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> driver.run(FramePacer.vsync()));

    assertTrue(refused.getMessage().contains("have the display call"), refused.getMessage());
    driver.frame(-77);
    driver.frame(-77 + 10 * MILLI);
    assertEquals(1, loop.ticksDone(), "the display's own time");
  }

  @Test
  void drawingBeforeUpdatingDrawsOneIterationLate() {
    driver.anchor();
    clock.advance(13 * MILLI);
    driver.update();
    float first = driver.alpha();
    for (int i = 0; i < 5; i++) {
      clock.advance(13 * MILLI);
      driver.render();
      driver.update();
    }

    assertEquals(first, game.alphas.get(0));
    assertEquals(5, game.alphas.size());
    assertNotEquals(first, driver.alpha());
    assertEquals(0.5f + 0.3f, game.alphas.get(0), 1e-6f);
    assertEquals(0.5f + 0.6f - 1, game.alphas.get(1), 1e-6f, "that of the update before");
    driver.render();
    assertEquals(driver.alpha(), game.alphas.get(5));
  }

  @Test
  void drawingAgainWithoutAnUpdateDrawsTheSame() {
    driver.anchor();
    frameAfter(13);
    clock.advance(100 * MILLI);
    driver.render();
    driver.render();

    assertEquals(1, loop.ticksDone());
    assertEquals(List.of(game.alphas.get(0), game.alphas.get(0), game.alphas.get(0)), game.alphas);
    assertEquals(0.8f, game.alphas.get(0), 1e-6f);
  }
}

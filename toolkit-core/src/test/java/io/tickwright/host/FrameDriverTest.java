package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.loop.FrameLoop;
import io.tickwright.time.TimeBase;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The order of a frame, and what is so after a hook has thrown. */
class FrameDriverTest {

  /** 100 steps a second, so that a step is 10 ms and half of one 5 ms. */
  private static final long STEP = TimeBase.FLICKS.stepForHertz(100).units();

  private static final long MILLI = 1_000_000;

  private final FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, STEP);
  private final Recorded game = new Recorded();
  private final FakeClock clock = new FakeClock(-5 * MILLI);
  private final FrameDriver driver = FrameDriver.of(loop, game, game).clock(clock);

  private boolean frameAfter(long millis) {
    clock.advance(millis * MILLI);
    return driver.frame();
  }

  @Test
  void aFrameDoesEverythingInOneOrder() {
    driver.anchor();
    assertTrue(frameAfter(27));

    assertEquals(
        List.of(
            "beginFrame",
            "step 0 of " + STEP,
            "step 1 of " + STEP,
            "step 2 of " + STEP,
            "viewportSizeChanged 640x480",
            "encodePrePasses 0",
            "encode 0",
            "encodeHud 0",
            "present 0"),
        game.take());

    frameAfter(10);
    assertEquals(
        List.of(
            "beginFrame",
            "step 3 of " + STEP,
            "encodePrePasses 1",
            "encode 1",
            "encodeHud 1",
            "present 1"),
        game.take(),
        "a size that stays is told once");

    game.width = 800;
    frameAfter(1);
    assertEquals(
        List.of(
            "beginFrame",
            "viewportSizeChanged 800x480",
            "encodePrePasses 2",
            "encode 2",
            "encodeHud 2",
            "present 2"),
        game.take(),
        "a frame without a step");
  }

  @Test
  void theTimeIsCreditedBeforeTheFrameBegins() {
    driver.anchor();
    game.atBeginFrame =
        () -> {
          assertEquals(STEP / 2 + STEP / 10, loop.banked(), "credited");
          assertEquals(0, loop.ticksDone(), "and not yet run");
          loop.speed(0, 1);
        };
    frameAfter(11);

    assertEquals(1, loop.ticksDone(), "the time before the change ran at the speed before it");
    game.atBeginFrame = () -> {};
    frameAfter(50);
    assertEquals(1, loop.ticksDone());
  }

  @Test
  void theFirstFrameSaysWhereTimeBeginsWhenNobodyHasSaidIt() {
    frameAfter(1_000);

    assertEquals(0, loop.ticksDone());
    assertEquals(STEP / 2, loop.banked());
    assertEquals(List.of(0.5f), game.alphas);
  }

  @Test
  void aHookCannotBeginAFrameItself() {
    game.atBeginFrame = driver::frame;

    IllegalStateException refused = assertThrows(IllegalStateException.class, () -> frameAfter(1));
    assertTrue(refused.getMessage().contains("a frame is under way"), refused.getMessage());
  }

  @Test
  void aThrowAtTheBeginningOfAFrameAbandonsItsStepsAndCountsThem() {
    driver.anchor();
    game.throwsIn = "beginFrame";
    assertThrows(IllegalStateException.class, () -> frameAfter(30));

    assertEquals(List.of("beginFrame"), game.take());
    assertEquals(3, loop.stats().abandoned());
    assertEquals(0, loop.ticksDone());

    game.throwsIn = "";
    frameAfter(10);
    assertTrue(game.take().contains("step 0 of " + STEP), "and it goes on");
  }

  @Test
  void aThrowInAStepLeavesTheLoopFailedAtItUntilThatIsCleared() {
    driver.anchor();
    frameAfter(10);
    float drawn = driver.alpha();
    game.throwsIn = "step";
    assertThrows(IllegalStateException.class, () -> frameAfter(21));

    assertEquals(1, loop.failedAt());
    assertEquals(2, loop.stats().abandoned(), "the step that threw and the one after it");
    assertThrows(IllegalStateException.class, () -> frameAfter(10), "an update refuses");

    game.take();
    assertTrue(driver.render(), "what was there last can be drawn");
    assertEquals(drawn, game.alphas.get(game.alphas.size() - 1));

    loop.clearFailure();
    game.throwsIn = "";
    game.take();
    frameAfter(10);
    assertTrue(game.take().contains("step 1 of " + STEP));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"viewportSizeChanged", "encodePrePasses", "encode", "encodeHud", "present"})
  void aThrowWhileDrawingKeepsTheStepsAndFreesTheSlot(String hook) {
    driver.anchor();
    game.throwsIn = hook;
    assertThrows(IllegalStateException.class, () -> frameAfter(20));

    assertEquals(2, loop.ticksDone());
    assertEquals(0, loop.stats().abandoned());
    assertEquals(0, driver.slots().inFlight());
    assertEquals(1, driver.timing().skipped().count());
    assertEquals(0, driver.timing().presented().count());

    game.throwsIn = "";
    game.take();
    frameAfter(10);
    List<String> next = game.take();
    assertEquals(hook.equals("viewportSizeChanged"), next.contains("viewportSizeChanged 640x480"));
    assertTrue(next.contains("present 0"), "the slot that was free again: " + next);
  }

  @ParameterizedTest
  @CsvSource({"0, 480", "640, 0"})
  void aSurfaceWithoutASizeIsNotDrawnOn(int width, int height) {
    game.width = width;
    game.height = height;
    assertTrue(frameAfter(10));

    assertEquals(List.of("beginFrame"), game.take());
    frameAfter(10);
    assertEquals(2, driver.timing().skipped().count() + 1, "each is counted when the next begins");
    assertFalse(driver.render());
  }

  @Test
  void whatIsAskedForFromElsewhereIsDoneWhenTheNextUpdateBegins() {
    driver.anchor();
    driver.atNextUpdate(() -> game.calls.add("task"));
    frameAfter(10);

    assertEquals(List.of("task", "beginFrame"), game.take().subList(0, 2));
  }

  @Test
  void whatATaskAsksForIsForTheUpdateAfter() {
    int[] done = {0};
    driver.atNextUpdate(
        () -> {
          done[0]++;
          driver.atNextUpdate(() -> done[0]++);
        });
    frameAfter(10);
    assertEquals(1, done[0]);
    frameAfter(10);
    assertEquals(2, done[0]);
  }

  @Test
  @Timeout(30)
  void theWorkOfAFrameIsMeasuredWithoutTheWaitForItsSlot() throws InterruptedException {
    FrameSlots one = new FrameSlots(1);
    FrameSlot shown = one.acquire();
    driver.slots(one).anchor();
    game.atBeginFrame = () -> clock.advance(3 * MILLI);
    Thread drawing = Thread.currentThread();
    Thread display =
        new Thread(
            () -> {
              while (drawing.getState() != Thread.State.WAITING) {
                LockSupport.parkNanos(1_000_000);
              }
              clock.advance(50 * MILLI);
              shown.release();
            },
            "display");
    display.start();
    frameAfter(10);
    display.join();

    assertEquals(1, driver.timing().presented().count());
    assertEquals(3 * MILLI, driver.timing().presented().max());
    assertTrue(driver.timing().json().startsWith("{\"presented\":{\"count\":1,\"min\":3000000"));
    driver.timing().reset();
    assertEquals(0, driver.timing().presented().count());
  }
}

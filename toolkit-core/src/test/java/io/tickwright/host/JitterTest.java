package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.loop.FrameLoop;
import io.tickwright.loop.Step;
import io.tickwright.time.TimeBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A 60 Hz display whose frames come up to half a step early or late. */
class JitterTest {
  private static final long STEP = TimeBase.FLICKS.stepForHertz(60).units();
  private static final int FRAMES = 36_000;

  /** How many frames ran no step, one, and more. */
  private record Counted(int none, int one, int more) {}

  /** Half a step is 8,333,333.5 ns; the display keeps its own grid. */
  private static long displayTime(int frame, Pcg32 luck, long mostNanos) {
    return 1_000_000_000L * frame / 60 + luck.between(-mostNanos, mostNanos);
  }

  private static Counted count(FrameLoop loop, long jitter) {
    Pcg32 luck = Pcg32.reference(3, 9);
    int[] counts = new int[3];
    for (int i = 1; i <= FRAMES; i++) {
      long steps = loop.frame(displayTime(i, luck, jitter), step -> {}).steps();
      counts[(int) Math.min(2, steps)]++;
    }
    return new Counted(counts[0], counts[1], counts[2]);
  }

  /** As the driver starts: half a step banked. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1_000, 1_000_000, 8_333_333})
  void withHalfAStepBankedEachFrameRunsExactlyOne(long jitter) {
    FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, STEP);
    Ticking.of(loop, step -> {}).anchorHalfway(0);
    assertEquals(STEP, 2 * loop.banked(), "half, exactly");

    assertEquals(new Counted(0, FRAMES, 0), count(loop, jitter));
  }

  /** The other phase, and the plausible wrong version: nothing banked. */
  @Test
  void withNothingBankedFramesRunNoneAndTwoByTurns() {
    FrameLoop loop = new FrameLoop(TimeBase.FLICKS, STEP, 0);
    Counted counted = count(loop, 1_000_000);

    assertTrue(counted.none() > FRAMES / 5, counted::toString);
    assertTrue(counted.more() > FRAMES / 5, counted::toString);
  }

  /** Half a step banked is right for as much jitter as it says, and no more. */
  @Test
  void jitterOfMoreThanHalfAStepIsSeen() {
    FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, STEP);
    Ticking.of(loop, step -> {}).anchorHalfway(0);
    Counted counted = count(loop, 9_500_000);

    assertTrue(counted.none() > 0 && counted.more() > 0, counted::toString);
  }

  @Test
  void theDriverBeginsAndResyncsLikeThat() {
    FakeClock clock = new FakeClock(0);
    FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, STEP);
    Recorded game = new Recorded();
    FrameDriver driver = FrameDriver.of(loop, game, game).clock(clock);
    driver.anchor(0);
    Pcg32 luck = Pcg32.reference(3, 9);
    long done = 0;
    for (int i = 1; i <= 600; i++) {
      driver.frame(displayTime(i, luck, 8_333_333));
      assertEquals(++done, loop.ticksDone(), "frame " + i);
    }
    driver.resync();
    driver.frame(90_000_000_000L);
    for (int i = 1; i <= 600; i++) {
      driver.frame(90_000_000_000L + displayTime(i, luck, 8_333_333));
      assertEquals(++done, loop.ticksDone(), "frame " + i + " after the resync");
    }
  }

  @Test
  void anOddStepBanksTheHalfBelow() {
    FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, 7);
    Ticking.of(loop, (Step step) -> {}).anchorHalfway(0);

    assertEquals(3, loop.banked());
  }
}

package io.tickwright.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.StateDigest;
import io.tickwright.time.Speed;
import io.tickwright.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrameLoopTest {

  private static final long SIXTY_HERTZ = TimeBase.FLICKS.stepForHertz(60).units();
  private static final long MS = 1_000_000;
  private static final StepBody NOTHING = step -> {};

  @Test
  void aFrameRunsItsStepsAndSaysHowFarTheNextOneHasCome() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10 * MS, 0);
    List<Long> indices = new ArrayList<>();

    FramePlan plan = loop.frame(25 * MS, step -> indices.add(step.index()));

    assertEquals(List.of(0L, 1L), indices);
    assertEquals(0.5f, plan.alpha());
    assertEquals(2, loop.ticksDone());
    assertEquals(20 * MS, loop.simulatedUnits());
  }

  @Test
  void aLongFrameDropsWhatIsPastTheBudgetInNanosAndInFlicks() {
    FrameLoop nanos = new FrameLoop(TimeBase.NANOS, 16_666_667, 0);
    FramePlan rounded = nanos.frame(200 * MS, NOTHING);
    assertEquals(11, rounded.due());
    assertEquals(5, rounded.steps());
    assertEquals(6, rounded.dropped());
    assertEquals(16_666_663, rounded.remainder());

    FrameLoop flicks = new FrameLoop(TimeBase.FLICKS, SIXTY_HERTZ, 0);
    FramePlan exact = flicks.frame(200 * MS, NOTHING);
    assertEquals(12, exact.due());
    assertEquals(7, exact.dropped());
    assertEquals(0, exact.remainder());
  }

  @Test
  void sixtyCyclingFramesGiveThePublishedScheduleHash() {
    FrameLoop loop = cycling(0);
    assertEquals(1_245_000_015, loop.stats().submittedUnits());
    assertEquals(74, loop.ticksDone());
    assertEquals(11_666_657, loop.banked());
    assertEquals(0x757b07ab45a8edccL, loop.stats().scheduleHash());
    assertNotEquals(loop.stats().scheduleHash(), cycling(1).stats().scheduleHash());
  }

  private static FrameLoop cycling(long anchor) {
    long[] frames = {15_000_000, 16_666_667, 18_000_000, 33_333_334};
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 16_666_667, anchor);
    long now = 0;
    for (int i = 0; i < 60; i++) {
      now += frames[i % 4];
      loop.frame(now, NOTHING);
    }
    return loop;
  }

  @Test
  void nanosecondsAreNeverLostOnTheWayToFlicks() {
    FrameLoop loop = new FrameLoop(TimeBase.FLICKS, SIXTY_HERTZ, 0);
    loop.unlimitedBudget();
    for (long now = 0; now <= 60_000_000_000L; now += 6_944_444) {
      loop.frame(now, NOTHING);
    }
    loop.frame(60_000_000_000L, NOTHING);
    assertEquals(3_600, loop.ticksDone());
    assertEquals(0, loop.banked());
    assertEquals(0, loop.nanosCarry());
    assertTrue(6_944_444 * 7_056 / 10_000 * 8_640L < 3_600 * SIXTY_HERTZ, "truncating is short");
  }

  @Test
  void anUnanchoredLoopBeginsWithItsFirstFrame() {
    FrameLoop loop = FrameLoop.unanchored(TimeBase.NANOS, 10);

    assertEquals(0, loop.frame(Long.MIN_VALUE + 5, NOTHING).due());
    assertEquals(2, loop.frame(Long.MIN_VALUE + 25, NOTHING).due());
  }

  @Test
  void nowMayBeAnyLongAndGoingBackKeepsWhatIsBanked() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, Long.MIN_VALUE);

    assertEquals(Long.MAX_VALUE / 10, loop.beginFrame(Long.MAX_VALUE).due());
    assertEquals(7, loop.banked());
    assertEquals(0, loop.beginFrame(-50).due());
    assertEquals(7, loop.banked());
    assertEquals(1, loop.stats().backwards());
    assertEquals(1, loop.beginFrame(-47).due(), "counted from where it went back to");
  }

  @Test
  void resyncForgetsTheTimeSinceTheLastFrameAndNothingElse() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);
    loop.frame(5, NOTHING);

    loop.resync(1_000_000);

    assertEquals(5, loop.banked());
    assertEquals(1, loop.frame(1_000_005, NOTHING).due());
    assertEquals(1, loop.stats().resyncs());
  }

  @Test
  void fastForwardIsNotSilentlyCapped() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);
    loop.speed(5, 2);
    assertEquals(15, loop.effectiveBudget());
    assertEquals(15, loop.frame(200, NOTHING).steps());
    loop.speed(Speed.of("1/3"));
    assertEquals(5, loop.effectiveBudget());
    loop.budget(0);
    assertEquals(1, loop.effectiveBudget());
    assertEquals(1, loop.budget());
    loop.unlimitedBudget();
    loop.speed(1_000, 1);
    assertEquals(Long.MAX_VALUE, loop.effectiveBudget());
    assertEquals(1_000_000, loop.beginFrame(10_200).steps());
  }

  @Test
  void theNanosecondCarryOutlivesASpeedChangeAndTheUnitCarryDoesNot() {
    FrameLoop loop = new FrameLoop(TimeBase.FLICKS, SIXTY_HERTZ, 0);
    loop.speed(1, 3);
    loop.frame(2, NOTHING);
    assertEquals(411_200_000, loop.nanosCarry());
    assertEquals(1, loop.carry());

    loop.speed(1, 2);
    loop.resync(9);
    loop.restore(4);
    loop.frame(8, NOTHING);

    assertEquals(411_200_000, loop.nanosCarry());
    assertEquals(0, loop.carry());
    assertEquals(4, loop.banked());
    assertEquals(Speed.of(1, 2), loop.speed());
  }

  @Test
  void aPauseLetsNoTimePassAndKeepsEverything() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);
    loop.frame(5, NOTHING);
    loop.pause();

    assertEquals(0, loop.frame(1_000, NOTHING).due());
    assertEquals(0, loop.advance(1_000, NOTHING));
    assertTrue(loop.paused());
    loop.resume();

    assertEquals(1, loop.frame(1_005, NOTHING).due());
    assertFalse(loop.paused());
  }

  @Test
  void aCountRunsStepsWhateverTheSpeedAndTouchesNoBank() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);
    loop.restore(9);
    loop.pause();
    long[] ran = new long[1];

    assertEquals(100, loop.step(100, step -> ran[0]++));

    assertEquals(100, ran[0]);
    assertEquals(9, loop.banked());
    assertEquals(0, loop.stats().frames());
    assertEquals(0, loop.step(-1, NOTHING));
  }

  @Test
  void aDurationRunsThroughTheSpeedAndPastTheBudget() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);
    loop.speed(1, 3);

    assertEquals(33, loop.advance(1_000, NOTHING));

    assertEquals(3, loop.banked());
    assertEquals(1, loop.carry());
    assertEquals(33, loop.ticksDone());
    assertEquals(1, loop.frame(21, NOTHING).due(), "frames still count from their own moment");
  }

  @Test
  void halfAStepCanBeBankedBeforeTheFirstFrame() {
    FrameLoop loop = FrameLoop.unanchored(TimeBase.NANOS, 10);
    loop.restore(loop.stepUnits() / 2);

    assertEquals(0, loop.frame(100, NOTHING).due());
    assertEquals(0, loop.frame(104, NOTHING).due(), "jitter of half a step is absorbed");
    assertEquals(1, loop.frame(110, NOTHING).due());
    assertEquals(0.5f, loop.alpha());
    assertEquals(0.5, loop.alphaDouble());
  }

  @Test
  void aPlanThatWasBegunStaysAndTheLoopsOwnIsRewritten() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);

    FramePlan mine = loop.beginFrame(10);
    FramePlan loops = loop.frame(30, NOTHING);

    assertEquals(1, mine.steps());
    assertEquals(2, loops.steps());
    assertSame(loops, loop.frame(40, NOTHING));
    assertNotSame(mine, loops);
    assertEquals(4, loop.ticksDone());
  }

  @Test
  void aBodyThatThrowsFailsTheLoopAtItsStep() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);
    StepBody third =
        step -> {
          if (step.index() == 2) {
            throw new IllegalArgumentException("the game's own");
          }
        };
    assertThrows(IllegalArgumentException.class, () -> loop.frame(50, third));
    assertTrue(loop.failed());
    assertEquals(2, loop.failedAt());
    assertEquals(2, loop.ticksDone());
    assertEquals(3, loop.stats().abandoned());
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> loop.frame(60, NOTHING));
    assertTrue(refusal.getMessage().contains("index 2"), refusal::getMessage);
    assertThrows(IllegalStateException.class, () -> loop.step(1, NOTHING));
    assertThrows(IllegalStateException.class, () -> loop.advance(1, NOTHING));
    loop.clearFailure();
    assertFalse(loop.failed());
    assertEquals(2, loop.beginFrame(60).firstTick());
  }

  @Test
  void aBodySeesTheTicksBeforeItsOwnAndCannotRunOthers() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);
    List<Long> seen = new ArrayList<>();
    loop.frame(
        30,
        step -> {
          seen.add(loop.ticksDone());
          assertThrows(IllegalStateException.class, () -> loop.step(1, NOTHING));
        });
    assertEquals(List.of(0L, 1L, 2L), seen);
  }

  @Test
  void aRollbackSetsTheTickAndLeavesTheScheduleAlone() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);
    loop.frame(35, NOTHING);
    long hash = loop.stats().scheduleHash();

    loop.restoreTicks(1);

    assertEquals(1, loop.ticksDone());
    assertEquals(5, loop.banked());
    assertEquals(hash, loop.stats().scheduleHash());
    assertEquals(1, loop.beginFrame(40).firstTick());
  }

  @Test
  void aLoadKeepsTheScheduleAndForgetsTheMomentAndTheFailure() {
    FrameLoop saved = new FrameLoop(TimeBase.FLICKS, SIXTY_HERTZ, 0);
    saved.speed(1, 3);
    saved.frame(200 * MS + 1, NOTHING);
    saved.pause();
    RollbackSlot slot = new RollbackSlot();
    slot.save(saved);
    FrameLoop loaded = new FrameLoop(TimeBase.FLICKS, SIXTY_HERTZ, 0);
    assertNotEquals(StateDigest.of(saved), StateDigest.of(loaded));
    assertThrows(
        ArithmeticException.class, () -> loaded.step(1, step -> Math.toIntExact(1L << 40)));

    slot.restore(loaded);

    assertEquals(StateDigest.of(saved), StateDigest.of(loaded));
    assertEquals(saved.stats().json(), loaded.stats().json());
    assertEquals(Speed.of(1, 3), loaded.speed());
    assertFalse(loaded.failed());
    loaded.resume();
    assertEquals(0, loaded.frame(Long.MAX_VALUE, NOTHING).due(), "it begins anew");
  }

  @Test
  void eightRunsOfOneHostileTraceAgreePlanForPlanAndAnAnchorOneNanosecondOnDoesNot() {
    List<String> first = hostile(0);
    assertTrue(first.stream().anyMatch(plan -> !plan.contains("dropped=0,")), "no budget engaged");
    for (int run = 1; run < 8; run++) {
      assertEquals(first, hostile(0));
    }
    assertNotEquals(first.get(first.size() - 1), hostile(1).get(first.size() - 1));
  }

  /** The plans of a trace of jitter, hitches, standstills and clocks set back, then the hash. */
  private static List<String> hostile(long anchor) {
    FrameLoop loop = new FrameLoop(TimeBase.FLICKS, SIXTY_HERTZ, anchor);
    List<String> plans = new ArrayList<>();
    long now = 0;
    long noise = 1;
    for (int i = 0; i < 600; i++) {
      noise = noise * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
      now += i % 50 == 49 ? noise >> 20 : Math.floorMod(noise >> 33, 40 * MS);
      if (i % 97 == 96) {
        loop.speed(1 + i % 5, 3);
      }
      plans.add(loop.frame(now, NOTHING).toString());
    }
    plans.add(loop.stats().json());
    return plans;
  }
}

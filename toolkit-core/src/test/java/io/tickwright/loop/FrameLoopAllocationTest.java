package io.tickwright.loop;

import io.tickwright.testing.Allocation;
import io.tickwright.time.TimeBase;
import org.junit.jupiter.api.Test;

class FrameLoopAllocationTest {

  /** A header of at most 16 bytes and five longs. */
  private static final long ONE_PLAN = 56;

  private static long seen;
  private static FramePlan kept = new FramePlan(1);

  static final class Checks implements Runnable {
    @Override
    public void run() {
      FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, 11_760_000);
      StepBody body = step -> seen += step.index() + step.dt() + step.time();
      Allocation.assertNone("frame", i -> seen += loop.frame(i * 16_666_667, body).dropped());
      Allocation.assertNone(
          "frame over budget", i -> seen += loop.frame(i * 200_000_000, body).dropped());
      Allocation.assertNone(
          "frame, hostile", i -> seen += loop.frame(i << (i % 64), body).remainder());
      Allocation.assertNone("step", i -> seen += loop.step(i % 5, body));
      Allocation.assertNone("advance", i -> seen += loop.advance(i * 1_001, body));
      Allocation.assertNone(
          "speed, resync, pause",
          i -> {
            loop.speed(i % 4, 3);
            loop.resync(i);
            loop.pause();
            loop.frame(i + 9, body);
            loop.resume();
          });
      Allocation.assertSmall("beginFrame", ONE_PLAN, i -> kept = loop.beginFrame(i * 16_666_667));
    }
  }

  @Test
  void runningAFrameAllocatesNothingAndPlanningOneASinglePlan() {
    new Checks().run();
    Allocation.runInterpreted(Checks.class);
  }
}

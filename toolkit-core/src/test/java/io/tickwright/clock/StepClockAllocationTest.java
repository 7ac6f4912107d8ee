package io.tickwright.clock;

import io.tickwright.testing.Allocation;
import org.junit.jupiter.api.Test;

class StepClockAllocationTest {

  private static long steps;
  private static float alpha;

  static final class Checks implements Runnable {
    @Override
    public void run() {
      StepClock clock = new StepClock(11_760_000);
      StepClock slow = new StepClock(470_400_000);
      clock.speed(1_001, 1_000);
      long hours = 705_600_000L * 3_600;
      Allocation.assertNone("advance", i -> steps += clock.advance(i * 9_999));
      Allocation.assertNone("advance, 128 bits", i -> steps += clock.advance(Long.MAX_VALUE - i));
      Allocation.assertNone("advanceCapped", i -> steps += clock.advanceCapped(i * hours, 5));
      Allocation.assertNone("pump", i -> steps += clock.pump(i * 9_999 % 777_777));
      Allocation.assertNone("step", i -> steps += clock.step(i));
      Allocation.assertNone("drive", i -> steps += slow.drive(clock, i));
      Allocation.assertNone("alpha", i -> alpha += clock.alpha());
      Allocation.assertNone("speed", i -> clock.speed(i, 3));
      Allocation.assertNone("speed()", i -> steps += clock.speed().numerator());
      Allocation.assertNone(
          "pause, resume, restore",
          i -> {
            clock.pause();
            clock.restore(i);
            clock.resume();
          });
    }
  }

  @Test
  void noDoorAllocatesWhetherCompiledOrInterpreted() {
    new Checks().run();
    Allocation.runInterpreted(Checks.class);
  }
}

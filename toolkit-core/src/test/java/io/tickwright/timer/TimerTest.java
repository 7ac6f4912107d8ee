package io.tickwright.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.bank.Bank;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimerTest {

  private static final long SECOND = 705_600_000;
  private static final long STEP = SECOND / 60;

  @Test
  void aReloadOfOneAndAHalfSecondsEndsAfterNinetySteps() {
    Timer reload = new Timer();
    reload.arm(SECOND * 3 / 2);
    for (int step = 1; step < 90; step++) {
      assertFalse(reload.spend(STEP));
    }
    assertEquals(STEP, reload.left());
    assertEquals(89 * STEP, reload.spent());
    assertTrue(reload.spend(STEP));
    assertFalse(reload.running());
    assertFalse(reload.spend(STEP));
  }

  @Test
  void aDurationArmedAnywhereFiresAfterItsCeilOfSteps() {
    long step = SECOND * 2 / 3;
    Timer timer = new Timer();
    List<Integer> ticks = new ArrayList<>();
    for (int arming = 0; arming < 4; arming++) {
      timer.arm(5 * SECOND);
      ticks.add(stepsToFire(timer, step));
    }
    assertEquals(List.of(8, 8, 8, 8), ticks);
  }

  @Test
  void aBankInPlaceOfTheTimerFiresAtUnevenTicks() {
    long step = SECOND * 2 / 3;
    Bank bank = new Bank();
    List<Integer> ticks = new ArrayList<>();
    for (int tick = 1; ticks.size() < 4; tick++) {
      if (bank.gain(1, step, 5 * SECOND) > 0) {
        ticks.add(tick);
      }
    }
    assertEquals(List.of(8, 15, 23, 30), ticks);
  }

  @Test
  void awkwardSecondsAtSixtyHertzFireOnTheirTick() {
    long[] hundredths = {415, 805, 830};
    int[] ticks = {249, 483, 498};
    for (int i = 0; i < ticks.length; i++) {
      Timer timer = new Timer();
      timer.arm(hundredths[i] * (SECOND / 100));
      assertEquals(ticks[i], stepsToFire(timer, STEP));
    }
  }

  @Test
  void aDoubleCountdownMissesOneOfThem() {
    double[] seconds = {4.15, 8.05, 8.3};
    List<Integer> ticks = new ArrayList<>();
    for (double duration : seconds) {
      int steps = 0;
      for (double left = duration; left > 0; left -= 1.0 / 60) {
        steps++;
      }
      ticks.add(steps);
    }
    assertFalse(ticks.equals(List.of(249, 483, 498)), ticks::toString);
  }

  @Test
  void anArmedTimerWithNothingSpentSurvivesARoundTrip() {
    Timer before = new Timer();
    before.arm(10);
    Timer bySpent = new Timer();
    bySpent.restoreSpent(before.spent(), before.total());
    Timer byLeft = new Timer();
    byLeft.restoreLeft(before.left(), before.total());
    for (Timer after : List.of(bySpent, byLeft)) {
      assertTrue(after.running());
      assertEquals(0, after.spent());
      assertEquals(10, after.left());
      assertTrue(after.spend(10));
    }
  }

  @Test
  void noTimeDisarmsAndNothingWaitsForIt() {
    Timer timer = new Timer();
    timer.arm(10);
    timer.arm(0);
    assertFalse(timer.running());
    assertFalse(timer.spend(Long.MAX_VALUE));
    timer.arm(10);
    timer.cancel();
    assertFalse(timer.running());
    assertEquals(0, timer.total());
  }

  @Test
  void theLongestDurationNeedsItsLastUnit() {
    Timer timer = new Timer();
    timer.arm(Long.MAX_VALUE);
    assertFalse(timer.spend(Long.MAX_VALUE - 1));
    assertTrue((float) timer.fraction() < 1);
    assertEquals(1, timer.left());
    assertTrue(timer.spend(Long.MAX_VALUE));
  }

  @Test
  void theFractionFillsABar() {
    Timer timer = new Timer();
    assertEquals(0.0, timer.fraction());
    timer.restoreSpent(3, 4);
    assertEquals(0.75, timer.fraction());
  }

  private static int stepsToFire(Timer timer, long step) {
    for (int steps = 1; ; steps++) {
      if (timer.spend(step)) {
        return steps;
      }
    }
  }
}

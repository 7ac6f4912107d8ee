package io.tickwright.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.time.Speed;
import io.tickwright.time.TimeBase;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class StepClockTest {

  private static final long TWO_THIRDS = TimeBase.FLICKS.stepForSeconds(2, 3).units();

  @Test
  void timeBecomesWholeStepsAndTheRestIsBanked() {
    StepClock clock = new StepClock(100);

    assertEquals(2, clock.advance(250));
    assertEquals(50, clock.banked());
    assertEquals(0.5f, clock.alpha());
    assertEquals(2, clock.ticksDone());
    assertEquals(200, clock.simulatedUnits());
  }

  @Test
  void aCapDropsStepsAndSaysHowMany() {
    StepClock clock = new StepClock(100);

    assertEquals(5, clock.advanceCapped(1_250, 5));
    assertEquals(7, clock.lastDropped());
    assertEquals(50, clock.banked(), "the part of a step survives");
    assertEquals(1, clock.advanceCapped(350, 0), "a cap below 1 counts as 1");
    assertEquals(10, clock.droppedTotal());
    assertEquals(1, clock.advance(100));
    assertEquals(0, clock.lastDropped());
  }

  @Test
  void pumpTakesAbsoluteMomentsAndTheFirstOnlySaysWhereTimeBegins() {
    StepClock clock = new StepClock(100);

    assertEquals(0, clock.pump(-5_000));
    assertEquals(3, clock.pump(-4_650));
    assertEquals(0, clock.pump(-9_000), "going back is no time");
    assertEquals(1, clock.pump(-8_950));
    assertEquals(0, clock.pump(Long.MIN_VALUE));
    assertEquals(Long.MAX_VALUE / 100, clock.pump(Long.MAX_VALUE), "the difference saturates");
  }

  @Test
  void aCountOfStepsIsBlindToSpeedAndPauseAndTouchesNoBank() {
    StepClock clock = new StepClock(100);
    clock.restore(99);
    clock.speed(1, 3);
    clock.pause();

    assertEquals(5, clock.step(5));
    assertEquals(0, clock.step(-5));
    assertEquals(99, clock.banked());
    assertEquals(5, clock.ticksDone());
  }

  @Test
  void aSlowClockIsDrivenByTheStepsOfAFastOne() {
    StepClock world = new StepClock(10);
    StepClock season = new StepClock(100);
    season.speed(1, 2);

    assertEquals(0, season.drive(world, world.advance(155)));
    assertEquals(75, season.banked());
    assertEquals(1, season.drive(world, 5));
  }

  @Test
  void aThirdOfTheSpeedCarriesTheThirds() {
    StepClock clock = new StepClock(1_000);
    clock.speed(Speed.of("1/3"));

    assertBanked(clock, 33, 1);
    assertBanked(clock, 66, 2);
    assertBanked(clock, 100, 0);
  }

  private static void assertBanked(StepClock clock, long banked, long carry) {
    assertEquals(0, clock.advance(100));
    assertEquals(banked, clock.banked());
    assertEquals(carry, clock.carry());
  }

  @Test
  void aWallMinuteAtAThirdOverTwoThirdsOfASecondIsThirtyTicks() {
    StepClock clock = new StepClock(TWO_THIRDS);
    clock.speed(1, 3);
    long truncated = 0;
    for (int frame = 0; frame < 3_600; frame++) {
      assertTrue(clock.advance(11_760_000) <= 1);
      truncated += 11_760_000L * 333 / 1_000;
    }
    assertEquals(30, clock.ticksDone());
    assertEquals(0, clock.banked());
    assertEquals(29, truncated / TWO_THIRDS, "a rounded speed loses a tick");
  }

  @Test
  void aCappedAdvanceDropsAndADeferringOneWouldNot() {
    long[] frames = {
      50_000, 50_000, 50_000, 50_000, 50_000, 60_000_000, 50_000, 50_000, 50_000, 50_000, 50_000
    };
    StepClock uncapped = new StepClock(2_000_000);
    StepClock dropping = new StepClock(2_000_000);
    long deferring = 0;
    long deferred = 0;
    for (long frame : frames) {
      assertTrue(uncapped.advance(frame) <= 30);
      assertTrue(dropping.advanceCapped(frame, 4) <= 4);
      deferred += frame;
      long steps = Math.min(4, deferred / 2_000_000);
      deferred -= steps * 2_000_000;
      deferring += steps;
    }
    assertEquals(30, uncapped.ticksDone());
    assertEquals(4, dropping.ticksDone());
    assertEquals(26, dropping.droppedTotal());
    assertEquals(24, deferring, "the negative control");
  }

  @Test
  void advancingByNStepsIsSteppingNTimesWhereADoubleIsOftenWrong() {
    int wrong = 0;
    for (int n = 1; n <= 100_000; n++) {
      StepClock clock = new StepClock(TWO_THIRDS);
      assertEquals(new StepClock(TWO_THIRDS).step(n), clock.advance(n * TWO_THIRDS));
      assertEquals(0, clock.banked());
      wrong += n <= 1_000 && stepsOfADouble(n) != n ? 1 : 0;
    }
    assertEquals(602, wrong, "the negative control");
  }

  private static long stepsOfADouble(int n) {
    double step = 2.0 / 3;
    double banked = n * step;
    long steps = 0;
    while (banked >= step) {
      banked -= step;
      steps++;
    }
    return steps;
  }

  @Test
  void aPauseKeepsSpeedCarryAndWhatIsBanked() {
    StepClock clock = new StepClock(100);
    clock.speed(2, 3);
    assertEquals(0, clock.advance(100));
    clock.pause();

    assertEquals(0, clock.advance(1_000_000));
    assertEquals(0, clock.pump(5));
    assertEquals(0, clock.pump(1_000_000));
    assertTrue(clock.paused());
    assertEquals(66, clock.banked());
    assertEquals(2, clock.carry());
    assertEquals(Speed.of(2, 3), clock.speed());
    clock.resume();
    assertEquals(0, clock.pump(1_000_000), "the time of the pause is no time");
    assertEquals(1, clock.advance(50));
    assertFalse(clock.paused());
  }

  @Test
  void aSpeedOutOfRangeIsClampedAndChangingItDropsTheCarry() {
    StepClock clock = new StepClock(100);
    clock.speed(1, 3);
    assertEquals(0, clock.advance(1));
    clock.speed(1, 3);
    assertEquals(0, clock.carry());
    clock.speed(-1, 0);
    assertEquals(Speed.of(0, 1), clock.speed());
    assertSame(clock.speed(), clock.speed());
    assertEquals(0, clock.advance(Long.MAX_VALUE));
    clock.speed(6, 4);
    assertEquals(Speed.of(3, 2), clock.speed());
    assertEquals(4, clock.speedDenominator(), "the carry counts quarters");
    assertEquals(6, clock.speedNumerator());
  }

  @Test
  void countsSaturateAndWhatIsBankedStaysExact() {
    StepClock clock = new StepClock(10);
    clock.speed(Long.MAX_VALUE, 1);

    assertEquals(Long.MAX_VALUE, clock.advance(Long.MAX_VALUE));
    assertEquals(9, clock.banked(), "(2^63 - 1)^2 ends in 9");
    assertEquals(Long.MAX_VALUE, clock.step(1) + clock.ticksDone() - 1);
    assertEquals(Long.MAX_VALUE, clock.simulatedUnits());
  }

  @Test
  void aStepBelowOneCountsAsOneAndTimeBelowOneIsNone() {
    StepClock clock = new StepClock(-7);

    assertEquals(1, clock.stepUnits());
    assertEquals(0, clock.advance(-5));
    assertEquals(0, clock.advance(0));
    assertEquals(5, clock.advance(5));
  }

  @Test
  void alphaStaysBelowOneEvenWhenNarrowedToFloat() {
    assertAlphaBelowOne(33_333_332, 33_333_333);
    assertAlphaBelowOne(999_999_999, 1_000_000_000);
    assertAlphaBelowOne(Long.MAX_VALUE - 1, Long.MAX_VALUE);
    assertEquals(1.0f, (float) (999_999_999 / 1e9), "the negative control");
  }

  private static void assertAlphaBelowOne(long banked, long step) {
    StepClock clock = new StepClock(step);
    clock.restore(banked);
    assertEquals(banked, clock.banked());
    assertTrue(clock.alpha() < 1 && clock.alpha() > 0.99f);
    assertTrue((float) clock.alphaDouble() < 1);
  }

  @Test
  void restoringGoesOnAsIfItHadNeverStopped() {
    StepClock first = new StepClock(100);
    assertEquals(2, first.advance(270));
    StepClock second = new StepClock(100);
    second.restore(first.banked());
    second.restoreTicks(first.ticksDone());

    assertEquals(first.advance(45), second.advance(45));
    assertEquals(first.ticksDone(), second.ticksDone());
    second.restore(-1);
    assertEquals(0, second.banked());
    second.restore(250);
    assertEquals(50, second.banked());
    second.restoreTicks(-1);
    assertEquals(0, second.ticksDone());
    assertNotEquals(first.ticksDone(), second.ticksDone());
  }

  @Test
  void aSlowedClockDividesExactlyWhereMultiplyingByTheReciprocalIsJustOff() {
    long[] denominators = {2, 3, 7, 1_000_003, 1L << 31, (1L << 62) - 1, 1L << 62, Long.MAX_VALUE};
    int wrongWithoutTheLimit = 0;
    for (long denominator : denominators) {
      long reciprocal = Long.divideUnsigned(1L << 63, denominator);
      for (long around : new long[] {0, denominator, reciprocal, 1L << 61, Long.MAX_VALUE - 4}) {
        for (long elapsed = around - 3; elapsed <= around + 3 && elapsed >= around - 3; elapsed++) {
          long units = Math.max(0, elapsed) / denominator;
          StepClock clock = new StepClock(Long.MAX_VALUE);
          clock.speed(1, denominator);
          assertEquals(units == Long.MAX_VALUE ? 1 : 0, clock.advance(elapsed));
          assertEquals(units, clock.banked(), () -> "of " + denominator);
          assertEquals(Math.max(0, elapsed) % denominator, clock.carry());
          if (elapsed >= 0 && Math.multiplyHigh(elapsed << 1, reciprocal + 1) != units) {
            wrongWithoutTheLimit++;
          }
        }
      }
    }
    assertTrue(wrongWithoutTheLimit > 0, "the negative control");
  }

  @Test
  void aSpeedIsExactOnBothSidesOfTheLongestTimeThatNeedsNoDivision() {
    for (long denominator : new long[] {2, 3, 7, 1_000_003, 1L << 31, 1L << 62, Long.MAX_VALUE}) {
      for (long numerator : new long[] {0, 1, 2, 5, 999_999_937, 1L << 40, Long.MAX_VALUE}) {
        long reciprocal = Long.divideUnsigned(1L << 63, denominator);
        long longest = Math.max(0, reciprocal - denominator) / Math.max(1, numerator);
        for (long elapsed = Math.max(1, longest - 2); elapsed <= longest + 2; elapsed++) {
          StepClock clock = new StepClock(Long.MAX_VALUE);
          clock.speed(numerator, denominator);
          clock.restoreCarry(denominator - 1);
          BigInteger[] exact = scaled(elapsed, numerator, denominator - 1, denominator);
          BigInteger[] steps = exact[0].divideAndRemainder(BigInteger.valueOf(Long.MAX_VALUE));
          assertEquals(steps[0].longValueExact(), clock.advance(elapsed));
          assertEquals(steps[1].longValueExact(), clock.banked());
          assertEquals(exact[1].longValueExact(), clock.carry());
        }
      }
    }
  }

  private static BigInteger[] scaled(long elapsed, long numerator, long carry, long denominator) {
    return BigInteger.valueOf(elapsed)
        .multiply(BigInteger.valueOf(numerator))
        .add(BigInteger.valueOf(carry))
        .divideAndRemainder(BigInteger.valueOf(denominator));
  }

  @Test
  void aRestoredSpeedDividesAsTheOneThatWasSaved() {
    StepClock saved = new StepClock(10);
    saved.speed(1, 3);
    assertEquals(3, saved.advance(100));
    RollbackSlot slot = new RollbackSlot();
    slot.save(saved);
    StepClock restored = new StepClock(10);
    restored.speed(5, 7);
    slot.restore(restored);

    assertEquals(saved.advance(101), restored.advance(101));
    assertEquals(saved.banked(), restored.banked());
    assertEquals(saved.carry(), restored.carry());
    assertEquals(0, restored.carry(), "100 and 101 are 67 thirds and nothing left");
  }
}

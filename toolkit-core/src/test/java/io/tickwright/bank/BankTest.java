package io.tickwright.bank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BankTest {

  private static final long SECOND = 3_000_000;
  private static final long MILLIONTHS = 1_000_000;
  private static final long WHOLE = SECOND * MILLIONTHS;
  private static final long[] STEPS = {
    2_000_000, 1_500_000, 1_000_000, 600_000, 300_000, 150_000, 100_000
  };

  @Test
  void aTurretBanksTwoAndAHalfShellsASecond() {
    Bank feed = new Bank();
    assertEquals(2, feed.gain(2_500_000, SECOND, WHOLE));
    assertEquals(WHOLE / 2, feed.progress());
    assertEquals(3, feed.gain(2_500_000, SECOND, WHOLE));
    assertEquals(0, feed.progress());
  }

  @Test
  void aMoverOfThreeASecondCovers180InAMinuteAtEveryStep() {
    for (long step : STEPS) {
      Bank mover = new Bank();
      long covered = 0;
      for (long time = 0; time < 60 * SECOND; time += step) {
        covered += mover.gain(3 * MILLIONTHS, step, WHOLE);
      }
      assertEquals(180, covered, () -> "at a step of " + step);
    }
  }

  @Test
  void aTruncatingMoverDoesNot() {
    long[] coveredPerStep = {180, 120, 180, 0, 0, 0, 0};
    for (int i = 0; i < STEPS.length; i++) {
      long covered = 0;
      for (long time = 0; time < 60 * SECOND; time += STEPS[i]) {
        covered += 3 * STEPS[i] / SECOND;
      }
      assertEquals(coveredPerStep[i], covered);
    }
  }

  @Test
  void mostIsTheGainFromTheLuckiestProgress() {
    Bank lucky = new Bank();
    lucky.restore(WHOLE - 1, WHOLE);
    assertEquals(3, Bank.most(2_500_000, SECOND, WHOLE));
    assertEquals(3, lucky.gain(2_500_000, SECOND, WHOLE));
    assertEquals(0, Bank.most(2_500_000, 0, WHOLE));
    assertEquals(Long.MAX_VALUE, Bank.most(Long.MAX_VALUE, Long.MAX_VALUE, 1));
  }

  @Test
  void progressIsShownAndPutBackAsAFraction() {
    Bank feed = new Bank();
    feed.restoreFraction(7, 12, 12_000);
    assertEquals(7_000, feed.progress());
    assertEquals(7.0 / 12.0, feed.fraction(12_000));
    feed.restoreFraction(13, 12, 12_000);
    assertEquals(1_000, feed.progress());
    feed.restoreFraction(-1, 12, 12_000);
    assertEquals(0, feed.progress());
    feed.restoreFraction(Long.MAX_VALUE - 1, Long.MAX_VALUE, Long.MAX_VALUE);
    assertEquals(Long.MAX_VALUE - 1, feed.progress());
    assertTrue((float) feed.fraction(Long.MAX_VALUE) < 1, "a bar that is not full looks full");
  }

  @Test
  void restoreTakesWhatIsBelowOneWholeAndResetThrowsItAway() {
    Bank feed = new Bank();
    feed.restore(WHOLE + 5, WHOLE);
    assertEquals(5, feed.progress());
    feed.restore(-5, WHOLE);
    assertEquals(0, feed.progress());
    feed.restore(5, WHOLE);
    feed.reset();
    assertEquals(0, feed.progress());
  }

  @Test
  void aSaturatedGainKeepsItsExactRemainder() {
    Bank flood = new Bank();
    assertEquals(Long.MAX_VALUE, flood.gain(Long.MAX_VALUE, Long.MAX_VALUE, 1_000));
    // (2^63 − 1)² = …807 × …807, which ends in 249.
    assertEquals(249, flood.progress());
  }
}

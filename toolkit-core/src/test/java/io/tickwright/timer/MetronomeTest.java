package io.tickwright.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MetronomeTest {

  private static final long SECOND = 705_600_000;
  private static final long STEP = SECOND / 60;

  @Test
  void aTenthOfASecondBeatsAHundredTimesAndLastAtStep600() {
    Metronome drum = new Metronome(SECOND / 10, 1);
    long beats = 0;
    int last = 0;
    for (int step = 1; beats < 100; step++) {
      beats += drum.beat(STEP);
      last = step;
    }
    assertEquals(100, beats);
    assertEquals(600, last);
    assertEquals(0, drum.lateNumerator());
  }

  @Test
  void aDoubleCountdownOfATenthDoesNotLandOnStep600() {
    double left = 0.1;
    int beats = 0;
    int last = 0;
    for (int step = 1; beats < 100; step++) {
      left -= 1.0 / 60;
      if (left <= 0) {
        left += 0.1;
        beats++;
        last = step;
      }
    }
    assertNotEquals(600, last);
  }

  @Test
  void aRearmedTimerIsNoMetronome() {
    Timer drum = new Timer();
    int beats = 0;
    int last = 0;
    drum.arm(SECOND / 7);
    for (int step = 1; beats < 70; step++) {
      if (drum.spend(STEP)) {
        drum.arm(SECOND / 7);
        beats++;
        last = step;
      }
    }
    assertNotEquals(600, last, "it forgets the overshoot");
    Metronome exact = new Metronome(SECOND, 7);
    long exactBeats = 0;
    for (int step = 1; step <= 600; step++) {
      exactBeats += exact.beat(STEP);
    }
    assertEquals(70, exactBeats);
  }

  @Test
  void oneLongStepIsWorthAllItsBeats() {
    Metronome drum = new Metronome(10, 1);
    assertEquals(3, drum.beat(35));
    assertEquals(5, drum.lateNumerator());
    assertEquals(0.5, drum.fraction());
    assertEquals(1, drum.beat(5));
  }

  @Test
  void aNewIntervalKeepsTheLatenessBelowItself() {
    Metronome drum = new Metronome(10, 1);
    assertEquals(0, drum.beat(8));
    drum.interval(5, 1);
    assertEquals(3, drum.lateNumerator());
    drum.interval(20, 3);
    assertEquals(9, drum.lateNumerator());
    assertEquals(3, drum.intervalDenominator());
    assertEquals(1, drum.beat(4));
    assertEquals(1, drum.lateNumerator());
  }

  @Test
  void anIntervalIsInLowestTermsAndAtLeastOneUnit() {
    Metronome drum = new Metronome(20, 6);
    assertEquals(10, drum.intervalNumerator());
    assertEquals(3, drum.intervalDenominator());
    drum.interval(2, 3);
    assertEquals(1, drum.intervalNumerator());
    assertEquals(1, drum.intervalDenominator());
    drum.interval(7, -3);
    assertEquals(7, drum.intervalNumerator());
    assertEquals(1, drum.intervalDenominator());
  }

  @Test
  void theLatenessCanBePutBackAndThrownAway() {
    Metronome drum = new Metronome(10, 1);
    drum.restoreLate(23);
    assertEquals(3, drum.lateNumerator());
    drum.restoreLate(-1);
    assertEquals(0, drum.lateNumerator());
    drum.restoreLate(9);
    drum.reset();
    assertEquals(0, drum.lateNumerator());
    drum.interval(Long.MAX_VALUE, 1);
    drum.restoreLate(Long.MAX_VALUE - 1);
    assertTrue((float) drum.fraction() < 1);
  }
}

package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.time.QuantityException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pacing on a fake clock; what a real one does is measured and never asserted. */
class FramePacerTest {
  private static final long START = Long.MAX_VALUE - 1_000_000_000L;
  private static final long MILLI = 1_000_000;
  private static final int TEN_MINUTES = 10 * 60 * 60;

  private final FakeClock clock = new FakeClock(START);
  private final FakeSleeper sleeper = new FakeSleeper(clock);
  private final Pcg32 luck = Pcg32.reference(11, 1);

  @Test
  void itSleepsMostOfAPeriodAndSpinsTheRest() {
    FramePacer pacer = FramePacer.at("60hz").on(clock, sleeper);
    sleeper.lateBy(asked -> 60_000);
    for (int i = 0; i < 200; i++) {
      long late = pacer.await();
      assertTrue(late < FakeSleeper.SPIN_NANOS, "frame " + i + " is late by " + late);
    }

    assertEquals(200, sleeper.sleeps().size());
    long slept = sleeper.sleeps().get(199);
    assertTrue(slept > 16_666_666 - 400_000, "it has learnt to sleep to the end: " + slept);
    assertTrue(sleeper.spins() > 0);
    assertEquals(200, pacer.lateness().count());
    assertEquals(0, pacer.missed());
  }

  @Test
  void framesAreDueOnAGridAndNothingDriftsInTenMinutes() {
    FramePacer pacer = FramePacer.at("60hz").on(clock, sleeper);
    sleeper.lateBy(asked -> luck.between(-200_000, 900_000));
    pacer.await();
    long begun = clock.nanos();
    long naive = 0;
    for (int i = 0; i < TEN_MINUTES; i++) {
      clock.advance(luck.between(1, 9) * MILLI);
      pacer.await();
      naive += 16_666_667 + luck.between(0, 900_000);
    }

    long wanted = 1_000_000_000L * TEN_MINUTES / 60;
    long off = clock.nanos() - begun - wanted;
    assertEquals(0, pacer.missed());
    assertTrue(Math.abs(off) < 2 * MILLI, () -> "off by " + off + " ns");
    assertTrue(naive - wanted > 1_000 * MILLI, "a sleep of one period each frame drifts");
  }

  @Test
  void aFrameThatTakesTooLongIsFollowedAtOnceAndTheGridStays() {
    FramePacer pacer = FramePacer.at("100hz").on(clock, sleeper);
    pacer.await();
    clock.advance(34 * MILLI);
    sleeper.reset();

    assertEquals(4 * MILLI, pacer.await(), "of the moment 30 ms on");
    assertEquals(List.of(), sleeper.sleeps());
    assertEquals(2, pacer.missed(), "those 10 and 20 ms on");
    pacer.await();
    assertTrue(clock.nanos() - (START + 50 * MILLI) < FakeSleeper.SPIN_NANOS);
  }

  @Test
  void aSleeperThatWakesEarlyIsSentBackToSleep() {
    FramePacer pacer = FramePacer.at("100hz").on(clock, sleeper);
    sleeper.lateBy(asked -> asked > 2 * MILLI ? -asked / 2 : 0);
    pacer.await();

    assertTrue(sleeper.sleeps().size() > 2, () -> sleeper.sleeps().toString());
    assertTrue(clock.nanos() >= START + 10 * MILLI);
  }

  @Test
  void oneHitchDoesNotMakeItSpinFromThenOn() {
    FramePacer pacer = FramePacer.at("100hz").on(clock, sleeper);
    sleeper.lateBy(asked -> 60_000);
    for (int i = 0; i < 300; i++) {
      pacer.await();
    }
    sleeper.lateBy(asked -> 300 * MILLI);
    pacer.await();
    sleeper.lateBy(asked -> 60_000);
    for (int i = 0; i < 60; i++) {
      pacer.await();
    }
    sleeper.reset();
    pacer.await();

    assertTrue(sleeper.spins() * FakeSleeper.SPIN_NANOS < 2 * MILLI, sleeper.spins() + " spins");
  }

  @Test
  void whatWasNoFrameIsLeftOutByARestart() {
    FramePacer pacer = FramePacer.at("100hz").on(clock, sleeper);
    pacer.await();
    clock.advance(3_333 * MILLI);
    pacer.restart();
    long before = clock.nanos();

    assertTrue(pacer.await() < FakeSleeper.SPIN_NANOS);
    assertTrue(clock.nanos() - before >= 10 * MILLI, "a whole period from here");
    assertEquals(0, pacer.missed());
  }

  @Test
  void withoutATargetItWaitsForNothing() {
    FramePacer pacer = FramePacer.unlimited().on(clock, sleeper);
    for (int i = 0; i < 10; i++) {
      assertEquals(0, pacer.await());
    }

    assertEquals(START, clock.nanos());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void inTheBackgroundItSleepsAtAnotherRateAndNeverSpins(boolean hasTarget) {
    FramePacer pacer = hasTarget ? FramePacer.at("60hz") : FramePacer.unlimited();
    pacer.on(clock, sleeper).backgroundRate("4hz");
    pacer.await();
    pacer.background(true);
    sleeper.reset();
    long before = clock.nanos();
    for (int i = 0; i < 8; i++) {
      pacer.await();
    }

    assertEquals(0, sleeper.spins(), "idle is idle");
    assertEquals(8, sleeper.sleeps().size());
    assertEquals(2_000 * MILLI, clock.nanos() - before);
    pacer.background(false);
    pacer.await();
    assertTrue(clock.nanos() - before - 2_000 * MILLI < 17 * MILLI, "and back at once");
  }

  @Test
  void withVsyncTheDisplayCallsAndNothingEverWaits() {
    FramePacer pacer = FramePacer.vsync().on(clock, sleeper);
    pacer.await();
    pacer.background(true);
    pacer.await();

    assertEquals(List.of(), sleeper.sleeps());
    assertEquals(0, sleeper.spins());
    assertEquals(START, clock.nanos());
  }

  @Test
  void anInterruptedThreadWaitsForNothingAndKeepsItsInterrupt() {
    FramePacer pacer = FramePacer.at("1hz").on(clock, sleeper);
    Thread.currentThread().interrupt();
    pacer.await();

    assertTrue(Thread.interrupted());
    assertEquals(List.of(), sleeper.sleeps());
    assertEquals(0, sleeper.spins());
  }

  @Test
  void aRateThatIsNoWholeNumberKeepsItsGrid() {
    FramePacer pacer = FramePacer.at("59.94hz").on(clock, sleeper);
    for (int i = 0; i < 5_994; i++) {
      pacer.await();
    }

    assertTrue(clock.nanos() - (START + 100_000 * MILLI) < FakeSleeper.SPIN_NANOS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"60", "0hz", "-1hz", "3 ticks", "fast", "1e30hz"})
  void whatIsNoRateIsRefusedWithTheCure(String rate) {
    assertThrows(QuantityException.class, () -> FramePacer.at(rate));
  }
}

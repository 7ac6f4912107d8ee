package io.tickwright.bench;

import io.tickwright.bank.Bank;
import io.tickwright.clock.StepClock;
import io.tickwright.loop.FrameLoop;
import io.tickwright.loop.FramePlan;
import io.tickwright.time.TimeBase;
import io.tickwright.timer.Timer;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One call of each door of the core, beside the float accumulator that a game has by hand. */
@Table(id = "core-doors", entry = "call", warmUp = 2, groups = "door")
@State(Scope.Thread)
public class CoreDoors {

  private static final int FRAMES = 4096;
  private static final long SECOND = TimeBase.FLICKS.unitsPerSecond();
  private static final long STEP = SECOND / 60;
  private static final float STEP_SECONDS = 1f / 60;
  private static final long WHOLE = SECOND * 1_000_000;

  // Frames of about 60 Hz that jitter by a fifth, so that nobody guesses which one brings a step.
  private final long[] nanos = new long[FRAMES];
  private final long[] units = new long[FRAMES];
  private final float[] seconds = new float[FRAMES];

  private final StepClock clock = new StepClock(STEP);
  private final StepClock slowed = new StepClock(STEP);
  private final FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, STEP);
  private final Bank bank = new Bank();
  private final Timer timer = new Timer();
  private float speed = 1f / 3;
  private long now;
  private long last;
  private float banked;
  private float progress;
  private float left = -1;

  @Setup
  public void frames() {
    Random random = new Random(42);
    for (int i = 0; i < FRAMES; i++) {
      nanos[i] = 16_666_667 + random.nextInt(6_666_667) - 3_333_333;
      units[i] = TimeBase.FLICKS.unitsOfNanos(nanos[i], 0);
      seconds[i] = nanos[i] / 1e9f;
    }
    slowed.speed(1, 3);
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(place = 1, group = "steps", value = "`acc += dt; while (acc >= step)`", as = "by hand")
  public int stepsByHand() {
    int steps = 0;
    float acc = banked;
    for (int i = 0; i < FRAMES; i++) {
      acc += seconds[i];
      while (acc >= STEP_SECONDS) {
        acc -= STEP_SECONDS;
        steps++;
      }
    }
    banked = acc;
    return steps;
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(place = 2, group = "steps", value = "`StepClock.advance`")
  public long stepClock() {
    long steps = 0;
    for (int i = 0; i < FRAMES; i++) {
      steps += clock.advance(units[i]);
    }
    return steps;
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(
      place = 3,
      group = "steps at 1/3",
      value = "`acc += dt * speed; while (acc >= step)`",
      as = "by hand")
  public int slowedByHand() {
    int steps = 0;
    float acc = banked;
    float speed = this.speed;
    for (int i = 0; i < FRAMES; i++) {
      acc += seconds[i] * speed;
      while (acc >= STEP_SECONDS) {
        acc -= STEP_SECONDS;
        steps++;
      }
    }
    banked = acc;
    return steps;
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(place = 4, group = "steps at 1/3", value = "`StepClock.advance`")
  public long stepClockSlowed() {
    long steps = 0;
    for (int i = 0; i < FRAMES; i++) {
      steps += slowed.advance(units[i]);
    }
    return steps;
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(
      place = 5,
      group = "frame",
      value = "`acc += min(now - last, limit); while (acc >= step)`",
      as = "by hand")
  public int frameByHand() {
    int steps = 0;
    float acc = banked;
    for (int i = 0; i < FRAMES; i++) {
      now += nanos[i];
      acc += Math.min((now - last) / 1e9f, 0.25f);
      last = now;
      while (acc >= STEP_SECONDS) {
        acc -= STEP_SECONDS;
        steps++;
      }
    }
    banked = acc;
    return steps;
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(place = 6, group = "frame", value = "`FrameLoop.beginFrame`")
  public long beginFrame() {
    long steps = 0;
    for (int i = 0; i < FRAMES; i++) {
      now += nanos[i];
      FramePlan plan = loop.beginFrame(now);
      steps += plan.steps();
    }
    return steps;
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(place = 7, group = "rate", value = "`acc += rate * dt; while (acc >= 1)`", as = "by hand")
  public int rateByHand() {
    int gained = 0;
    float acc = progress;
    for (int i = 0; i < FRAMES; i++) {
      acc += 2.5f * seconds[i];
      while (acc >= 1) {
        acc -= 1;
        gained++;
      }
    }
    progress = acc;
    return gained;
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(place = 8, group = "rate", value = "`Bank.gain`")
  public long bankGain() {
    long gained = 0;
    for (int i = 0; i < FRAMES; i++) {
      gained += bank.gain(2_500_000, units[i], WHOLE);
    }
    return gained;
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(place = 9, group = "timer", value = "`left -= dt; if (left <= 0)`", as = "by hand")
  public int timerByHand() {
    int fired = 0;
    for (int i = 0; i < FRAMES; i++) {
      if (left > 0) {
        left -= seconds[i];
        if (left <= 0) {
          fired++;
        }
      }
      if (left <= 0) {
        left = 0.75f;
      }
    }
    return fired;
  }

  @Benchmark
  @OperationsPerInvocation(FRAMES)
  @Row(place = 10, group = "timer", value = "`Timer.spend`")
  public int timerSpend() {
    int fired = 0;
    for (int i = 0; i < FRAMES; i++) {
      if (timer.spend(units[i])) {
        fired++;
      }
      if (!timer.running()) {
        timer.arm(SECOND * 3 / 4);
      }
    }
    return fired;
  }
}

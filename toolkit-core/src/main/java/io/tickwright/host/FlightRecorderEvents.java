package io.tickwright.host;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * Events for the Flight Recorder. One object of each is used over and over by the one thread that
 * has it, so that a frame allocates nothing whether or not somebody records.
 */
final class FlightRecorderEvents extends HostEvents {
  private final FrameEvent frame = new FrameEvent();
  private final BurstEvent burst = new BurstEvent();
  private final DroppedEvent dropped = new DroppedEvent();
  private final PacingEvent pacing = new PacingEvent();

  @Override
  void frameBegan() {
    frame.begin();
  }

  @Override
  void frameEnded(long number, long steps, boolean presented, long workNanos) {
    frame.end();
    if (frame.shouldCommit()) {
      frame.frame = number;
      frame.steps = steps;
      frame.presented = presented;
      frame.work = workNanos;
      frame.commit();
    }
  }

  @Override
  void burstBegan() {
    burst.begin();
  }

  @Override
  void burstEnded(long firstTick, long steps) {
    burst.end();
    if (burst.shouldCommit()) {
      burst.firstTick = firstTick;
      burst.steps = steps;
      burst.commit();
    }
  }

  @Override
  void dropped(long tick, long steps) {
    if (dropped.shouldCommit()) {
      dropped.tick = tick;
      dropped.steps = steps;
      dropped.commit();
    }
  }

  @Override
  void paced(long lateNanos, long periodNanos) {
    if (pacing.shouldCommit()) {
      pacing.late = lateNanos;
      pacing.period = periodNanos;
      pacing.commit();
    }
  }

  @Name("io.tickwright.Frame")
  @Label("Frame")
  @Category("Tickwright")
  @Description("One frame of the driver, from its time to its picture")
  @StackTrace(false)
  static final class FrameEvent extends Event {
    @Label("Frame")
    long frame;

    @Label("Steps")
    long steps;

    @Label("Presented")
    boolean presented;

    @Label("Work")
    @Description("Without waiting for a frame slot")
    @Timespan
    long work;
  }

  @Name("io.tickwright.StepBurst")
  @Label("Step Burst")
  @Category("Tickwright")
  @Description("The steps of one frame")
  @StackTrace(false)
  static final class BurstEvent extends Event {
    @Label("First Tick")
    long firstTick;

    @Label("Steps")
    long steps;
  }

  @Name("io.tickwright.DroppedSteps")
  @Label("Dropped Steps")
  @Category("Tickwright")
  @Description("Steps past the budget of a frame, gone for good")
  @StackTrace(false)
  static final class DroppedEvent extends Event {
    @Label("Ticks Done")
    long tick;

    @Label("Steps")
    long steps;
  }

  @Name("io.tickwright.PacingLateness")
  @Label("Pacing Lateness")
  @Category("Tickwright")
  @Description("How late a frame began")
  @StackTrace(false)
  static final class PacingEvent extends Event {
    @Label("Late")
    @Timespan
    long late;

    @Label("Period")
    @Timespan
    long period;
  }
}

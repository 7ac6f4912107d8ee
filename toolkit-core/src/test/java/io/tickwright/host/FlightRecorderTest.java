package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.loop.FrameLoop;
import io.tickwright.testing.Allocation;
import io.tickwright.time.TimeBase;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hitch as JDK Mission Control will show it, and a JDK without the recorder. */
class FlightRecorderTest {
  private static final long STEP = TimeBase.FLICKS.stepForHertz(100).units();
  private static final long MILLI = 1_000_000;

  @TempDir private Path folder;

  @Test
  void aHitchAndWhatItCostAreReadBackFromARecording() throws Exception {
    FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, STEP);
    Recorded game = new Recorded();
    FakeClock clock = new FakeClock(0);
    FakeSleeper sleeper = new FakeSleeper(clock);
    FrameDriver driver = FrameDriver.of(loop, game, game).clock(clock);
    FramePacer pacer = FramePacer.at("100hz").on(clock, sleeper);
    Path file = folder.resolve("hitch.jfr");
    try (Recording recording = new Recording()) {
      for (String name : List.of("Frame", "StepBurst", "DroppedSteps", "PacingLateness")) {
        recording.enable("io.tickwright." + name).withoutThreshold();
      }
      recording.start();
      driver.anchor();
      for (int i = 0; i < 10; i++) {
        pacer.await();
        driver.frame();
      }
      clock.advance(134 * MILLI); // the hitch
      pacer.await();
      game.atBeginFrame = () -> clock.advance(7 * MILLI);
      driver.frame();
      game.atBeginFrame = () -> {};
      driver.dormant(true);
      clock.advance(10 * MILLI);
      driver.frame();
      recording.stop();
      recording.dump(file);
    }

    List<RecordedEvent> events = RecordingFile.readAllEvents(file);
    List<RecordedEvent> frames = named(events, "Frame");
    assertEquals(12, frames.size());
    RecordedEvent hitch = frames.get(10);
    assertEquals(10, hitch.getLong("frame"));
    assertEquals(5, hitch.getLong("steps"));
    assertTrue(hitch.getBoolean("presented"));
    assertEquals(false, frames.get(11).getBoolean("presented"));
    assertEquals(Duration.ofMillis(7), hitch.getDuration("work"), "what it cost");
    assertEquals(Duration.ZERO, frames.get(9).getDuration("work"));

    RecordedEvent burst = named(events, "StepBurst").get(10);
    assertEquals(10, burst.getLong("firstTick"));
    assertEquals(5, burst.getLong("steps"));
    List<RecordedEvent> dropped = named(events, "DroppedSteps");
    assertEquals(1, dropped.size());
    assertEquals(8, dropped.get(0).getLong("steps"));

    RecordedEvent late = named(events, "PacingLateness").get(10);
    assertEquals(4, late.getDuration("late").toMillis());
    assertEquals(10, late.getDuration("period").toMillis());
  }

  private static List<RecordedEvent> named(List<RecordedEvent> events, String name) {
    return events.stream()
        .filter(event -> event.getEventType().getName().equals("io.tickwright." + name))
        .toList();
  }

  /** A driver in a JVM of its own, which has no Flight Recorder at all. */
  static final class WithoutRecorder {
    private WithoutRecorder() {}

    public static void main(String[] arguments) {
      boolean absent = ModuleLayer.boot().findModule("jdk.jfr").isEmpty();
      Recorded game = new Recorded();
      FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, STEP);
      FakeClock clock = new FakeClock(0);
      FrameDriver driver = FrameDriver.of(loop, game, game).clock(clock);
      driver.frame();
      clock.advance(30 * MILLI);
      driver.frame();
      FramePacer.at("100hz").on(clock, new FakeSleeper(clock)).await();
      System.out.println("absent " + absent + ", ticks " + loop.ticksDone());
    }
  }

  @Test
  void theHostWorksWhereTheRecorderIsAbsent() throws Exception {
    String java = System.getProperty("java.home") + File.separator + "bin" + File.separator;
    Process child =
        new ProcessBuilder(
                java + "java",
                "--limit-modules",
                "java.base",
                "-cp",
                System.getProperty("java.class.path"),
                WithoutRecorder.class.getName())
            .redirectErrorStream(true)
            .start();
    String said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();

    assertEquals(0, child.waitFor(), said);
    assertEquals("absent true, ticks 3", said);
  }

  static final class Checks implements Runnable {
    @Override
    public void run() {
      FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, STEP);
      Silent game = new Silent();
      FakeClock clock = new FakeClock(0);
      FrameDriver driver = FrameDriver.of(loop, game, game).clock(clock);
      FramePacer pacer = FramePacer.unlimited().on(clock, new FakeSleeper(clock));
      Allocation.assertNone(
          "a frame",
          i -> {
            clock.advance(10 * MILLI);
            driver.frame();
            pacer.await();
          });
    }
  }

  /** In a JVM of its own: a recorder that has run in this one allocates now and then. */
  @Test
  void aFrameOfTheDriverAllocatesNothing() {
    Allocation.runInterpreted(Checks.class);
  }
}

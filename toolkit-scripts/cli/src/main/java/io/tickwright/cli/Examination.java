package io.tickwright.cli;

import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.window.GameWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;

/** What {@code doctor} looks at, one after the other, since some of it takes a second. */
final class Examination implements Iterable<Finding> {
  private static final String SCRIPT =
      """
      import { state, on, clock } from "tickwright";
      const world = clock();
      const my = state({ world, rung: 0, bell: world.timer("1.5s") });
      on(my, { start() { my.bell.arm(); }, fired: { bell() { my.rung += 1; } } });
      """;
  private static final String SCENARIO =
      """
      script trial.js
      timestep 60hz
      tick 89
      expect rung 0
      tick 1
      expect rung 1
      """;

  private final List<Supplier<Finding>> steps;

  Examination(List<Supplier<Finding>> steps) {
    this.steps = steps;
  }

  /** Of this process. */
  static Examination of(ScenarioEngine engine) {
    return new Examination(
        List.of(
            Examination::tickwright,
            Examination::java,
            Languages::javaScript,
            Languages::groovy,
            Languages::kotlinScript,
            Examination::display,
            () -> StartArchive.finding(System.getProperty("tickwright.archive")),
            () -> trialRun(engine)));
  }

  @Override
  public Iterator<Finding> iterator() {
    return steps.stream().map(Supplier::get).iterator();
  }

  private static Finding tickwright() {
    // The launcher has just seen to it that what it starts is as new as its sources.
    String checkout = System.getProperty("tickwright.checkout");
    return Finding.fine(
        "tickwright " + Build.read().version(),
        checkout == null ? "from its jars" : "built from " + checkout + ", up to date");
  }

  private static Finding java() {
    return Finding.fine(
        "Java " + System.getProperty("java.version"),
        "fine (" + System.getProperty("java.vendor") + ")");
  }

  private static Finding display() {
    return Finding.fine(
        "display",
        GameWindow.hasDisplay()
            ? "is here, for `play`"
            : "none: `play` will not open a window, `run` does not need one");
  }

  /** The one finding that no list of versions can replace: that a scenario runs here. */
  private static Finding trialRun(ScenarioEngine engine) {
    String subject = "trial run";
    try {
      Path folder = Files.createTempDirectory("tickwright-doctor");
      Path script = folder.resolve("trial.js");
      Path scenario = folder.resolve("trial.keys");
      try {
        Files.writeString(script, SCRIPT);
        Files.writeString(scenario, SCENARIO);
        long start = System.nanoTime();
        RunResult result = engine.run(scenario, RunOptions.DEFAULT, RunListener.SILENT);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return result.passed()
            ? Finding.fine(subject, "a 1.5 s timer rang at tick 90, in " + Wording.wallTime(time))
            : Finding.broken(subject, "does not pass", result.failure().split("\n", -1));
      } finally {
        Files.deleteIfExists(script);
        Files.deleteIfExists(scenario);
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      return Finding.broken(
          subject,
          "no files can be written in " + System.getProperty("java.io.tmpdir"),
          "It needs a folder for two small files: " + e.getMessage());
    }
  }
}

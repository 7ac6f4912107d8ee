package io.tickwright.keys;

import io.tickwright.script.ScriptHost;
import io.tickwright.sim.Simulation;
import io.tickwright.testing.DemoGames;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * A game that plays itself and is recorded until somebody kills it. It says after each frame how
 * many ticks are done.
 */
final class RecordingProcess {
  static final int EVERY = 5;
  static final RunOptions GAME =
      RunOptions.DEFAULT.withGame(sim -> DemoGames.turret(sim.world(), ScriptHost.quiet()));

  private RecordingProcess() {}

  static ProcessBuilder command(Path file) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath =
        List.of(Simulation.class, Recorder.class, RecordingProcess.class).stream()
            .map(RecordingProcess::classes)
            .collect(Collectors.joining(File.pathSeparator));
    return new ProcessBuilder(
            java,
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx64m",
            "-cp",
            classPath,
            RecordingProcess.class.getName(),
            file.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT);
  }

  private static String classes(Class<?> of) {
    URI place = URI.create(of.getProtectionDomain().getCodeSource().getLocation().toString());
    return Path.of(place).toString();
  }

  public static void main(String[] args) {
    Simulation sim = Simulation.at("60hz").seed(7).build();
    GAME.game().accept(sim);
    RecordOptions options = RecordOptions.DEFAULT.withEvery(EVERY);
    try (Recorder recorder = Recorder.start(sim, Path.of(args[0]), options)) {
      long now = 0;
      // Nobody reads on: whoever started it is gone, and will not kill it.
      while (recorder.isRecording() && !System.out.checkError()) {
        sim.inputs().tap("fire", now % 1_000);
        now += 16_000_000 + now % 1_000_003;
        sim.frame(now);
        System.out.println(sim.ticksDone());
        LockSupport.parkNanos(200_000);
      }
    }
  }
}

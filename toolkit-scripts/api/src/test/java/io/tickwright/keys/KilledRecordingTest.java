package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process killed at any moment leaves a recording that replays all but its last interval. */
class KilledRecordingTest {
  private static final int KILLS = Integer.getInteger("record.kills", 24);
  private static final int AT_A_TIME = 3;

  @TempDir Path folder;

  @Test
  void aRecordingOfAKilledProcessReplaysAllButItsLastInterval() throws Exception {
    SplittableRandom moments = new SplittableRandom(20261130);
    List<Killed> running = new ArrayList<>();
    for (int i = 0; i < AT_A_TIME; i++) {
      running.add(start(i));
    }
    long replayed = 0;
    for (int i = AT_A_TIME; i < KILLS + AT_A_TIME; i++) {
      Killed next = running.remove(0);
      long done = next.kill(moments.nextInt(1, 400));
      RunResult result =
          new ScenarioRun(Scenario.parse(next.file), RecordingProcess.GAME, RunListener.SILENT)
              .run();
      assertEquals("", result.failure(), Files.readString(next.file));
      assertTrue(
          result.ticks() > done - RecordingProcess.EVERY - 2,
          result.ticks() + " of " + done + " ticks were recorded");
      replayed += result.checksRun();
      if (i < KILLS) {
        running.add(start(i));
      }
      if (running.isEmpty()) {
        break;
      }
    }
    assertTrue(replayed > KILLS, "only " + replayed + " checks were replayed");
  }

  private Killed start(int number) throws IOException {
    Path file = folder.resolve(number + ".keys");
    return new Killed(file, RecordingProcess.command(file).start());
  }

  private record Killed(Path file, Process process) {
    /** Lets it play so many frames, kills it, and says how many ticks it had done at least. */
    long kill(int frames) throws IOException, InterruptedException {
      try (BufferedReader said =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        for (int i = 0; i < frames; i++) {
          said.readLine();
        }
        process.toHandle().destroyForcibly();
        long done = 0;
        String line = said.readLine();
        while (line != null) {
          String next = said.readLine();
          // The last line may be torn as well.
          done = next == null ? done : Long.parseLong(line);
          line = next;
        }
        process.waitFor();
        return done;
      }
    }
  }
}

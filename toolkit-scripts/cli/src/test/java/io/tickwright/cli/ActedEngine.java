package io.tickwright.cli;

import io.tickwright.keys.Problem;
import io.tickwright.keys.RunHeader;
import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.RunResult.Status;
import io.tickwright.script.Place;
import java.nio.file.Path;
import java.util.List;

/**
 * An engine that acts a run by the file's name: {@code passes}, {@code fails} or {@code breaks}.
 */
final class ActedEngine implements ScenarioEngine {
  static final RunHeader HEADER = new RunHeader("turret.keys", "turret.js", "flicks", "60hz", 5, 7);
  static final long DIGEST = 0x5e1c09d2b7a4f380L;

  @Override
  public RunResult run(Path file, RunOptions options, RunListener listener) {
    String name = String.valueOf(file.getFileName());
    if (name.startsWith("breaks")) {
      return broken(name);
    }
    pause(name.contains("slowly") ? 300 : 0);
    listener.started(HEADER);
    listener.echo(5, "two and a half shells a second");
    listener.check(7, "shells", "2", "2", true);
    listener.check(8, "scrap", "3..9", "4", true);
    return name.startsWith("fails") ? failed(name, listener) : passed();
  }

  static RunResult passed() {
    return new RunResult(
        Status.PASSED, 2, 2, 749, 8_808_240_000L, "749/60s", "12.483 s", 0, DIGEST, List.of());
  }

  static RunResult failed(String name, RunListener listener) {
    listener.check(15, "enemies[0].hex", "18", "17", false);
    Place place = new Place(name, 15, 8, 14, "expect enemies[0].hex 18");
    Problem problem =
        new Problem(
            place,
            "enemies[0].hex is 17, expected 18.",
            "",
            List.of("Before it: wait 1s (line 13)."));
    return new RunResult(
        Status.FAILED, 2, 3, 150, 1_764_000_000L, "5/2s", "2.5 s", 0, DIGEST, List.of(problem));
  }

  static RunResult broken(String name) {
    return KeysEngine.broken(
        List.of(
            new Problem(
                new Place(name, 3, 1, 5, "tikc 5"),
                "there is no word `tikc`.",
                "Did you mean `tick`?"),
            new Problem(
                new Place(name, 9, 6, 3, "wait 1.5"),
                "`wait` takes a duration, and 1.5 has no unit.",
                "Write `1.5s`.")));
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

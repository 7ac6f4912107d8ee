package io.tickwright.testing;

import io.tickwright.keys.RunHeader;
import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.keys.ScenarioRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A run with all that it said, one text a line. */
public record Told(RunResult result, List<String> lines) {
  private static final List<String> SCRIPTS =
      List.of(
          "turret.demo", "skirmish.demo", "every.demo", "faulty.demo", "turret.js", "skirmish.js");
  private static final Path FOLDER = scripts();

  private static Path scripts() {
    try {
      Path folder = Files.createTempDirectory("keys");
      for (String name : SCRIPTS) {
        Path file = Files.writeString(folder.resolve(name), "see DemoGames\n");
        file.toFile().deleteOnExit();
      }
      folder.toFile().deleteOnExit();
      return folder;
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** Where the demo scripts are. */
  public static Path folder() {
    return FOLDER;
  }

  public static Told of(String... lines) {
    return of(RunOptions.DEFAULT, lines);
  }

  public static Told strictly(String... lines) {
    return of(RunOptions.DEFAULT.withStrict(true), lines);
  }

  private static Told of(RunOptions options, String... lines) {
    return of(options, "test.keys", String.join("\n", lines));
  }

  public static Told of(RunOptions options, String name, String text) {
    List<String> said = new ArrayList<>();
    Scenario scenario = Scenario.parse(name, text, FOLDER);
    RunResult result = new ScenarioRun(scenario, options, listener(said)).run();
    return new Told(result, said);
  }

  private static RunListener listener(List<String> said) {
    return new RunListener() {
      @Override
      public void started(RunHeader header) {
        said.add("started " + header.script() + " " + header.timestep() + " " + header.seed());
      }

      @Override
      public void echo(int line, String text) {
        said.add(line + " echo " + text);
      }

      @Override
      public void check(int line, String what, String expected, String actual, boolean passed) {
        said.add(
            line
                + (passed ? " ok " : " no ")
                + what
                + " = "
                + actual
                + (expected.equals(actual) ? "" : " (" + expected + ")"));
      }

      @Override
      public void note(int line, String text) {
        said.add(line + " note " + text);
      }

      @Override
      public void log(String text) {
        said.add("log " + text);
      }
    };
  }

  /** What is wrong with a scenario, as a person reads it: found in reading or in running it. */
  public static String wrongWith(String... lines) {
    try {
      return of(lines).result().failure();
    } catch (ScenarioRefused refused) {
      return refused.getMessage();
    }
  }
}

package io.tickwright.examples;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Runs {@code ./tickwright} as a user does: as a process, in a folder, with words. */
final class Launcher {
  /** The checkout that this build is of. */
  static final Path ROOT =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().normalize().getParent();

  private static final long PATIENCE_SECONDS = 120;

  private Launcher() {}

  /** What a process left behind. */
  record Result(int exitCode, String out, String err) {
    /** All of it, for a message when a test fails. */
    String all() {
      return "exit code " + exitCode + "\n--- out\n" + out + "--- err\n" + err;
    }
  }

  /** Runs the command in a folder and waits for its end. */
  static Result tickwright(Path folder, String... words) {
    boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("windows");
    List<String> command = new ArrayList<>();
    command.add(ROOT.resolve(windows ? "tickwright.cmd" : "tickwright").toString());
    command.addAll(List.of(words));
    return run(folder, command);
  }

  /** Runs a line of a Unix shell, in which {@code $TICKWRIGHT} is the command. */
  static Result shell(Path folder, String line) {
    return run(folder, List.of("/bin/sh", "-c", line));
  }

  private static Result run(Path folder, List<String> command) {
    try {
      Path out = Files.createTempFile("tickwright", ".out");
      Path err = Files.createTempFile("tickwright", ".err");
      try {
        Process process = start(folder, command, out, err);
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
          process.destroyForcibly();
          throw new AssertionError(
              command + " did not end; so far it said " + Files.readString(out));
        }
        return notBuilding(
            new Result(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8)));
      } finally {
        Files.deleteIfExists(out);
        Files.deleteIfExists(err);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }

  /** The command is packaged by now: it must not start a build within the build. */
  private static Result notBuilding(Result result) {
    if (result.err().contains("tickwright: building")) {
      throw new AssertionError("the launcher found the command older than its sources\n" + result);
    }
    return result;
  }

  private static Process start(Path folder, List<String> command, Path out, Path err)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(folder.toFile());
    builder.redirectOutput(out.toFile());
    builder.redirectError(err.toFile());
    // The Java under test.
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("TICKWRIGHT", ROOT.resolve("tickwright").toString());
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }
}

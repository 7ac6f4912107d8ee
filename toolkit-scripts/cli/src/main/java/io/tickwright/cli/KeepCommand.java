package io.tickwright.cli;

import io.tickwright.save.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Asks a command of the user's whether a smaller scenario still does what it shall: it is written
 * beside the given one, so that its script is found, and the command exits with 0 if so.
 */
final class KeepCommand implements Predicate<String>, AutoCloseable {
  private static final String PLACE = "{}";
  private static final long MOST_SECONDS = 120;

  private final String command;
  private final Path candidate;

  KeepCommand(String command, Path scenario) {
    this.command = command;
    String name = ".reduce-" + ProcessHandle.current().pid() + "-" + scenario.getFileName();
    this.candidate = scenario.toAbsolutePath().resolveSibling(name);
    // Ctrl-C must not leave it behind.
    candidate.toFile().deleteOnExit();
  }

  /**
   * @throws IllegalStateException if the candidate cannot be written or the shell not be started
   */
  @Override
  public boolean test(String text) {
    try {
      AtomicFile.replace(candidate, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      String why = AtomicFile.refused(candidate, "cannot be written", e).problem();
      throw new IllegalStateException(
          "the smaller scenario, which lies beside FILE for the command, " + why + ".", e);
    }
    try {
      Process process =
          new ProcessBuilder(shell())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      process.getOutputStream().close();
      if (process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
        return process.exitValue() == 0;
      }
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      return false;
    } catch (IOException e) {
      throw new IllegalStateException("the command cannot be run: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the command ran", e);
    }
  }

  private List<String> shell() {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    String quoted = windows ? '"' + candidate.toString() + '"' : quoted(candidate.toString());
    String line = command.contains(PLACE) ? command.replace(PLACE, quoted) : command + " " + quoted;
    return windows ? List.of("cmd", "/c", line) : List.of("sh", "-c", line);
  }

  private static String quoted(String path) {
    return "'" + path.replace("'", "'\\''") + "'";
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(candidate);
    } catch (IOException inUse) {
      // A hidden file is left beside the scenario; the scenario itself was never touched.
    }
  }
}

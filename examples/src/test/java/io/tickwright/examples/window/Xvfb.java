package io.tickwright.examples.window;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** A display in memory, started on a number of its own and ended with the test. */
final class Xvfb implements AutoCloseable {
  private final Process process;
  private final String display;

  private Xvfb(Process process, String display) {
    this.process = process;
    this.display = display;
  }

  /**
   * Skips the test that asks where the program is not; with {@code -Dwindow.required=true}, as
   * {@code .ci/run} builds, it fails there.
   */
  static void need() {
    need(isHere(), Boolean.getBoolean("window.required"));
  }

  static void need(boolean isHere, boolean isRequired) {
    String cure = "Xvfb is not installed; .ci/run installs it, as apt-get install xvfb does";
    if (isRequired) {
      Assertions.assertTrue(isHere, cure);
    } else {
      Assumptions.assumeTrue(isHere, cure);
    }
  }

  /** Whether the program is on this machine. */
  static boolean isHere() {
    String path = System.getenv().getOrDefault("PATH", "");
    for (String folder : List.of(path.split(":", -1))) {
      if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, "Xvfb"))) {
        return true;
      }
    }
    return false;
  }

  /** Starts one; it says itself which display it is. */
  static Xvfb start() throws IOException {
    Process process =
        new ProcessBuilder(
                "Xvfb", "-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String number = out.readLine();
    if (number == null) {
      process.destroy();
      throw new IOException("Xvfb did not start");
    }
    return new Xvfb(process, ":" + number.strip());
  }

  String display() {
    return display;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

package io.tickwright.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Processes that are measured, or that measure. */
final class Child {

  /** What takes longer hangs. */
  private static final int MINUTES = 3;

  private Child() {}

  /** Runs a class of this class path in a JVM of its own; what it printed, line by line. */
  static List<String> java(List<String> options, Class<?> main, String... words)
      throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return java(java.toString(), options, main, words);
  }

  /** The same on another JDK. */
  static List<String> java(String java, List<String> options, Class<?> main, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(java);
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(words));
    return run(Map.of(), command);
  }

  /** Runs a command; what it printed, line by line. An exit code other than 0 is a failure. */
  static List<String> run(Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile("tickwright-bench", ".txt");
    try {
      ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
      builder.environment().putAll(environment);
      Process process = builder.redirectOutput(output.toFile()).start();
      boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
      if (!ended) {
        process.destroyForcibly();
      }
      int code = process.waitFor();
      List<String> lines = Files.readAllLines(output, StandardCharsets.UTF_8);
      if (code != 0) {
        String how = ended ? " ended with " + code : " did not end in " + MINUTES + " minutes";
        throw new IOException(String.join(" ", command) + how + ":\n" + String.join("\n", lines));
      }
      return lines;
    } finally {
      Files.deleteIfExists(output);
    }
  }
}

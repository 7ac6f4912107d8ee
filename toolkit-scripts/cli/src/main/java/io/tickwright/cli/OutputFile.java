package io.tickwright.cli;

import io.tickwright.keys.RunOptions;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.save.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A file that a command writes: never one that it reads, and never half of it. */
final class OutputFile {
  private OutputFile() {}

  /**
   * Refuses a command line whose output would replace one of its inputs, or what they name.
   *
   * @param output where it writes; null writes nowhere
   * @param scenarios what is read, with their scripts and the saves that they restore
   * @param script what is read instead of their scripts, or null
   */
  static void refuse(
      CommandSpec spec, @Nullable Path output, List<Path> scenarios, @Nullable Path script) {
    if (output != null && Files.exists(output) && isRead(output, scenarios, script)) {
      throw new ParameterException(
          spec.commandLine(),
          "the result would replace " + output + ", which is read. Name another file.");
    }
  }

  private static boolean isRead(Path output, List<Path> scenarios, @Nullable Path script) {
    Stream<Path> given = Stream.concat(scenarios.stream(), Stream.ofNullable(script));
    return given.anyMatch(input -> isSame(output, input))
        || scenarios.stream()
            .flatMap(scenario -> named(scenario, script))
            .anyMatch(input -> isSame(output, input));
  }

  private static Stream<Path> named(Path scenario, @Nullable Path script) {
    if (ScenarioFile.problem(scenario) != null) {
      return Stream.empty();
    }
    RunOptions plain = RunOptions.DEFAULT;
    try {
      RunOptions options = script == null ? plain : plain.withScript(script);
      return Scenario.parse(scenario).inputs(options).stream();
    } catch (ScenarioRefused itIsNotRun) {
      return Stream.empty();
    }
  }

  /** Refuses a command line two of whose outputs would replace each other. */
  static void refuseBoth(CommandSpec spec, @Nullable Path one, @Nullable Path other) {
    if (one != null && other != null && areOne(one, other)) {
      throw new ParameterException(
          spec.commandLine(), "two results would go into " + one + ". Name a file for each.");
    }
  }

  private static boolean areOne(Path one, Path other) {
    boolean sameName = one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    boolean replaces = Files.isRegularFile(one) || Files.notExists(one);
    return replaces && (sameName || isSame(one, other));
  }

  private static boolean isSame(Path output, Path input) {
    try {
      return Files.exists(output) && Files.exists(input) && Files.isSameFile(output, input);
    } catch (IOException unknown) {
      return false;
    }
  }

  /** Writes a file as {@link #write} does; says so and why when it cannot be written. */
  static boolean isWritten(Path output, String text, Terminal terminal) {
    try {
      write(output, text);
      return true;
    } catch (IOException e) {
      complain(output, "cannot be written", e, terminal);
      return false;
    }
  }

  /** Says what cannot be done to a file, and why, by the name it was given. */
  static void complain(Path file, String what, IOException why, Terminal terminal) {
    String problem = AtomicFile.refused(file, what, why).problem();
    terminal.complain("tickwright: " + file + ": " + problem + ".\n");
  }

  /** Writes a file as a whole; what is no file, a pipe or a terminal, is written to. */
  static void write(Path output, String text) throws IOException {
    AtomicFile.replace(output, text.getBytes(StandardCharsets.UTF_8));
  }
}

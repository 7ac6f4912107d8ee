package io.tickwright.cli;

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
   * Refuses a command line whose output would replace one of its inputs.
   *
   * @param output where it writes; null writes nowhere
   * @param script one more that is read, or null
   */
  static void refuse(
      CommandSpec spec, @Nullable Path output, List<Path> inputs, @Nullable Path script) {
    Stream<Path> read = Stream.concat(inputs.stream(), Stream.ofNullable(script));
    if (output != null && read.anyMatch(input -> isSame(output, input))) {
      throw new ParameterException(
          spec.commandLine(),
          "the result would replace " + output + ", which is read. Name another file.");
    }
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
    if (Files.exists(output) && !Files.isRegularFile(output) && !Files.isDirectory(output)) {
      Files.writeString(output, text);
    } else {
      AtomicFile.replace(output, text.getBytes(StandardCharsets.UTF_8));
    }
  }
}

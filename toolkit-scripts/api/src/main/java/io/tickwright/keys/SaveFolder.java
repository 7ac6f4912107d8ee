package io.tickwright.keys;

import io.tickwright.keys.Command.Span;
import io.tickwright.script.path.Words.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where a scenario's saves are: in its folder or below, or in the folder that the run gives to what
 * it writes. A name leads nowhere else and always ends in {@code .save}, so that a scenario from
 * somebody else can overwrite no script and nothing outside.
 */
final class SaveFolder {
  private static final String ENDING = ".save";

  private final Path beside;
  private final Path output;

  /**
   * @param output where to write; null is beside the scenario
   */
  SaveFolder(Path beside, @Nullable Path output) {
    this.beside = beside;
    this.output = output == null ? beside : output;
  }

  /** The file that ends a line. */
  static Span name(LineReader in) {
    Word word = in.next("a file");
    in.end();
    String name = word.text();
    if (name.chars().anyMatch(c -> c == '\\' || c == ':' || c < ' ') || name.startsWith("/")) {
      throw in.refuse(word, "a save is in the folder of its scenario.", "Write save slot1.save.");
    }
    for (String part : name.split("/", -1)) {
      if (part.isEmpty() || part.equals(".") || part.equals("..")) {
        throw in.refuse(
            word,
            "a save is in the folder of its scenario or below.",
            "Name it without `" + part + (part.isEmpty() ? "/" : "") + "`.");
      }
    }
    if (!name.endsWith(ENDING) || name.length() == ENDING.length()) {
      String base = name.replaceAll("\\.[^./]*$", "");
      throw in.refuse(
          word,
          "a save's name ends in " + ENDING + ".",
          "Write " + (base.isEmpty() ? "slot1" : base) + ENDING + ".");
    }
    return new Span(name, word.column(), word.raw().length());
  }

  /**
   * The file to write, in a folder that is there.
   *
   * @throws IOException if it cannot be made, or a link leads out of the folder; then nothing has
   *     been made outside
   */
  Path toWrite(String name) throws IOException {
    Files.createDirectories(output);
    Path file = within(output, output.resolve(name));
    Files.createDirectories(file.toAbsolutePath().getParent());
    return file;
  }

  /**
   * The file to read, which was written by this run or another, or lies beside the scenario.
   *
   * @throws IOException if a link leads out of the folder
   */
  Path toRead(String name) throws IOException {
    return Files.exists(output.resolve(name))
        ? within(output, output.resolve(name))
        : within(beside, beside.resolve(name));
  }

  private static Path within(Path folder, Path file) throws IOException {
    Path there = file.toAbsolutePath();
    while (!Files.exists(there) && there.getParent() != null) {
      there = there.getParent();
    }
    if (!there.toRealPath().startsWith(folder.toRealPath())) {
      throw new IOException("a link leads out of the folder");
    }
    return file;
  }

  boolean has(String name) {
    return Files.isRegularFile(output.resolve(name)) || Files.isRegularFile(beside.resolve(name));
  }

  boolean isFolder(String name) {
    return Files.isDirectory(output.resolve(name)) || Files.isDirectory(beside.resolve(name));
  }

  /** The names of the saves there are beside the scenario and in the output folder. */
  List<String> names() {
    return Stream.of(output, beside).flatMap(SaveFolder::saves).distinct().sorted().toList();
  }

  private static Stream<String> saves(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(ENDING))
          .toList()
          .stream();
    } catch (IOException unreadable) {
      return Stream.of();
    }
  }
}

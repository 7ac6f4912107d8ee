package io.tickwright.keys;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Takes what a scenario saves while a tool runs it, so that the tool leaves nothing beside it. */
final class Scratch implements AutoCloseable {
  private final RunOptions options;
  private final @Nullable Path folder;

  /** A folder of its own, unless the options name one. */
  Scratch(RunOptions options) {
    if (options.output() != null) {
      this.folder = null;
      this.options = options;
      return;
    }
    try {
      this.folder = Files.createTempDirectory("tickwright");
    } catch (IOException full) {
      throw new UncheckedIOException("a tool needs a folder for what a scenario saves", full);
    }
    this.options = options.withOutput(folder);
  }

  RunOptions options() {
    return options;
  }

  @Override
  public void close() {
    if (folder == null) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException inUse) {
      // What is left lies in the system's folder for such things.
    }
  }
}

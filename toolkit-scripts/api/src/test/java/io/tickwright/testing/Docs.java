package io.tickwright.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The project's guide, wherever below the project's root the tests are run. */
public final class Docs {
  private Docs() {}

  public static Path file(String name) {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path file = at.resolve("docs").resolve(name);
      if (Files.exists(file)) {
        return file;
      }
    }
    throw new AssertionError("no docs/" + name + " in any folder above");
  }

  public static String text(String name) {
    try {
      return Files.readString(file(name));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}

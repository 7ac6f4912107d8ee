package io.tickwright.script.groovy;

import io.tickwright.script.Place;
import io.tickwright.script.ScriptRefused;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A script's text.
 *
 * @param shown the file's own name, as messages show it
 * @param text what is in it
 */
record SourceText(String shown, String text) {
  private static final String DYNAMIC = "// tickwright: dynamic";

  static SourceText read(Path file) {
    String shown = String.valueOf(file.getFileName());
    try {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      return new SourceText(shown, text.startsWith("\uFEFF") ? text.substring(1) : text);
    } catch (NoSuchFileException missing) {
      throw new ScriptRefused(Place.of(shown), "there is no such file.", "Look at the folder.");
    } catch (IOException unreadable) {
      throw new ScriptRefused(
          Place.of(shown),
          "this cannot be read: " + unreadable.getMessage() + ".",
          "It should be a text file in UTF-8.");
    }
  }

  /** Whether its first line asks for Groovy's dynamic ways. */
  boolean isDynamic() {
    return text.lines().findFirst().orElse("").strip().equals(DYNAMIC);
  }

  String line(int number) {
    String[] lines = text.split("\r\n|\r|\n", -1);
    return number >= 1 && number <= lines.length ? lines[number - 1] : "";
  }

  /** A stretch of a line; {@code column} is from 1. */
  Place place(int line, int column, int length) {
    return Place.in(shown, text, line, column, length);
  }
}

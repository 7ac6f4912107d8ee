package io.tickwright.script.path;

import java.util.ArrayList;
import java.util.List;

/** A path taken apart: {@code enemies[0].walk.banked} is a name with an index and two members. */
final class PathText {
  private static final int NO_INDEX = -1;
  private static final int MOST_DIGITS = 9;

  /** One name, with an index or without, and where it stands. */
  record Part(String name, int index, int column, int end) {
    boolean hasIndex() {
      return index != NO_INDEX;
    }

    PathException refused(String problem, String cure) {
      return new PathException(column, end - column, problem, cure);
    }
  }

  private final String text;
  private int at;

  private PathText(String text) {
    this.text = text;
  }

  static List<Part> parts(String text) {
    PathText reader = new PathText(text);
    List<Part> parts = new ArrayList<>();
    parts.add(reader.part());
    while (reader.at < text.length()) {
      if (text.charAt(reader.at) != '.') {
        throw reader.refused(reader.at, "a path goes on with a point or ends here.");
      }
      reader.at++;
      parts.add(reader.part());
    }
    return parts;
  }

  private Part part() {
    int from = at;
    while (at < text.length() && isNamePart(text.charAt(at))) {
      at++;
    }
    String name = text.substring(from, at);
    if (name.isEmpty() || isDigit(name.charAt(0))) {
      throw refused(from, "a path is made of names.");
    }
    int index = at < text.length() && text.charAt(at) == '[' ? index() : NO_INDEX;
    return new Part(name, index, from, at);
  }

  private int index() {
    int from = ++at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    boolean fits = at > from && at - from <= MOST_DIGITS;
    if (!fits || at == text.length() || text.charAt(at) != ']') {
      throw refused(from, "a row is named by its slot, a whole number in brackets.");
    }
    int index = Integer.parseInt(text.substring(from, at));
    at++;
    return index;
  }

  private PathException refused(int column, String problem) {
    int where = Math.min(column, Math.max(0, text.length() - 1));
    return new PathException(
        where, 1, problem, "Write it as in reload.left or enemies[0].walk.banked.");
  }

  private static boolean isNamePart(char c) {
    return isDigit(c) || c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}

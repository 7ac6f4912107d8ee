package io.tickwright.keys;

import io.tickwright.script.Place;
import java.util.Arrays;

/** The text of a scenario, line by line; lines end with LF or CRLF and count from 1. */
final class Source {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String name;
  private final String text;
  private int[] starts = new int[64];
  private int lines;

  Source(String name, String text) {
    this.name = name;
    this.text = text;
    int from = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    while (from < text.length()) {
      if (lines == starts.length) {
        starts = Arrays.copyOf(starts, lines * 2);
      }
      starts[lines++] = from;
      int end = text.indexOf('\n', from);
      from = end < 0 ? text.length() : end + 1;
    }
  }

  String name() {
    return name;
  }

  String text() {
    return text;
  }

  /** How many lines there are; an end of line at the very end begins no further one. */
  int lines() {
    return lines;
  }

  /** A line without its end. */
  String line(int number) {
    int from = starts[number - 1];
    int end = number < lines ? starts[number] : text.length();
    if (end > from && text.charAt(end - 1) == '\n') {
      end--;
      if (end > from && text.charAt(end - 1) == '\r') {
        end--;
      }
    }
    return text.substring(from, end);
  }

  /** A stretch of a line; the column counts from 0 here. */
  Place place(int line, int column, int length) {
    return new Place(name, line, column + 1, length, line(line));
  }

  /** A line from its first character that is no blank. */
  Place place(int line) {
    String text = line(line);
    int from = 0;
    while (from < text.length() && (text.charAt(from) == ' ' || text.charAt(from) == '\t')) {
      from++;
    }
    return place(line, from, text.stripTrailing().length() - from);
  }

  /** The scenario as a whole. */
  Place whole() {
    return Place.of(name);
  }
}

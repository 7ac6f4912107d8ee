package io.tickwright.script.js;

import io.tickwright.script.Place;

/**
 * One module as it was read.
 *
 * @param virtual the path by which the engine knows it
 * @param shown the path people see, relative to the script's folder
 * @param text its text
 */
record ModuleText(String virtual, String shown, String text) {

  /** The place of a stretch of the text. */
  Place place(int offset, int length) {
    int line = 1;
    int start = 0;
    int end = Math.min(offset, text.length());
    for (int at = 0; at < end; at++) {
      char c = text.charAt(at);
      boolean lineEnd =
          c == '\n' || c == '\u2028' || c == '\u2029' || (c == '\r' && !follows(at, '\n'));
      if (lineEnd) {
        line++;
        start = at + 1;
      }
    }
    return Place.in(shown, text, line, end - start + 1, length);
  }

  private boolean follows(int at, char c) {
    return at + 1 < text.length() && text.charAt(at + 1) == c;
  }
}

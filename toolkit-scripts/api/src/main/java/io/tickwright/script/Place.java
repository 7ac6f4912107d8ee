package io.tickwright.script;

import org.jspecify.annotations.Nullable;

/**
 * Where something stands in a text that a person wrote: the file as it is shown, and a stretch of
 * one line.
 *
 * @param file the name shown, usually the file's own without its folder
 * @param line from 1; 0 when only the file is known
 * @param column from 1, in UTF-16 units of the line
 * @param length how many UTF-16 units the carets underline; below 1 counts as 1
 * @param text that line without its end, or null when it cannot be shown
 */
public record Place(String file, int line, int column, int length, @Nullable String text) {
  private static final int WIDEST = 110;

  /** A whole file, such as one that is not there. */
  public static Place of(String file) {
    return new Place(file, 0, 0, 0, null);
  }

  /** A stretch of a line of this source. */
  public static Place in(String file, CharSequence source, int line, int column, int length) {
    return new Place(file, line, column, length, lineOf(source, line));
  }

  /** {@code turret.js:12:5}, or only as much of it as is known. */
  public String label() {
    if (line < 1) {
      return file;
    }
    return column < 1 ? file + ":" + line : file + ":" + line + ":" + column;
  }

  /**
   * The line, and carets under the stretch; empty when there is no line to show. Tabs stay tabs, so
   * that the carets stand right at any tab width; a very long line is cut on both sides.
   */
  public String excerpt() {
    if (text == null || line < 1) {
      return "";
    }
    int start = Math.min(Math.max(column - 1, 0), text.length());
    int end = Math.min(start + Math.max(length, 1), text.length());
    int from = text.length() <= WIDEST ? 0 : Math.max(0, Math.min(start - 40, text.length()));
    int to = Math.min(text.length(), from + WIDEST);
    String shown = (from > 0 ? "…" : "") + text.substring(from, to);
    int skipped = from > 0 ? 1 : 0;
    String number = String.valueOf(line);
    String gutter = " ".repeat(Math.max(0, 5 - number.length()));
    StringBuilder carets = new StringBuilder();
    String before = text.substring(from, start);
    carets.append(" ".repeat(skipped));
    before.codePoints().forEach(c -> carets.append(c == '\t' ? '\t' : ' '));
    int under =
        text.substring(start, Math.max(start, Math.min(end, to)))
            .codePointCount(0, Math.max(0, Math.min(end, to) - start));
    carets.append("^".repeat(Math.max(under, 1)));
    return gutter
        + number
        + " | "
        + shown
        + (to < text.length() ? "…" : "")
        + "\n      | "
        + carets;
  }

  private static @Nullable String lineOf(CharSequence source, int line) {
    String[] lines = source.toString().split("\r\n|\r|\n|\u2028|\u2029", -1);
    return line >= 1 && line <= lines.length ? lines[line - 1] : null;
  }
}

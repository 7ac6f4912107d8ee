package io.tickwright.cli;

import java.time.Duration;
import java.util.Locale;

/** Small pieces of text that every report words alike. */
final class Wording {
  private Wording() {}

  /** {@code 1 check}, {@code 28 checks}. */
  static String count(long count, String one) {
    return count + " " + one + (count == 1 ? "" : "s");
  }

  /** {@code 0.06 s}, {@code 12.5 s}, {@code 3 min 07 s}: as fine as anyone reads it. */
  static String wallTime(Duration time) {
    long millis = time.toMillis();
    if (millis >= 120_000) {
      return String.format(Locale.ROOT, "%d min %02d s", millis / 60_000, millis / 1000 % 60);
    }
    return millis >= 10_000
        ? String.format(Locale.ROOT, "%d.%d s", millis / 1000, millis / 100 % 10)
        : String.format(Locale.ROOT, "%d.%02d s", millis / 1000, millis / 10 % 100);
  }

  /** The text with nothing in it that could move a terminal's cursor or change its colours. */
  static String harmless(String text) {
    StringBuilder harmless = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (Character.isISOControl(c) && c != '\t' && c != '\n') {
                harmless.append(String.format(Locale.ROOT, "\\u%04x", c));
              } else {
                harmless.appendCodePoint(c);
              }
            });
    return harmless.toString();
  }
}

package io.tickwright.keys;

import io.tickwright.keys.Command.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a run says besides its checks; what was rounded is said once, and is an error when strict.
 */
final class Notes {
  private final Source source;
  private final boolean strict;
  private final RunListener listener;
  private final Set<String> said = new LinkedHashSet<>();
  private final List<Problem> roundings = new ArrayList<>();

  Notes(Source source, boolean strict, RunListener listener) {
    this.source = source;
    this.strict = strict;
    this.listener = listener;
  }

  void note(int line, String text) {
    listener.note(line, text);
  }

  void log(String text) {
    listener.log(text);
  }

  /** A length of time in this line had to be rounded. */
  void rounding(int line, Span span, String text) {
    rounding(line, span, text, "Write a whole number of base units");
  }

  /** A value in this line had to be rounded. */
  void valueRounding(int line, Span span, String text) {
    rounding(line, span, text, "Write what it was rounded to");
  }

  private void rounding(int line, Span span, String text, String cure) {
    if (!said.add(text)) {
      return;
    }
    if (strict) {
      roundings.add(
          new Problem(
              source.place(line, span.column(), span.length()),
              text,
              cure + ", or run it without --strict."));
    } else {
      listener.note(line, text);
    }
  }

  /** What had to be rounded, when that is an error. */
  List<Problem> roundings() {
    return roundings;
  }
}

package io.tickwright.examples.determinism;

import java.util.ArrayList;
import java.util.List;

/** The words after a command; each option is taken out as it is asked for. */
final class Options {
  private final List<String> words;

  Options(List<String> words) {
    this.words = new ArrayList<>(words);
  }

  boolean flag(String name) {
    return words.remove(name);
  }

  String text(String name, String otherwise) {
    int at = words.indexOf(name);
    if (at < 0) {
      return otherwise;
    }
    if (at + 1 == words.size()) {
      throw new IllegalArgumentException(name + " needs a value");
    }
    words.remove(at);
    return words.remove(at);
  }

  /** A number of ticks. */
  long ticks(String name, long otherwise) {
    String text = text(name, "");
    if (text.isEmpty()) {
      return otherwise;
    }
    if (!text.matches("[0-9]{1,18}") || Long.parseLong(text) == 0) {
      throw new IllegalArgumentException(name + " takes a number of ticks, not `" + text + "`");
    }
    return Long.parseLong(text);
  }

  /** The values of an option that is given several times, or once with commas. */
  List<String> list(String name) {
    List<String> values = new ArrayList<>();
    for (String text = text(name, ""); !text.isEmpty(); text = text(name, "")) {
      values.addAll(List.of(text.split(",")));
    }
    return values;
  }

  /** What is left: no options. */
  List<String> rest() {
    for (String word : words) {
      if (word.startsWith("--")) {
        throw new IllegalArgumentException("`" + word + "` is no option here");
      }
    }
    return words;
  }
}

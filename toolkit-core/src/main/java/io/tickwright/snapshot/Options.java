package io.tickwright.snapshot;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fixed names that a {@code oneOf} chooses from. */
final class Options {
  private Options() {}

  static String listed(List<String> options) {
    StringBuilder text = new StringBuilder();
    options.forEach(option -> text.append(' ').append(Quoted.text(option)));
    return text.toString();
  }

  static @Nullable String problem(List<String> options) {
    if (options.isEmpty()) {
      return "there is nothing to choose from; give at least one name";
    }
    for (int i = 0; i < options.size(); i++) {
      if (options.indexOf(options.get(i)) != i) {
        return Quoted.text(options.get(i)) + " is offered twice";
      }
    }
    return null;
  }

  /** The name at the index, or the bare index when it points past the list. */
  static String shown(List<String> options, int index) {
    return index >= 0 && index < options.size() ? options.get(index) : "#" + index;
  }
}

package io.tickwright.snapshot;

import io.tickwright.state.Stateful;
import java.util.List;
import java.util.function.Supplier;

/** A list of parts, brought to the length it had. */
final class Lists {
  private Lists() {}

  static <T extends Stateful> void resize(List<T> parts, int size, Supplier<? extends T> blank) {
    while (parts.size() > size) {
      parts.remove(parts.size() - 1);
    }
    while (parts.size() < size) {
      parts.add(blank.get());
    }
  }
}

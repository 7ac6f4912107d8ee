package io.tickwright.snapshot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The numbers a part has listed so far, so that a later field can lie below one of them. */
final class Limits {
  private final List<String> names = new ArrayList<>();
  private long[] values = new long[16];
  private int from;

  /** Starts on a nested part; the result is for {@link #leave}. */
  int enter() {
    int outer = from;
    from = names.size();
    return outer;
  }

  void leave(int outer) {
    names.subList(from, names.size()).clear();
    from = outer;
  }

  long put(String name, long value) {
    if (names.size() == values.length) {
      values = Arrays.copyOf(values, values.length * 2);
    }
    values[names.size()] = value;
    names.add(name);
    return value;
  }

  /** The number of that name; the schema has made sure that there is one. */
  long get(String name) {
    return values[from + names.subList(from, names.size()).lastIndexOf(name)];
  }
}

package io.tickwright.snapshot;

import java.util.ArrayList;
import java.util.List;

/** The names one part has used so far, in order. */
final class Names {
  static final String PATTERN = "[A-Za-z_][A-Za-z0-9_-]*";

  private final List<String> taken = new ArrayList<>();
  private final List<String> numbers = new ArrayList<>();

  static boolean printable(String name) {
    if (name.isEmpty() || !letter(name.charAt(0))) {
      return false;
    }
    for (int i = 1; i < name.length(); i++) {
      char c = name.charAt(i);
      if (!letter(c) && !(c >= '0' && c <= '9') && c != '-') {
        return false;
      }
    }
    return true;
  }

  boolean claim(String name) {
    if (taken.contains(name)) {
      return false;
    }
    return taken.add(name);
  }

  void number(String name) {
    numbers.add(name);
  }

  boolean isNumber(String name) {
    return numbers.contains(name);
  }

  private static boolean letter(char c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '_';
  }
}

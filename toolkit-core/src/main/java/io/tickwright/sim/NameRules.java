package io.tickwright.sim;

import java.util.List;

/** What a declared name may look like. */
final class NameRules {
  /** What a table says of a row besides its columns. */
  private static final List<String> OF_A_ROW = List.of("gen", "generation");

  private static final List<String> RESERVED =
      List.of(
          "tick",
          "time",
          "started",
          "inputs",
          "dropped",
          "digest",
          "event",
          "view",
          "leftover",
          "speed",
          "gen");

  /** The word with which a check says that something is not so. */
  private static final String NOT = "no";

  private NameRules() {}

  /**
   * Refuses a name that a save, a diff or {@code .keys} could not spell.
   *
   * @throws IllegalArgumentException if it is not {@code [A-Za-z_][A-Za-z0-9_]*}, or is a word that
   *     checks already use
   */
  static String checked(String name) {
    requireSpellable(name);
    if (RESERVED.contains(name)) {
      throw new IllegalArgumentException(
          "`" + name + "` already names something of the simulation itself; choose another name");
    }
    if (name.equals(NOT)) {
      throw new IllegalArgumentException(
          "`no` is a word of checks, so none could ask for it; choose another name");
    }
    return name;
  }

  /**
   * Refuses a column's name that a save, a diff or {@code .keys} could not spell.
   *
   * @throws IllegalArgumentException if it is not {@code [A-Za-z_][A-Za-z0-9_]*}, or is a word that
   *     every row has already
   */
  static String checkedColumn(String name) {
    requireSpellable(name);
    if (OF_A_ROW.contains(name)) {
      throw new IllegalArgumentException(
          "`" + name + "` already tells how many rows lived in a slot; choose another name");
    }
    return name;
  }

  private static void requireSpellable(String name) {
    if (!isSpellable(name)) {
      throw new IllegalArgumentException(
          "a declared name is a letter or _ followed by letters, digits or _, and \""
              + name
              + "\" is not");
    }
  }

  private static boolean isSpellable(String name) {
    if (name.isEmpty() || isDigit(name.charAt(0))) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (!isDigit(c) && !isLetter(c) && c != '_') {
        return false;
      }
    }
    return true;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}

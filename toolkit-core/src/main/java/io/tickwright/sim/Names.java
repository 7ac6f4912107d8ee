package io.tickwright.sim;

import java.util.ArrayList;
import java.util.List;

/** What a declared name may look like, and which right name a wrong one was meant to be. */
public final class Names {
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

  private Names() {}

  /**
   * Refuses a name that a save, a diff or {@code .keys} could not spell.
   *
   * @throws IllegalArgumentException if it is not {@code [A-Za-z_][A-Za-z0-9_]*}, or is a word that
   *     checks already use for the simulation itself
   */
  static String checked(String name) {
    requireSpellable(name);
    if (RESERVED.contains(name)) {
      throw new IllegalArgumentException(
          "`" + name + "` already names something of the simulation itself; choose another name");
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

  /**
   * The cure at the end of a message about an unknown name: {@code Did you mean `reload`?} when one
   * is near, else the list of those there are; empty when there are none.
   */
  public static String cure(String wrong, Iterable<String> right) {
    List<String> all = new ArrayList<>();
    String nearest = "";
    int least = Integer.MAX_VALUE;
    for (String candidate : right) {
      all.add(candidate);
      int distance = distance(wrong, candidate);
      if (distance < least) {
        least = distance;
        nearest = candidate;
      }
    }
    if (all.isEmpty()) {
      return "";
    }
    if (least <= Math.max(1, wrong.length() / 3)) {
      return "Did you mean `" + nearest + "`?";
    }
    return "There " + (all.size() == 1 ? "is only " : "are ") + String.join(", ", all) + ".";
  }

  /**
   * Edits to turn one into the other, two neighbours swapped counting as one (Damerau, OSA form).
   */
  private static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        cost[i][j] = i == 0 ? j : j == 0 ? i : cheapest(cost, a, b, i, j);
      }
    }
    return cost[a.length()][b.length()];
  }

  private static int cheapest(int[][] cost, String a, String b, int i, int j) {
    boolean same = lower(a, i - 1) == lower(b, j - 1);
    int best = Math.min(cost[i - 1][j], cost[i][j - 1]) + 1;
    best = Math.min(best, cost[i - 1][j - 1] + (same ? 0 : 1));
    boolean swapped =
        i > 1 && j > 1 && lower(a, i - 1) == lower(b, j - 2) && lower(a, i - 2) == lower(b, j - 1);
    return swapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
  }

  private static char lower(String text, int at) {
    char c = text.charAt(at);
    return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
  }
}

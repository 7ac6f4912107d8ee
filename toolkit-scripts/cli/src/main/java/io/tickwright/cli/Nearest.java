package io.tickwright.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the word someone meant. */
final class Nearest {
  private Nearest() {}

  /**
   * The candidate that takes the fewest slips of the finger to get from {@code word}, or null when
   * none is near: at most one slip in three letters. Of equals the first.
   */
  static @Nullable String to(String word, Iterable<String> candidates) {
    String nearest = null;
    int fewest = Math.max(1, word.length() / 3) + 1;
    for (String candidate : candidates) {
      int slips = slips(word.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
      if (slips < fewest) {
        fewest = slips;
        nearest = candidate;
      }
    }
    return nearest;
  }

  /** Letters inserted, left out, changed, or swapped with their neighbour. */
  private static int slips(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(a, b, cost, i, j);
      }
    }
    return cost[a.length()][b.length()];
  }

  private static int cheapest(String a, String b, int[][] cost, int i, int j) {
    boolean same = a.charAt(i - 1) == b.charAt(j - 1);
    int least = Math.min(cost[i - 1][j], cost[i][j - 1]) + 1;
    least = Math.min(least, cost[i - 1][j - 1] + (same ? 0 : 1));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
  }
}

package io.tickwright.sim;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which right name a wrong one was meant to be. */
public final class Names {
  private Names() {}

  /**
   * The cure at the end of a message about an unknown name: {@code Did you mean `reload`?} when one
   * is near, else the list of those there are; empty when there are none.
   */
  public static String cure(String wrong, Iterable<String> right) {
    List<String> all = new ArrayList<>();
    right.forEach(all::add);
    if (all.isEmpty()) {
      return "";
    }
    String nearest = nearest(wrong, all);
    if (nearest != null) {
      return "Did you mean `" + nearest + "`?";
    }
    return "There " + (all.size() == 1 ? "is only " : "are ") + String.join(", ", all) + ".";
  }

  /**
   * The right name that takes the fewest slips of the finger to get from the wrong one, ASCII
   * letters alike in both cases; of equals the first. Null when none is near: at most one slip in
   * three letters, though one in a short name.
   */
  public static @Nullable String nearest(String wrong, Iterable<String> right) {
    String nearest = null;
    int fewest = Math.max(1, wrong.length() / 3) + 1;
    for (String candidate : right) {
      int slips = distance(wrong, candidate);
      // As many slips as letters is another word, not a slip.
      if (slips < fewest && slips < Math.max(wrong.length(), candidate.length())) {
        fewest = slips;
        nearest = candidate;
      }
    }
    return nearest;
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

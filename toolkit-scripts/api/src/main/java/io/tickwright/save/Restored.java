package io.tickwright.save;

import java.util.List;

/**
 * What a restore had to do besides storing what was saved. All lists are empty when the same game
 * with the same script takes back its own save.
 *
 * @param notes sentences for a person: that the script has changed since, that the format was older
 * @param initial the fields that the save did not have and that took their initial values, as paths
 * @param left the retired fields that were left behind, as paths
 */
public record Restored(List<String> notes, List<String> initial, List<String> left) {
  public Restored {
    notes = List.copyOf(notes);
    initial = List.copyOf(initial);
    left = List.copyOf(left);
  }
}

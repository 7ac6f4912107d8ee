package io.tickwright.script;

import java.util.List;

/**
 * Something in a script's text that could remember what no save has: a variable outside the
 * declared state.
 *
 * @param place where it stands
 * @param what it as written, {@code let combo = 0}
 * @param writtenIn where it is written to, in words: {@code kill (line 121)}
 */
public record Suspect(Place place, String what, List<String> writtenIn) {
  public Suspect {
    writtenIn = List.copyOf(writtenIn);
  }
}

package io.tickwright.window;

import io.tickwright.host.TimeWords;
import java.util.ArrayList;
import java.util.List;

/** The words of a window: those for time, and what else a player asks for. */
final class PlayWords {
  private static final List<String> TIME =
      List.of("pause", "resume", "step", "sprint", "stop", "speed");
  private static final List<String> OWN =
      List.of("save", "load", "record", "interpolation", "quit");

  private PlayWords() {}

  /** The words with what they do, as a help text lists them. */
  static List<String> usage() {
    List<String> lines = new ArrayList<>(TimeWords.USAGE);
    lines.add("save                keep this moment");
    lines.add("load                go back to it");
    lines.add("record              begin a recording, or end the one that runs");
    lines.add("interpolation       draw between ticks, or only ticks");
    lines.add("quit                close the window");
    return lines;
  }

  /** Refuses a line of a file whose first word is none. */
  static void check(String word) {
    if (!isOne(word)) {
      throw new IllegalArgumentException(
          "`" + word + "` is nothing that a key does; write one of do, hold, slow, " + all());
    }
  }

  /** Refuses a line that somebody says and whose first word is none. */
  static void checkSaid(String line) {
    String word = line.split("\\s+", 2)[0];
    if (!isOne(word)) {
      throw new IllegalArgumentException("`" + word + "` is no word here; say one of " + all());
    }
  }

  private static boolean isOne(String word) {
    return TIME.contains(word) || OWN.contains(word);
  }

  private static String all() {
    return String.join(", ", TIME) + ", " + String.join(", ", OWN);
  }
}

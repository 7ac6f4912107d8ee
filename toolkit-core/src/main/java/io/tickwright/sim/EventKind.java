package io.tickwright.sim;

/** What can happen in a tick, as {@code .keys} and handlers name it. */
public enum EventKind {
  /** A player did something. */
  ACTION,
  /** A player let go of something held. */
  RELEASE,
  /** A timer ran out. */
  FIRED,
  /** A metronome beat, once or more. */
  BEAT,
  /** A bank gained whole units. */
  GAINED,
  /** A sequence reached a call. */
  CALL,
  /** A phase was entered. */
  ENTER,
  /** The game told its host something. */
  SIGNAL;

  private final String word = lowerCase(name());

  /** The word that {@code .keys} uses for it. */
  public String word() {
    return word;
  }

  /** Without a locale: all names are ASCII. */
  private static String lowerCase(String name) {
    StringBuilder word = new StringBuilder(name);
    for (int i = 0; i < word.length(); i++) {
      word.setCharAt(i, (char) (word.charAt(i) + 32));
    }
    return word.toString();
  }
}

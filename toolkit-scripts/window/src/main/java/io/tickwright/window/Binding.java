package io.tickwright.window;

/** What a key does. */
sealed interface Binding {

  /** Does an action, once for each time the key goes down. */
  record Tap(String action) implements Binding {}

  /** Holds an action while the key is down. */
  record Hold(String action) implements Binding {}

  /** Runs everything at a speed while the key is down. */
  record Slow(String speed) implements Binding {}

  /** Says a word to the window. */
  record Say(String line) implements Binding {}
}

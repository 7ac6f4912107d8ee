package io.tickwright.window;

/** What a key does. */
sealed interface Binding {

  /** What the key does, as a line of the file has it. */
  String text();

  /** Does an action, once for each time the key goes down. */
  record Tap(String action) implements Binding {
    @Override
    public String text() {
      return "do " + action;
    }
  }

  /** Holds an action while the key is down. */
  record Hold(String action) implements Binding {
    @Override
    public String text() {
      return "hold " + action;
    }
  }

  /** Runs everything at a speed while the key is down. */
  record Slow(String speed) implements Binding {
    @Override
    public String text() {
      return "slow " + speed;
    }
  }

  /** Says a word to the window. */
  record Say(String line) implements Binding {
    @Override
    public String text() {
      return line;
    }
  }
}

package io.tickwright.snapshot;

/** Why something that runs keeps its state from being saved. */
final class Unsaveable {
  private Unsaveable() {}

  static IllegalStateException refusal(String running) {
    return new IllegalStateException(
        "`"
            + running
            + "` is running, and nothing of it can be saved. End it first, or write it as a"
            + " sequence, which is saved");
  }
}

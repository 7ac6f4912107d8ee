package io.tickwright.keys;

/** A tool that looks at a run from within; every door may be left as it is. */
interface Probe {
  /** Sees nothing. */
  Probe NONE = new Probe() {};

  /** Whether the run goes on after a check that does not hold. */
  default boolean goesOnAfterFailedChecks() {
    return false;
  }

  /** The game is loaded, and neither {@code start} nor a line has run. */
  default void opened(Stage stage) {}

  /** A line is about to run. */
  default void before(Command command) {}

  /** A line has run, and nothing in it failed. */
  default void after(Command command) {}

  /** The run is over, however it ended; the game is still there. */
  default void over() {}
}

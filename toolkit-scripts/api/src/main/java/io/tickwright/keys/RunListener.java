package io.tickwright.keys;

import io.tickwright.sim.Simulation;

/**
 * Hears of a run while it goes on, on the thread that runs it; every door may be left as it is.
 *
 * <p>Lines count from 1.
 */
public interface RunListener {
  /** Hears nothing. */
  RunListener SILENT = new RunListener() {};

  /**
   * The simulation that is to be run, its script loaded and nothing done to it yet; whoever wants
   * to look at it after every tick says so here.
   */
  default void opened(Simulation simulation) {}

  /** The script is loaded and time has not moved yet. */
  default void started(RunHeader header) {}

  /** Another tick is done, of so many; heard very often. */
  default void ticked(long ticksDone) {}

  /** The scenario says something to its reader. */
  default void echo(int line, String text) {}

  /**
   * A check was made.
   *
   * @param what what was looked at: {@code enemies[0].hex}, {@code event fired reload}
   * @param expected the value or band as the scenario has it
   * @param actual what was found, exact
   */
  default void check(int line, String what, String expected, String actual, boolean passed) {}

  /** Something a reader should know and that is no failure: a rounding, time that stays banked. */
  default void note(int line, String text) {}

  /** The script says something. */
  default void log(String text) {}
}

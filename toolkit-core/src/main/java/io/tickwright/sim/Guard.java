package io.tickwright.sim;

/**
 * Stands between a simulation and the code of a game that it does not trust to end or to be right:
 * how a script language that runs in the same JVM bounds its scripts and says whose line failed.
 *
 * <p>It changes nothing of what a game computes, only whether and how a failure is told.
 */
public interface Guard {
  /** The game's code may run from now on: in a tick, in {@code start} or in {@code frame}. */
  void begin();

  /** It runs no more, whether it ended well or not. */
  void end();

  /**
   * What is told in place of what the game's code threw.
   *
   * @param during what was being done, such as {@code fired reload}
   * @param tick the ticks done before the tick that failed
   * @return the same, or something that says more of it
   */
  Throwable explained(Throwable thrown, String during, long tick);

  /**
   * A row that is gone was used by its slot or by a handle. Where nobody throws, defaults are read
   * and nothing is written.
   */
  void stale(Table table);
}

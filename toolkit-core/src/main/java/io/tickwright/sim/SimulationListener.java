package io.tickwright.sim;

/**
 * Hears all that comes to a simulation from outside: time, inputs, restores. A recording is made of
 * it, since everything else follows.
 *
 * <pre>{@code
 * sim.addListener(new SimulationListener() {
 *   @Override public void beforeFrame(long elapsedNanos) {
 *     frames.add(elapsedNanos);
 *   }
 * });
 * }</pre>
 *
 * <p>It is called on the simulation's thread and must change nothing. Ticks that are {@linkplain
 * Simulation#isRunningAgain run again} are told like others, their inputs are not.
 */
public interface SimulationListener {
  /** So many ticks are about to run; 0 or less is none. */
  default void beforeTicks(long count) {}

  /** A duration in base units is about to pass, through speed and pause. */
  default void beforeAdvance(long units) {}

  /**
   * A frame is about to run.
   *
   * @param elapsedNanos the nanoseconds it counts, 0 or more
   */
  default void beforeFrame(long elapsedNanos) {}

  /** The frame that was announced is planned; the host may do something before its ticks run. */
  default void credited() {}

  /** The ticks of the frame that is planned are about to run, with what the host did before. */
  default void beforeCredited() {}

  /**
   * A tick is done: told before its signals and before what looks {@linkplain Simulation#afterTick
   * after the tick}. Others of what was announced may follow.
   */
  default void tickDone() {}

  /** The ticks of what was announced last are over, because they are done or because one failed. */
  default void afterTicks() {}

  /**
   * Whether it is told of inputs that {@linkplain #arrived arrived}; asked at each of them. While
   * nobody is, giving one allocates nothing.
   */
  default boolean hearsInputs() {
    return true;
  }

  /** An input came from outside; one that the game gives itself comes again with the game. */
  default void arrived(Input input) {}

  /**
   * The state is another: something was restored, or the ticks done were set. More may be set
   * before the next tick. In a rollback that is run again it is told as {@linkplain
   * Simulation#isRunningAgain running again}.
   */
  default void restored() {}
}

package io.tickwright.script;

import io.tickwright.sim.Simulation;
import java.nio.file.Path;

/**
 * A loaded script: its handlers run when its simulation does, and on that simulation's thread.
 *
 * <p>What a handler gets wrong surfaces from the simulation's doors as {@link
 * io.tickwright.sim.SimulationFailed}, whose cause is a {@link ScriptRefused}.
 */
public interface Script extends AutoCloseable {
  /** The file it was loaded from. */
  Path file();

  /** The simulation it declared into. */
  Simulation simulation();

  /**
   * Runs the same text again in a fresh context and binds it to the simulation in place of this
   * one's, with the state of the simulation as it is: what the script had remembered outside its
   * state is gone. Works between ticks, and after a failure.
   *
   * @throws ScriptRefused if it no longer runs; then nothing has changed
   */
  void renew();

  /** Lets go of the context; its handlers must not run any more. */
  @Override
  void close();
}

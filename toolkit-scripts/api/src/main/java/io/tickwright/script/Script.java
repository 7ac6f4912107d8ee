package io.tickwright.script;

import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.RollbackSlot;
import java.nio.file.Path;
import java.util.List;

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
   * Runs the same text again in a fresh context and lets the simulation go on with it from this
   * state; whatever the script had remembered outside its state is gone. Works between ticks and
   * after a failure.
   *
   * @throws ScriptRefused if it no longer runs or no longer declares the same; nothing has changed
   *     then
   */
  void renew(RollbackSlot state);

  /**
   * Reads the script's files again and, if they still declare the same, goes on with them from the
   * present state. Works between ticks.
   *
   * @return what became of it; a broken script leaves the old one running
   */
  Reload reload();

  /**
   * What in its text could remember something outside the state, for a tool that has found that
   * something does. A guess from the text alone; empty where a language has none to offer.
   */
  default List<Suspect> suspects() {
    return List.of();
  }

  /** Lets go of the context; its handlers must not run any more. */
  @Override
  void close();
}

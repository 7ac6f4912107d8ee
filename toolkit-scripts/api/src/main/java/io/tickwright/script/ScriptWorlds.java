package io.tickwright.script;

import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;
import io.tickwright.snapshot.RollbackSlot;

/** Which world a script declares into, the first time and when it has changed; for languages. */
public final class ScriptWorlds {
  private ScriptWorlds() {}

  /**
   * The world that a script is loaded into.
   *
   * @param place where the script begins, for the refusal to name
   * @throws ScriptRefused when the simulation has been opened, and its world is fixed
   */
  public static World toLoadInto(Simulation simulation, Place place) {
    if (simulation.world().isSealed()) {
      throw new ScriptRefused(
          place,
          "the simulation has been opened already.",
          "Load the script into a fresh simulation, before anything asks for its state.");
    }
    return simulation.world();
  }

  /**
   * Goes on in the world that a changed script has declared, from a state kept of the one before.
   *
   * @param place where the script begins, for the refusal to name
   * @param discard lets go of what was loaded; run when the swap fails, whatever the reason
   * @throws ScriptRefused when the script declares other state than the one to be kept
   */
  public static void swap(
      Simulation simulation, World world, RollbackSlot state, Place place, Runnable discard) {
    boolean swapped = false;
    try {
      simulation.swap(world, state);
      swapped = true;
    } catch (IllegalArgumentException otherFields) {
      throw new ScriptRefused(
          place,
          "it no longer declares the state that is to be kept: " + otherFields.getMessage() + ".",
          "What is declared, and in which order, can change only before the first tick.");
    } finally {
      if (!swapped) {
        discard.run();
      }
    }
  }
}

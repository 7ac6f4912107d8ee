package io.tickwright.script;

import io.tickwright.sim.Simulation;

/** When a handler failed, as a note of {@link ScriptRefused}, for a language to use. */
public final class HandlerPlace {
  private HandlerPlace() {}

  /**
   * The note {@code in on.action.fire, tick 151.} while the simulation is in that tick.
   *
   * @param during what the script was asked to do, such as {@code on.action.fire}; the note of
   *     nothing is empty
   */
  public static String inTick(String during, Simulation simulation) {
    // Inputs are told before the tick that applies them is counted as done.
    boolean ofNext = during.startsWith("on.action") || during.startsWith("on.release");
    return of(during, simulation.ticksDone() + (ofNext ? 1 : 0));
  }

  /**
   * The note {@code in on.action.fire, tick 151.}
   *
   * @param during what the script was asked to do, such as {@code on.action.fire}; the note of
   *     nothing is empty
   * @param tick the tick that it was part of, 1 or more; 0 when it was part of none
   */
  public static String of(String during, long tick) {
    if (during.isEmpty()) {
      return "";
    }
    if (during.equals("on.start")) {
      return "in on.start, before tick 1.";
    }
    return tick == 0 ? "in " + during + "." : "in " + during + ", tick " + tick + ".";
  }
}

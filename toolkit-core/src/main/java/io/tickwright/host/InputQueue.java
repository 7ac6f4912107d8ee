package io.tickwright.host;

import io.tickwright.sim.Action;
import io.tickwright.sim.Input;
import io.tickwright.sim.Inputs;
import io.tickwright.sim.Simulation;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Hands inputs from any thread over to the simulation's.
 *
 * <pre>{@code
 * InputQueue inputs = new InputQueue(sim);
 * driver.inputs(inputs);
 * // on the window's thread:
 * inputs.tap("fire");
 * }</pre>
 *
 * <p>No thread waits for another. Inputs land together at a tick boundary, in the order in which
 * they were handed over, just before the steps of a frame; each then tells the tick it landed on.
 * An input that the game would refuse is refused at once, on the thread that brings it.
 */
public final class InputQueue {
  private final Simulation sim;
  private final Queue<Handed> waiting = new ConcurrentLinkedQueue<>();

  /** A queue for a simulation whose game is loaded; made on the thread that owns it. */
  public InputQueue(Simulation sim) {
    sim.open();
    this.sim = sim;
  }

  /** An input on its way. */
  public static final class Handed {
    private static final long NOT_YET = -1;

    private final Input.Kind kind;
    private final String action;
    private final int source;
    private final long[] arguments;
    private volatile long tick = NOT_YET;

    private Handed(Input.Kind kind, String action, int source, long... arguments) {
      this.kind = kind;
      this.action = action;
      this.source = source;
      this.arguments = arguments.clone();
    }

    /** The ticks that were done when it landed, which is its stamp; −1 before. */
    public long tick() {
      return tick;
    }

    @Override
    public String toString() {
      return kind + " " + action + (tick == NOT_YET ? ", on its way" : " at tick " + tick);
    }
  }

  /** Does an action in the next tick; see {@link Inputs#tap}. */
  public Handed tap(String action, long... arguments) {
    return handOver(Input.Kind.TAP, action, 0, arguments);
  }

  /** Does an action on behalf of a player. */
  public Handed tapBy(int source, String action, long... arguments) {
    return handOver(Input.Kind.TAP, action, source, arguments);
  }

  /** Begins to hold an action. */
  public Handed press(String action, long... arguments) {
    return handOver(Input.Kind.PRESS, action, 0, arguments);
  }

  /** Begins to hold an action on behalf of a player. */
  public Handed pressBy(int source, String action, long... arguments) {
    return handOver(Input.Kind.PRESS, action, source, arguments);
  }

  /** Lets go of an action. */
  public Handed release(String action) {
    return handOver(Input.Kind.RELEASE, action, 0);
  }

  /** Lets go of an action on behalf of a player. */
  public Handed releaseBy(int source, String action) {
    return handOver(Input.Kind.RELEASE, action, source);
  }

  private Handed handOver(Input.Kind kind, String action, int source, long... arguments) {
    // What a world declares is fixed once it is open, so any thread may ask.
    sim.world().get(Action.class, action);
    Inputs.checkShape(action, source, arguments.length);
    Handed handed = new Handed(kind, action, source, arguments);
    waiting.add(handed);
    return handed;
  }

  /** Gives the simulation what has come; on its thread, between two ticks. */
  void land() {
    for (Handed handed = waiting.poll(); handed != null; handed = waiting.poll()) {
      Inputs inputs = sim.inputs();
      switch (handed.kind) {
        case TAP -> inputs.tapBy(handed.source, handed.action, handed.arguments);
        case PRESS -> inputs.pressBy(handed.source, handed.action, handed.arguments);
        case RELEASE -> inputs.releaseBy(handed.source, handed.action);
      }
      handed.tick = sim.ticksDone();
    }
  }
}

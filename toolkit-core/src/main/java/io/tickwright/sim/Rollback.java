package io.tickwright.sim;

import io.tickwright.snapshot.RollbackRing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Goes back in time: keeps the last ticks of a simulation and the inputs that came, rewinds to one
 * of them, and runs the ticks again with the same inputs, bit for bit.
 *
 * <pre>{@code
 * Rollback rollback = new Rollback(sim, 8);
 * sim.tick(100);
 * rollback.arrivedLate(new Input(95, Input.Kind.TAP, "fire", 1, List.of()));
 * }</pre>
 *
 * <p>Ticks that are run again tell nobody outside: no signals. What somebody changes between two
 * ticks other than by an input is not run again; {@link #mark()} after such a change. A {@linkplain
 * io.tickwright.ease.View view} keeps the target that a handler gave it in a tick that is run again
 * and comes out otherwise; set it in {@code frame}, from state. Once warm, keeping a tick allocates
 * nothing.
 */
public final class Rollback {
  /** An input and the ticks that were done when it arrived, which may be before its stamp. */
  private static final class Arrival {
    final long tick;
    final Input input;

    /** Whether the state kept for its tick has it waiting already: then it is not given again. */
    boolean isKept;

    Arrival(long tick, Input input) {
      this.tick = tick;
      this.input = input;
    }
  }

  private final Simulation sim;
  private final int depth;
  private final RollbackRing ring;
  private final Deque<Arrival> arrivals = new ArrayDeque<>();

  /**
   * Begins to keep the last {@code depth} ticks of a simulation, from now on.
   *
   * @throws IllegalArgumentException if the depth is below 1
   */
  public Rollback(Simulation sim, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException("a rollback of " + depth + " ticks; keep at least 1");
    }
    this.sim = sim;
    this.depth = depth;
    this.ring = new RollbackRing(depth + 1);
    sim.start();
    mark();
    sim.afterTick(this::mark);
    sim.inputs().onArrival(this::arrived);
  }

  /** Remembers an input from outside; one that a handler gives is given again by the handler. */
  private void arrived(Input input) {
    if (!sim.isTicking()) {
      arrivals.add(new Arrival(sim.ticksDone(), input));
    }
  }

  /** Keeps the state as it is now under the ticks done: after a change that no input made. */
  public void mark() {
    long now = sim.ticksDone();
    ring.save(now, sim.state());
    while (!arrivals.isEmpty() && arrivals.peek().tick < now - depth) {
      arrivals.remove();
    }
    if (!sim.isRunningAgain() && !arrivals.isEmpty() && arrivals.peekLast().tick >= now) {
      arrivals.forEach(arrival -> arrival.isKept |= arrival.tick == now);
    }
  }

  /** How many ticks one can go back now. */
  public int reach() {
    return ring.size() - 1;
  }

  /**
   * Goes back and forgets what came after, inputs included.
   *
   * @throws IllegalArgumentException if that is further than {@link #reach()}; nothing has changed
   */
  public void rewind(long ticks) {
    long to = goBack(ticks);
    arrivals.removeIf(arrival -> arrival.tick >= to);
    ring.dropAfter(to);
  }

  /**
   * Goes back and runs the ticks again with the same inputs.
   *
   * @throws IllegalArgumentException if that is further than {@link #reach()}; nothing has changed
   */
  public void resimulate(long ticks) {
    resimulate(ticks, () -> {});
  }

  /** Goes back and runs the ticks again, telling after each. */
  void resimulate(long ticks, Runnable afterEach) {
    long now = sim.ticksDone();
    List<Arrival> again = new ArrayList<>(arrivals);
    sim.runAgain(
        () -> {
          long from = goBack(ticks);
          give(again, from, false);
          for (long tick = from + 1; tick <= now; tick++) {
            sim.tick(1);
            if (give(again, tick, true)) {
              mark();
            }
            afterEach.run();
            give(again, tick, false);
          }
        });
  }

  /** Gives again what arrived at a tick, before its state was kept or after; whether any did. */
  private boolean give(List<Arrival> again, long tick, boolean kept) {
    boolean any = false;
    for (Arrival arrival : again) {
      if (arrival.tick == tick && arrival.isKept == kept) {
        sim.inputs().add(arrival.input);
        any = true;
      }
    }
    return any;
  }

  /**
   * Takes in an input whose stamp has passed: goes back to its tick and runs on to now with it.
   *
   * @throws IllegalArgumentException if its tick is further back than {@link #reach()}, or it is no
   *     input of this world; nothing has changed
   */
  public void arrivedLate(Input input) {
    long ticks = Math.max(0, sim.ticksDone() - input.stamp());
    sim.inputs().check(input);
    requireReach(ticks);
    Arrival arrival = new Arrival(sim.ticksDone() - ticks, input);
    List<Arrival> later = new ArrayList<>();
    while (!arrivals.isEmpty() && arrivals.peekLast().tick > arrival.tick) {
      later.add(0, arrivals.removeLast());
    }
    arrivals.add(arrival);
    arrivals.addAll(later);
    resimulate(ticks);
  }

  private long goBack(long ticks) {
    requireReach(ticks);
    long to = sim.ticksDone() - ticks;
    if (!ring.restore(to, sim.state())) {
      throw new IllegalArgumentException(
          "tick " + to + " was not kept; it was passed by a restore");
    }
    return to;
  }

  private void requireReach(long ticks) {
    if (ticks < 0 || ticks > reach()) {
      throw new IllegalArgumentException(
          "cannot go back "
              + ticks
              + " ticks from tick "
              + sim.ticksDone()
              + "; the last "
              + reach()
              + " are kept");
    }
  }
}

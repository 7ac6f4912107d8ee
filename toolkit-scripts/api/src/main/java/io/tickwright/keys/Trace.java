package io.tickwright.keys;

import io.tickwright.sim.Input;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run did, tick by tick: its digests in the order the ticks were done (which may go back and
 * forth), what came from outside, and the whole state at one place of it, if that is asked for.
 */
final class Trace implements Probe {
  private final int wanted;
  private final boolean goesOn;
  private long[] ticks = new long[1_024];
  private long[] digests = new long[1_024];
  private int size;
  private long done;
  private final List<Arrival> arrivals = new ArrayList<>();
  private @Nullable Simulation simulation;
  private @Nullable StateTexts texts;

  /** An input, and how many ticks were done when it came. */
  record Arrival(long tick, Input input) {}

  /** Of a whole run, whatever its checks say. */
  Trace() {
    this(-1, true);
  }

  /**
   * @param wanted the place whose state is kept, from 0; −1 for none
   * @param goesOn whether the run goes on after checks that do not hold
   */
  Trace(int wanted, boolean goesOn) {
    this.wanted = wanted;
    this.goesOn = goesOn;
  }

  @Override
  public boolean goesOnAfterFailedChecks() {
    return goesOn;
  }

  @Override
  public void opened(Stage stage) {
    Simulation sim = stage.simulation();
    simulation = sim;
    sim.afterTick(
        () -> {
          done++;
          look(sim);
        });
    sim.addListener(
        new SimulationListener() {
          @Override
          public void arrived(Input input) {
            arrivals.add(new Arrival(sim.ticksDone(), input));
          }
        });
  }

  @Override
  public void over() {
    Simulation sim = simulation;
    if (sim != null && sim.failure() == null && !isLast(sim)) {
      look(sim);
    }
  }

  private boolean isLast(Simulation sim) {
    return size > 0 && ticks[size - 1] == sim.ticksDone() && digests[size - 1] == sim.digest();
  }

  private void look(Simulation sim) {
    if (size == ticks.length) {
      ticks = Arrays.copyOf(ticks, size * 2);
      digests = Arrays.copyOf(digests, size * 2);
    }
    if (size == wanted) {
      texts = StateTexts.of(sim);
    }
    ticks[size] = sim.ticksDone();
    digests[size++] = sim.digest();
  }

  /** How many places there are: one after each tick, and one at the end if that is another. */
  int size() {
    return size;
  }

  /** How many ticks were run, those that were gone back on too. */
  long done() {
    return done;
  }

  long tick(int place) {
    return ticks[place];
  }

  long digest(int place) {
    return digests[place];
  }

  List<Arrival> arrivals() {
    return arrivals;
  }

  /** The state at the place that was wanted; null when the run never came there. */
  @Nullable StateTexts texts() {
    return texts;
  }
}

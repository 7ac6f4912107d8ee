package io.tickwright.keys;

import io.tickwright.save.Save;
import io.tickwright.sim.Input;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationListener;
import io.tickwright.snapshot.RollbackSlot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The course a run took, in stretches that nothing but ticks and inputs led through, so that each
 * can be taken again from anywhere in it. What a scenario sets or goes back to begins a new one.
 */
final class Course implements Probe {
  private final Set<Integer> wanted;
  private final List<Stretch> stretches = new ArrayList<>();
  private @Nullable Stretch current;
  private int places;

  /**
   * @param wanted the places, counted over the whole run from 0, at which a save is kept
   */
  Course(Set<Integer> wanted) {
    this.wanted = wanted;
  }

  /** Ticks one after the other; the state after i of them is its i-th. */
  static final class Stretch {
    private final int firstPlace;
    private final long firstTick;
    private final RollbackSlot beginning = new RollbackSlot();
    private final List<Long> digests = new ArrayList<>();
    private final List<Given> given = new ArrayList<>();
    private final Map<Integer, Save> saves = new LinkedHashMap<>();

    private Stretch(int firstPlace, Simulation sim) {
      this.firstPlace = firstPlace;
      this.firstTick = sim.ticksDone();
      beginning.save(sim.state());
    }

    int ticks() {
      return digests.size();
    }

    /** The place of the state after so many ticks, counted over the whole run. */
    int place(int ticks) {
      return firstPlace + ticks - 1;
    }

    long tick(int ticks) {
      return firstTick + ticks;
    }

    /** The digest after so many ticks, at least 1. */
    long digest(int ticks) {
      return digests.get(ticks - 1);
    }

    RollbackSlot beginning() {
      return beginning;
    }

    /** The saves that were kept, by how many ticks they come after. */
    Map<Integer, Save> saves() {
      return saves;
    }

    /**
     * Gives what came after so many ticks, before or after the state of that tick was looked at.
     */
    void give(Simulation sim, int ticks, boolean beforeLooking) {
      for (Given one : given) {
        if (one.ticks == ticks && one.beforeLooking == beforeLooking) {
          sim.inputs().add(one.input);
        }
      }
    }
  }

  private record Given(int ticks, boolean beforeLooking, Input input) {}

  List<Stretch> stretches() {
    return stretches;
  }

  @Override
  public boolean goesOnAfterFailedChecks() {
    return true;
  }

  @Override
  public void opened(Stage stage) {
    Simulation sim = stage.simulation();
    sim.afterTick(() -> look(sim));
    sim.addListener(new Ears(sim));
  }

  @Override
  public void after(Command command) {
    if (command instanceof Command.Let) {
      current = null;
    }
  }

  private Stretch stretch(Simulation sim) {
    Stretch stretch = current;
    if (stretch == null) {
      stretch = new Stretch(places, sim);
      stretches.add(stretch);
      current = stretch;
    }
    return stretch;
  }

  private void look(Simulation sim) {
    Stretch stretch = current;
    if (stretch != null) {
      stretch.digests.add(sim.digest());
      if (wanted.contains(places)) {
        stretch.saves.put(stretch.ticks(), Save.of(sim));
      }
    }
    places++;
  }

  /** Begins a stretch when time passes, and hears what comes within it. */
  private final class Ears implements SimulationListener {
    private final Simulation sim;

    Ears(Simulation sim) {
      this.sim = sim;
    }

    @Override
    public void beforeTicks(long count) {
      stretch(sim);
    }

    @Override
    public void beforeAdvance(long units) {
      stretch(sim);
    }

    @Override
    public void beforeFrame(long elapsedNanos) {
      stretch(sim);
    }

    @Override
    public void arrived(Input input) {
      Stretch stretch = current;
      if (stretch != null) {
        int ticks = (int) (sim.ticksDone() - stretch.firstTick);
        stretch.given.add(new Given(ticks, ticks > stretch.ticks(), input));
      }
    }

    @Override
    public void restored() {
      current = null;
    }
  }
}

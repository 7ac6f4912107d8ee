package io.tickwright.examples.determinism;

import io.tickwright.exact.StateHash;
import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.RollbackRing;
import io.tickwright.state.StateVisitor;
import java.util.function.ObjLongConsumer;

/** A table with churn; every 64 ticks its last 16 are undone and done again. */
final class TablesTrial implements Trial {
  private static final int BACK = 16;

  private final Churn pond = new Churn();
  private final Simulation sim = pond.at("60hz").seed(10).build();
  private final RollbackRing ring = new RollbackRing(BACK + 1);
  private long undone;

  @Override
  public void tick(long index, StateHash heard) {
    ring.save(sim.ticksDone(), sim.state());
    sim.tick(1);
    Heard.events(sim, heard);
    if (index % 64 == 63) {
      long before = sim.digest();
      if (ring.restore(sim.ticksDone() - BACK, sim.state())) {
        sim.tick(BACK);
        undone += BACK;
      }
      if (sim.digest() != before) {
        throw new IllegalStateException(
            "done again, the ticks to " + index + " came out otherwise");
      }
      Heard.snapshot(sim.state(), heard);
    }
  }

  @Override
  public void state(StateVisitor s) {
    s.part("sim", sim.state());
    s.leavesOut("undone", "a count for the report");
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("born", pond.born.get());
    count.accept("eaten", pond.eaten.get());
    count.accept("died", pond.old.get());
    count.accept("undone", undone);
  }
}

package io.tickwright.sim;

import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.SnapshotBytes;
import io.tickwright.snapshot.StateDiff;
import java.util.Optional;

/**
 * Finds what a simulation remembers outside its state, or does not do the same way twice: at every
 * tick it goes back some ticks, runs them again with the same inputs and compares.
 *
 * <pre>{@code
 * SyncTest test = new SyncTest(sim, 4);
 * for (int i = 0; i < 600; i++) {
 *   if (i % 30 == 0) sim.inputs().tap("fire");
 *   test.tick().ifPresent(mismatch -> fail(mismatch.toString()));
 * }
 * }</pre>
 */
public final class SyncTest {
  /**
   * Where a tick that was run again came out otherwise.
   *
   * @param tick the ticks done when the two first differ
   * @param path the first field that differs
   * @param first what it was at first
   * @param again what it was when it was run again
   */
  public record Mismatch(long tick, String path, String first, String again) {
    @Override
    public String toString() {
      return "tick " + tick + ": " + path + ": " + first + " vs " + again + " when run again";
    }
  }

  private final Simulation sim;
  private final int distance;
  private final Rollback rollback;
  private final RollbackSlot[] firsts;
  private final long[] digests;
  private final RollbackSlot again = new RollbackSlot();
  private Optional<Mismatch> found = Optional.empty();

  /**
   * Begins to test a simulation, going back {@code distance} ticks after each.
   *
   * @throws IllegalArgumentException if the distance is below 1
   */
  public SyncTest(Simulation sim, int distance) {
    this.sim = sim;
    this.distance = distance;
    this.rollback = new Rollback(sim, distance);
    this.firsts = new RollbackSlot[distance + 1];
    this.digests = new long[distance + 1];
    for (int i = 0; i <= distance; i++) {
      firsts[i] = new RollbackSlot();
    }
  }

  /** Runs one tick, goes back, runs the last ticks again; the first mismatch, if there is one. */
  public Optional<Mismatch> tick() {
    sim.tick(1);
    firsts[place()].save(sim.state());
    digests[place()] = sim.digest();
    rollback.resimulate(Math.min(distance, rollback.reach()), this::compare);
    // Once more when all is done: the inputs that wait came back after the last comparison.
    compare();
    return found;
  }

  private int place() {
    return (int) (sim.ticksDone() % firsts.length);
  }

  private void compare() {
    boolean known = firsts[place()].full();
    if (known && found.isEmpty() && sim.digest() != digests[place()]) {
      found = Optional.of(mismatch());
    }
  }

  private Mismatch mismatch() {
    long tick = sim.ticksDone();
    again.save(sim.state());
    byte[] second = SnapshotBytes.of(sim.state());
    firsts[place()].restore(sim.state());
    Optional<StateDiff.Difference> difference = StateDiff.first(sim.state(), second);
    again.restore(sim.state());
    return difference
        .map(d -> new Mismatch(tick, d.path(), d.left(), d.right()))
        .orElseGet(() -> new Mismatch(tick, "(state)", "one digest", "another"));
  }
}

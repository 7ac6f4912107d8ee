package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.bank.BankColumn;
import io.tickwright.bank.Grain;
import io.tickwright.exact.Pcg32;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.PerSecond;
import io.tickwright.time.TimeBase;
import io.tickwright.timer.MetronomeColumn;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A slot copies what a table derives, and looks through no rows: it must not show. */
class RollbackRowsTest {
  private static final long SEED = Long.getLong("test.seed", 7);
  private static final int MOST_GENERATION = (1 << 29) - 1;

  /** A simulation with one table, and what its rows have been through. */
  private static final class Rows {
    final Simulation sim = Simulation.at("60hz").build();
    final Table table = sim.world().clock("world").table("rows");

    Rows() {
      table.banks("walk", "2.5/s");
      table.timers("windup", "0.75s");
    }

    Rows live(Pcg32 random, int spawns) {
      sim.start();
      for (int i = 0; i < spawns; i++) {
        int slot = table.spawn();
        if (random.below(3) == 0) {
          table.despawn(random.below(slot + 1));
        }
        if (random.below(50) == 0) {
          table.restoreFree(random.below(slot + 1), MOST_GENERATION);
        }
      }
      sim.tick(random.below(3));
      return this;
    }

    /** Which rows live, and in which slots the next ones will. */
    List<Long> told() {
      List<Long> told = new ArrayList<>(List.of((long) table.count(), (long) table.highWater()));
      for (int slot = table.next(0); slot != Table.NONE; slot = table.next(slot + 1)) {
        told.add(table.handle(slot));
      }
      for (int i = 0; i < 300; i++) {
        told.add(table.handle(table.spawn()));
      }
      sim.tick(2);
      told.add(sim.digest());
      return told;
    }
  }

  @Test
  void rowsComeBackFromASlotAsTheyDoFromBytes() {
    Pcg32 random = Pcg32.seeded(SEED);
    int wornOut = 0;
    for (int i = 0; i < 200; i++) {
      Rows from = new Rows().live(random, random.below(400));
      RollbackSlot slot = new RollbackSlot();
      slot.save(from.sim.state());
      byte[] bytes = SnapshotBytes.of(from.sim.state());
      int spawns = random.below(400);
      Rows bySlot = new Rows().live(Pcg32.seeded(i), spawns);
      Rows byBytes = new Rows().live(Pcg32.seeded(i), spawns);
      slot.restore(bySlot.sim.state());
      SnapshotBytes.restore(bytes, byBytes.sim.state());

      wornOut += from.table.highWater() > 0 && from.table.generation(0) == MOST_GENERATION ? 1 : 0;
      List<Long> told = byBytes.told();
      assertEquals(told, bySlot.told());
      slot.restore(from.sim.state());
      assertEquals(told, from.told());
    }
    assertTrue(wornOut > 2, "the first slot is worn out now and then: " + wornOut);
  }

  @Test
  void aBankOfACoarserGrainKeepsWhatIsOverItsWhole() {
    Grain thirds = Grain.of(TimeBase.NANOS, PerSecond.of(1, 3));
    Grain decimals = Grain.of(TimeBase.NANOS);
    BankColumn fine = new BankColumn(thirds);
    fine.rateParts(69, 1);
    fine.restore(69, decimals.whole() + 5);
    BankColumn coarse = new BankColumn(decimals);
    RollbackSlot slot = new RollbackSlot();
    slot.save(seventy(fine));
    slot.restore(seventy(coarse));

    assertEquals(5, coarse.progress(69));
    assertNotEquals(5, fine.progress(69));
    slot.save(seventy(coarse));
    slot.restore(seventy(fine));
    assertEquals(5, fine.progress(69), "the finer one has room for all of it");
  }

  @Test
  void aMetronomeOfAShorterIntervalKeepsWhatIsOverItsBeat() {
    MetronomeColumn slow = new MetronomeColumn(1000, 1);
    slow.restoreLate(3, 998);
    MetronomeColumn fast = new MetronomeColumn(10, 1);
    RollbackSlot slot = new RollbackSlot();
    slot.save(seventy(slow));
    slot.restore(seventy(fast));

    assertEquals(8, fast.lateNumerator(3));
    assertEquals(998, slow.lateNumerator(3));
  }

  private static Stateful seventy(BankColumn column) {
    column.ensureCapacity(70);
    return (StateVisitor s) -> s.rows("rows", 70, column);
  }

  private static Stateful seventy(MetronomeColumn column) {
    column.ensureCapacity(70);
    return (StateVisitor s) -> s.rows("rows", 70, column);
  }
}

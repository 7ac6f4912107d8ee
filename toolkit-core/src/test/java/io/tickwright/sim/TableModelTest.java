package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.SnapshotBytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random commands to a table, held against a slow model that is obviously right. */
class TableModelTest {
  private static final long SEED = Long.getLong("test.seed", 7);
  private static final int COMMANDS = 3_000;
  private static final int MOST_ROWS = 90;

  /** Rows by slot in a sorted map, generations by slot, and the slots this tick may not reuse. */
  private static class Model {
    final TreeMap<Integer, Long> values = new TreeMap<>();
    final TreeMap<Integer, Integer> generations = new TreeMap<>();
    final Set<Integer> freedInTick = new TreeSet<>();

    int spawn(long value) {
      int slot = 0;
      while (values.containsKey(slot) || freedInTick.contains(slot)) {
        slot++;
      }
      values.put(slot, value);
      generations.merge(slot, 1, Integer::sum);
      return slot;
    }

    void despawn(int slot, boolean ticking) {
      if (values.remove(slot) != null && ticking) {
        freedInTick.add(slot);
      }
    }

    long handle(int slot) {
      return values.containsKey(slot) ? (long) generations.get(slot) * (1L << 24) + slot : 0;
    }

    Model copy() {
      Model copy = new Model();
      copy.values.putAll(values);
      copy.generations.putAll(generations);
      return copy;
    }

    void become(Model other) {
      values.clear();
      values.putAll(other.values);
      generations.clear();
      generations.putAll(other.generations);
      freedInTick.clear();
    }
  }

  /** One run: the table, its model, and every handle there ever was. */
  private static final class Run {
    final Pcg32 random;
    final Model model;
    final Simulation sim = Simulation.at("60hz").build();
    final Table table = sim.world().clock("world").table("rows");
    final IntegerColumn value = table.integer("value", -1);
    final List<Long> handles = new ArrayList<>();
    final RollbackSlot slot = new RollbackSlot();
    Model saved = new Model();
    byte[] bytes;
    int spawned;
    int reused;
    int stale;

    Run(long seed, Model model) {
      random = Pcg32.seeded(seed);
      this.model = model;
      sim.world()
          .on()
          .tick(
              () -> {
                for (int i = random.below(20); i > 0; i--) {
                  inTick();
                }
              });
      save();
    }

    void command() {
      switch (random.below(12)) {
        case 0, 1, 2 -> spawn();
        case 3, 4 -> despawn(false);
        case 5, 6, 7 -> {
          sim.tick(1);
          model.freedInTick.clear();
        }
        case 8 -> loop(false);
        case 9 -> write();
        case 10 -> goBack();
        default -> rare();
      }
      compare();
    }

    private void inTick() {
      switch (random.below(5)) {
        case 0, 1 -> spawn();
        case 2, 3 -> despawn(true);
        default -> loop(true);
      }
    }

    private void spawn() {
      if (table.count() > MOST_ROWS) {
        return;
      }
      long wanted = random.below(1000);
      int expected = model.spawn(wanted);
      int slot = table.spawn();
      assertEquals(expected, slot);
      assertEquals(-1, value.get(slot), "a new row has its defaults");
      value.set(slot, wanted);
      handles.add(table.handle(slot));
      spawned++;
      reused += table.generation(slot) > 1 ? 1 : 0;
    }

    private void despawn(boolean ticking) {
      int slot = random.below(table.highWater() + 2) - 1;
      model.despawn(slot, ticking);
      table.despawn(slot);
    }

    /** Visits rows, and despawns and spawns on the way. */
    private void loop(boolean ticking) {
      List<Integer> began = new ArrayList<>(model.values.keySet());
      List<Integer> expected = new ArrayList<>();
      List<Integer> visited = new ArrayList<>();
      int[] at = {0};
      table.each(
          slot -> {
            while (!model.values.containsKey(began.get(at[0]))) {
              at[0]++;
            }
            expected.add(began.get(at[0]++));
            visited.add(slot);
            int act = random.below(8);
            if (act == 0) {
              int victim = random.below(table.highWater());
              // Within a loop no slot is given out again either.
              model.despawn(victim, true);
              table.despawn(victim);
            } else if (act == 1) {
              spawn();
            }
          });
      while (at[0] < began.size()) {
        assertTrue(!model.values.containsKey(began.get(at[0]++)), "a row was passed over");
      }
      assertEquals(expected, visited);
      if (!ticking) {
        model.freedInTick.clear();
      }
    }

    private void write() {
      int slot = random.below(table.highWater() + 1);
      long wanted = random.below(1000);
      model.values.computeIfPresent(slot, (key, old) -> wanted);
      value.set(slot, wanted);
    }

    private void rare() {
      if (random.below(3) == 0) {
        table.clear();
        model.values.clear();
      } else {
        save();
      }
    }

    private void save() {
      saved = model.copy();
      bytes = SnapshotBytes.of(sim.state());
      slot.save(sim.state());
    }

    private void goBack() {
      if (random.below(2) == 0) {
        SnapshotBytes.restore(bytes, sim.state());
      } else {
        slot.restore(sim.state());
      }
      model.become(saved);
    }

    private void compare() {
      assertEquals(model.values.size(), table.count());
      List<Integer> slots = new ArrayList<>();
      for (int at = table.next(0); at != Table.NONE; at = table.next(at + 1)) {
        slots.add(at);
      }
      assertEquals(List.copyOf(model.values.keySet()), slots);
      long sum = 0;
      for (int at = 0; at < table.highWater() + 3; at++) {
        assertEquals(model.values.containsKey(at), table.lives(at));
        assertEquals(model.handle(at), table.handle(at));
        assertEquals((int) model.generations.getOrDefault(at, 0), table.generation(at));
        assertEquals(model.values.getOrDefault(at, -1L), value.get(at));
        sum += model.values.getOrDefault(at, 0L);
      }
      assertEquals(sum, table.sum(value));
      assertEquals(extreme(1), table.least(value));
      assertEquals(extreme(-1), table.most(value));
      for (int i = 0; i < 50 && !handles.isEmpty(); i++) {
        long handle = handles.get(random.below(handles.size()));
        int slot = (int) (handle % (1L << 24));
        boolean fresh = model.handle(slot) == handle;
        assertEquals(fresh ? slot : Table.NONE, table.find(handle));
        stale += fresh ? 0 : 1;
      }
    }

    private int extreme(int sign) {
      int best = Table.NONE;
      for (int slot : model.values.keySet()) {
        if (best < 0 || sign * model.values.get(slot) < sign * model.values.get(best)) {
          best = slot;
        }
      }
      return best;
    }

    Run run() {
      for (int i = 0; i < COMMANDS; i++) {
        command();
      }
      return this;
    }
  }

  @Test
  void aTableDoesWhatItsModelDoes() {
    for (int i = 0; i < 4; i++) {
      Run run = new Run(SEED + i, new Model()).run();
      assertTrue(run.spawned > 500 && run.reused > 200 && run.stale > 1000, "too little happened");
      assertTrue(run.table.highWater() > 20);
    }
  }

  @Test
  void aModelThatTakesTheSlotFreedLastDoesNot() {
    Model newestFirst =
        new Model() {
          private final List<Integer> free = new ArrayList<>();

          @Override
          int spawn(long value) {
            if (free.isEmpty()) {
              return super.spawn(value);
            }
            int slot = free.remove(free.size() - 1);
            values.put(slot, value);
            generations.merge(slot, 1, Integer::sum);
            return slot;
          }

          @Override
          void despawn(int slot, boolean ticking) {
            if (values.containsKey(slot)) {
              free.add(slot);
            }
            super.despawn(slot, false);
          }
        };
    assertThrows(AssertionError.class, () -> new Run(SEED, newestFirst).run());
  }

  @Test
  void aModelThatReusesASlotInTheSameTickDoesNot() {
    Model hasty =
        new Model() {
          @Override
          void despawn(int slot, boolean ticking) {
            super.despawn(slot, false);
          }
        };
    assertThrows(AssertionError.class, () -> new Run(SEED, hasty).run());
  }
}

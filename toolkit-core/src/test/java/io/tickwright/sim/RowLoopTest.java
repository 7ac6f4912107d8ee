package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.snapshot.SnapshotBytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A loop that may be left at any row visits what it should, whatever happens on the way. */
class RowLoopTest {
  private static final long SEED = Long.getLong("test.seed", 7);

  private final Simulation sim = Simulation.at("60hz").build();
  private final Table rows = sim.world().clock("world").table("rows");
  private final RowLoop loop = rows.loop();

  private List<Integer> rest(RowLoop of) {
    List<Integer> slots = new ArrayList<>();
    while (of.hasNext()) {
      slots.add(of.next());
    }
    return slots;
  }

  private void spawn(int count) {
    for (int i = 0; i < count; i++) {
      rows.spawn();
    }
  }

  @Test
  void itVisitsWhatEachVisitsHoweverFullTheTableIs() {
    for (int gap : new int[] {1, 2, 63, 64, 65, 200, 300}) {
      rows.clear();
      spawn(300);
      rows.each(
          slot -> {
            if (slot % gap != 0) {
              rows.despawn(slot);
            }
          });
      List<Integer> expected = new ArrayList<>();
      rows.each(expected::add);
      loop.begin();
      assertEquals(expected, rest(loop), "every slot by " + gap);
      assertFalse(loop.hasNext(), "it stays at its end");
    }
    rows.clear();
    loop.begin();
    assertFalse(loop.hasNext());
  }

  @Test
  void aRowThatCameIntoASlotIsNotTakenForTheOneThatWasThere() {
    spawn(3);
    loop.begin();
    assertEquals(0, loop.next());
    rows.despawn(1);
    assertEquals(1, rows.spawn(), "outside of a tick the slot is free at once");
    assertEquals(List.of(2), rest(loop));
  }

  @Test
  void aRowThatEndsAfterItWasAskedForIsPassedOverWhenAskedAgain() {
    spawn(2);
    loop.begin();
    assertTrue(loop.hasNext());
    rows.despawn(0);
    assertTrue(loop.hasNext());
    assertEquals(1, loop.next());
  }

  @Test
  void aRestoreInALoopEndsTheRowsThatItKnowsNot() {
    spawn(2);
    byte[] saved = SnapshotBytes.of(sim.state());
    spawn(500);
    loop.begin();
    SnapshotBytes.restore(saved, sim.state());
    assertEquals(List.of(0, 1), rest(loop));
    rows.restoreRow(0, 5);
    loop.begin();
    rows.restoreRow(0, 6);
    assertEquals(List.of(1), rest(loop));
  }

  /** Loops inside each other, each with the handles that it began with as its model. */
  private final class Nest {
    final Pcg32 random;
    int visited;
    int passedOver;

    Nest(long seed) {
      random = Pcg32.seeded(seed);
    }

    void run(int depth) {
      List<Long> handles = new ArrayList<>();
      rows.each(slot -> handles.add(rows.handle(slot)));
      RowLoop here = rows.loop();
      here.begin();
      int at = 0;
      while (true) {
        while (at < handles.size() && rows.find(handles.get(at)) == Table.NONE) {
          at++;
          passedOver++;
        }
        assertEquals(at < handles.size(), here.hasNext());
        if (at == handles.size() || random.below(60) == 0) {
          return;
        }
        assertEquals(rows.find(handles.get(at++)), here.next());
        visited++;
        act(depth);
      }
    }

    private void act(int depth) {
      switch (random.below(8)) {
        case 0 -> rows.despawn(random.below(rows.highWater()));
        case 1, 2 -> spawn(rows.count() < 150 ? 2 : 0);
        case 3 -> {
          if (depth < 2) {
            run(depth + 1);
          }
        }
        default -> {}
      }
    }
  }

  @Test
  void nestedLoopsVisitTheRowsTheyBeganWithThatStillLive() {
    Nest nest = new Nest(SEED);
    spawn(130);
    while (nest.visited < 20_000) {
      nest.run(0);
    }
    assertTrue(nest.passedOver > 500, "too little happened: " + nest.passedOver);
  }
}

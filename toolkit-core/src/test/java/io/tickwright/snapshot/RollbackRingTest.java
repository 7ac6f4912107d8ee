package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RollbackRingTest {
  private final EveryDoor world = EveryDoor.full();

  @Test
  void aRingGoesBackToAnyOfTheLastTicks() {
    RollbackRing ring = saved(4, 10);

    assertEquals(4, ring.size());
    assertEquals(9, ring.newest());
    assertTrue(ring.restore(7, world));
    assertEquals(7, world.hull);
    assertFalse(ring.restore(5, world));
    assertEquals(7, world.hull);
  }

  @Test
  void goingOnFromAnEarlierTickForgetsTheLaterOnes() {
    RollbackRing ring = saved(8, 8);
    world.hull = -1;
    ring.save(5, world);

    assertEquals(5, ring.newest());
    assertEquals(6, ring.size());
    assertTrue(ring.restore(5, world));
    assertEquals(-1, world.hull);
    assertNull(ring.at(6));
  }

  @Test
  void laterTicksCanBeDropped() {
    RollbackRing ring = saved(8, 8);
    ring.dropAfter(3);

    assertEquals(3, ring.newest());
    assertNotNull(ring.at(3));
    assertEquals(2, ring.newest(2));
    ring.dropAfter(-1);
    assertEquals(0, ring.size());
    assertEquals(-1, ring.newest());
  }

  @Test
  void theNewestTickUpToAnotherIsFoundAcrossGaps() {
    RollbackRing ring = new RollbackRing(3);
    for (long tick : new long[] {10, 20, 30, 40}) {
      ring.save(tick, world);
    }

    assertEquals(30, ring.newest(39));
    assertEquals(20, ring.newest(20));
    assertEquals(-1, ring.newest(19));
  }

  @Test
  void aRingReusesItsSlots() {
    RollbackRing ring = new RollbackRing(3);
    List<RollbackSlot> first = new ArrayList<>();
    for (int tick = 0; tick < 9; tick++) {
      ring.save(tick, world);
      first.add(ring.at(tick));
    }

    assertSame(first.get(0), first.get(3));
    assertSame(first.get(2), first.get(8));
    ring.clear();
    assertEquals(-1, ring.newest());
    assertEquals(3, ring.capacity());
  }

  @Test
  void aRingOfNothingIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new RollbackRing(0));
  }

  private RollbackRing saved(int capacity, int ticks) {
    RollbackRing ring = new RollbackRing(capacity);
    for (int tick = 0; tick < ticks; tick++) {
      world.hull = tick;
      ring.save(tick, world);
    }
    return ring;
  }
}

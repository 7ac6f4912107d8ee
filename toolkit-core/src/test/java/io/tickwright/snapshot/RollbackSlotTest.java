package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.state.StateVisitor;
import io.tickwright.testing.Allocation;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RollbackSlotTest {

  @Test
  void aSlotBringsTheStateBackAsItWas() {
    EveryDoor world = EveryDoor.full();
    long before = StateDigest.of(world);
    RollbackSlot slot = new RollbackSlot();
    slot.save(world);

    world.hull = 0;
    world.banner = "gone";
    world.kind = EveryDoor.Kind.SCOUT;
    world.turrets.clear();
    world.enemies.spawn(99, "late", 0);
    world.scores = new long[0];
    assertNotEquals(before, StateDigest.of(world));
    slot.restore(world);

    assertEquals(before, StateDigest.of(world));
    assertEquals(EveryDoor.Kind.BRUTE, world.kind);
    assertEquals(1, world.restored);
  }

  @Test
  void aSlotFillsAnotherStateOfTheSameKind() {
    RollbackSlot slot = new RollbackSlot();
    EveryDoor from = EveryDoor.full();
    EveryDoor to = new EveryDoor();
    slot.save(from);
    slot.restore(to);

    assertEquals(StateDigest.of(from), StateDigest.of(to));
    assertArrayEquals(from.map, to.map);
  }

  @Test
  void whatLiesBehindTheCountedRowsIsZeroAfterARestore() {
    EveryDoor world = EveryDoor.full();
    RollbackSlot slot = new RollbackSlot();
    slot.save(world);
    world.enemies.spawn(99, "late", 2);
    int[] generation = world.enemies.generation;
    slot.restore(world);

    assertEquals(3, world.enemies.count);
    assertSame(generation, world.enemies.generation);
    assertEquals(0, world.enemies.generation[3]);
    assertEquals(0, world.enemies.hp[3]);
    assertEquals("", world.enemies.called[3]);
    assertEquals(0, world.enemies.spent[3]);
  }

  @Test
  void anArrayOutsideATableComesBackWithItsLength() {
    EveryDoor world = EveryDoor.full();
    RollbackSlot slot = new RollbackSlot();
    slot.save(world);
    world.marks = new int[] {1, 2, 3, 4, 5};
    slot.restore(world);

    assertArrayEquals(new int[] {Integer.MIN_VALUE, 70_000}, world.marks);
  }

  @Test
  void aColumnThatIsTooShortIsReplaced() {
    EveryDoor from = new EveryDoor();
    from.enemies.hp = new long[1000];
    from.enemies.generation = new int[1000];
    from.enemies.armour = new byte[1000];
    from.enemies.called = new String[1000];
    Arrays.fill(from.enemies.called, "x");
    from.enemies.lane = new int[1000];
    from.enemies.spent = new int[1000];
    from.enemies.count = 1000;
    from.enemies.hp[999] = 7;
    EveryDoor to = new EveryDoor();
    RollbackSlot slot = new RollbackSlot();
    slot.save(from);
    slot.restore(to);

    assertEquals(7, to.enemies.hp[999]);
    assertEquals(StateDigest.of(from), StateDigest.of(to));
  }

  @Test
  void anEmptySlotAndAForeignStateAreRefusedAndNothingChanges() {
    RollbackSlot slot = new RollbackSlot();
    EveryDoor world = EveryDoor.full();
    assertThrows(IllegalStateException.class, () -> slot.restore(world));
    slot.save(world);
    long[] foreign = {4};

    assertThrows(
        IllegalArgumentException.class,
        () -> slot.restore((StateVisitor s) -> foreign[0] = s.integer("hull", foreign[0])));
    assertEquals(4, foreign[0]);
  }

  @Test
  void onceWarmASlotAndADigestAllocateNothing() {
    EveryDoor world = EveryDoor.full();
    RollbackRing ring = new RollbackRing(8);
    StateDigest digest = new StateDigest(world);
    long[] sum = {0};
    Runnable work =
        () -> {
          for (int tick = 0; tick < 2_000; tick++) {
            world.hull++;
            ring.save(tick, world);
            sum[0] += digest.value();
            if (ring.restore(tick - 1, world)) {
              sum[0]++;
            }
          }
        };
    long allocated = Allocation.least(20, work);

    assertTrue(sum[0] != 0);
    assertEquals(0, allocated);
  }
}

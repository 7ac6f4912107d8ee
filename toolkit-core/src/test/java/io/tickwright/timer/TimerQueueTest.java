package io.tickwright.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.SnapshotBytes;
import io.tickwright.snapshot.StateDigest;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.testing.Allocation;
import io.tickwright.testing.StateAudit;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class TimerQueueTest {

  private final TimerQueue queue = new TimerQueue();

  private List<Long> fired(long now) {
    List<Long> whats = new ArrayList<>();
    while (queue.poll(now)) {
      whats.add(queue.lastWhat());
    }
    return whats;
  }

  private void schedule(long... dues) {
    for (long due : dues) {
      assertNotEquals(TimerQueue.NO_HANDLE, queue.schedule(due, due));
    }
  }

  @Test
  void threeBombsGoOffInTheOrderOfTheirFuses() {
    long slow = queue.schedule(30, 101);
    long quick = queue.schedule(10, 102);
    long wet = queue.schedule(20, 103);
    assertEquals(3, queue.size());
    assertFalse(queue.poll(9));
    assertTrue(queue.cancel(wet));
    assertTrue(queue.poll(25));
    assertEquals(102, queue.lastWhat());
    assertEquals(10, queue.lastDue());
    assertEquals(quick, queue.lastHandle());
    assertFalse(queue.poll(25));
    assertTrue(queue.rearm(slow, 50));
    assertEquals(50, queue.due(slow));
    assertEquals(101, queue.what(slow));
    assertFalse(queue.poll(49));
    assertTrue(queue.poll(1_000_000));
    assertEquals(slow, queue.lastHandle());
    assertEquals(0, queue.size());
  }

  @Test
  void fusesBurnInAWorldAndAreSavedAndRewoundWithIt() {
    Simulation sim = Simulation.at("60hz").build();
    List<String> booms = new ArrayList<>();
    sim.world().part("fuses", queue);
    sim.world()
        .system(
            "burn",
            () -> {
              while (queue.poll(sim.ticksDone() * sim.stepUnits())) {
                booms.add(queue.lastWhat() + " at " + sim.ticksDone());
              }
            });
    long second = sim.base().unitsPerSecond();
    schedule(second / 10, second, second / 10);
    sim.tick(10);
    assertEquals(List.of(second / 10 + " at 6", second / 10 + " at 6"), booms);

    byte[] saved = SnapshotBytes.of(sim.state());
    long digest = sim.digest();
    sim.tick(50);
    assertEquals(second + " at 60", booms.get(2));
    assertNotEquals(digest, sim.digest());
    SnapshotBytes.restore(saved, sim.state());
    assertEquals(digest, sim.digest());
    sim.tick(50);
    assertEquals(List.of(second + " at 60", second + " at 60"), booms.subList(2, 4));
  }

  @Test
  void ofOneDueTheOneArmedFirstFiresFirstAndArmingAnewIsArming() {
    long first = queue.schedule(5, 1);
    for (long what = 2; what <= 1000; what++) {
      assertTrue(queue.schedule(5, what) > 0);
    }
    assertTrue(queue.rearm(first, 5));
    List<Long> whats = fired(5);
    assertEquals(1000, whats.size());
    assertEquals(2, whats.get(0));
    assertEquals(1000, whats.get(998));
    assertEquals(1, whats.get(999));
  }

  @Test
  void noDueIsTooFarTooNearOrTooRound() {
    TreeSet<Long> dues = new TreeSet<>(List.of(Long.MIN_VALUE, -1L, 0L, Long.MAX_VALUE));
    for (int shift = 1; shift < 63; shift++) {
      for (long near = -1; near <= 1; near++) {
        dues.add((1L << shift) + near);
        dues.add(-(1L << shift) + near);
      }
    }
    for (long due : dues.descendingSet()) {
      schedule(due);
    }
    for (long due : dues) {
      assertFalse(due > Long.MIN_VALUE && queue.poll(due - 1), "before " + due);
      assertTrue(queue.poll(due), "at " + due);
      assertEquals(due, queue.lastDue());
    }
    assertEquals(0, queue.size());
  }

  @Test
  void aLatePollGivesAllInOrderAndWhatIsArmedMeanwhileFiresInItsPlace() {
    schedule(10, 30, 20);
    assertTrue(queue.poll(1_000));
    assertEquals(10, queue.lastDue());
    schedule(25, -5, 1_000, 1_001);
    assertEquals(List.of(-5L, 20L, 25L, 30L, 1_000L), fired(1_000));
    assertEquals(List.of(), fired(500));
    assertEquals(List.of(1_001L), fired(1_001));
  }

  @Test
  void aHandleIsGoodForOneTimerAlone() {
    long old = queue.schedule(1, 7);
    assertEquals(List.of(7L), fired(1));
    long next = queue.schedule(2, 8);
    assertNotEquals(old, next);
    for (long none : new long[] {old, TimerQueue.NO_HANDLE, -1, next + 1, Long.MAX_VALUE}) {
      assertFalse(queue.armed(none));
      assertFalse(queue.cancel(none));
      assertFalse(queue.rearm(none, 5));
      assertEquals(0, queue.due(none));
      assertEquals(0, queue.what(none));
    }
    assertTrue(queue.armed(next));
    assertEquals(2, queue.due(next));
    queue.clear();
    assertFalse(queue.armed(next));
    assertEquals(List.of(), fired(Long.MAX_VALUE));
  }

  @Test
  void aDelayIsAddedToNowUpToTheEndsOfTime() {
    assertEquals(30, TimerQueue.after(10, 20));
    assertEquals(-10, TimerQueue.after(10, -20));
    assertEquals(Long.MAX_VALUE, TimerQueue.after(10, Long.MAX_VALUE));
    assertEquals(Long.MIN_VALUE, TimerQueue.after(-10, Long.MIN_VALUE));
    assertEquals(-1, TimerQueue.after(Long.MIN_VALUE, Long.MAX_VALUE));
  }

  @Test
  void hundredsOfThousandsFireSortedHoweverTheyAreSpread() {
    long[] widths = {1, 1_000, 42_336_000_000L, 60_963_840_000_000L, Long.MAX_VALUE / 2};
    for (long width : widths) {
      long[] dues = new long[200_000];
      long random = 1;
      for (int i = 0; i < dues.length; i++) {
        random = random * 6364136223846793005L + 1442695040888963407L;
        dues[i] = (random >>> 1) % width;
        assertTrue(queue.schedule(dues[i], i) > 0);
      }
      boolean[] seen = new boolean[dues.length];
      long dueBefore = -1;
      long armedBefore = -1;
      int polls = 0;
      for (long now = 0; queue.size() > 0; now += Math.max(1, width / 100)) {
        while (queue.poll(now)) {
          int what = (int) queue.lastWhat();
          assertEquals(dues[what], queue.lastDue());
          assertTrue(queue.lastDue() <= now && queue.lastDue() >= dueBefore);
          assertTrue(queue.lastDue() > dueBefore || what > armedBefore);
          assertFalse(seen[what]);
          seen[what] = true;
          dueBefore = queue.lastDue();
          armedBefore = what;
        }
        polls++;
      }
      assertTrue(polls >= Math.min(width, 100));
    }
  }

  @Test
  void theNumbersOfArmingsStartOverBeforeTheyRunOutAndNobodyNotices() {
    long first = queue.schedule(5, 1);
    long second = queue.schedule(5, 2);
    queue.state(lastSerialIs(TimerSlots.LAST_SERIAL));
    assertTrue(queue.schedule(5, 3) > 0);
    assertTrue(queue.rearm(first, 5));
    assertTrue(queue.armed(second));
    assertEquals(List.of(2L, 3L, 1L), fired(5));
  }

  /** A reader that gives that field this value and leaves everything else as it is. */
  private static StateVisitor lastSerialIs(long value) {
    InvocationHandler doors =
        (proxy, door, arguments) ->
            switch (door.getName()) {
              case "ranged" -> value;
              case "rows" -> arguments[1];
              case "restoring" -> false;
              default -> null;
            };
    return (StateVisitor)
        Proxy.newProxyInstance(
            StateVisitor.class.getClassLoader(), new Class<?>[] {StateVisitor.class}, doors);
  }

  @Test
  void theHandleThatFiredLastIsToldUntilAnotherFires() {
    long first = queue.schedule(1, 1);
    assertEquals(List.of(1L), fired(1));
    assertEquals(first, queue.lastHandle());
    long second = queue.schedule(2, 2);
    assertNotEquals(first, second);
    assertEquals(first, queue.lastHandle());
    assertTrue(queue.cancel(second));
    long third = queue.schedule(3, 3);
    assertEquals(first, queue.lastHandle());
    assertEquals(List.of(3L), fired(3));
    assertEquals(third, queue.lastHandle());
    SnapshotBytes.restore(SnapshotBytes.of(queue), queue);
    assertTrue(queue.schedule(4, 4) > third);
    assertEquals(third, queue.lastHandle());
  }

  @Test
  void aTimerArmedAnewHundredsOfTimesFiresOnceWhenItWasArmedLast() {
    long fickle = queue.schedule(7, -1);
    for (int round = 1; round <= 400; round++) {
      schedule(round);
      assertTrue(queue.rearm(fickle, round % 5 + 7));
    }
    assertTrue(queue.entries() > 700, "entries: " + queue.entries());
    List<Long> whats = fired(400);
    assertEquals(401, whats.size());
    assertEquals(List.of(6L, 7L, -1L, 8L), whats.subList(5, 9));
    assertTrue(queue.schedule(500, 500) > 0);
    assertEquals(List.of(500L), fired(500));
  }

  @Test
  void aSlotWhoseHandlesHaveRunOutIsNotTakenAgain() {
    assertTrue(queue.schedule(5, 1) > 0);
    queue.state(generationIs((1 << 30) - 5));
    assertEquals(List.of(1L), fired(5));
    assertEquals(0, slot(queue.lastHandle()));
    long last = queue.schedule(6, 2);
    assertEquals(0, slot(last));
    assertTrue(last < 1L << 53);
    assertEquals(List.of(2L), fired(6));
    long other = queue.schedule(7, 3);
    assertEquals(1, slot(other));
    assertFalse(queue.armed(last));
    assertEquals(List.of(3L), fired(7));
    assertEquals(1, slot(queue.schedule(8, 4)));
  }

  private static long slot(long handle) {
    return handle & (TimerSlots.MOST - 1);
  }

  /** A restore of what is there, but for the generation of the slots. */
  private static StateVisitor generationIs(int value) {
    InvocationHandler doors =
        (proxy, door, arguments) ->
            switch (door.getName()) {
              case "rows" -> {
                ((Stateful) arguments[2]).state((StateVisitor) proxy);
                yield arguments[1];
              }
              case "generations" -> {
                Arrays.fill((int[]) arguments[1], value);
                yield arguments[1];
              }
              case "ranged", "longs" -> arguments[1];
              case "restoring" -> true;
              default -> null;
            };
    return (StateVisitor)
        Proxy.newProxyInstance(
            StateVisitor.class.getClassLoader(), new Class<?>[] {StateVisitor.class}, doors);
  }

  @Test
  void cancelledTimersTakeNoRoomForLong() {
    long[] handles = new long[100];
    for (int i = 0; i < 100; i++) {
      handles[i] = queue.schedule(1_000_000, i);
    }
    for (int round = 0; round < 100_000; round++) {
      int at = round % 100;
      assertTrue(queue.cancel(handles[at]));
      handles[at] = queue.schedule(1_000_000 + round, at);
    }
    assertEquals(100, queue.size());
    assertTrue(queue.entries() < 2_000, "entries: " + queue.entries());
  }

  @Test
  void itsListForgetsNothing() {
    StateAudit.check(
        () -> {
          TimerQueue full = new TimerQueue();
          long handle = full.schedule(5, 6);
          assertTrue(full.rearm(handle, 7));
          return full;
        });
  }

  @Test
  void aRestoredQueueIsTheOneThatWasSavedHandlesToComeIncluded() {
    schedule(1, 2, 3, 4, 5);
    assertTrue(queue.poll(3));
    assertTrue(queue.poll(3));
    TimerQueue other = new TimerQueue();
    assertTrue(other.schedule(9, 9) > 0);
    SnapshotBytes.restore(SnapshotBytes.of(queue), other);
    assertEquals(StateDigest.of(queue), StateDigest.of(other));
    assertEquals(queue.schedule(3, 77), other.schedule(3, 77));
    for (long due : new long[] {3, 3, 4, 5}) {
      assertTrue(queue.poll(9));
      assertTrue(other.poll(9));
      assertEquals(due, other.lastDue());
      assertEquals(queue.lastHandle(), other.lastHandle());
      assertEquals(queue.lastWhat(), other.lastWhat());
    }
    assertEquals(StateDigest.of(queue), StateDigest.of(other));
  }

  /** All of it, for a JVM of its own. */
  static final class Checks implements Runnable {
    private final TimerQueue queue = new TimerQueue();
    private long sink;
    private long random = 7;

    @Override
    public void run() {
      queue.ensureCapacity(2_000);
      Allocation.assertNone("schedule, rearm, cancel, poll", this::act);
      assertTrue(sink > 0);
    }

    private void act(long i) {
      random = random * 6364136223846793005L + 1442695040888963407L;
      long delay = random >>> 44 + (i & 15);
      long now = i * 1_000;
      long handle = queue.schedule(TimerQueue.after(now, delay), i);
      if ((i & 7) == 0) {
        queue.cancel(handle);
      } else if ((i & 7) == 1) {
        queue.rearm(handle, TimerQueue.after(now, delay * 2));
      }
      while (queue.poll(now)) {
        sink += queue.lastWhat();
      }
    }
  }

  @Test
  void nothingAllocatesOnceThereIsRoom() {
    new Checks().run();
    Allocation.runInterpreted(Checks.class);
  }
}

package io.tickwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The negative controls of every check that something allocates nothing. */
class AllocationTest {

  private static Object kept = "";

  @Test
  void nothingAllocatedIsZeroAndAnArrayIsSeen() {
    int[] sum = {0};
    assertEquals(0, Allocation.least(5, () -> sum[0]++));
    assertTrue(Allocation.least(5, () -> kept = new long[100]) >= 800);
    assertTrue(kept instanceof long[]);
  }

  @Test
  void aSmallObjectPerCallIsSeen() {
    long bytes = Allocation.bytes(i -> kept = new int[] {(int) i});
    assertTrue(bytes >= 16L * Allocation.CALLS, () -> bytes + " bytes");
    assertThrows(
        AssertionError.class, () -> Allocation.assertNone("boxing", i -> kept = i + 1_000_000));
    Allocation.assertSmall("one object", 32, i -> kept = new int[] {(int) i});
  }

  @Test
  void oneObjectInAThousandCallsIsSeen() {
    assertThrows(
        AssertionError.class,
        () -> Allocation.assertNone("rare", i -> kept = i % 1_000 == 0 ? new Object() : kept));
  }

  static final class Boxing implements Runnable {
    @Override
    public void run() {
      Allocation.assertNone("boxing", i -> kept = i + 1_000_000);
    }
  }

  @Test
  void aFailureInTheInterpretedChildFailsHere() {
    AssertionError error =
        assertThrows(AssertionError.class, () -> Allocation.runInterpreted(Boxing.class));
    assertTrue(error.getMessage().contains("boxing: bytes allocated"), error::getMessage);
  }
}

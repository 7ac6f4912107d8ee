package io.tickwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AllocationTest {
  private Object kept = "";

  @Test
  void nothingAllocatedIsZeroAndAnArrayIsSeen() {
    int[] sum = {0};

    assertEquals(0, Allocation.least(5, () -> sum[0]++));
    assertTrue(Allocation.least(5, () -> kept = new long[100]) >= 800);
    assertTrue(kept instanceof long[]);
  }
}

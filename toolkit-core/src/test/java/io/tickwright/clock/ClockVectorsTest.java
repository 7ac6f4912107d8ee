package io.tickwright.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Vectors;
import org.junit.jupiter.api.Test;

class ClockVectorsTest {

  @Test
  void everyOperationOfEveryTraceGivesTheModelsResultAndState() {
    StepClock clock = new StepClock(1);
    int stepping = 0;
    for (Vectors.Row row : Vectors.rows("clock.csv")) {
      if (row.text("op").equals("new")) {
        clock = new StepClock(row.integer("arg1"));
        assertEquals(row.integer("result"), clock.stepUnits(), row::toString);
      } else {
        stepping += run(clock, row) ? 1 : 0;
      }
      assertEquals(row.integer("banked_after"), clock.banked(), row::toString);
      assertEquals(row.integer("rate_carry_after"), clock.carry(), row::toString);
    }
    assertTrue(stepping > 0, "no trace ran a step");
  }

  private static boolean run(StepClock clock, Vectors.Row row) {
    long first = row.integer("arg1");
    long ticksBefore = clock.ticksDone();
    switch (row.text("op")) {
      case "restore" -> clock.restore(first);
      case "set_rate" -> clock.speed(first, row.integer("arg2"));
      case "advance" -> assertSteps(row, clock.advance(first));
      case "advance_capped" -> assertSteps(row, clock.advanceCapped(first, row.integer("arg2")));
      case "pump" -> assertSteps(row, clock.pump(first));
      default -> throw new AssertionError("unknown operation: " + row);
    }
    return clock.ticksDone() != ticksBefore;
  }

  private static void assertSteps(Vectors.Row row, long steps) {
    assertEquals(row.integer("result"), steps, row::toString);
  }

  @Test
  void aSlowClockDrivenByAFastOneGivesTheModelsStepsAndState() {
    String trace = "";
    StepClock fast = new StepClock(1);
    StepClock slow = new StepClock(1);
    int stepping = 0;
    for (Vectors.Row row : Vectors.rows("drive.csv")) {
      if (!row.text("trace").equals(trace)) {
        trace = row.text("trace");
        fast = new StepClock(row.integer("fast_step"));
        slow = new StepClock(row.integer("slow_step"));
        slow.speed(row.integer("rate_num"), row.integer("rate_den"));
      }
      long done = slow.drive(fast, row.integer("n"));
      assertEquals(row.integer("slow_steps"), done, row::toString);
      assertEquals(row.integer("slow_banked_after"), slow.banked(), row::toString);
      assertEquals(row.integer("rate_carry_after"), slow.carry(), row::toString);
      stepping += done > 0 ? 1 : 0;
    }
    assertTrue(stepping > 0, "no trace ran a step");
  }
}

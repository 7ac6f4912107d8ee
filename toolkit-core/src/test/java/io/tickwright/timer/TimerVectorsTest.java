package io.tickwright.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Vectors;
import org.junit.jupiter.api.Test;

class TimerVectorsTest {

  @Test
  void everyRowOfTheTimerTraceHasItsResultAndItsState() {
    Timer timer = new Timer();
    String trace = "";
    int fired = 0;
    for (Vectors.Row row : Vectors.rows("timer.csv")) {
      if (!row.text("trace").equals(trace)) {
        trace = row.text("trace");
        timer = new Timer();
      }
      switch (row.text("op")) {
        case "arm" -> timer.arm(row.integer("arg1"));
        case "cancel" -> timer.cancel();
        case "restore_left" -> timer.restoreLeft(row.integer("arg1"), row.integer("arg2"));
        case "restore_spent" -> timer.restoreSpent(row.integer("arg1"), row.integer("arg2"));
        case "spend" -> {
          boolean fires = timer.spend(row.integer("arg1"));
          assertEquals(row.integer("result") == 1, fires, row::toString);
          fired += fires ? 1 : 0;
        }
        default -> throw new AssertionError(row);
      }
      assertEquals(row.integer("running_after") == 1, timer.running(), row::toString);
      assertEquals(row.integer("spent_after"), timer.spent(), row::toString);
      assertEquals(row.integer("left_after"), timer.left(), row::toString);
      assertEquals(row.integer("total_after"), timer.total(), row::toString);
    }
    assertTrue(fired > 0, "no timer fired");
  }
}

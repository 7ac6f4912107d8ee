package io.tickwright.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Vectors;
import io.tickwright.time.TimeBase;
import org.junit.jupiter.api.Test;

class FramePlanVectorsTest {

  @Test
  void everyHostileTracePlansAsTheIndependentImplementationDid() {
    replay((loop, now) -> loop.beginFrame(now));
  }

  @Test
  void runningTheStepsPlansTheSame() {
    long[] ran = new long[1];
    replay((loop, now) -> loop.frame(now, step -> ran[0]++));
    assertTrue(ran[0] > 0, "no step ran");
  }

  private interface Door {
    FramePlan plan(FrameLoop loop, long now);
  }

  private static void replay(Door door) {
    String trace = "";
    FrameLoop loop = FrameLoop.unanchored(TimeBase.NANOS, 1);
    long dropped = 0;
    long resyncs = 0;
    for (Vectors.Row row : Vectors.rows("frame-plans.csv")) {
      if (!row.text("trace").equals(trace)) {
        trace = row.text("trace");
        loop = new FrameLoop(TimeBase.NANOS, row.integer("timestep_ns"), row.integer("start_ns"));
        loop.budget(row.integer("budget"));
      }
      if (row.text("frame").equals("resync")) {
        loop.resync(row.integer("now_ns"));
        resyncs++;
      } else {
        FramePlan plan = door.plan(loop, row.integer("now_ns"));
        assertPlan(row, plan, loop);
        dropped += plan.dropped();
      }
    }
    assertTrue(dropped > 0, "no budget engaged");
    assertTrue(resyncs > 0, "no trace resynced");
  }

  private static void assertPlan(Vectors.Row row, FramePlan plan, FrameLoop loop) {
    assertEquals(row.integer("first_tick"), plan.firstTick(), row::toString);
    assertEquals(row.integer("steps"), plan.steps(), row::toString);
    assertEquals(row.integer("dropped"), plan.dropped(), row::toString);
    assertEquals(row.integer("remainder_ns"), plan.remainder(), row::toString);
    assertEquals(row.integer("tick_after"), loop.ticksDone(), row::toString);
    assertEquals(row.integer("simulated_ns"), loop.simulatedUnits(), row::toString);
    String hash = "0x%016x".formatted(loop.stats().scheduleHash());
    assertEquals(row.text("schedule_hash"), hash, row::toString);
  }
}

package io.tickwright.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.tickwright.time.TimeBase;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class FrameStatsTest {

  @Test
  void whatTheFramesPlannedIsCountedAndWrittenAsJson() {
    FrameStats stats = hitching().stats();

    assertEquals(3, stats.frames());
    assertEquals(1, stats.emptyFrames());
    assertEquals(1, stats.droppingFrames());
    assertEquals(6, stats.steps());
    assertEquals(5, stats.mostSteps());
    assertEquals(3, stats.dropped());
    assertEquals(95, stats.submittedUnits());
    assertEquals(
        "{\"frames\":3,\"emptyFrames\":1,\"droppingFrames\":1,\"steps\":6,\"mostSteps\":5,"
            + "\"dropped\":3,\"abandoned\":0,\"backwards\":0,\"resyncs\":0,\"submittedUnits\":95,"
            + "\"scheduleHash\":\"0x%016x\"}".formatted(stats.scheduleHash()),
        stats.json());
    assertEquals(stats.json(), stats.toString());
  }

  @Test
  void theJsonIsTheSameWhereDigitsAreNot() {
    String here = hitching().stats().json();
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertNotEquals("3", "%d".formatted(3), "this locale has digits of its own");
      assertEquals(here, hitching().stats().json());
    } finally {
      Locale.setDefault(before);
    }
  }

  private static FrameLoop hitching() {
    FrameLoop loop = new FrameLoop(TimeBase.NANOS, 10, 0);
    loop.frame(5, step -> {});
    loop.frame(15, step -> {});
    loop.frame(95, step -> {});
    return loop;
  }
}

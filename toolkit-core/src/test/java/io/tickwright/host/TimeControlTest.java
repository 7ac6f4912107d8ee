package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.Clock;
import io.tickwright.sim.Simulation;
import io.tickwright.time.Speed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pause, step, sprint and speed of a game that is drawn. */
class TimeControlTest {
  private static final long MILLI = 1_000_000;

  private final Simulation sim = Simulation.at("100hz").build();
  private final Clock world = sim.world().clock("world");
  private final Clock ui = sim.world().clock("ui");
  private final Recorded game = new Recorded();
  private final FakeClock clock = new FakeClock(0);
  private final FrameDriver driver = FrameDriver.of(sim, game, game).clock(clock);
  private final TimeControl control = driver.control();
  private final TimeWords words = new TimeWords(control);
  private boolean ticksCost;

  @BeforeEach
  void begin() {
    sim.world()
        .system(
            "work",
            () -> {
              if (ticksCost) {
                clock.advance(2 * MILLI);
              }
            });
    driver.anchor();
  }

  private void frames(int count) {
    for (int i = 0; i < count; i++) {
      clock.advance(10 * MILLI);
      driver.frame();
    }
  }

  @Test
  void stepRunsSoManyTicksAtOnceAndHoldsTimeAgain() {
    frames(2);
    assertEquals("paused", words.say("pause"));
    frames(5);
    assertEquals(2, sim.ticksDone());

    assertEquals("stepping 1 tick", words.say("step"));
    frames(5);
    assertEquals(3, sim.ticksDone());
    words.say("step 10");
    frames(1);
    assertEquals(13, sim.ticksDone());
    assertTrue(control.isPaused());
    assertEquals("resumed", words.say("resume"));
    frames(3);
    assertEquals(15, sim.ticksDone(), "counted from the first frame after it");
  }

  @Test
  void stepPausesAGameThatRuns() {
    words.say("step 3");
    frames(4);

    assertEquals(3, sim.ticksDone());
  }

  @Test
  void aSprintDrawsOnAndReports() {
    ticksCost = true;
    words.say("sprint 20");
    game.take();
    int drawn = 0;
    while (control.isSprinting()) {
      driver.frame();
      drawn++;
    }

    assertEquals(20, sim.ticksDone());
    assertEquals(5, drawn, "8 ms of ticks a frame");
    SprintReport report = control.lastSprint();
    assertNotNull(report);
    assertEquals(new SprintReport(20, 40 * MILLI), report);
    assertEquals(500, report.ticksPerSecond());
    assertEquals(2, report.millisPerTick());
    ticksCost = false;
    frames(1);
    assertEquals(20, sim.ticksDone());
    frames(1);
    assertEquals(21, sim.ticksDone());
  }

  @Test
  void aSprintThatIsStoppedReportsWhatItDid() {
    ticksCost = true;
    words.say("sprint 1000");
    driver.frame();
    assertTrue(control.isSprinting());
    words.say("stop");

    assertFalse(control.isSprinting());
    assertEquals(4, control.lastSprint().ticks());
  }

  @Test
  void anySpeedIsExact() {
    assertEquals("speed 1/3", words.say("speed 1/3"));
    frames(300);
    assertEquals(100, sim.ticksDone());
    assertEquals("speed 1/3", words.say("speed"));

    words.say("speed 7/2");
    frames(100);
    assertEquals(450, sim.ticksDone());
    words.say("speed 0");
    frames(10);
    assertEquals(450, sim.ticksDone());
  }

  @Test
  void theSameSpeedAgainLosesNothingThatIsOwed() {
    words.say("speed 1/11");
    frames(1);
    long owed = sim.loop().carry();
    words.say("speed 1/11");

    assertTrue(owed > 0);
    assertEquals(owed, sim.loop().carry());
  }

  @Test
  void eachClockHasASpeedOfItsOwn() {
    assertEquals("speed of world 1/4", words.say("speed world 1/4"));

    assertEquals(Speed.of(1, 4), world.speed());
    assertEquals(Speed.NORMAL, ui.speed());
    assertEquals(Speed.NORMAL, control.speed());
    IllegalArgumentException unknown =
        assertThrows(IllegalArgumentException.class, () -> words.say("speed wrld 1/4"));
    assertTrue(unknown.getMessage().contains("world"), unknown.getMessage());
  }

  @Test
  void everyWordOfTheHelpIsOne() {
    for (String line : TimeWords.USAGE) {
      String word = line.substring(0, line.indexOf(' '));
      if (!word.equals("sprint")) {
        assertNotNull(words.say(word));
      }
    }
    assertEquals(7, TimeWords.USAGE.size());
  }
}

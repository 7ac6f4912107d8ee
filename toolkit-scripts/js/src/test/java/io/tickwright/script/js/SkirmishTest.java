package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Script;
import io.tickwright.sim.AngleValue;
import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Phases;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.snapshot.RollbackSlot;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A whole game: tables, banks, timers, a sequence, phases, a stream and a pause, by its figures.
 */
class SkirmishTest {
  private Script script;
  private Simulation sim;
  private final List<String> told = new ArrayList<>();

  @BeforeEach
  void load(@TempDir Path folder) {
    script = Cases.load(folder, Cases.text("skirmish.js"), new ArrayList<>());
    sim = script.simulation();
    sim.onSignal("announce", told::add);
  }

  @AfterEach
  void close() {
    script.close();
  }

  private long integer(String name) {
    return sim.world().get(IntegerValue.class, name).get();
  }

  private Table enemies() {
    return sim.world().get(Table.class, "enemies");
  }

  private long hex(int slot) {
    return ((IntegerColumn) enemies().columns().get(2)).get(slot);
  }

  private String phase() {
    return sim.world().get(Phases.class, "phase").now();
  }

  private long left(String timer) {
    return sim.world().get(ClockedTimer.class, timer).left();
  }

  @Test
  void aSequenceLetsThreeScoutsComeAfterASecondAndAHalf() {
    sim.tick(89);
    assertEquals(0, enemies().count());
    sim.tick(1);
    assertEquals(3, enemies().count());
    sim.advance("1s");
    assertEquals(17, hex(0));
    assertEquals(19, hex(2));
    assertEquals(6, integer("shells"));
  }

  @Test
  void firingEndsTheWaitAndHitsTheNearest() {
    sim.tick(150);
    sim.inputs().tap("fire");
    sim.tick(1);
    assertEquals("fight", phase());
    assertEquals(2, enemies().count());
    assertFalse(enemies().lives(0));
    assertEquals(5, integer("shells"));
    assertEquals(sim.base().units(19, 60), left("cool"));
    assertEquals(
        io.tickwright.exact.Angle.parse("350deg"), sim.world().get(AngleValue.class, "aim").bits());
    assertEquals(List.of("They are at the gate!"), told);
    assertTrue(integer("scrap") >= 1 && integer("scrap") <= 3);
  }

  @Test
  void aWaveThatNobodyStopsReachesTheGateAndBites() {
    sim.tick(90 + 20 * 19);
    assertEquals(1, hex(0));
    assertEquals(20, integer("hull"));
    sim.tick(44);
    assertEquals(20, integer("hull"));
    sim.tick(1);
    assertEquals(19, integer("hull"));
  }

  @Test
  void thePauseStopsTheWorldAndItsActions() {
    sim.tick(200);
    sim.inputs().tap("pause");
    sim.tick(1);
    assertTrue(sim.world().get(Clock.class, "world").paused());
    long digestOfWorld = hex(0) * 100 + integer("shells");
    sim.inputs().tap("fire");
    sim.tick(120);
    assertEquals(digestOfWorld, hex(0) * 100 + integer("shells"));
    assertEquals(3, enemies().count());
  }

  @Test
  void goingBackAndOnAgainIsTheSameGame() {
    sim.tick(150);
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    List<Long> first = play();
    slot.restore(sim.state());
    assertEquals(first, play());
    slot.restore(sim.state());
    script.renew(slot);
    assertEquals(first, play());
    assertTrue(first.stream().distinct().count() > 500, "the digest moves");
  }

  private List<Long> play() {
    List<Long> digests = new ArrayList<>();
    for (int tick = 0; tick < 600; tick++) {
      if (tick % 21 == 0) {
        sim.inputs().tap("fire");
      }
      if (tick == 300) {
        sim.inputs().hold("slow", 60);
      }
      sim.tick(1);
      digests.add(sim.digest());
    }
    assertEquals(2, integer("wave"));
    return digests;
  }
}

package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Script;
import io.tickwright.script.Scripts;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.RollbackSlot;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * A whole game rewound, in its old context and in a fresh one; its figures are in its scenarios.
 */
class SkirmishTest {
  private static final Path SKIRMISH = Path.of("../../examples/skirmish/skirmish.js");

  private final Simulation sim = Simulation.at("60hz").seed(7).build();
  private final Script script = Scripts.load(SKIRMISH, sim);

  @AfterEach
  void close() {
    script.close();
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
    assertEquals(2, sim.world().get(IntegerValue.class, "wave").get());
    return digests;
  }
}

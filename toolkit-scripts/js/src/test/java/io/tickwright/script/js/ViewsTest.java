package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.ease.EasedAngle;
import io.tickwright.ease.EasedValue;
import io.tickwright.script.Script;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Layer;
import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a script draws, and what it runs on a slow clock. */
class ViewsTest {
  private static final String DRAWN =
      """
      import { state, on, view, clock, angle, easeAngle, easeValue } from "tickwright";
      const world = clock();
      const my = state({ world, turn: world.action(), aim: angle("350deg"), hull: 20 });
      const look = view({ bearing: easeAngle("6/s"), bar: easeValue("6/s") });
      on(my, {
        action: { turn() { my.aim = "50deg"; my.hull = 10; } },
        frame() { look.bearing.to(my.aim); look.bar.to(my.hull); },
      });
      """;

  @Test
  void whatIsDrawnEasesTowardWhatAFrameSays(@TempDir Path folder) {
    try (Script script = Cases.load(folder, DRAWN, new ArrayList<>())) {
      Simulation sim = script.simulation();
      EasedAngle bearing = assertInstanceOf(EasedAngle.class, sim.world().views().get("bearing"));
      EasedValue bar = assertInstanceOf(EasedValue.class, sim.world().views().get("bar"));
      sim.frame(0);
      assertEquals(350, bearing.degrees(), 1e-6);
      assertEquals(20, bar.value());
      sim.inputs().tap("turn");
      sim.frame(16_666_667);
      long digest = sim.digest();
      sim.frame(16_666_667 + 166_666_667);
      assertEquals(50, bearing.target(), 1e-6);
      assertTrue(bearing.degrees() > 10 && bearing.degrees() < 40, "through 0, not there yet");
      assertTrue(bar.value() > 10 && bar.value() < 15, "toward 10: " + bar.value());
      sim.tick(1);
      assertTrue(digest != sim.digest());
    }
  }

  private static final String SLOW =
      """
      import { state, system, clock } from "tickwright";
      const world = clock();
      const my = state({ world, slow: world.layer("0.1s"), thoughts: 0, seen: 0 });
      system("think", () => { my.thoughts += 1; my.seen = my.slow.ticks; }, { layer: my.slow });
      """;

  @Test
  void aLayerRunsItsSystemsInItsOwnTicks(@TempDir Path folder) {
    try (Script script = Cases.load(folder, SLOW, new ArrayList<>())) {
      Simulation sim = script.simulation();
      sim.tick(60);
      assertEquals(10, sim.world().get(IntegerValue.class, "thoughts").get());
      assertEquals(10, sim.world().get(Layer.class, "slow").ticksDone());
      assertTrue(sim.world().get(IntegerValue.class, "seen").get() > 0);
    }
  }
}

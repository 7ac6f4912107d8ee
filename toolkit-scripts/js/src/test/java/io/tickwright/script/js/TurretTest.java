package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Script;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Simulation;
import io.tickwright.time.Speed;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The first example, loaded as a host loads it. */
class TurretTest {
  private static final Path TURRET = Path.of("../../examples/turret/turret.js");

  @Test
  void aTurretBanksFiresReloadsAndCools() {
    Simulation sim = Simulation.at("60hz").seed(7).build();
    try (Script script = Scripts.load(TURRET, sim)) {
      assertEquals(TURRET, script.file());
      IntegerValue shells = sim.world().get(IntegerValue.class, "shells");
      ClockedTimer reload = sim.world().get(ClockedTimer.class, "reload");
      sim.tick(23);
      assertEquals(0, shells.get());
      sim.tick(1);
      assertEquals(1, shells.get());
      sim.inputs().tap("fire");
      sim.tick(90);
      assertFalse(reload.running(), "armed while 24 were done, it fires at 114");
      assertEquals(3, shells.get());
      sim.inputs().press("slow");
      sim.tick(1);
      assertEquals(Speed.of(1, 3), sim.world().get(Clock.class, "world").speed());
      sim.inputs().tap("pause");
      sim.tick(60);
      assertTrue(sim.world().get(Clock.class, "world").paused());
      assertEquals(3, shells.get());
    }
  }
}

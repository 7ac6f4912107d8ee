package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The smoke test of the sample game: intro, one wave, slow motion, pause. */
class SkirmishTest {
  private final Skirmish game = new Skirmish();
  private final Simulation sim = game.at("60hz").seed(7).build();

  @Test
  void theIntroSendsThreeScoutsAfterASecondAndAHalf() {
    sim.tick(89);
    assertEquals(0, game.enemies.count());
    sim.tick(1);
    assertEquals(3, game.enemies.count());
    assertEquals(60, sim.advance("1s"));
    assertEquals(17, game.hex.get(0));
    assertEquals(6, game.shells.get());
  }

  @Test
  void firingEndsTheIntroAndACoolingBarrelRefuses() {
    List<String> heard = new ArrayList<>();
    sim.tick(150);
    sim.onSignal("announce", heard::add);
    sim.inputs().tap("fire");
    sim.tick(1);
    assertEquals(List.of("They are at the gate!"), heard);
    assertTrue(game.phase.is("fight"));
    assertEquals(2, game.enemies.count());
    assertEquals(5, game.shells.get());

    sim.inputs().tap("fire");
    sim.tick(1);
    assertEquals(2, game.enemies.count(), "the barrel cools");
    sim.tick(17);
    assertEquals(1, game.cool.left() * 60 / 705_600_000, "one tick to go");
    sim.inputs().tap("fire");
    sim.tick(1);
    assertEquals(2, game.enemies.count(), "an action comes before the time of its tick");
    sim.inputs().tap("fire");
    sim.tick(1);
    assertEquals(1, game.enemies.count());
  }

  @Test
  void aPausedWorldStandsStillAndItsActionsWithIt() {
    sim.tick(160);
    sim.inputs().tap("pause");
    sim.tick(1);
    assertTrue(game.world.paused());
    long shells = game.shells.get();
    long hex = game.hex.get(0);
    sim.inputs().tap("fire");
    sim.advance("2s");
    assertEquals(shells, game.shells.get());
    assertEquals(hex, game.hex.get(0));
    assertFalse(game.cool.running());
  }

  @Test
  void aThirdOfTheSpeedMakesSixtyTicksWorthTwenty() {
    sim.tick(90);
    sim.inputs().press("slow");
    sim.tick(60);
    assertEquals(19, game.hex.get(0), "a scout makes three hexes a second, and a third was spent");
    assertEquals(0, game.walk.progress(0));
    sim.inputs().release("slow");
    sim.tick(20);
    assertEquals(18, game.hex.get(0));
  }
}

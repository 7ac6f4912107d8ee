package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The named modes of a game, and when one gives way to another. */
class PhasesTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final Phases phase = world.phases("phase", "intro", "fight", "over");
  private final List<String> log = new ArrayList<>();

  private void says(String words) {
    log.add(words + " in " + phase.now() + "@" + sim.ticksDone());
  }

  @Test
  void itBeginsInTheFirstWithoutAnEventAndChangesAfterTheHandlers() {
    world.on().enter("intro", () -> says("enter"));
    world.on().exit(phase, "intro", () -> says("exit"));
    world.on().transition(phase, "intro", "fight", () -> says("transition"));
    world.on().transition(phase, "fight", "intro", () -> says("back"));
    world.on().enter("fight", () -> says("enter"));
    world.system("look", () -> says("system"));
    assertTrue(phase.is("intro"));
    sim.tick(1);

    phase.go("fight");
    assertTrue(phase.is("intro"), "asked for, not yet done");
    sim.tick(1);

    assertEquals(
        List.of(
            "system in intro@1",
            "exit in intro@2",
            "transition in fight@2",
            "enter in fight@2",
            "system in fight@2"),
        log);
    assertEquals(EventKind.ENTER, sim.events().kind(0));
    assertEquals("phase", sim.events().name(0));
    assertEquals("fight", sim.events().words(0));
  }

  @Test
  void aRequestForThePresentPhaseEntersItAnew() {
    world.on().exit(phase, "intro", () -> says("exit"));
    world.on().enter("intro", () -> says("enter"));
    world.on().transition(phase, "intro", "intro", () -> says("again"));
    sim.open();
    phase.go("intro");
    sim.tick(2);
    assertEquals(List.of("exit in intro@1", "again in intro@1", "enter in intro@1"), log);
  }

  @Test
  void aRequestMadeWhileAChangeIsUnderWayIsForTheNextTick() {
    world.on().exit(phase, "intro", () -> phase.go("over"));
    world
        .on()
        .enter(
            "fight",
            () -> {
              says("enter");
              phase.go("over");
            });
    world.on().enter("over", () -> says("enter"));
    sim.open();
    phase.go("fight");
    sim.tick(2);
    assertEquals(List.of("enter in fight@1", "enter in over@2"), log);
  }

  @Test
  void aPositionIsSetUpWithoutAnEventAndForgetsARequest() {
    world.on().enter("over", () -> says("enter"));
    world.on().enter("fight", () -> says("enter"));
    sim.open();
    phase.go("fight");
    phase.restore("over");
    sim.tick(1);
    assertEquals(List.of(), log);
    assertTrue(phase.is("over"));
    assertEquals("", phase.next());
  }

  @Test
  void whatIsNoPhaseIsRefused() {
    assertEquals(List.of("intro", "fight", "over"), phase.names());
    String message = "`phase` is never \"figth\". Did you mean `fight`?";
    assertEquals(message, refused(() -> phase.go("figth")));
    assertEquals(message, refused(() -> phase.is("figth")));
    assertEquals(message, refused(() -> phase.restore("figth")));
    assertEquals(message, refused(() -> world.on().enter("figth", () -> {})));
    assertFalse(phase.is("fight"));
    world.phases("weather", "dry", "wet");
    assertEquals(
        "this world has 2 sets of phases; say which one is meant",
        refused(() -> world.on().enter("fight", () -> {})));
    world.on().enter(phase, "fight", () -> {});
  }

  @Test
  void twoSetsOfPhasesTurnInTheOrderDeclared() {
    Phases weather = world.phases("weather", "dry", "wet");
    world.on().enter(weather, "wet", () -> says("wet"));
    world.on().enter(phase, "fight", () -> weather.go("wet"));
    world.on().enter(weather, "dry", () -> phase.go("over"));
    world.on().enter(phase, "over", () -> says("over"));
    sim.open();
    phase.go("fight");
    sim.tick(1);
    assertEquals(List.of("wet in fight@1"), log, "weather is declared later, so it still turns");
    weather.go("dry");
    sim.tick(1);
    assertTrue(phase.is("fight"), "phase has had its turn in this tick");
    sim.tick(1);
    assertTrue(phase.is("over"));
  }

  private static String refused(Runnable door) {
    return assertThrows(IllegalArgumentException.class, door::run).getMessage();
  }
}

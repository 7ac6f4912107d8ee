package io.tickwright.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;
import io.tickwright.snapshot.RollbackSlot;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptWorldsTest {
  private final Simulation simulation = Simulation.at("60hz").build();
  private final Place place = Place.of("game.js");
  private final RollbackSlot state = new RollbackSlot();
  private final List<String> said = new ArrayList<>();

  private World declaring(String name) {
    World world = simulation.blankWorld();
    world.integer(name, 3);
    return world;
  }

  private void opened() {
    assertSame(simulation.world(), ScriptWorlds.toLoadInto(simulation, place));
    simulation.world().integer("hp", 3);
    state.save(simulation.state());
  }

  @Test
  void aSimulationThatIsOpenTakesNoScript() {
    opened();
    ScriptRefused refused =
        assertThrows(ScriptRefused.class, () -> ScriptWorlds.toLoadInto(simulation, place));
    assertEquals("game.js: the simulation has been opened already.", firstLine(refused));
  }

  @Test
  void aWorldThatDeclaresTheSameTakesOverAndNothingIsLetGo() {
    opened();
    World world = declaring("hp");
    ScriptWorlds.swap(simulation, world, state, place, () -> said.add("let go"));
    assertSame(world, simulation.world());
    assertEquals(List.of(), said);
  }

  @Test
  void whatWasLoadedIsLetGoWhyeverTheSwapFails() {
    opened();
    assertThrows(
        ScriptRefused.class,
        () ->
            ScriptWorlds.swap(
                simulation, declaring("mp"), state, place, () -> said.add("other state")));
    simulation.afterTick(() -> said.add("tick"));
    World elsewhere = declaring("hp");
    Simulation.at("60hz").world(elsewhere).build().state();
    assertThrows(
        IllegalStateException.class,
        () -> ScriptWorlds.swap(simulation, elsewhere, state, place, () -> said.add("taken")));
    assertEquals(List.of("other state", "taken"), said);
  }

  private static String firstLine(ScriptRefused refused) {
    return String.valueOf(refused.getMessage()).lines().findFirst().orElse("");
  }
}

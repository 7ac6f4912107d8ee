package io.tickwright.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.save.Save;
import io.tickwright.save.ScriptMark;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptLanguage;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Action;
import io.tickwright.sim.Simulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every example in every script language, saved at any tick and gone on from in another simulation,
 * equals one that never stopped.
 */
class SavedExamplesTest {
  private static final int TICKS = 240;

  @TestFactory
  List<DynamicTest> everyExampleGoesOnFromAnyOfItsSaves() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path script : scripts()) {
      String name = String.valueOf(script.getFileName());
      tests.add(DynamicTest.dynamicTest(name + " two ticks on", () -> twoTicksOn(script)));
      tests.add(DynamicTest.dynamicTest(name + " to the end", () -> toTheEnd(script)));
    }
    assertFalse(tests.isEmpty(), "there are examples");
    return tests;
  }

  private static void twoTicksOn(Path file) {
    try (Script went = load(file);
        Script other = load(file)) {
      ScriptMark mark = ScriptMark.of(file);
      List<Save> saves = new ArrayList<>();
      for (int i = 0; i < TICKS; i++) {
        saves.add(Save.of(went.simulation(), mark));
        play(went.simulation());
      }
      assertTrue(
          !saves.get(0).digest().equals(saves.get(TICKS - 1).digest()), "something happened");
      for (int i = 0; i + 2 < TICKS; i++) {
        assertEquals(List.of(), saves.get(i).restoreInto(other.simulation(), mark).notes());
        play(other.simulation());
        play(other.simulation());
        String two = Save.of(other.simulation(), mark).text();
        assertEquals(saves.get(i + 2).text(), two, "two ticks on from " + i);
      }
    }
  }

  private static void toTheEnd(Path file) {
    try (Script went = load(file)) {
      List<String> saves = new ArrayList<>();
      for (int i = 0; i < TICKS; i++) {
        saves.add(Save.of(went.simulation()).text());
        play(went.simulation());
      }
      Pcg32 dice = Pcg32.seeded(Long.getLong("save.seed", 20261130));
      for (int k = 0; k < 16; k++) {
        int at = dice.below(TICKS);
        try (Script fresh = load(file)) {
          Save.parse(saves.get(at)).restoreInto(fresh.simulation());
          for (int i = at; i < TICKS; i++) {
            play(fresh.simulation());
          }
          assertEquals(went.simulation().digest(), fresh.simulation().digest(), "from " + at);
        }
      }
    }
  }

  private static Script load(Path file) {
    return Scripts.load(file, Simulation.at("60hz").seed(7).build());
  }

  /** A tick of somebody who does whatever the example knows, by the tick alone. */
  private static void play(Simulation sim) {
    Pcg32 dice = Pcg32.seeded(sim.ticksDone());
    for (Action action : sim.world().declaredOf(Action.class)) {
      switch (dice.below(12)) {
        case 0 -> sim.inputs().tap(action.name());
        case 1 -> sim.inputs().hold(action.name(), dice.below(20));
        default -> {}
      }
    }
    if (dice.below(9) == 0) {
      sim.advance("0.013s");
    }
    sim.tick(1);
  }

  private static List<Path> scripts() throws IOException {
    List<String> endings =
        Scripts.languages().stream().map(ScriptLanguage::extensions).flatMap(List::stream).toList();
    try (Stream<Path> files = Files.walk(folder(), 2)) {
      return files
          .filter(file -> endings.stream().anyMatch(end -> file.toString().endsWith("." + end)))
          .sorted()
          .toList();
    }
  }

  private static Path folder() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      if (Files.isDirectory(at.resolve("examples/turret"))) {
        return at.resolve("examples");
      }
    }
    throw new AssertionError("no folder of examples in any folder above");
  }
}

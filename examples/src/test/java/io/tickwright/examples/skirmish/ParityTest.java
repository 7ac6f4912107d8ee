package io.tickwright.examples.skirmish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.save.Save;
import io.tickwright.save.ScriptMark;
import io.tickwright.script.Script;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Game;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Simulation;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Skirmish in every language it is written in is one game: under one set of scenarios the same
 * digest after every tick and the same saves, and a save made in one language goes on in another.
 */
class ParityTest {
  private static final Path ROOT =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().normalize();
  private static final Path FOLDER = ROOT.resolve("skirmish");
  private static final Path JAVA =
      ROOT.resolve("src/main/java/io/tickwright/examples/skirmish/Skirmish.java");
  private static final Path SMOKE = FOLDER.resolve("skirmish-smoke.keys");

  @TempDir private Path folder;

  /** The game in every script language: whatever lies beside its scenarios. */
  private static List<Path> scripts() throws IOException {
    return files(file -> !file.endsWith(".keys") && !file.endsWith(".window"));
  }

  private static List<Path> scenarios() throws IOException {
    return files(file -> file.endsWith(".keys"));
  }

  private static List<Path> files(Predicate<String> wanted) throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> wanted.test(file.toString())).sorted().toList();
    }
  }

  @TestFactory
  List<DynamicTest> everyLanguagePlaysEveryScenarioAlike() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path scenario : scenarios()) {
      Played expected = Played.of(scenario, JAVA);
      assertEquals("", expected.result().failure());
      assertTrue(expected.digests().stream().distinct().count() > 500, "the digest moves");
      assertTrue(expected.saves().size() > 5, "it was saved along the way");
      for (Path script : scripts()) {
        String name = scenario.getFileName() + ", " + script.getFileName();
        tests.add(
            DynamicTest.dynamicTest(
                name,
                () -> {
                  Played played = Played.of(scenario, script);
                  assertEquals("", played.result().failure());
                  assertEquals("", played.unlike(expected));
                }));
      }
    }
    for (String name : List.of("skirmish.js", "skirmish.tick.kts", "skirmish.groovy")) {
      assertTrue(scripts().contains(FOLDER.resolve(name)), scripts()::toString);
    }
    return tests;
  }

  @TestFactory
  List<DynamicTest> aSaveMadeInOneLanguageGoesOnInAnyOther() throws IOException {
    List<Path> games = new ArrayList<>(scripts());
    games.add(JAVA);
    List<DynamicTest> tests = new ArrayList<>();
    for (Path from : games) {
      for (Path to : games) {
        if (!from.equals(to)) {
          String name = "from " + from.getFileName() + " to " + to.getFileName();
          tests.add(DynamicTest.dynamicTest(name, () -> goesOn(from, to)));
        }
      }
    }
    return tests;
  }

  private static void goesOn(Path from, Path to) {
    try (Script made = load(from);
        Script goingOn = load(to)) {
      Simulation first = made.simulation();
      Simulation second = goingOn.simulation();
      for (int tick = 0; tick < 400; tick++) {
        play(first);
      }
      String save = Save.of(first, ScriptMark.of(from)).text();
      Save.parse(save).restoreInto(second, ScriptMark.of(to));
      assertEquals(first.digest(), second.digest(), "at the save");
      for (int tick = 0; tick < 900; tick++) {
        play(first);
        play(second);
        assertEquals(first.digest(), second.digest(), "in tick " + first.ticksDone());
      }
      assertTrue(first.world().get(IntegerValue.class, "wave").get() > 1, "waves came");
      assertEquals(Save.of(first).text(), Save.of(second).text());
    }
  }

  private static Script load(Path game) {
    return Scripts.load(game, Simulation.at("60hz").seed(7).build());
  }

  /** Somebody who fires, slows the world down and pauses it, by the tick alone. */
  private static void play(Simulation sim) {
    long tick = sim.ticksDone();
    if (tick % 23 == 0) {
      sim.inputs().tap("fire");
    }
    if (tick % 400 == 130) {
      sim.inputs().hold("slow", 50);
    }
    if (tick % 900 == 500 || tick % 900 == 540) {
      sim.inputs().tap("pause");
    }
    sim.tick(1);
  }

  @Test
  void aGameThatIsALittleDifferentIsFound() throws IOException {
    Played expected = Played.of(SMOKE, JAVA);
    assertParts(expected, "Math.min(my.shells + n, 8)", "Math.min(my.shells + n, 7)", 264);
    assertParts(expected, "my.loot.between(1, 3)", "my.loot.between(1, 4)", 151);
    assertParts(expected, "round: metronome(\"2s\")", "round: metronome(\"2.1s\")", 120);
    assertParts(expected, "scrap: 0, wave: 0,", "wave: 0, scrap: 0,", 1);
  }

  private void assertParts(Played expected, String is, String other, long tick) throws IOException {
    String text = Files.readString(FOLDER.resolve("skirmish.js"));
    assertTrue(text.contains(is), is);
    Path changed = folder.resolve("skirmish.js");
    Files.writeString(changed, text.replace(is, other));
    String unlike = Played.of(SMOKE, changed).unlike(expected);
    assertEquals("they part in tick " + tick + " of those that were run", unlike, other);
  }

  @Test
  void theCopyThatTheCoreIsTestedWithIsTheSameGame() throws ReflectiveOperationException {
    Constructor<?> copy = Class.forName("io.tickwright.sim.Skirmish").getDeclaredConstructor();
    copy.setAccessible(true);
    Simulation core = ((Game) copy.newInstance()).at("60hz").seed(7).build();
    Simulation example = new Skirmish().at("60hz").seed(7).build();
    for (int tick = 0; tick < 3000; tick++) {
      play(core);
      play(example);
      assertEquals(core.digest(), example.digest(), "in tick " + core.ticksDone());
    }
    assertTrue(example.world().get(IntegerValue.class, "wave").get() > 1, "waves came");
  }

  @Test
  void everyLanguageThatTheGameIsWrittenInIsOnTheClassPath() throws IOException {
    List<String> endings =
        Scripts.languages().stream().flatMap(language -> language.extensions().stream()).toList();
    assertFalse(scripts().isEmpty());
    for (Path script : scripts()) {
      assertTrue(
          endings.stream().anyMatch(ending -> script.toString().endsWith("." + ending)),
          () -> script + " is in none of " + endings);
    }
  }
}

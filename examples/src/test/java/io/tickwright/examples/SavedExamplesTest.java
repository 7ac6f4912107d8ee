package io.tickwright.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.examples.fleks.FleksPatrol;
import io.tickwright.examples.patrol.Patrol;
import io.tickwright.examples.skirmish.Skirmish;
import io.tickwright.save.Save;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptLanguage;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Action;
import io.tickwright.sim.Simulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every example, in every script language and in Java and Kotlin, saved at any tick and gone on
 * from, equals one that never stopped: at every tick in a simulation that has been elsewhere, and
 * in a fresh one (a script: at every seventh tick).
 */
class SavedExamplesTest {
  private static final int TICKS = 240;
  private static final long SEED = Long.getLong("save.seed", 20261130);

  /** Loading a script takes longer than playing it: no divisor of anything that it does. */
  private static final int EVERY_OF_A_SCRIPT = 7;

  /** What plays no game, or one of the others. */
  private static final List<String> WITHOUT_A_GAME = List.of("determinism", "pacing", "window");

  /** An example that is running, and what to close when it has. */
  private record Running(Simulation simulation, Runnable end) implements AutoCloseable {
    @Override
    public void close() {
      end.run();
    }
  }

  @TestFactory
  List<DynamicTest> everyExampleGoesOnFromAnyOfItsSaves() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    examples()
        .forEach(
            (name, example) -> {
              int freshEvery = name.contains(".") ? EVERY_OF_A_SCRIPT : 1;
              tests.add(
                  DynamicTest.dynamicTest(
                      name + " two ticks on", () -> twoTicksOn(example, freshEvery)));
              tests.add(DynamicTest.dynamicTest(name + " to the end", () -> toTheEnd(example)));
            });
    return tests;
  }

  private static Map<String, Supplier<Running>> examples() throws IOException {
    Map<String, Supplier<Running>> examples = new TreeMap<>();
    examples.put(
        "skirmish", () -> new Running(new Skirmish().at("60hz").seed(7).build(), () -> {}));
    examples.put("fleks", () -> new Running(new FleksPatrol().at("60hz").build(), () -> {}));
    examples.put("patrol", () -> new Running(new Patrol().at("60hz").build(), () -> {}));
    List<String> written = new ArrayList<>(WITHOUT_A_GAME);
    written.addAll(examples.keySet());
    assertEquals(Set.copyOf(written), packages(), "no example in Java or Kotlin is forgotten");
    for (Path script : scripts()) {
      examples.put(String.valueOf(script.getFileName()), () -> load(script));
    }
    assertTrue(examples.size() > 2, "there are scripts too");
    return examples;
  }

  private static void twoTicksOn(Supplier<Running> example, int freshEvery) {
    try (Running went = example.get();
        Running used = example.get()) {
      List<String> saves = new ArrayList<>();
      for (int i = 0; i < TICKS; i++) {
        saves.add(Save.of(went.simulation()).text());
        play(went.simulation());
      }
      assertNotEquals(saves.get(0), saves.get(TICKS - 1), "something happened");
      for (int i : inNoOrder(TICKS - 2)) {
        assertEquals(saves.get(i + 2), twoOn(used, saves.get(i)), "two ticks on from " + i);
      }
      for (int i = 0; i + 2 < TICKS; i += freshEvery) {
        try (Running fresh = example.get()) {
          assertEquals(saves.get(i + 2), twoOn(fresh, saves.get(i)), "fresh, two on from " + i);
        }
      }
    }
  }

  private static String twoOn(Running running, String save) {
    Save.parse(save).restoreInto(running.simulation());
    play(running.simulation());
    play(running.simulation());
    return Save.of(running.simulation()).text();
  }

  /** Every tick once, so that what is remembered of the one before is of another time. */
  private static List<Integer> inNoOrder(int ticks) {
    List<Integer> all = new ArrayList<>(IntStream.range(0, ticks).boxed().toList());
    Collections.shuffle(all, new Random(SEED));
    return all;
  }

  private static void toTheEnd(Supplier<Running> example) {
    try (Running went = example.get()) {
      List<String> saves = new ArrayList<>();
      for (int i = 0; i < TICKS; i++) {
        saves.add(Save.of(went.simulation()).text());
        play(went.simulation());
      }
      Pcg32 dice = Pcg32.seeded(SEED);
      for (int k = 0; k < 16; k++) {
        int at = dice.below(TICKS);
        try (Running fresh = example.get()) {
          Save.parse(saves.get(at)).restoreInto(fresh.simulation());
          for (int i = at; i < TICKS; i++) {
            play(fresh.simulation());
          }
          assertEquals(went.simulation().digest(), fresh.simulation().digest(), "from " + at);
        }
      }
    }
  }

  private static Running load(Path file) {
    Script script = Scripts.load(file, Simulation.at("60hz").seed(7).build());
    return new Running(script.simulation(), script::close);
  }

  /** The packages that hold an example each. */
  private static Set<String> packages() throws IOException {
    Set<String> packages = new TreeSet<>();
    for (String language : List.of("java", "kotlin")) {
      Path root = folder().resolve("src/main/" + language + "/io/tickwright/examples");
      try (Stream<Path> below = Files.list(root)) {
        below.filter(Files::isDirectory).forEach(p -> packages.add(p.getFileName().toString()));
      }
    }
    return packages;
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

  /** Games in Java, which the tests run as if they were scripts, are named above. */
  private static List<Path> scripts() throws IOException {
    List<String> endings =
        Scripts.languages().stream()
            .map(ScriptLanguage::extensions)
            .flatMap(List::stream)
            .filter(ending -> !ending.equals("java"))
            .toList();
    try (Stream<Path> files = Files.walk(folder())) {
      return files
          .filter(file -> !file.toString().contains("target"))
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

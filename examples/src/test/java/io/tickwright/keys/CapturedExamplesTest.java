package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.Simulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What is captured at any tick of any scenario here, and between any two of its lines, is the same
 * state when it is read back.
 */
class CapturedExamplesTest {

  /** Captures before every line and after every tick. */
  private static final class Always implements Probe {
    private final RunHeader header;
    private final List<Capture> taken = new ArrayList<>();
    private @Nullable Stage stage;

    Always(RunHeader header) {
      this.header = header;
    }

    @Override
    public void opened(Stage opened) {
      stage = opened;
      opened.simulation().afterTick(this::take);
    }

    @Override
    public void before(Command command) {
      take();
    }

    private void take() {
      if (stage != null) {
        taken.add(Capture.taken(stage.simulation(), header, null));
      }
    }
  }

  @TestFactory
  List<DynamicTest> everyPositionOfEveryScenarioIsTheSameWhenItIsReadBack() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("").toAbsolutePath())) {
      for (Path file : files.filter(CapturedExamplesTest::isScenario).sorted().toList()) {
        String name = String.valueOf(file.getFileName());
        tests.add(DynamicTest.dynamicTest(name, file.toUri(), () -> readBack(file)));
      }
    }
    assertTrue(tests.size() > 2, "there are scenarios");
    return tests;
  }

  private static boolean isScenario(Path file) {
    return file.toString().endsWith(".keys") && !file.toString().contains("target");
  }

  private static void readBack(Path file) {
    Scenario scenario = Scenario.parse(file);
    RunOptions options = RunOptions.DEFAULT;
    Always always = new Always(new SetUp(scenario).header(options));
    RunResult result =
        new ScenarioRun(scenario, options, RunListener.SILENT).probedBy(always).run();
    assertEquals("", result.failure());
    assertTrue(always.taken.size() > result.ticks(), "a position at every tick");

    Notes notes = new Notes(scenario.source(), true, RunListener.SILENT);
    try (Stage stage = new SetUp(scenario).open(options, notes)) {
      for (Capture capture : always.taken) {
        stage.simulation().reset();
        apply(capture, stage, notes, scenario.folder());
        assertEquals(capture.digestText(), digest(stage.simulation()), capture::text);
      }
    }
    Capture last = always.taken.get(always.taken.size() - 1);
    Scenario fresh = Scenario.parse("last.keys", last.text(), scenario.folder());
    RunResult again = new ScenarioRun(fresh, options, RunListener.SILENT).run();
    assertEquals(last.digestText(), again.digestText(), "and in a fresh run as well");
  }

  @Test
  void theGuideShowsWhatIsCaptured() throws IOException {
    Path examples = Path.of("").toAbsolutePath();
    String guide = Files.readString(examples.resolveSibling("docs/command-line.md"));
    String command = "$ tickwright capture examples/turret/turret.keys --line 27\n";
    int shown = guide.indexOf(command);
    assertTrue(shown > 0, "the guide has its example");
    Scenario turret = Scenario.parse(examples.resolve("turret/turret.keys"));
    Capture capture =
        new ScenarioRun(turret, RunOptions.DEFAULT, RunListener.SILENT).captureAtLine(27);
    String text = guide.substring(shown + command.length());
    assertEquals(text.substring(0, text.indexOf("```")), capture.text());
  }

  /**
   * Only what follows the set-up: this simulation is that already, and loading a script is slow.
   */
  private static void apply(Capture capture, Stage stage, Notes notes, Path folder) {
    String text = capture.text();
    String lines = text.substring(text.indexOf("\nlet tick ") + 1);
    Scenario piece = Scenario.piece("position.keys", lines, folder, new LinkedHashSet<>());
    SaveFolder saves = new SaveFolder(folder, null);
    Engine engine = new Engine(piece.source(), saves, stage, notes, RunListener.SILENT);
    for (Linker.Step step : new Linker(piece, stage, notes, engine).link()) {
      step.body().run();
    }
  }

  private static String digest(Simulation simulation) {
    return "0x" + HexFormat.of().toHexDigits(simulation.digest());
  }
}

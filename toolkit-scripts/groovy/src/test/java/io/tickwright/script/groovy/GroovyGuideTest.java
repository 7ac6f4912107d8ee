package io.tickwright.script.groovy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRun;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptRefused;
import io.tickwright.sim.Action;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The Groovy page of the guide says nothing that does not load, run and log as it says. */
class GroovyGuideTest {
  private static final Pattern BLOCK =
      Pattern.compile("(?m)^```(groovy|keys|text)\\n((?s:.*?))^```$");

  @TestFactory
  List<DynamicTest> everySnippetDoesWhatThePageSays(@TempDir Path folder) throws IOException {
    String page = Files.readString(page()).replace("\r\n", "\n");
    List<DynamicTest> tests = new ArrayList<>();
    String script = "";
    Matcher block = BLOCK.matcher(page);
    while (block.find()) {
      String text = block.group(2);
      String name = text.lines().findFirst().orElse("");
      switch (block.group(1)) {
        case "groovy" -> {
          script = text;
          tests.add(DynamicTest.dynamicTest(name, () -> loads(folder, text)));
        }
        case "keys" -> tests.add(DynamicTest.dynamicTest(name, () -> passes(folder, text)));
        default -> {
          String said = script;
          tests.add(
              DynamicTest.dynamicTest(
                  "it says: " + name, () -> assertEquals(text, says(folder, said))));
        }
      }
    }
    assertTrue(tests.size() > 12, "the page has snippets");
    return tests;
  }

  private static void loads(Path folder, String script) throws IOException {
    String first = script.lines().findFirst().orElse("");
    Matcher named = Pattern.compile("// (\\w+\\.groovy): .*").matcher(first);
    if (named.matches()) {
      Files.writeString(folder.resolve(named.group(1)), script);
    }
    try (Script loaded = Cases.load(folder, script, new ArrayList<>())) {
      assertTrue(loaded.simulation().world().declared().size() > 1, "it declares something");
    }
  }

  private static void passes(Path folder, String scenario) throws IOException {
    Path file = Files.writeString(folder.resolve("turret.keys"), scenario);
    RunResult result =
        new ScenarioRun(Scenario.parse(file), RunOptions.DEFAULT, RunListener.SILENT).run();
    assertTrue(result.passed(), result::failure);
  }

  /** What it logs in four ticks in which every action is done once, or how it is refused. */
  private static String says(Path folder, String script) {
    List<String> log = new ArrayList<>();
    try (Script loaded = Cases.load(folder, script, log)) {
      Simulation simulation = loaded.simulation();
      for (Action action : simulation.world().declaredOf(Action.class)) {
        simulation.inputs().tap(action.name());
      }
      simulation.tick(4);
      simulation.frame(0);
    } catch (SimulationFailed | ScriptRefused refused) {
      log.add(Cases.refusal(refused).getMessage());
    }
    return String.join("\n", log) + "\n";
  }

  private static Path page() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      if (Files.exists(at.resolve("docs/groovy.md"))) {
        return at.resolve("docs/groovy.md");
      }
    }
    throw new AssertionError("no docs/groovy.md in any folder above");
  }
}

package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRun;
import io.tickwright.save.Save;
import io.tickwright.script.Reload;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.ScriptRunner;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Action;
import io.tickwright.sim.IntegerValue;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The JavaScript page of the guide says nothing that does not load, run and log as it says. */
class JsGuideTest {
  private static final Path PAGE = Path.of("../../docs/javascript.md");
  private static final Pattern BLOCK = Pattern.compile("(?m)^```(js|keys|text)\\n((?s:.*?))^```$");

  @TestFactory
  List<DynamicTest> everySnippetDoesWhatThePageSays(@TempDir Path folder) throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    String script = "";
    Matcher block = BLOCK.matcher(page());
    while (block.find()) {
      String text = block.group(2);
      String name = tests.size() + ": " + text.lines().findFirst().orElse("");
      switch (block.group(1)) {
        case "js" -> {
          script = text;
          tests.add(DynamicTest.dynamicTest(name, () -> loads(folder, text)));
        }
        case "keys" -> tests.add(DynamicTest.dynamicTest(name, () -> passes(folder, text)));
        default -> {
          String said = script;
          tests.add(
              DynamicTest.dynamicTest(
                  "it says " + name, () -> assertEquals(text, says(folder, said))));
        }
      }
    }
    assertTrue(tests.size() > 10, "the page has snippets");
    return tests;
  }

  private static String page() throws IOException {
    return Files.readString(PAGE).replace("\r\n", "\n");
  }

  private static void loads(Path folder, String script) throws IOException {
    Matcher named = Pattern.compile("// (\\w+\\.js): .*\n(?s:.*)").matcher(script);
    if (named.matches()) {
      Files.writeString(folder.resolve(named.group(1)), script);
    }
    try (Script loaded = Cases.load(folder, script, new ArrayList<>())) {
      assertTrue(loaded.simulation().world().declared().size() > 0, "it declares something");
    }
  }

  private static void passes(Path folder, String scenario) throws IOException {
    Path file = Files.writeString(folder.resolve("turret.keys"), scenario);
    RunResult result =
        new ScenarioRun(Scenario.parse(file), RunOptions.DEFAULT, RunListener.SILENT).run();
    assertTrue(result.passed(), result::failure);
    assertTrue(result.checksRun() > 2);
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

  @Test
  void theProgramOnThePageIsThisOne(@TempDir Path folder) throws IOException {
    Matcher java = Pattern.compile("(?m)^```java\\n((?s:.*?))^```$").matcher(page());
    assertTrue(java.find());
    Path source = Path.of("src/test/java", JsGuideTest.class.getName().replace('.', '/') + ".java");
    String here = Files.readString(source).replace("\r\n", "\n").replaceAll("(?m)^    ", "");
    String shown = java.group(1).replaceFirst("}\n$", "");
    assertTrue(here.contains(shown), shown);
    Files.copy(Path.of("../../examples/turret/turret.js"), folder.resolve("turret.js"));
    assertEquals(0, embedded(folder));
  }

  private static long embedded(Path folder) {
    Simulation sim = Simulation.at("60hz").seed(7).build();
    try (Script script = Scripts.load(folder.resolve("turret.js"), sim)) {
      ScriptRunner runner = new ScriptRunner(script);
      runner.frame(System.nanoTime());
      sim.inputs().tap("fire");
      runner.frame(System.nanoTime());
      long shells = sim.world().get(IntegerValue.class, "shells").get();
      String save = Save.of(sim).text();
      Reload reload = script.reload();
      if (reload instanceof Reload.Kept kept) {
        System.err.println(kept.message());
      }
      assertInstanceOf(Reload.Swapped.class, reload);
      assertTrue(save.contains("\"shells\": " + shells), save);
      return shells;
    }
  }
}

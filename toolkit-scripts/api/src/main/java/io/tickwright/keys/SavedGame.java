package io.tickwright.keys;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tickwright.save.Save;
import io.tickwright.save.ScriptMark;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.path.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The game of a save, loaded to look at what is saved. */
final class SavedGame {
  private SavedGame() {}

  /**
   * Loads the script that lies beside the save, or the game of the options, and restores the save
   * into it.
   *
   * @throws ScenarioRefused if there is no such game, or its script cannot be loaded
   * @throws io.tickwright.save.SaveRefused if the save does not fit it
   */
  static Stage open(Path file, Save save, RunOptions options) {
    ScriptMark mark = save.script();
    String script = mark == null ? "" : "script " + Words.quote(mark.name()) + "\n";
    String text =
        script
            + ("base " + save.unitsPerSecond() + "\n")
            + ("timestep " + save.stepUnits() + "u\n")
            + ("seed " + save.seed() + "\n");
    String name = String.valueOf(file.getFileName());
    Scenario scenario = Scenario.parse(name, text, Scenario.folder(file));
    Notes notes = new Notes(scenario.source(), false, RunListener.SILENT);
    try {
      Stage stage = new SetUp(scenario).open(options, notes);
      boolean fits = false;
      try {
        save.restoreInto(stage.simulation());
        fits = true;
        return stage;
      } finally {
        if (!fits) {
          stage.close();
        }
      }
    } catch (Halt missing) {
      Problem problem = missing.problem();
      throw new ScenarioRefused(
          List.of(new Problem(scenario.source().whole(), problem.what(), problem.cure())));
    } catch (ScriptRefused refused) {
      throw new ScenarioRefused(List.of(Problem.of(refused, List.of())));
    }
  }

  /** What the save itself says, by its own names. */
  static StateTexts asSaved(Save save) {
    StateTexts texts = new StateTexts();
    try {
      add("", new ObjectMapper().readTree(save.text()).path("state"), texts);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a save is JSON", impossible);
    }
    return texts;
  }

  private static void add(String path, JsonNode node, StateTexts texts) {
    if (node.isObject()) {
      for (Map.Entry<String, JsonNode> field : node.properties()) {
        String name = field.getKey();
        add(path.isEmpty() ? name : path + "." + name, field.getValue(), texts);
      }
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        add(path + "[" + i + "]", node.get(i), texts);
      }
    } else {
      texts.put(path, node.toString());
    }
  }
}

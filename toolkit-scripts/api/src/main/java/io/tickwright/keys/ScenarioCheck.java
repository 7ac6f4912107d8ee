package io.tickwright.keys;

import io.tickwright.keys.Parser.Parsed;
import io.tickwright.script.ScriptRefused;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Reads a scenario and holds it against what its game declares, without running a tick: everything
 * that is wrong with it at once.
 *
 * <pre>{@code
 * List<Problem> problems = ScenarioCheck.of(Path.of("turret.keys"), RunOptions.DEFAULT, listener);
 * }</pre>
 */
public final class ScenarioCheck {
  private ScenarioCheck() {}

  /**
   * What is wrong with a scenario, in the order of its lines; nothing when it could run. The script
   * is loaded, which runs its top level.
   *
   * @param listener hears of notes, such as a duration that has to be rounded
   */
  public static List<Problem> of(Path file, RunOptions options, RunListener listener) {
    try {
      return of(Scenario.source(file), Scenario.folder(file), options, listener);
    } catch (ScenarioRefused unreadable) {
      return unreadable.problems();
    }
  }

  static List<Problem> of(Source source, Path folder, RunOptions options, RunListener listener) {
    Parsed parsed = Parser.understood(source);
    List<Problem> problems = new ArrayList<>(parsed.problems());
    if (parsed.setsUp()) {
      problems.addAll(misfits(Scenario.of(source, folder, parsed.commands()), options, listener));
    }
    problems.sort(Comparator.comparingInt(Problem::line));
    return List.copyOf(problems);
  }

  private static List<Problem> misfits(
      Scenario scenario, RunOptions options, RunListener listener) {
    Notes notes = new Notes(scenario.source(), options.strict(), listener);
    SaveFolder saves = new SaveFolder(scenario.folder(), options.output());
    try (Stage stage = new SetUp(scenario).open(options, notes)) {
      Engine engine = new Engine(scenario.source(), saves, stage, notes, listener);
      new Linker(scenario, stage, notes, engine).link();
      return List.of();
    } catch (ScenarioRefused refused) {
      return refused.problems();
    } catch (Halt halt) {
      return List.of(halt.problem());
    } catch (ScriptRefused refused) {
      return List.of(Problem.of(refused, List.of()));
    }
  }
}

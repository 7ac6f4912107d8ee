package io.tickwright.keys;

import io.tickwright.keys.RunResult.Status;
import io.tickwright.keys.ScenarioParts.Part;
import java.util.List;
import java.util.function.Predicate;

/** What a smaller scenario must still do. */
interface Keeping {
  /**
   * Whether it does. Lines that make no sense without those that are gone do not.
   *
   * @param candidate the smaller scenario, whose lines know which of the larger one they were
   */
  boolean holds(ScenarioParts candidate);

  /** Whether a line must stay as it is, since it is what this is about. */
  default boolean isAbout(Part part) {
    return false;
  }

  /** Something that is asked of the text. */
  static Keeping of(Predicate<String> holds) {
    return candidate -> holds.test(candidate.text());
  }

  /**
   * That the same line fails with the same value, or the game breaks in the same place.
   *
   * @throws ScenarioRefused if it does not fail
   */
  static Keeping failure(Scenario scenario, RunOptions options) {
    RunResult result = new ScenarioRun(scenario, options, RunListener.SILENT).run();
    if (result.passed()) {
      throw new ScenarioRefused(
          List.of(
              new Problem(
                  scenario.source().whole(),
                  "it passes, so that there is no failure to keep.",
                  "Give what to keep: --keep 'COMMAND'.")));
    }
    Problem problem = result.problems().get(0);
    return new SameFailure(scenario, options, result.status(), problem);
  }

  /** A failure that is known again in a smaller scenario. */
  final class SameFailure implements Keeping {
    private final Scenario scenario;
    private final RunOptions options;
    private final Status status;
    private final Problem problem;

    SameFailure(Scenario scenario, RunOptions options, Status status, Problem problem) {
      this.scenario = scenario;
      this.options = options;
      this.status = status;
      this.problem = problem;
    }

    private boolean isOfScenario(Problem one) {
      return one.file().equals(scenario.name());
    }

    @Override
    public boolean isAbout(Part part) {
      boolean isCheck = part.text().startsWith("expect") || part.text().startsWith("until");
      return isCheck && isOfScenario(problem) && part.line() == problem.line();
    }

    @Override
    public boolean holds(ScenarioParts candidate) {
      Scenario smaller;
      try {
        smaller = Scenario.parse(scenario.name(), candidate.text(), scenario.folder());
      } catch (ScenarioRefused nonsense) {
        return false;
      }
      RunResult result = new ScenarioRun(smaller, options, RunListener.SILENT).run();
      return result.status() == status && isSame(result.problems().get(0), candidate);
    }

    /** Without the lines it names, whose numbers are others in a smaller scenario. */
    private static String cure(Problem problem) {
      return problem.cure().replaceAll("line \\d+", "line");
    }

    private boolean isSame(Problem found, ScenarioParts candidate) {
      if (!found.file().equals(problem.file())
          || !found.what().equals(problem.what())
          || !cure(found).equals(cure(problem))) {
        return false;
      }
      int line = isOfScenario(found) ? candidate.lineBefore(found.line()) : found.line();
      return line == problem.line();
    }
  }
}

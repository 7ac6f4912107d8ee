package io.tickwright.keys;

import java.nio.file.Path;
import java.util.List;

/** A scenario that cannot be run as written; it names everything that is wrong, in file order. */
public final class ScenarioRefused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  /** A refusal for these problems, at least one. */
  public ScenarioRefused(List<Problem> problems) {
    super(Problem.text(problems));
    this.problems = List.copyOf(problems);
  }

  /**
   * The same, with this file called in every problem as it is given here: {@link Problem#namedAs}.
   */
  public ScenarioRefused namedAs(Path file) {
    ScenarioRefused named =
        new ScenarioRefused(problems.stream().map(problem -> problem.namedAs(file)).toList());
    named.setStackTrace(getStackTrace());
    return named;
  }

  /** What is wrong, in file order. */
  public List<Problem> problems() {
    return problems;
  }
}

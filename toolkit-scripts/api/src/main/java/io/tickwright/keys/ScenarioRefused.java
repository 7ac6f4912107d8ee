package io.tickwright.keys;

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

  /** What is wrong, in file order. */
  public List<Problem> problems() {
    return problems;
  }
}

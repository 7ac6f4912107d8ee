package io.tickwright.keys;

import java.util.List;
import java.util.stream.Collectors;

/** A scenario that cannot be run as written; it names everything that is wrong, in file order. */
public final class ScenarioRefused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  /** A refusal for these problems, at least one. */
  public ScenarioRefused(List<Problem> problems) {
    super(problems.stream().map(Problem::text).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /** What is wrong, in file order. */
  public List<Problem> problems() {
    return problems;
  }
}

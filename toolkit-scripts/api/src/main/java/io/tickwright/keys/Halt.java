package io.tickwright.keys;

/** Ends a run: a check did not hold, or the scenario turned out to be broken. Caught in the run. */
final class Halt extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;
  private final boolean broken;

  Halt(Problem problem, boolean broken) {
    super(problem.what(), null, false, false);
    this.problem = problem;
    this.broken = broken;
  }

  Problem problem() {
    return problem;
  }

  boolean broken() {
    return broken;
  }
}

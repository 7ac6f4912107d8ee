package io.tickwright.keys;

/** One run of a scenario, from its set-up to its end or its first failure. */
public final class ScenarioRun {
  private final Scenario scenario;

  /** A run that has not begun. */
  public ScenarioRun(Scenario scenario, RunOptions options, RunListener listener) {
    this.scenario = scenario;
  }

  /**
   * Runs it. Never throws for anything that the scenario or its script does: how it ended is in the
   * result.
   */
  public RunResult run() {
    throw new UnsupportedOperationException(scenario.name() + " cannot be run yet");
  }
}

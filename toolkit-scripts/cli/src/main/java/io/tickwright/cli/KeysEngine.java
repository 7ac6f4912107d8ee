package io.tickwright.cli;

import io.tickwright.keys.Problem;
import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.keys.ScenarioRun;
import io.tickwright.script.ScriptLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The scenario engine, with the script languages on the class path. */
final class KeysEngine implements ScenarioEngine {

  /**
   * Statements are counted, alike on every machine, and stop an endless loop soon. The clock is
   * only for work that counts as no statement, and a busy build server must not run out of it while
   * an engine starts.
   */
  static final ScriptLimits LIMITS =
      new ScriptLimits(ScriptLimits.DEFAULT.statements(), Duration.ofSeconds(30));

  @Override
  public RunResult run(Path file, RunOptions options, RunListener listener) {
    try {
      RunOptions own = options.withLimits(LIMITS);
      return new ScenarioRun(Scenario.parse(file), own, listener).run().namedAs(file);
    } catch (ScenarioRefused refused) {
      return broken(refused.namedAs(file).problems());
    }
  }

  /** What comes of a scenario that cannot even begin. */
  static RunResult broken(List<Problem> problems) {
    return unrun(RunResult.Status.BROKEN, problems);
  }

  /** What came of a scenario of which no run is told. */
  static RunResult unrun(RunResult.Status status, List<Problem> problems) {
    return new RunResult(status, 0, 0, 0, 0, "0s", "0 s", 0, 0, problems);
  }
}

package io.tickwright.cli;

import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import java.nio.file.Path;

/** What runs a scenario. The commands see no more of the engine than this, so a test can act it. */
interface ScenarioEngine {
  /**
   * Runs a scenario to its end or its first failure. It throws nothing for what is wrong with the
   * file or its script: that is a result like any other.
   */
  RunResult run(Path file, RunOptions options, RunListener listener);
}

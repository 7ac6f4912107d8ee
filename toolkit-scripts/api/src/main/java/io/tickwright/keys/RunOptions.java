package io.tickwright.keys;

import io.tickwright.script.ScriptLimits;
import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How strictly a scenario is run, and what it may run.
 *
 * @param strict whether a duration that had to be rounded and a scenario that checks nothing are
 *     errors
 * @param limits how much a script may do before it is stopped
 * @param game what declares the game where a scenario names no script
 * @param digests the digest log that a run writes; null is none
 */
public record RunOptions(
    boolean strict, ScriptLimits limits, Consumer<Simulation> game, @Nullable Path digests) {
  /** Rounds with a note, lets a script do what it may do by default, and has no game of its own. */
  public static final RunOptions DEFAULT =
      new RunOptions(false, ScriptLimits.DEFAULT, simulation -> {}, null);

  /** The same, strict or not. */
  public RunOptions withStrict(boolean strict) {
    return new RunOptions(strict, limits, game, digests);
  }

  /** The same, with other limits for scripts. */
  public RunOptions withLimits(ScriptLimits limits) {
    return new RunOptions(strict, limits, game, digests);
  }

  /**
   * The same, with a game that is written in Java or Kotlin; a scenario that names no script plays
   * it.
   */
  public RunOptions withGame(Consumer<Simulation> game) {
    return new RunOptions(strict, limits, game, digests);
  }

  /** The same, and the run writes the digest after each tick into this file. */
  public RunOptions withDigests(Path file) {
    return new RunOptions(strict, limits, game, file);
  }
}

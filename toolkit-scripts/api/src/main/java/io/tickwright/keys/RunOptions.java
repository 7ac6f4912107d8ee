package io.tickwright.keys;

import io.tickwright.script.ScriptLimits;
import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How strictly a scenario is run, what it may run, and where it writes.
 *
 * @param strict whether a duration that had to be rounded and a scenario that checks nothing are
 *     errors
 * @param limits how much a script may do before it is stopped
 * @param game what declares the game where there is no script
 * @param digests the digest log that a run writes; null is none
 * @param output the folder that {@code save} writes to; null is the scenario's own
 * @param script the script to run instead of the one that the scenario names, such as the same game
 *     in another language; null is the scenario's own
 */
public record RunOptions(
    boolean strict,
    ScriptLimits limits,
    Consumer<Simulation> game,
    @Nullable Path digests,
    @Nullable Path output,
    @Nullable Path script) {
  /**
   * Rounds with a note, lets a script do what it may do by default, has no game of its own and
   * saves beside the scenario.
   */
  public static final RunOptions DEFAULT =
      new RunOptions(false, ScriptLimits.DEFAULT, simulation -> {}, null, null, null);

  /** The same, strict or not. */
  public RunOptions withStrict(boolean strict) {
    return new RunOptions(strict, limits, game, digests, output, script);
  }

  /** The same, with other limits for scripts. */
  public RunOptions withLimits(ScriptLimits limits) {
    return new RunOptions(strict, limits, game, digests, output, script);
  }

  /**
   * The same, with a game that is written in Java or Kotlin; a scenario that names no script plays
   * it.
   */
  public RunOptions withGame(Consumer<Simulation> game) {
    return new RunOptions(strict, limits, game, digests, output, script);
  }

  /** The same, and the run writes the digest after each tick into this file. */
  public RunOptions withDigests(Path file) {
    return new RunOptions(strict, limits, game, file, output, script);
  }

  /** The same, with the saves written to this folder, and read from it before any other. */
  public RunOptions withOutput(Path output) {
    return new RunOptions(strict, limits, game, digests, output, script);
  }

  /** The same, with this script instead of the one that the scenario names. */
  public RunOptions withScript(Path script) {
    return new RunOptions(strict, limits, game, digests, output, script);
  }
}

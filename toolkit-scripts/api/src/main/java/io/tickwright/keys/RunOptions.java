package io.tickwright.keys;

import io.tickwright.script.ScriptLimits;

/**
 * How strictly a scenario is run.
 *
 * @param strict whether a duration that had to be rounded and a scenario that checks nothing are
 *     errors
 * @param limits how much a script may do before it is stopped
 */
public record RunOptions(boolean strict, ScriptLimits limits) {
  /** Rounds with a note, and lets a script do what it may do by default. */
  public static final RunOptions DEFAULT = new RunOptions(false, ScriptLimits.DEFAULT);

  /** The same, strict or not. */
  public RunOptions withStrict(boolean strict) {
    return new RunOptions(strict, limits);
  }

  /** The same, with other limits for scripts. */
  public RunOptions withLimits(ScriptLimits limits) {
    return new RunOptions(strict, limits);
  }
}

package io.tickwright.script;

import java.time.Duration;

/**
 * How much a script may do before it is stopped, so that an endless loop is an error and not a
 * frozen window.
 *
 * @param statements how many statements loading, a tick or a frame may take; the same on every
 *     machine for one version of the engine. Ignored by languages that cannot count statements
 * @param patience how long loading or one call may take by the wall clock; for work inside the
 *     engine that counts as no statement. Not reproducible, so be generous
 */
public record ScriptLimits(long statements, Duration patience) {
  /** Two million statements and ten seconds. */
  public static final ScriptLimits DEFAULT = new ScriptLimits(2_000_000, Duration.ofSeconds(10));

  public ScriptLimits {
    if (statements < 1) {
      throw new IllegalArgumentException("statements must be 1 or more, not " + statements);
    }
    if (patience.isNegative() || patience.isZero()) {
      throw new IllegalArgumentException("patience must be more than no time, not " + patience);
    }
  }
}

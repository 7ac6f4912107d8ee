package io.tickwright.script;

/**
 * What the host application offers its scripts: where their log goes, and how long it bears them.
 */
public interface ScriptHost {
  /** Takes what a script says by {@code log(…)}, one line or more without an end of line. */
  void log(String text);

  /** How much a script may do before it is stopped. */
  default ScriptLimits limits() {
    return ScriptLimits.DEFAULT;
  }

  /** A host that lets nothing be seen. */
  static ScriptHost quiet() {
    return text -> {};
  }
}

package io.tickwright.script.groovy;

import io.tickwright.script.ScriptLimits;

/**
 * Counts the statements a script runs; the loader puts a call of {@link #spend} into every loop,
 * closure and method of it. Nothing to call by hand.
 */
public final class Meter {
  private final ScriptLimits limits;
  private long left;
  private volatile boolean overdue;
  private boolean stopped;

  Meter(ScriptLimits limits) {
    this.limits = limits;
    this.left = limits.statements();
  }

  /** Counts so many statements, and stops the script when it has used up what it may. */
  public void spend(int statements) {
    left -= statements;
    if (left < 0 || overdue) {
      throw stop();
    }
  }

  private Mistake stop() {
    stopped = true;
    return overdue ? tooLong() : tooMuch();
  }

  private Mistake tooMuch() {
    return new Mistake(
        "the script used up its budget of " + limits.statements() + " statements.",
        "Is this an endless loop? Spread long work over ticks.");
  }

  Mistake tooLong() {
    return new Mistake(
        "the script exceeded its time limit of " + limits.patience().toMillis() + " ms.",
        "Is this an endless loop? Spread long work over ticks.");
  }

  /** Fills it again; what had stopped the script is forgotten. */
  void refill() {
    left = limits.statements();
  }

  void begin() {
    stopped = false;
    overdue = false;
  }

  /** Says from another thread that the script has run for too long. */
  void overdue() {
    overdue = true;
  }

  boolean isOverdue() {
    return overdue;
  }

  /** Refuses a script that was stopped and went on as if nothing had happened. */
  void refuseSwallowed() {
    if (stopped) {
      throw stop();
    }
  }
}

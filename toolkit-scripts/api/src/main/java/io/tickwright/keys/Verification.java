package io.tickwright.keys;

import io.tickwright.script.Suspect;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Whether a scenario's game is nothing but its state: whether it does the same when it is run
 * twice, goes on from a save as if it had never stopped, and comes to the same when ticks are run
 * again.
 *
 * <pre>{@code
 * Verification verification = Verification.of(Path.of("smoke.keys"));
 * assertTrue(verification.holds(), verification::text);
 * }</pre>
 *
 * @param steps what was tried, in order; what comes after the first that fails is not tried
 */
public record Verification(List<Step> steps) {
  public Verification {
    steps = List.copyOf(steps);
  }

  /** What can be wrong. */
  public enum Fault {
    /** Two runs from the same beginning differ. */
    NOT_DETERMINISTIC,
    /** A restored game is not what was saved. */
    INCOMPLETE_SAVE,
    /** A game restores correctly, then diverges. */
    HIDDEN_STATE,
    /** A tick gives a different result when re-run in the same game. */
    NOT_REPEATABLE
  }

  /**
   * One thing that was tried.
   *
   * @param what was tried: {@code restore at 64 of 749 ticks}
   * @param finding what was found, or nothing
   */
  public record Step(String what, Optional<Finding> finding) {}

  /**
   * Where a game did not come out the same.
   *
   * @param fault what that means
   * @param from the ticks done where the other course began: at the restore, or 0
   * @param tick the ticks done where the two first differ
   * @param fields the fields that differ there: {@code a} as it went on, {@code b} the other course
   * @param suspects what in the script could have remembered it
   */
  public record Finding(
      Fault fault, long from, long tick, List<Diff.Field> fields, List<Suspect> suspects) {
    public Finding {
      fields = List.copyOf(fields);
      suspects = List.copyOf(suspects);
    }
  }

  /** Whether nothing was found. */
  public boolean holds() {
    return steps.stream().allMatch(step -> step.finding().isEmpty());
  }

  /** What was found first, if anything was. */
  public Optional<Finding> finding() {
    return steps.stream().flatMap(step -> step.finding().stream()).findFirst();
  }

  /** All of it as a person reads it. */
  public String text() {
    return VerificationText.of(this);
  }

  /**
   * Verifies the scenario in a file, as thoroughly as usual.
   *
   * @throws ScenarioRefused if it cannot be run
   */
  public static Verification of(Path scenario) {
    return of(Scenario.parse(scenario), RunOptions.DEFAULT, VerifyOptions.DEFAULT);
  }

  /**
   * Verifies a scenario. Its own checks are ignored.
   *
   * @throws ScenarioRefused if it cannot be run
   */
  public static Verification of(Scenario scenario, RunOptions options, VerifyOptions how) {
    try (Scratch scratch = new Scratch(options)) {
      return new Verifier(scenario, scratch.options(), how).run();
    }
  }
}

package io.tickwright.keys;

import io.tickwright.snapshot.StateDigest;
import java.nio.file.Path;
import java.util.List;

/**
 * How a run ended. The same scenario gives an equal result every time: nothing in it was measured.
 *
 * @param status how it ended
 * @param checksPassed how many checks held
 * @param checksRun how many checks were made
 * @param ticks how many ticks are done
 * @param simulatedUnits ticks × step, in base units
 * @param simulated the same exactly, {@code 749/60s}
 * @param simulatedShort the same in seconds, rounded to a millisecond: {@code 12.483 s}
 * @param dropped how many steps frames dropped
 * @param digest the digest of the state at the end; 0 when there is none
 * @param problems why it failed or broke; empty when it passed
 */
public record RunResult(
    Status status,
    long checksPassed,
    long checksRun,
    long ticks,
    long simulatedUnits,
    String simulated,
    String simulatedShort,
    long dropped,
    long digest,
    List<Problem> problems) {

  /** How a run can end. */
  public enum Status {
    /** Every check held. */
    PASSED,
    /** A check did not hold. */
    FAILED,
    /** The scenario or its script is broken. */
    BROKEN
  }

  public RunResult {
    problems = List.copyOf(problems);
  }

  /** Whether every check held; true as well when there was none, which {@link #checksRun} tells. */
  public boolean passed() {
    return status == Status.PASSED;
  }

  /**
   * Why it failed or broke, as a person reads it, the first {@link Problem#MOST_SHOWN} problems;
   * empty when it passed.
   */
  public String failure() {
    return Problem.text(problems);
  }

  /**
   * The same, with this file called in every problem as it is given here: {@link Problem#namedAs}.
   */
  public RunResult namedAs(Path file) {
    List<Problem> named = problems.stream().map(problem -> problem.namedAs(file)).toList();
    return new RunResult(
        status,
        checksPassed,
        checksRun,
        ticks,
        simulatedUnits,
        simulated,
        simulatedShort,
        dropped,
        digest,
        named);
  }

  /** The digest as text, {@code 0x5e1c09d2b7a4f380}. */
  public String digestText() {
    return StateDigest.text(digest);
  }
}

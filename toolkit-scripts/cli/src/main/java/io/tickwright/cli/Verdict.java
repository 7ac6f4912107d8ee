package io.tickwright.cli;

import io.tickwright.keys.Problem;
import io.tickwright.keys.RunResult;
import java.time.Duration;
import java.util.List;

/** The words at the end of a run. */
final class Verdict {
  private Verdict() {}

  /**
   * {@code passed 28 checks, 749 ticks (12.483 s) in 0.06 s, nothing dropped, digest 0x…}
   *
   * @param subject what the sentence begins with, such as the file's name and a colon; may be empty
   */
  static String of(RunResult result, Duration wallTime, String subject, Style style) {
    String facts = facts(result, wallTime, style);
    String passed = Wording.count(result.checksPassed(), "check");
    return switch (result.status()) {
      case PASSED ->
          style.good("passed")
              + "  "
              + subject
              + (result.checksRun() == 0 ? "but nothing was checked" : passed)
              + ", "
              + Wording.count(result.ticks(), "tick")
              + facts;
      case FAILED ->
          style.bad("FAILED")
              + "  "
              + subject
              + (result.checksRun() == 0
                  ? "nothing was checked"
                  : result.checksPassed()
                      + " of "
                      + Wording.count(result.checksRun(), "check")
                      + " passed")
              + ", then stopped at tick "
              + result.ticks()
              + facts;
      case BROKEN ->
          style.bad("BROKEN")
              + "  "
              + subject
              + (began(result)
                  ? passed + " passed, then stopped at tick " + result.ticks() + facts
                  : "no tick was done");
    };
  }

  /**
   * Each problem, of many the first ones, with its headline and its carets standing out, and a line
   * end; empty if none.
   */
  static String failure(RunResult result, Style style) {
    return problems(result.problems(), style);
  }

  /** The same of problems that no run had. */
  static String problems(List<Problem> problems, Style style) {
    int shown = Math.min(problems.size(), Problem.MOST_SHOWN);
    String more = Problem.more(problems);
    return everyProblem(problems.subList(0, shown), style) + (more.isEmpty() ? "" : more + "\n");
  }

  /** All of them, for whoever asked for nothing else. */
  static String everyProblem(List<Problem> problems, Style style) {
    StringBuilder text = new StringBuilder();
    for (Problem problem : problems) {
      boolean headline = true;
      for (String line : Wording.harmless(problem.text()).split("\n", -1)) {
        boolean carets = line.strip().startsWith("|") && line.endsWith("^");
        text.append(headline ? style.strong(line) : carets ? style.bad(line) : line).append('\n');
        headline = false;
      }
    }
    return text.toString();
  }

  private static boolean began(RunResult result) {
    return result.ticks() > 0 || result.checksRun() > 0;
  }

  private static String facts(RunResult result, Duration wallTime, Style style) {
    String dropped =
        result.dropped() == 0
            ? "nothing dropped"
            : style.doubtful(Wording.count(result.dropped(), "tick") + " dropped");
    return " ("
        + result.simulatedShort()
        + ") in "
        + Wording.wallTime(wallTime)
        + ", "
        + dropped
        + (result.digest() == 0 ? "" : ", digest " + style.faint(result.digestText()));
  }
}

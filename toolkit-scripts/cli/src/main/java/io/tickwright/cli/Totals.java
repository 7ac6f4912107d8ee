package io.tickwright.cli;

import io.tickwright.keys.RunResult;
import java.util.ArrayList;
import java.util.List;

/** What came of several files together. */
final class Totals {
  private int passed;
  private int failed;
  private int broken;
  private int exitCode = ExitCode.OK;

  void add(RunResult result) {
    switch (result.status()) {
      case PASSED -> passed++;
      case FAILED -> failed++;
      case BROKEN -> broken++;
    }
    exitCode = Math.max(exitCode, ExitCode.of(result.status()));
  }

  /** The worst of all. */
  int exitCode() {
    return exitCode;
  }

  /** {@code 12 files: 10 passed, 1 FAILED, 1 BROKEN}. */
  String said(Style style) {
    List<String> parts = new ArrayList<>();
    if (passed > 0) {
      parts.add(style.good(passed + " passed"));
    }
    if (failed > 0) {
      parts.add(style.bad(failed + " FAILED"));
    }
    if (broken > 0) {
      parts.add(style.bad(broken + " BROKEN"));
    }
    return Wording.count(passed + failed + broken, "file") + ": " + String.join(", ", parts);
  }
}

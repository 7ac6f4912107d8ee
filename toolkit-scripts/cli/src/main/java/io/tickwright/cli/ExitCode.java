package io.tickwright.cli;

import io.tickwright.keys.RunResult;

/** What a command tells the shell. */
final class ExitCode {
  /** All is well. */
  static final int OK = 0;

  /** A check did not hold. */
  static final int FAILED = 1;

  /** A scenario or its script cannot be read or run. */
  static final int BROKEN = 2;

  /** The command line makes no sense; the number every Unix uses for it. */
  static final int USAGE = 64;

  /** A fault of tickwright itself. */
  static final int INTERNAL = 70;

  /** Whoever read the output has gone; what a process that such a pipe kills would say. */
  static final int READER_GONE = 141;

  private ExitCode() {}

  static int of(RunResult.Status status) {
    return switch (status) {
      case PASSED -> OK;
      case FAILED -> FAILED;
      case BROKEN -> BROKEN;
    };
  }
}

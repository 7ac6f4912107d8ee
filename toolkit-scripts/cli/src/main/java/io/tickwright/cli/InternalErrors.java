package io.tickwright.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/**
 * A fault of tickwright itself: says so, and gives what a report of it needs. A reader that went
 * away is none.
 */
final class InternalErrors implements IExecutionExceptionHandler {
  private final Terminal terminal;

  InternalErrors(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int handleExecutionException(Exception fault, CommandLine line, ParseResult parsed) {
    return told(fault);
  }

  /** Says what was thrown; the exit code that it means. */
  int told(Throwable fault) {
    if (fault instanceof ReaderGone) {
      return ExitCode.READER_GONE;
    }
    StringWriter trace = new StringWriter();
    fault.printStackTrace(new PrintWriter(trace));
    terminal.complain(
        "tickwright: a fault in tickwright itself, not in your files. Please report it with this:\n"
            + String.join("\n", new Version().getVersion())
            + "\n"
            + trace);
    return ExitCode.INTERNAL;
  }
}

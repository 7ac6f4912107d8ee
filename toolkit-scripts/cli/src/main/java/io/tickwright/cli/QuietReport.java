package io.tickwright.cli;

import io.tickwright.keys.RunResult;
import java.time.Duration;
import java.util.function.Consumer;

/** A run in one line, and what failed when something did. */
final class QuietReport implements Report {
  private final String file;
  private final Consumer<String> sink;
  private final Style style;

  QuietReport(String file, Consumer<String> sink, Style style) {
    this.file = file;
    this.sink = sink;
    this.style = style;
  }

  @Override
  public void ended(RunResult result, Duration wallTime) {
    sink.accept(
        Verdict.failure(result, style) + Verdict.of(result, wallTime, file + ": ", style) + "\n");
  }
}

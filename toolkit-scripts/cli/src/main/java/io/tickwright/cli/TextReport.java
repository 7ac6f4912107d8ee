package io.tickwright.cli;

import io.tickwright.keys.RunHeader;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.RunResult.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A run as a person reads it: a line for each check under its {@code echo} line, what failed with
 * its place in the file, and a verdict.
 */
final class TextReport implements Report {
  private final String file;
  private final Consumer<String> sink;
  private final Style style;
  private final List<String> early = new ArrayList<>();
  private boolean headed;
  private String indent = "  ";

  TextReport(String file, Consumer<String> sink, Style style) {
    this.file = file;
    this.sink = sink;
    this.style = style;
  }

  @Override
  public void started(RunHeader header) {
    String script = header.script().isEmpty() ? "no script" : header.script();
    head("  " + String.join(", ", script, header.timestep(), "seed " + header.seed()));
  }

  /** Says whose lines these are, and then what was noted before that was known. */
  private void head(String facts) {
    headed = true;
    sink.accept(style.strong(file) + facts + "\n");
    early.forEach(this::line);
    early.clear();
  }

  @Override
  public void echo(int line, String text) {
    line("  " + style.strong(Wording.harmless(text)));
    indent = "    ";
  }

  @Override
  public void check(int line, String what, String expected, String actual, boolean passed) {
    String found = Wording.harmless(what + " = " + actual);
    String wanted = Wording.harmless(expected);
    if (!passed) {
      line(indent + style.bad("no") + "  " + found + ", expected " + wanted);
    } else if (expected.equals(actual)) {
      line(indent + style.good("ok") + "  " + found);
    } else {
      line(indent + style.good("ok") + "  " + found + style.faint(" (" + wanted + ")"));
    }
  }

  @Override
  public void note(int line, String text) {
    String where = line > 0 ? "line " + line + ": " : "";
    line(indent + style.doubtful("note") + "  " + where + Wording.harmless(text));
  }

  @Override
  public void log(String text) {
    // Not kept until the game is loaded: that may never end, and then this says how far it came.
    if (!headed) {
      head("");
    }
    for (String each : Wording.harmless(text).split("\n", -1)) {
      line(indent + style.faint("log") + " " + each);
    }
  }

  @Override
  public void ended(RunResult result, Duration wallTime) {
    if (!early.isEmpty()) {
      head("");
    }
    headed = true;
    sink.accept(Verdict.failure(result, style));
    line(Verdict.of(result, wallTime, "", style));
    int failed = result.status() == Status.FAILED ? result.problems().get(0).line() : 0;
    if (failed > 0) {
      line("        To look around: tickwright capture " + quoted(file) + " --line " + failed);
    }
  }

  /** A file as a shell takes it. */
  private static String quoted(String file) {
    return file.contains(" ") ? '"' + file + '"' : file;
  }

  private void line(String text) {
    if (headed) {
      sink.accept(text + "\n");
    } else {
      early.add(text);
    }
  }
}

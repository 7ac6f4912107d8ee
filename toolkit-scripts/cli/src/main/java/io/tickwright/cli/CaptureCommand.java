package io.tickwright.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.tickwright.keys.Capture;
import io.tickwright.keys.Problem;
import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.keys.ScenarioRun;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a position of a scenario as text that a person can read, edit and run. */
@Command(
    name = "capture",
    header = "Show what a scenario comes to, as a starting position to read and edit.",
    description = {
      "%nThe position is a scenario of its own: what the run is made of, then `let` lines"
          + " for all that is not as the game declares it. Without --tick or --line it is"
          + " the end, or the moment at which a check fails.",
    },
    parameterListHeading = "%nFile:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:here it is",
      "2:the scenario cannot be run so far",
      "64:the command line makes no sense",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright capture turret.keys --line 15 -o here.keys",
      "  tickwright capture turret.keys --tick 566",
      "  tickwright capture turret.keys --as expect >> turret.keys",
    })
final class CaptureCommand implements Callable<Integer> {
  enum As {
    let,
    expect
  }

  /** Where; at most one of the two. */
  static final class Where {
    @Option(
        names = "--tick",
        paramLabel = "N",
        description = "When N ticks are done, even in the middle of a line.")
    private @Nullable Long tick;

    @Option(
        names = "--line",
        paramLabel = "N",
        description = "When line N is reached, before it does anything.")
    private @Nullable Integer line;
  }

  private final Terminal terminal;
  @Spec private CommandSpec spec;
  @Mixin private HelpOption help;

  @Parameters(paramLabel = "FILE", description = "A scenario (.keys).")
  private Path file;

  @ArgGroup private @Nullable Where where;

  @Option(
      names = "--as",
      paramLabel = "WORD",
      defaultValue = "let",
      description = "let: a position to start from. expect: checks to stand in a scenario.")
  private As as;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Write it into this file, which names the script as seen from there.")
  private @Nullable Path output;

  @Option(
      names = "--script",
      paramLabel = "SCRIPT",
      description = "Run this script instead of the one that the scenario names.")
  private @Nullable Path script;

  @Option(
      names = "--json",
      description = "One JSON object: status, tick, digest, and the text or the problems.")
  private boolean json;

  CaptureCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    refuseNonsense();
    OutputFile.refuse(spec, output, List.of(file), script);
    Problem unreadable = ScenarioFile.problem(file);
    if (unreadable != null) {
      return refused(List.of(unreadable));
    }
    Capture capture;
    try {
      capture = captured();
    } catch (ScenarioRefused refused) {
      return refused(refused.namedAs(file).problems());
    }
    Path from = output == null ? file : output;
    String text = as == As.expect ? capture.checks() : capture.textIn(from);
    if (output != null && !OutputFile.isWritten(output, text, terminal)) {
      return ExitCode.BROKEN;
    }
    tell(capture, text);
    return ExitCode.OK;
  }

  private void refuseNonsense() {
    boolean noTick = where != null && where.tick != null && where.tick < 0;
    boolean noLine = where != null && where.line != null && where.line < 1;
    if (noTick || noLine) {
      throw new ParameterException(
          spec.commandLine(),
          noTick
              ? "--tick counts from 0. Write `--tick 0`."
              : "--line counts from 1. Write `--line 1`.");
    }
  }

  private Capture captured() {
    try (Progress progress = new Progress(terminal, 1)) {
      progress.at(file.toString());
      RunListener listener = progress.watching(new Unheard(), file.toString());
      RunOptions plain = RunOptions.DEFAULT.withLimits(KeysEngine.LIMITS);
      RunOptions options = script == null ? plain : plain.withScript(script);
      ScenarioRun run = new ScenarioRun(Scenario.parse(file), options, listener);
      if (where != null && where.tick != null) {
        return run.captureAtTick(where.tick);
      }
      return where != null && where.line != null
          ? run.captureAtLine(where.line)
          : run.captureAtEnd();
    }
  }

  private void tell(Capture capture, String text) {
    if (json) {
      ObjectNode told = told("captured");
      told.put("tick", capture.tick()).put("digest", capture.digestText());
      if (output != null) {
        told.put("output", output.toString());
      }
      terminal.print(JsonLines.line(told.put("text", text)));
    } else if (output == null) {
      terminal.print(text);
    } else {
      terminal.print(output + ": tick " + capture.tick() + " of " + file + "\n");
    }
  }

  private int refused(List<Problem> problems) {
    if (json) {
      ObjectNode told = told("broken");
      JsonLines.problems(told, problems);
      terminal.print(JsonLines.line(told));
    } else {
      // Its output may be going into a file that somebody will run.
      terminal.complain(Verdict.problems(problems, Style.PLAIN));
    }
    return ExitCode.BROKEN;
  }

  private ObjectNode told(String status) {
    return JsonLines.object("tickwright-capture-1")
        .put("file", file.toString())
        .put("status", status);
  }

  /** What a scenario says on its way is not what was asked for. */
  private static final class Unheard implements Report {
    @Override
    public void ended(RunResult result, Duration wallTime) {}
  }
}

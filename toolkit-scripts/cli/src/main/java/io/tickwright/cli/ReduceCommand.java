package io.tickwright.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.tickwright.keys.Problem;
import io.tickwright.keys.Reduction;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRefused;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a scenario smaller as long as it still fails, or still does what a command asks of it. */
@Command(
    name = "reduce",
    header = "Find the smallest scenario that still fails.",
    description = {
      "%nTakes lines out, then frames, then makes counts smaller, as long as the same line fails"
          + " (--failing) or a command exits with 0 (--keep). FILE is never written to.",
    },
    parameterListHeading = "%nFiles:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:a smallest one was found",
      "2:FILE cannot be read, or there is nothing to keep",
      "64:the command line makes no sense",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright reduce --failing soak.keys -o small.keys",
      "  tickwright reduce --keep 'tickwright run {} | grep -q \"shells is 8\"' soak.keys",
    })
final class ReduceCommand implements Callable<Integer> {
  private final Terminal terminal;
  @Spec private CommandSpec spec;
  @Mixin private HelpOption help;

  @Parameters(paramLabel = "FILE", description = "A scenario (.keys).")
  private Path file = Path.of("");

  @ArgGroup(multiplicity = "1")
  private Keeping keeping = new Keeping();

  /** One of the two. */
  static final class Keeping {
    @Option(names = "--failing", description = "Keep that the same line fails with the same value.")
    private boolean failing;

    @Option(
        names = "--keep",
        paramLabel = "COMMAND",
        description =
            "Keep that this shell command exits with 0; {} in it is the smaller scenario, which"
                + " otherwise is its last argument.")
    private @Nullable String command;
  }

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Write it into this file and not to standard output.")
  private @Nullable Path output;

  @Option(names = "--json", description = "Say it as one JSON object, with the scenario in it.")
  private boolean json;

  @Option(names = "--drop-comments", description = "Leave all comments out.")
  private boolean dropComments;

  ReduceCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    OutputFile.refuse(spec, output, List.of(file), null);
    try {
      Problem unreadable = ScenarioFile.problem(file);
      if (unreadable != null) {
        throw new ScenarioRefused(List.of(unreadable));
      }
      return ended(reduce(Scenario.parse(file)));
    } catch (ScenarioRefused refused) {
      terminal.complain(Verdict.everyProblem(refused.namedAs(file).problems(), terminal.style()));
      return ExitCode.BROKEN;
    } catch (IllegalStateException e) {
      terminal.complain("tickwright: " + e.getMessage() + "\n");
      return ExitCode.BROKEN;
    }
  }

  private Reduction reduce(Scenario scenario) {
    RunOptions options = RunOptions.DEFAULT.withLimits(KeysEngine.LIMITS);
    String command = keeping.command;
    try (Progress progress = new Progress(terminal, 1)) {
      progress.at(file.toString());
      if (keeping.failing || command == null) {
        return Reduction.failing(scenario, options, !dropComments, progress::at);
      }
      try (KeepCommand keeps = new KeepCommand(command, file)) {
        return Reduction.keeping(scenario, keeps, !dropComments, progress::at);
      }
    }
  }

  private int ended(Reduction reduction) {
    String sum =
        Wording.count(reduction.before(), "line")
            + " became "
            + reduction.after()
            + ", "
            + reduction.tries()
            + " tried";
    if (output != null && !OutputFile.isWritten(output, reduction.text(), terminal)) {
      // It may have taken hours.
      terminal.print(json ? JsonLines.line(object(reduction)) : reduction.text());
      return ExitCode.BROKEN;
    }
    if (json) {
      terminal.print(JsonLines.line(object(reduction)));
    } else if (output != null) {
      terminal.print(terminal.style().good("reduced") + "  " + output + ": " + sum + "\n");
    } else {
      terminal.print(reduction.text());
    }
    terminal.flush();
    if (output == null && !json) {
      terminal.complain(sum + "\n");
    }
    return ExitCode.OK;
  }

  private ObjectNode object(Reduction reduction) {
    return JsonLines.object("tickwright-reduce-1")
        .put("file", file.toString())
        .put("before", reduction.before())
        .put("after", reduction.after())
        .put("tries", reduction.tries())
        .put("text", reduction.text());
  }
}

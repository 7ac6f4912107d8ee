package io.tickwright.cli;

import io.tickwright.keys.Problem;
import io.tickwright.keys.RecordOptions;
import io.tickwright.keys.Recorder;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.save.SaveRefused;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a scenario and writes down what came to the game. */
@Command(
    name = "record",
    header = "Run a scenario and write a recording of it: frames, inputs, digests.",
    description = {
      "%nA recording is a scenario as well: `tickwright run` replays it, and fails where a digest"
          + " is another. What the scenario checks is not in it; what it sets is.",
    },
    parameterListHeading = "%nFiles:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:every check held, and the recording is whole",
      "1:a check did not hold, or the replay differs",
      "2:the scenario cannot be run, or the recording not be written",
      "64:the command line makes no sense",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright record skirmish-smoke.keys -o smoke-recorded.keys",
      "  tickwright record --verify --every 600 soak.keys -o soak-recorded.keys",
    })
final class RecordCommand implements Callable<Integer> {
  private final Terminal terminal;
  @Spec private CommandSpec spec;
  @Mixin private HelpOption help;

  @Parameters(paramLabel = "FILE", description = "A scenario (.keys).")
  private Path file = Path.of("");

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      required = true,
      description = "The recording (.keys); one that is there is replaced.")
  private Path output = Path.of("");

  @Option(
      names = "--every",
      paramLabel = "N",
      defaultValue = "60",
      description = "A digest every N ticks, and the most that a crash loses. 60 unless given.")
  private long every;

  @Option(names = "--verify", description = "Replay it in a second game while it is recorded.")
  private boolean verify;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only the verdict, and what failed.")
  private boolean quiet;

  @Option(
      names = "--json",
      description = "The run as `run --json` has it, and an object for the recording.")
  private boolean json;

  RecordCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (every < 1) {
      throw new ParameterException(
          spec.commandLine(), "--every takes 1 or more, not " + every + ". Write `--every 60`.");
    }
    if (Files.isDirectory(output)) {
      throw new ParameterException(
          spec.commandLine(), "`" + output + "` is a folder. Name a .keys file in it.");
    }
    if (!String.valueOf(output.getFileName()).endsWith(".keys")) {
      throw new ParameterException(
          spec.commandLine(), "a recording is a .keys file. Write `-o " + output + ".keys`.");
    }
    OutputFile.refuse(spec, output, List.of(file), null);
    try (Progress progress = new Progress(terminal, 1)) {
      String name = file.toString();
      progress.at(name);
      Style style = terminal.style();
      Report report =
          progress.watching(
              json
                  ? new JsonReport(name, terminal::print, !quiet)
                  : quiet
                      ? new QuietReport(name, terminal::print, style)
                      : new TextReport(name, terminal::print, style),
              name);
      long start = System.nanoTime();
      Problem unreadable = ScenarioFile.problem(file);
      Recorder.Recorded recorded =
          unreadable == null
              ? record(report)
              : new Recorder.Recorded(KeysEngine.broken(List.of(unreadable)), "");
      report.ended(recorded.result(), Duration.ofNanos(System.nanoTime() - start));
      return ended(recorded);
    }
  }

  private Recorder.Recorded record(Report report) {
    RunOptions options = RunOptions.DEFAULT.withLimits(KeysEngine.LIMITS);
    RecordOptions recording = RecordOptions.DEFAULT.withEvery(every);
    try {
      RecordOptions how = verify ? recording.verifiedBy(options) : recording;
      Recorder.Recorded recorded =
          Recorder.record(Scenario.parse(file), options, report, output, how);
      return new Recorder.Recorded(recorded.result().namedAs(file), recorded.problem());
    } catch (ScenarioRefused refused) {
      return new Recorder.Recorded(KeysEngine.broken(refused.namedAs(file).problems()), "");
    } catch (SaveRefused unwritable) {
      terminal.complain("tickwright: " + unwritable.namedAs(output).getMessage() + "\n");
      return new Recorder.Recorded(KeysEngine.broken(List.of()), "");
    }
  }

  /** What was never recorded was never replayed. */
  private boolean isVerified(Recorder.Recorded recorded) {
    return verify
        && recorded.problem().isEmpty()
        && recorded.result().status() != RunResult.Status.BROKEN;
  }

  private int ended(Recorder.Recorded recorded) {
    int code = ExitCode.of(recorded.result().status());
    if (json) {
      terminal.print(
          JsonLines.line(
              JsonLines.object("tickwright-record-1")
                  .put("recording", output.toString())
                  .put("verified", isVerified(recorded))
                  .put("problem", recorded.problem())));
      terminal.flush();
      return recorded.problem().isEmpty() ? code : Math.max(code, ExitCode.FAILED);
    }
    if (!recorded.problem().isEmpty()) {
      terminal.print(terminal.style().bad("note") + "  " + recorded.problem() + "\n");
      code = Math.max(code, ExitCode.FAILED);
    } else if (recorded.result().status() != RunResult.Status.BROKEN) {
      String verified = verify ? ", and replays to the same digests" : "";
      terminal.print("recorded  " + output + verified + "\n");
    }
    terminal.flush();
    return code;
  }
}

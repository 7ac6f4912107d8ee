package io.tickwright.cli;

import io.tickwright.keys.Problem;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs scenarios one after the other, or several at once with their reports still in order. */
@Command(
    name = "run",
    header = "Run scenarios: each check as it is made, then a verdict.",
    description = {
      "%nA scenario is a .keys file: it names a script, sends it actions, lets ticks pass, and checks"
          + " what came of it. It ends with its last line or with the first check that does not hold.",
    },
    parameterListHeading = "%nFiles:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes (of several files the worst):%n",
    exitCodeList = {
      "0:every check held",
      "1:a check did not hold",
      "2:a file or its script cannot be read or run",
      "64:the command line makes no sense",
      "70:a fault in tickwright itself",
      "141:whoever read the output went away",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright run examples/turret/turret.keys",
      "  tickwright run --quiet --jobs 4 scenarios/*.keys",
      "  tickwright run --json turret.keys | jq .digest",
      "",
      "A first scenario, beside a script turret.js that declares the action `fire`:",
      "",
      "  script turret.js",
      "  timestep 60hz",
      "  echo a shell after 0.4 s, and one fired",
      "  wait 0.4s",
      "  expect shells 1",
      "  do fire",
      "  tick 1",
      "  expect shells 0",
    })
final class RunCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final ScenarioEngine engine;
  @Spec private CommandSpec spec;
  @Mixin private HelpOption help;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Scenarios (.keys).")
  private List<Path> files = List.of();

  @Option(
      names = {"-q", "--quiet"},
      description = "One line for each file, and what failed; with --json no events.")
  private boolean quiet;

  @Option(
      names = "--json",
      description =
          "One JSON object for each file, each on a line of its own: status, counts, digest,"
              + " every check, and problems with file, line and column.")
  private boolean json;

  @Option(
      names = "--strict",
      description = "Take a rounded duration, or a scenario that checks nothing, for an error.")
  private boolean strict;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      defaultValue = "1",
      description = "Run N files at once; their reports still come in order.")
  private int jobs;

  RunCommand(Terminal terminal, ScenarioEngine engine) {
    this.terminal = terminal;
    this.engine = engine;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (jobs < 1) {
      throw new ParameterException(
          spec.commandLine(), "--jobs takes 1 or more, not " + jobs + ". Write `--jobs 4`.");
    }
    Totals totals = new Totals();
    try (Progress progress = new Progress(terminal, files.size())) {
      if (jobs == 1 || files.size() == 1) {
        runInTurn(progress, totals);
      } else {
        runAtOnce(progress, totals);
      }
    } catch (ReaderGone e) {
      return ExitCode.READER_GONE;
    }
    if (!json && files.size() > 1) {
      terminal.print((quiet ? "" : "\n") + totals.said(terminal.style()) + "\n");
    }
    terminal.flush();
    return totals.exitCode();
  }

  private void runInTurn(Progress progress, Totals totals) {
    boolean first = true;
    for (Path file : files) {
      print(first ? "" : gap());
      totals.add(runOne(file, progress, this::print));
      terminal.flush();
      first = false;
    }
  }

  private void runAtOnce(Progress progress, Totals totals) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(Math.min(jobs, files.size()), this::daemon);
    try {
      List<Future<RunResult>> outcomes = new ArrayList<>();
      List<StringBuilder> texts = new ArrayList<>();
      for (Path file : files) {
        StringBuilder text = new StringBuilder();
        texts.add(text);
        outcomes.add(pool.submit(() -> runOne(file, progress, text::append)));
      }
      for (int i = 0; i < files.size(); i++) {
        totals.add(await(outcomes.get(i)));
        print((i == 0 ? "" : gap()) + texts.set(i, new StringBuilder()));
        terminal.flush();
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private RunResult runOne(Path file, Progress progress, Consumer<String> sink) {
    String name = file.toString();
    Report report = progress.watching(report(name, sink), name);
    RunOptions options = RunOptions.DEFAULT.withStrict(strict);
    long start = System.nanoTime();
    Problem problem = ScenarioFile.problem(file);
    RunResult result =
        problem == null ? engine.run(file, options, report) : KeysEngine.broken(List.of(problem));
    report.ended(result, Duration.ofNanos(System.nanoTime() - start));
    return result;
  }

  private Report report(String name, Consumer<String> sink) {
    if (json) {
      return new JsonReport(name, sink, !quiet);
    }
    Style style = terminal.style();
    return quiet ? new QuietReport(name, sink, style) : new TextReport(name, sink, style);
  }

  private void print(String text) {
    terminal.print(text);
    if (terminal.readerGone()) {
      throw new ReaderGone();
    }
  }

  private String gap() {
    return json || quiet ? "" : "\n";
  }

  /** Daemons, so that Ctrl-C need not wait for a scenario. */
  private Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "scenario");
    thread.setDaemon(true);
    return thread;
  }

  private static RunResult await(Future<RunResult> outcome) throws InterruptedException {
    try {
      return outcome.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a scenario could not be run", e.getCause());
    }
  }
}

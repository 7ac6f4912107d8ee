package io.tickwright.cli;

import io.tickwright.keys.Problem;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs scenarios one after the other, or several at once with their reports still in order. */
@Command(
    name = "run",
    header = "Run scenarios: each check as it is made, then a verdict.",
    description = {
      "%nA scenario is a .keys file: it names a script, sends it actions, lets ticks pass, and"
          + " checks what came of it. It ends with its last line or with the first check that does"
          + " not hold.",
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
      "  tickwright run --script skirmish.groovy skirmish-smoke.keys",
      "  tickwright run --json turret.keys | jq .digest",
      "  tickwright run --quiet --junit-xml target/keys.xml scenarios/*.keys",
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
  @Mixin private BatchOptions batch;
  @Mixin private ResultsFile results;

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
      names = "--output",
      paramLabel = "FOLDER",
      description = "Write what scenarios save into this folder instead of beside them.")
  private @Nullable Path output;

  @Option(
      names = "--script",
      paramLabel = "SCRIPT",
      description = "Run this script instead of the one that the scenario names.")
  private @Nullable Path script;

  @Option(
      names = "--digests",
      paramLabel = "LOG",
      description = "Also write the digest after each tick into this file, for `diff`.")
  private @Nullable Path digests;

  RunCommand(Terminal terminal, ScenarioEngine engine) {
    this.terminal = terminal;
    this.engine = engine;
  }

  @Override
  public Integer call() throws Exception {
    List<Path> files = batch.files();
    if (digests != null && files.size() > 1) {
      throw new ParameterException(
          spec.commandLine(), "--digests takes the log of one file. Run them one by one.");
    }
    results.refuse(files, script);
    OutputFile.refuse(spec, digests, files, script);
    results.refuseBoth(digests);
    try (Progress progress = new Progress(terminal, files.size())) {
      String gap = json || quiet ? "" : "\n";
      Totals totals = new Totals();
      batch
          .<RunResult>run(terminal, gap, (file, sink) -> aRun(file, sink, progress))
          .forEach(totals::add);
      return ended(totals, gap);
    }
  }

  private Callable<RunResult> aRun(Path file, Consumer<String> sink, Progress progress) {
    String name = file.toString();
    Report shown = progress.watching(report(name, sink), name);
    Report report = results.isWanted() ? results.watching(shown, name) : shown;
    RunOptions plain = RunOptions.DEFAULT.withStrict(strict);
    RunOptions logging = digests == null ? plain : plain.withDigests(digests);
    RunOptions saving = output == null ? logging : logging.withOutput(output);
    RunOptions options = script == null ? saving : saving.withScript(script);
    return () -> {
      progress.at(name);
      long start = System.nanoTime();
      Problem problem = ScenarioFile.problem(file);
      RunResult result =
          problem == null ? engine.run(file, options, report) : KeysEngine.broken(List.of(problem));
      report.ended(result, Duration.ofNanos(System.nanoTime() - start));
      return result;
    };
  }

  private Report report(String name, Consumer<String> sink) {
    if (json) {
      return new JsonReport(name, sink, !quiet);
    }
    Style style = terminal.style();
    return quiet ? new QuietReport(name, sink, style) : new TextReport(name, sink, style);
  }

  private int ended(Totals totals, String gap) {
    if (!json && batch.files().size() > 1) {
      terminal.print(gap + totals.said(terminal.style()) + "\n");
    }
    terminal.flush();
    return results.written(totals.exitCode(), terminal);
  }
}

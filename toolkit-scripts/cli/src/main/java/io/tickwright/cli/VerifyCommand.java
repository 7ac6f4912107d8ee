package io.tickwright.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.tickwright.keys.Diff;
import io.tickwright.keys.Problem;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.keys.Verification;
import io.tickwright.keys.VerifyOptions;
import io.tickwright.script.Place;
import io.tickwright.script.Suspect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Finds what a game is besides its state. */
@Command(
    name = "verify",
    header = "Find hidden state, luck of its own and incomplete saves in a game.",
    description = {
      "%nRuns a scenario twice; saves and restores its game in a fresh script at a sample of its"
          + " ticks; and runs the last ticks again after each. All must come to the same digests."
          + " The scenario's own checks are ignored.",
    },
    parameterListHeading = "%nFiles:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes (of several files the worst):%n",
    exitCodeList = {
      "0:the game is nothing but its state",
      "1:it is not; the tick and the field are named",
      "2:a file or its script cannot be read or run",
      "64:the command line makes no sense",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright verify skirmish-smoke.keys",
      "  tickwright verify --every-tick --distance 8 *.keys",
      "  tickwright verify --samples 200 --seed 3 soak.keys",
      "  tickwright verify --jobs 4 --junit-xml target/verified.xml scenarios/*.keys",
    })
final class VerifyCommand implements Callable<Integer> {
  private final Terminal terminal;
  @Spec private CommandSpec spec;
  @Mixin private HelpOption help;
  @Mixin private BatchOptions batch;
  @Mixin private ResultsFile results;

  @Option(
      names = "--samples",
      paramLabel = "N",
      defaultValue = "64",
      description = "Restore at N ticks; 64 unless given.")
  private int samples;

  @Option(names = "--every-tick", description = "Restore at every tick; slow for long runs.")
  private boolean everyTick;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Which ticks the sample is; another seed is another sample.")
  private long seed;

  @Option(
      names = "--ahead",
      paramLabel = "N",
      defaultValue = "600",
      description = "Follow a restored game for N ticks; 600 unless given.")
  private int ahead;

  @Option(
      names = "--distance",
      paramLabel = "K",
      defaultValue = "4",
      description = "Run the last K ticks again after each; 4 unless given.")
  private int distance;

  @Option(names = "--json", description = "One JSON object for each file, each on its own line.")
  private boolean json;

  VerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    results.refuse(batch.files(), null);
    VerifyOptions how = options();
    try (Progress progress = new Progress(terminal, batch.files().size())) {
      List<Integer> codes =
          batch.run(terminal, "", (file, sink) -> verifying(file, how, sink, progress));
      return results.written(Collections.max(codes), terminal);
    }
  }

  private VerifyOptions options() {
    try {
      VerifyOptions how =
          VerifyOptions.DEFAULT.withSamples(samples, seed).withAhead(ahead).withDistance(distance);
      return everyTick ? how.atEveryTick() : how;
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.getMessage() + ".");
    }
  }

  private Callable<Integer> verifying(
      Path file, VerifyOptions how, Consumer<String> sink, Progress progress) {
    JunitSuite suite = results.watching((result, wallTime) -> {}, file.toString());
    Report report = progress.watching(suite, file.toString());
    return () -> {
      progress.at(file.toString());
      long start = System.nanoTime();
      RunResult result = verify(file, how, sink, suite);
      report.ended(result, Duration.ofNanos(System.nanoTime() - start));
      return ExitCode.of(result.status());
    };
  }

  private RunResult verify(Path file, VerifyOptions how, Consumer<String> sink, JunitSuite suite) {
    try {
      Verification verification = verification(file, how);
      sink.accept(json ? json(file, verification) : text(file, verification));
      for (Verification.Step step : verification.steps()) {
        suite.tried(step.what(), step.finding().isEmpty());
      }
      return result(file, verification);
    } catch (ScenarioRefused refused) {
      ScenarioRefused broken = refused.namedAs(file);
      sink.accept(
          json
              ? json(file, broken.problems())
              : Verdict.everyProblem(broken.problems(), terminal.style()));
      return KeysEngine.broken(broken.problems());
    }
  }

  private static RunResult result(Path file, Verification verification) {
    List<String> shown = verification.text().lines().toList();
    Problem problem = new Problem(Place.of(file.toString()), fault(verification) + ".", "", shown);
    return verification.holds()
        ? KeysEngine.unrun(RunResult.Status.PASSED, List.of())
        : KeysEngine.unrun(RunResult.Status.FAILED, List.of(problem));
  }

  private static Verification verification(Path file, VerifyOptions how) {
    Problem unreadable = ScenarioFile.problem(file);
    if (unreadable != null) {
      throw new ScenarioRefused(List.of(unreadable));
    }
    RunOptions options = RunOptions.DEFAULT.withLimits(KeysEngine.LIMITS);
    return Verification.of(Scenario.parse(file), options, how);
  }

  private String text(Path file, Verification verification) {
    Style style = terminal.style();
    String verdict =
        verification.holds()
            ? style.good("verified") + "  " + file
            : style.bad("FAILED") + "  " + file + ": " + fault(verification);
    return style.strong(file.toString())
        + "\n"
        + Wording.harmless(verification.text())
        + verdict
        + "\n";
  }

  private static String fault(Verification verification) {
    return verification
        .finding()
        .map(finding -> finding.fault().name().toLowerCase(Locale.ROOT).replace('_', ' '))
        .orElse("");
  }

  private static String json(Path file, List<Problem> problems) {
    ObjectNode told = JsonLines.object("tickwright-verify-1").put("file", file.toString());
    JsonLines.problems(told.put("status", "broken"), problems);
    return JsonLines.line(told);
  }

  private static String json(Path file, Verification verification) {
    ObjectNode told =
        JsonLines.object("tickwright-verify-1")
            .put("file", file.toString())
            .put("status", verification.holds() ? "verified" : "failed");
    ArrayNode steps = told.putArray("steps");
    for (Verification.Step step : verification.steps()) {
      steps.addObject().put("what", step.what()).put("same", step.finding().isEmpty());
    }
    verification.finding().ifPresent(finding -> tell(told.putObject("finding"), finding));
    return JsonLines.line(told);
  }

  private static void tell(ObjectNode told, Verification.Finding finding) {
    told.put("fault", finding.fault().name().toLowerCase(Locale.ROOT));
    told.put("from", finding.from()).put("tick", finding.tick());
    ArrayNode fields = told.putArray("fields");
    for (Diff.Field field : finding.fields()) {
      fields.addObject().put("path", field.path()).put("a", field.a()).put("b", field.b());
    }
    ArrayNode suspects = told.putArray("suspects");
    for (Suspect suspect : finding.suspects()) {
      ObjectNode one = suspects.addObject().put("file", suspect.place().file());
      one.put("line", suspect.place().line()).put("what", suspect.what());
      suspect.writtenIn().forEach(one.putArray("writtenIn")::add);
    }
  }
}

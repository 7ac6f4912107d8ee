package io.tickwright.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.tickwright.keys.Problem;
import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.ScenarioCheck;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says all that is wrong with scenarios, without running a tick of them. */
@Command(
    name = "check",
    header = "Say all that is wrong with scenarios, without running them.",
    description = {
      "%nEach line is read and held against what the game declares: words, paths, values,"
          + " actions, events, the script itself. No tick is run, so no check is made.",
    },
    parameterListHeading = "%nFiles:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all of them could run",
      "2:one of them could not",
      "64:the command line makes no sense",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright check scenarios/*.keys",
      "  tickwright check --json turret.keys | jq '.problems[].line'",
    })
final class CheckCommand implements Callable<Integer> {
  private final Terminal terminal;
  @Mixin private HelpOption help;
  @Mixin private BatchOptions batch;

  @Option(names = "--strict", description = "Take a rounded duration for an error.")
  private boolean strict;

  @Option(
      names = "--script",
      paramLabel = "SCRIPT",
      description = "Hold them against this script instead of the ones that they name.")
  private @Nullable Path script;

  @Option(
      names = "--json",
      description = "One JSON object for each file, each on a line: status, notes, problems.")
  private boolean json;

  CheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    return Collections.max(
        batch.<Integer>run(terminal, "", (file, sink) -> () -> check(file, sink)));
  }

  private int check(Path file, Consumer<String> sink) {
    Notes notes = new Notes();
    Problem unreadable = ScenarioFile.problem(file);
    RunOptions plain = RunOptions.DEFAULT.withStrict(strict).withLimits(KeysEngine.LIMITS);
    RunOptions options = script == null ? plain : plain.withScript(script);
    List<Problem> problems =
        unreadable == null ? problems(file, options, notes) : List.of(unreadable);
    sink.accept(json ? json(file, notes, problems) : text(file, notes, problems));
    return problems.isEmpty() ? ExitCode.OK : ExitCode.BROKEN;
  }

  private static List<Problem> problems(Path file, RunOptions options, Notes notes) {
    return ScenarioCheck.of(file, options, notes).stream().map(one -> one.namedAs(file)).toList();
  }

  private String text(Path file, Notes notes, List<Problem> problems) {
    Style style = terminal.style();
    StringBuilder text = new StringBuilder();
    for (ObjectNode note : notes.told) {
      text.append(style.doubtful("note"))
          .append("  ")
          .append(file + ":" + note.get("line").asInt() + ": ")
          .append(Wording.harmless(note.get("text").asText()))
          .append('\n');
    }
    text.append(Verdict.everyProblem(problems, style));
    return problems.isEmpty()
        ? text.append(style.good("ok")).append("  ").append(file).append('\n').toString()
        : text.append(style.bad("BROKEN"))
            .append("  ")
            .append(file)
            .append(": ")
            .append(Wording.count(problems.size(), "problem"))
            .append('\n')
            .toString();
  }

  private static String json(Path file, Notes notes, List<Problem> problems) {
    ObjectNode told =
        JsonLines.object("tickwright-check-1")
            .put("file", file.toString())
            .put("status", problems.isEmpty() ? "ok" : "broken");
    ArrayNode said = told.putArray("notes");
    notes.told.forEach(said::add);
    JsonLines.problems(told, problems);
    return JsonLines.line(told);
  }

  private static final class Notes implements RunListener {
    private final List<ObjectNode> told = new ArrayList<>();

    @Override
    public void note(int line, String text) {
      told.add(JsonLines.object().put("line", line).put("text", text));
    }
  }
}

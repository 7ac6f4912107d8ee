package io.tickwright.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.tickwright.keys.Diff;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.save.SaveRefused;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says where two runs part. */
@Command(
    name = "diff",
    header = "Compare two runs or saves: the first tick that differs, and the fields there.",
    description = {
      "%nEither file may be a save, a scenario or recording (.keys), or a digest log (tickwright"
          + " run --digests). Scenarios are run, and go on after checks that do not hold; the game"
          + " of a save is looked for beside it.",
    },
    parameterListHeading = "%nFiles:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:they are the same",
      "1:they differ",
      "2:one of them cannot be read or run",
      "64:the command line makes no sense",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright diff before.keys after.keys",
      "  tickwright diff monday.save tuesday.save",
      "  tickwright diff here.digests there.digests",
    })
final class DiffCommand implements Callable<Integer> {
  private static final int MOST_SHOWN = 50;

  private final Terminal terminal;
  @Mixin private HelpOption help;

  @Parameters(index = "0", paramLabel = "A", description = "A save, scenario or digest log.")
  private Path a = Path.of("");

  @Parameters(index = "1", paramLabel = "B", description = "Another.")
  private Path b = Path.of("");

  @Option(names = "--json", description = "Say it as one JSON object.")
  private boolean json;

  DiffCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    try {
      Diff diff = compare();
      terminal.print(json ? JsonLines.line(object(diff)) : text(diff));
      terminal.flush();
      return diff.same() ? ExitCode.OK : ExitCode.FAILED;
    } catch (ScenarioRefused | SaveRefused refused) {
      return broken(refused);
    }
  }

  private int broken(RuntimeException refused) {
    terminal.print(Wording.harmless(refused.getMessage()) + "\n");
    terminal.flush();
    return ExitCode.BROKEN;
  }

  private Diff compare() {
    try (Progress progress = new Progress(terminal, 1)) {
      progress.at(a + " and " + b);
      return Diff.of(a, b, RunOptions.DEFAULT.withLimits(KeysEngine.LIMITS));
    }
  }

  // Text

  private String text(Diff diff) {
    Style style = terminal.style();
    StringBuilder text = new StringBuilder();
    int width = Math.max(named(diff.a().file()).length(), named(diff.b().file()).length());
    side(text, diff.a(), width, style);
    side(text, diff.b(), width, style);
    text.append(Wording.harmless(fields(diff.fields())));
    text.append(verdict(diff, style)).append('\n');
    for (Diff.NearInput input : diff.inputs()) {
      text.append("  tick ").append(input.tick()).append("  ");
      text.append(Wording.harmless(input.line()));
      if (!input.inA() || !input.inB()) {
        String only = diff.name(input.inA() ? diff.a() : diff.b());
        text.append("   only in ").append(Wording.harmless(only));
      }
      text.append('\n');
    }
    for (String note : diff.notes()) {
      text.append(style.doubtful("note")).append("  ").append(Wording.harmless(note)).append('\n');
    }
    return text.toString();
  }

  private static String named(Path file) {
    return Wording.harmless(file.toString());
  }

  private static void side(StringBuilder text, Diff.Side side, int width, Style style) {
    String name = named(side.file());
    text.append(style.strong(name)).append(" ".repeat(width - name.length()));
    text.append("  tick ").append(side.tick()).append("  ").append(side.digestText()).append('\n');
  }

  private static String fields(List<Diff.Field> fields) {
    StringBuilder text = new StringBuilder();
    List<Diff.Field> shown = fields.subList(0, Math.min(fields.size(), MOST_SHOWN));
    int paths = shown.stream().mapToInt(field -> field.path().length()).max().orElse(0);
    int values = shown.stream().mapToInt(field -> field.a().length()).max().orElse(0);
    for (Diff.Field field : shown) {
      text.append("  ").append(padded(field.path(), Math.min(paths, 40)));
      text.append("  ").append(padded(field.a(), Math.min(values, 40)));
      text.append("  vs  ").append(field.b()).append('\n');
    }
    if (fields.size() > shown.size()) {
      text.append("  and ").append(fields.size() - shown.size()).append(" more\n");
    }
    return text.toString();
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String verdict(Diff diff, Style style) {
    if (diff.same()) {
      return style.good("same");
    }
    String count =
        diff.fields().isEmpty()
            ? ""
            : "  " + Wording.count(diff.fields().size(), "difference") + ".";
    String first =
        diff.firstTick() < 0 ? "" : "  First tick that differs: " + diff.firstTick() + ".";
    String inputs = diff.inputs().isEmpty() ? "" : "  Inputs around it:";
    return style.bad("DIFFERENT") + count + first + inputs;
  }

  // JSON

  private static ObjectNode object(Diff diff) {
    ObjectNode object = JsonLines.object("tickwright-diff-1");
    object.put("same", diff.same());
    side(object.putObject("a"), diff.a());
    side(object.putObject("b"), diff.b());
    if (diff.firstTick() >= 0) {
      object.put("firstTick", diff.firstTick());
    }
    ArrayNode fields = object.putArray("fields");
    for (Diff.Field field : diff.fields()) {
      fields.addObject().put("path", field.path()).put("a", field.a()).put("b", field.b());
    }
    ArrayNode inputs = object.putArray("inputs");
    for (Diff.NearInput input : diff.inputs()) {
      ObjectNode told = inputs.addObject().put("tick", input.tick()).put("line", input.line());
      told.put("inA", input.inA()).put("inB", input.inB());
    }
    diff.notes().forEach(object.putArray("notes")::add);
    return object;
  }

  private static void side(ObjectNode object, Diff.Side side) {
    object.put("file", side.file().toString());
    object.put("tick", side.tick());
    object.put("digest", side.digest() == null ? null : side.digestText());
  }
}

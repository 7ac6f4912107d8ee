package io.tickwright.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.tickwright.keys.Problem;
import io.tickwright.keys.ScenarioFormat;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.save.AtomicFile;
import io.tickwright.script.Place;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Gives scenarios their one spacing, in place. */
@Command(
    name = "fmt",
    header = "Give scenarios their one spacing, in place.",
    description = {
      "%nA blank between words, none around a line, at most one blank line together, an end"
          + " to the last line. Comments and what `echo` says stay as they are. A file that"
          + " cannot be understood is left alone.",
    },
    parameterListHeading = "%nFiles:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done; with --check, nothing to do",
      "1:with --check, a file has another spacing",
      "2:a file cannot be read or understood",
      "64:the command line makes no sense",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright fmt scenarios/*.keys",
      "  tickwright fmt --check scenarios/*.keys",
      "  tickwright fmt - < turret.keys",
    })
final class FmtCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final InputStream in;
  @Spec private CommandSpec spec;
  @Mixin private HelpOption help;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Scenarios (.keys); - is standard input, written to standard output.")
  private List<String> files = List.of();

  @Option(names = "--check", description = "Change nothing; name the files that would change.")
  private boolean check;

  @Option(
      names = "--json",
      description = "One JSON object for each file, each on a line: status and problems.")
  private boolean json;

  FmtCommand(Terminal terminal, InputStream in) {
    this.terminal = terminal;
    this.in = in;
  }

  @Override
  public Integer call() throws IOException {
    boolean fromInput = files.contains("-");
    if (fromInput && files.size() > 1 || fromInput && json && !check) {
      throw new ParameterException(
          spec.commandLine(), "`-` stands alone. Write `tickwright fmt - < turret.keys`.");
    }
    int code = ExitCode.OK;
    for (String file : files) {
      code = Math.max(code, file.equals("-") ? formatInput() : formatFile(Path.of(file)));
      if (terminal.readerGone()) {
        return ExitCode.READER_GONE;
      }
    }
    return code;
  }

  private int formatInput() throws IOException {
    try {
      String text = decoded("-", in.readAllBytes());
      String formatted = ScenarioFormat.of("-", text);
      if (check) {
        return told("-", formatted.equals(text));
      }
      terminal.print(formatted);
      return ExitCode.OK;
    } catch (ScenarioRefused refused) {
      return refused("-", refused.problems());
    }
  }

  private int formatFile(Path file) {
    Problem unreadable = ScenarioFile.problem(file);
    if (unreadable != null) {
      return refused(file.toString(), List.of(unreadable));
    }
    try {
      String text = decoded(file.toString(), Files.readAllBytes(file));
      String formatted = ScenarioFormat.of(file.toString(), text);
      boolean same = formatted.equals(text);
      if (!same && !check) {
        AtomicFile.replace(file, formatted.getBytes(StandardCharsets.UTF_8));
      }
      return told(file.toString(), same);
    } catch (ScenarioRefused refused) {
      return refused(file.toString(), refused.problems());
    } catch (IOException e) {
      OutputFile.complain(file, "cannot be changed", e, terminal);
      return ExitCode.BROKEN;
    }
  }

  private static String decoded(String name, byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException malformed) {
      Problem problem =
          new Problem(Place.of(name), "the file is not valid UTF-8.", "Save it as UTF-8.");
      throw new ScenarioRefused(List.of(problem));
    }
  }

  private int told(String file, boolean same) {
    if (json) {
      terminal.print(JsonLines.line(object(file, same ? "same" : check ? "differs" : "formatted")));
    } else if (!same) {
      terminal.print(file + (check ? " has another spacing\n" : "\n"));
    }
    return same || !check ? ExitCode.OK : ExitCode.FAILED;
  }

  private int refused(String file, List<Problem> problems) {
    if (json) {
      ObjectNode told = object(file, "broken");
      JsonLines.problems(told, problems);
      terminal.print(JsonLines.line(told));
    } else {
      terminal.complain(Verdict.problems(problems, Style.PLAIN));
    }
    return ExitCode.BROKEN;
  }

  private static ObjectNode object(String file, String status) {
    return JsonLines.object("tickwright-fmt-1").put("file", file).put("status", status);
  }
}

package io.tickwright.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;

/** Makes each command with the terminal and the engine it works with. */
final class Commands {
  /** All of them, in the order in which the help lists them. */
  private static final List<String> NAMES =
      List.of(
          "run",
          "play",
          "record",
          "diff",
          "verify",
          "reduce",
          "check",
          "capture",
          "fmt",
          "doctor",
          "types",
          "completion",
          "help");

  /** These two speak of the others. */
  private static final List<String> ABOUT_ALL = List.of("completion", "help");

  private final Terminal terminal;
  private final ScenarioEngine engine;

  private Commands(Terminal terminal, ScenarioEngine engine) {
    this.terminal = terminal;
    this.engine = engine;
  }

  /**
   * What understands a command line. It knows the command that these words begin with, or all of
   * them: picocli finds out about a command by reflection, and for all of them that takes longer
   * than all else of a start.
   */
  static CommandLine line(Terminal terminal, ScenarioEngine engine, String... args) {
    Ansi ansi = terminal.style().coloured() ? Ansi.ON : Ansi.OFF;
    CommandLine line = new CommandLine(new Tickwright());
    // Before the settings: they reach the commands that are there.
    new Commands(terminal, engine).addTo(line, args.length == 0 ? "" : args[0]);
    line.setOut(new TerminalWriter(terminal::print))
        .setErr(new TerminalWriter(terminal::complain))
        .setParameterExceptionHandler(new UsageErrors(terminal))
        .setExecutionExceptionHandler(new InternalErrors(terminal))
        .setColorScheme(CommandLine.Help.defaultColorScheme(ansi))
        // A scenario may well be called @home.keys.
        .setExpandAtFiles(false);
    line.setUsageHelpAutoWidth(false).setUsageHelpWidth(80);
    return line;
  }

  private void addTo(CommandLine line, String first) {
    boolean one = NAMES.contains(first) && !ABOUT_ALL.contains(first);
    for (String name : one ? List.of(first) : NAMES) {
      line.addSubcommand(made(name));
    }
  }

  private Object made(String name) {
    return switch (name) {
      case "run" -> new RunCommand(terminal, engine);
      case "play" -> new PlayCommand(terminal);
      case "record" -> new RecordCommand(terminal);
      case "diff" -> new DiffCommand(terminal);
      case "verify" -> new VerifyCommand(terminal);
      case "reduce" -> new ReduceCommand(terminal);
      case "check" -> new CheckCommand(terminal);
      case "capture" -> new CaptureCommand(terminal);
      case "fmt" -> new FmtCommand(terminal, System.in);
      case "doctor" -> new DoctorCommand(terminal, Examination.of(engine));
      case "types" -> new TypesCommand(terminal);
      case "completion" -> new CompletionCommand(terminal);
      case "help" -> new HelpCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }
}

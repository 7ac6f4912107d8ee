package io.tickwright.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The {@code tickwright} command. */
public final class Main {
  private Main() {}

  /** Runs the command line and ends the process with its exit code. */
  public static void main(String[] args) {
    // Where Groovy is, picocli asks for its closures, which takes longer than all else of a start.
    System.setProperty("picocli.disable.closures", "true");
    Terminal terminal = Terminal.ofProcess();
    AtomicBoolean finished = new AtomicBoolean();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  if (!finished.get()) {
                    terminal.flushIfItCan();
                  }
                },
                "last-words"));
    Languages.knowTheKotlinCompiler();
    int code = run(terminal, new KeysEngine(), args);
    terminal.flush();
    finished.set(true);
    System.exit(terminal.readerGone() ? ExitCode.READER_GONE : code);
  }

  /** The whole command, on streams and an engine that a test can stand in for. */
  static int run(Terminal terminal, ScenarioEngine engine, String... args) {
    CommandLine line = commandLine(terminal, engine);
    if (args.length == 0) {
      terminal.complain(line.getUsageMessage());
      return ExitCode.USAGE;
    }
    return line.execute(args);
  }

  static CommandLine commandLine(Terminal terminal, ScenarioEngine engine) {
    Ansi ansi = terminal.style().coloured() ? Ansi.ON : Ansi.OFF;
    CommandLine line =
        new CommandLine(new Tickwright(), new Commands(terminal, engine))
            .setOut(new TerminalWriter(terminal::print))
            .setErr(new TerminalWriter(terminal::complain))
            .setParameterExceptionHandler(new UsageErrors(terminal))
            .setExecutionExceptionHandler(new InternalErrors(terminal))
            .setColorScheme(CommandLine.Help.defaultColorScheme(ansi))
            // A scenario may well be called @home.keys.
            .setExpandAtFiles(false);
    line.setUsageHelpAutoWidth(false).setUsageHelpWidth(80);
    return line;
  }
}

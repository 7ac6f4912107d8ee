package io.tickwright.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine;

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
    System.exit(terminal.ended(code));
  }

  /** The whole command, on streams and an engine that a test can stand in for. */
  static int run(Terminal terminal, ScenarioEngine engine, String... args) {
    if (args.length == 1 && (args[0].equals("--version") || args[0].equals("-V"))) {
      // Known without asking picocli, which is most of such a start.
      terminal.print(String.join("\n", new Version().getVersion()) + "\n");
      return ExitCode.OK;
    }
    CommandLine line = Commands.line(terminal, engine, args);
    if (args.length == 0) {
      terminal.complain(line.getUsageMessage());
      return ExitCode.USAGE;
    }
    try {
      return line.execute(args);
    } catch (RuntimeException | Error fault) {
      // Picocli hands on exceptions of a command only. What went through it would end the process
      // with 1, which says that a check did not hold.
      return new InternalErrors(terminal).told(fault);
    }
  }
}

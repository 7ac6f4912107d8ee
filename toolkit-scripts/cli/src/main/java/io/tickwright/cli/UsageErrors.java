package io.tickwright.cli;

import io.tickwright.sim.Names;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** A command line that makes no sense: what is wrong, the nearest right word, where to read on. */
final class UsageErrors implements IParameterExceptionHandler {
  private static final String UNKNOWN_TO_HELP = "Unknown subcommand '";

  private final Terminal terminal;

  UsageErrors(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int handleParseException(ParameterException error, String[] args) {
    CommandLine command = error.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    terminal.complain(
        "tickwright: " + explain(error, command) + "\n  Try `" + name + " --help`.\n");
    return ExitCode.USAGE;
  }

  private static String explain(ParameterException error, CommandLine command) {
    if (error instanceof UnmatchedArgumentException unmatched) {
      return explainWord(unmatched.getUnmatched().get(0), command);
    }
    if (error instanceof MissingParameterException missing) {
      return explainMissing(missing, command);
    }
    String message = String.valueOf(error.getMessage());
    if (message.startsWith(UNKNOWN_TO_HELP)) {
      return explainWord(message.substring(UNKNOWN_TO_HELP.length()).split("'", 2)[0], command);
    }
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }

  private static String explainWord(String word, CommandLine command) {
    if (word.startsWith("-")) {
      String typed = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
      // Any two short options are one slip apart: a guess between them would be no help.
      String nearest = typed.length() < 4 ? null : Names.nearest(typed, options(command));
      return "unknown option `" + typed + "`." + meant(nearest);
    }
    if (command.getSubcommands().isEmpty()) {
      return "`" + word + "` is one word too many.";
    }
    if (word.endsWith(".keys") || Files.exists(Path.of(word))) {
      return "`" + word + "` is not a command. Did you mean `tickwright run " + word + "`?";
    }
    return "unknown command `"
        + word
        + "`."
        + meant(Names.nearest(word, command.getSubcommands().keySet()));
  }

  private static String explainMissing(MissingParameterException missing, CommandLine command) {
    String what =
        missing.getMissing().isEmpty() ? "a value" : missing.getMissing().get(0).paramLabel();
    if (missing.getMissing().get(0) instanceof OptionSpec option) {
      return "`" + option.longestName() + "` takes a value: " + option.longestName() + " " + what;
    }
    return "`" + command.getCommandName() + "` needs a " + what + ".";
  }

  private static String meant(@Nullable String nearest) {
    return nearest == null ? "" : " Did you mean `" + nearest + "`?";
  }

  private static List<String> options(CommandLine command) {
    List<String> names = new ArrayList<>();
    for (OptionSpec option : command.getCommandSpec().options()) {
      names.addAll(List.of(option.names()));
    }
    return names;
  }
}

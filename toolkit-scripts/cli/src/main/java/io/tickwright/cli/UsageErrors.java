package io.tickwright.cli;

import io.tickwright.sim.Names;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** A command line that makes no sense: what is wrong, the nearest right word, where to read on. */
final class UsageErrors implements IParameterExceptionHandler {
  private static final String UNKNOWN_TO_HELP = "Unknown subcommand '";
  private static final Set<Class<?>> NUMBERS =
      Set.of(int.class, long.class, Integer.class, Long.class);

  private final Terminal terminal;

  UsageErrors(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int handleParseException(ParameterException error, String[] args) {
    CommandLine command = error.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    terminal.complain(
        "tickwright: "
            + explain(error, command, List.of(args))
            + "\n  Try `"
            + name
            + " --help`.\n");
    return ExitCode.USAGE;
  }

  private static String explain(ParameterException error, CommandLine command, List<String> args) {
    if (error instanceof UnmatchedArgumentException unmatched) {
      return explainWord(unmatched.getUnmatched().get(0), command);
    }
    if (error instanceof MissingParameterException missing) {
      return explainMissing(missing.getMissing(), command, args);
    }
    if (error instanceof MutuallyExclusiveArgsException) {
      return explainExclusive(command, args);
    }
    if (error instanceof OverwrittenOptionException twice
        && twice.getOverwritten() instanceof OptionSpec option) {
      return "`" + option.longestName() + "` is given twice.";
    }
    if (isNoNumber(error) && error.getArgSpec() instanceof OptionSpec option) {
      return "`" + option.longestName() + "` takes " + number(error.getValue()) + ".";
    }
    if (isNoneOf(error) && error.getArgSpec() instanceof OptionSpec option) {
      return "`"
          + option.longestName()
          + "` takes "
          + words(option)
          + ", not `"
          + error.getValue()
          + "`.";
    }
    String message = String.valueOf(error.getMessage());
    if (message.startsWith(UNKNOWN_TO_HELP)) {
      return explainWord(message.substring(UNKNOWN_TO_HELP.length()).split("'", 2)[0], command);
    }
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }

  private static String explainWord(String word, CommandLine command) {
    if (word.startsWith("-")) {
      String typed = nameIn(word);
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

  /** What is missing, unless a word that was misspelt is why. */
  private static String explainMissing(
      List<ArgSpec> missing, CommandLine command, List<String> args) {
    String name = command.getCommandName();
    if (missing.get(0) instanceof OptionSpec option && isGiven(option, command, args)) {
      return "`" + option.longestName() + "` takes a value: " + form(option);
    }
    for (String word : optionsIn(args, command)) {
      if (word.startsWith("--") && !isKnown(word, command)) {
        return explainWord(word, command);
      }
    }
    ArgGroupSpec group = missing.get(0).group();
    if (group != null) {
      List<String> forms = group.options().stream().map(one -> "`" + form(one) + "`").toList();
      return "`" + name + "` needs " + String.join(" or ", forms) + ".";
    }
    return missing.get(0) instanceof OptionSpec option
        ? "`" + name + "` needs `" + form(option) + "`."
        : "`" + name + "` needs a " + missing.get(0).paramLabel() + ".";
  }

  private static String form(OptionSpec option) {
    boolean takesValue = option.arity().max() > 0;
    return option.longestName() + (takesValue ? " " + option.paramLabel() : "");
  }

  private static String explainExclusive(CommandLine command, List<String> args) {
    List<String> given =
        command.getCommandSpec().argGroups().stream()
            .flatMap(group -> group.options().stream())
            .filter(option -> isGiven(option, command, args))
            .map(option -> "`" + option.longestName() + "`")
            .toList();
    return String.join(" and ", given) + " exclude each other. Give one of them.";
  }

  private static boolean isNoNumber(ParameterException error) {
    return error.getValue() != null
        && error.getArgSpec() != null
        && NUMBERS.contains(error.getArgSpec().type());
  }

  private static String number(String value) {
    return value.matches("[+-]?[0-9]+")
        ? "no number as large as " + value
        : "a whole number, not `" + value + "`";
  }

  /** Whether the value is none of the few words that there are for it. */
  private static boolean isNoneOf(ParameterException error) {
    return error.getValue() != null
        && error.getArgSpec() != null
        && error.getArgSpec().type().isEnum();
  }

  private static String words(OptionSpec option) {
    return Stream.of(option.type().getEnumConstants())
        .map(word -> "`" + word + "`")
        .collect(Collectors.joining(" or "));
  }

  private static boolean isGiven(OptionSpec option, CommandLine command, List<String> args) {
    List<String> names = List.of(option.names());
    return optionsIn(args, command).stream().anyMatch(word -> names.contains(nameIn(word)));
  }

  /**
   * The words that stand where an option does: no option's value, and nothing behind {@code --}.
   */
  private static List<String> optionsIn(List<String> args, CommandLine command) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < args.size() && !args.get(i).equals("--"); i++) {
      String word = args.get(i);
      if (word.startsWith("-")) {
        words.add(word);
        OptionSpec option = command.getCommandSpec().findOption(word);
        i += option != null && option.arity().min() > 0 ? 1 : 0;
      }
    }
    return words;
  }

  private static boolean isKnown(String word, CommandLine command) {
    return options(command).contains(nameIn(word));
  }

  /** The option that a word names, which may have its value behind {@code =}. */
  private static String nameIn(String word) {
    return word.split("=", 2)[0];
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

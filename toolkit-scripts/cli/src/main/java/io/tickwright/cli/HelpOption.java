package io.tickwright.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The help option, the same for every command. */
@Command
final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean wanted;
}

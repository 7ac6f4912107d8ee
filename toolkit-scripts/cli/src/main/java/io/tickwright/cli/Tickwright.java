package io.tickwright.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the {@link Commands} hang on. */
@Command(
    name = "tickwright",
    header = "Runs gameplay scripts through .keys scenarios: every run the same, tick by tick.",
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright run examples/turret/turret.keys   run a scenario and see each check",
      "  tickwright run --quiet *.keys                run many, a line for each",
      "  tickwright help run                          what `run` can do, and how to begin",
    })
final class Tickwright implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private HelpOption help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Say which tickwright, Java and script engines these are.")
  private boolean version;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "which command?");
  }
}

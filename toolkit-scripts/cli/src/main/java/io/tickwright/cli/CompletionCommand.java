package io.tickwright.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the shell's completion script. */
@Command(
    name = "completion",
    header = "Print a script by which the shell completes commands, options and files.",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  source <(tickwright completion bash)                this shell only",
      "  tickwright completion bash >> ~/.bash_completion    every new bash",
      "  tickwright completion zsh > ~/.tickwright.zsh       source it in ~/.zshrc",
    })
final class CompletionCommand implements Callable<Integer> {
  enum Shell {
    bash,
    zsh
  }

  private final Terminal terminal;
  @Spec private CommandSpec spec;
  @Mixin private HelpOption help;

  @Parameters(paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}")
  private Shell shell;

  CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    // One script serves both: it sets up bash's completion inside zsh when it finds itself there.
    String script = AutoComplete.bash("tickwright", spec.root().commandLine());
    String forZsh = shell == Shell.zsh ? "autoload -Uz compinit && compinit\n" : "";
    terminal.print(forZsh + script);
    return ExitCode.OK;
  }
}

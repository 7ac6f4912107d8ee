package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

class CompletionCommandTest {
  private final Screen screen = Screen.piped();

  @Test
  void aBashScriptCompletesCommandsAndOptions() {
    assertEquals(0, screen.run(new ActedEngine(), "completion", "bash"));
    assertTrue(screen.out().startsWith("#!/usr/bin/env bash"), screen::out);
    assertTrue(screen.out().contains("complete -F _complete_tickwright"), screen::out);
    assertTrue(screen.out().contains("--strict"), screen::out);
  }

  @Test
  void everyCommandAndEachOfItsOptionsIsCompleted() {
    screen.run(new ActedEngine(), "completion", "bash");
    CommandLine line = Commands.line(screen.terminal(), new ActedEngine());
    int options = 0;
    for (CommandLine command : line.getSubcommands().values()) {
      String name = command.getCommandName();
      assertTrue(screen.out().contains("_picocli_tickwright_" + name + "()"), name);
      for (OptionSpec option : command.getCommandSpec().options()) {
        options++;
        assertTrue(screen.out().contains(option.longestName()), name + option.longestName());
      }
    }
    assertTrue(options > 30, "there are options to complete");
  }

  @Test
  void aZshScriptSetsUpItsCompletionFirst() {
    assertEquals(0, screen.run(new ActedEngine(), "completion", "zsh"));
    assertTrue(screen.out().startsWith("autoload -Uz compinit && compinit\n"), screen::out);
    assertTrue(screen.out().contains("complete -F _complete_tickwright"), screen::out);
  }
}

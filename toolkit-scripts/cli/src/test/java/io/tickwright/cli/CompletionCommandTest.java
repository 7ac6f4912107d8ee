package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

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
  void aZshScriptSetsUpItsCompletionFirst() {
    assertEquals(0, screen.run(new ActedEngine(), "completion", "zsh"));
    assertTrue(screen.out().startsWith("autoload -Uz compinit && compinit\n"), screen::out);
    assertTrue(screen.out().contains("complete -F _complete_tickwright"), screen::out);
  }
}

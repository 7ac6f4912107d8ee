package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class HelpTest {
  private final Screen screen = Screen.piped();

  @Test
  void theHelpIsAResultAndNotAComplaint() {
    assertEquals(0, screen.run(new ActedEngine(), "--help"));
    assertTrue(screen.out().contains("Commands:"), screen::out);
    assertTrue(screen.out().contains("tickwright run examples/turret/turret.keys"), screen::out);
    assertEquals("", screen.err());
  }

  @Test
  void everyCommandHasHelpThatFitsATerminal() {
    CommandLine line = Commands.line(screen.terminal(), new ActedEngine());
    assertFalse(line.getSubcommands().isEmpty());
    for (String name : line.getSubcommands().keySet()) {
      Screen fresh = Screen.piped();
      assertEquals(0, fresh.run(new ActedEngine(), name, "--help"), name);
      List<String> lines = fresh.out().lines().toList();
      assertTrue(lines.size() > 3, name);
      assertEquals(List.of(), lines.stream().filter(each -> each.length() > 80).toList(), name);
    }
  }

  @Test
  void theRunHelpGivesTheExitCodesAndAScenarioToBeginWith() {
    screen.run(new ActedEngine(), "help", "run");
    assertTrue(screen.out().contains("64    the command line makes no sense"), screen::out);
    assertTrue(screen.out().contains("  script turret.js\n  timestep 60hz\n"), screen::out);
  }

  @Test
  void theVersionNamesWhateverCanChangeARun() {
    assertEquals(0, screen.run(new ActedEngine(), "--version"));
    List<String> lines = screen.out().lines().toList();
    assertTrue(lines.get(0).matches("tickwright \\d+\\.\\d+\\.\\d+.*"), screen::out);
    assertTrue(lines.get(1).startsWith("Java " + System.getProperty("java.version")), screen::out);
    assertTrue(lines.get(2).matches("JavaScript GraalJS \\d+\\.\\d+\\.\\d+"), screen::out);
  }
}

package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TypesCommandTest {
  @Test
  void theTypesOfEveryWordArePrinted() {
    Screen screen = Screen.piped();
    assertEquals(0, screen.run(new ActedEngine(), "types"));
    assertTrue(screen.out().contains("declare module \"tickwright\" {"), screen::out);
    assertTrue(screen.out().contains("export function until(name: string"), screen::out);
    assertTrue(screen.out().endsWith("}\n"), screen::out);
  }
}

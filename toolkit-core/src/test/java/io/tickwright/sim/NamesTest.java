package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {
  private static final List<String> WORDS = List.of("run", "doctor", "completion", "help");

  @Test
  void aSlipOfTheFingerIsForgiven() {
    assertEquals("run", Names.nearest("rnu", WORDS));
    assertEquals("doctor", Names.nearest("docter", WORDS));
    assertEquals("completion", Names.nearest("COMPLETON", WORDS));
  }

  @Test
  void whatIsFarFromAllIsNotGuessedAt() {
    assertNull(Names.nearest("launch", WORDS));
    assertNull(Names.nearest("", WORDS));
  }

  @Test
  void anotherLetterIsNoSlipOfTheOnlyOne() {
    assertNull(Names.nearest("t", List.of("n", "m")));
    assertEquals("N", Names.nearest("n", List.of("m", "N")));
    assertEquals("to", Names.nearest("t", List.of("n", "to")));
  }
}

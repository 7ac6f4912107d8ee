package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  private static final List<String> WORDS = List.of("run", "doctor", "completion", "help");

  @Test
  void aSlipOfTheFingerIsForgiven() {
    assertEquals("run", Nearest.to("rnu", WORDS));
    assertEquals("doctor", Nearest.to("docter", WORDS));
    assertEquals("completion", Nearest.to("COMPLETON", WORDS));
  }

  @Test
  void whatIsFarFromAllIsNotGuessedAt() {
    assertNull(Nearest.to("launch", WORDS));
    assertNull(Nearest.to("", WORDS));
  }
}

package io.tickwright.window;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class PlayWordsTest {
  @Test
  void everyWordOfTheHelpIsOne() {
    for (String line : PlayWords.usage()) {
      assertDoesNotThrow(() -> PlayWords.checkSaid(line), line);
    }
  }

  @Test
  void whatIsNoWordIsRefusedWithAllThatAre() {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> PlayWords.checkSaid("lode game"));

    assertEquals(
        "`lode` is no word here; say one of pause, resume, step, sprint, stop, speed, save, load,"
            + " record, interpolation, quit",
        refused.getMessage());
  }
}

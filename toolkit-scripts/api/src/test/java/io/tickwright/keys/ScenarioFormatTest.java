package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Told;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The one spacing of a scenario changes nothing that it says. */
class ScenarioFormatTest {
  private static final String SCENARIO =
      """
      # a comment, with  two blanks
      script "turret.demo"
      seed 7

      echo  two  blanks, a "quote and # no comment
      echo
      let reload.left 0.5s of 1.5s
      do fire 90deg at 3
      frames 16ms x3 17ms
      expect event signal empty "out  of shells" x0..3
      expect digest 0x0000000000000000
      """;

  @Test
  void wordsAreOneBlankApartAndCommentsStay() {
    String untidy =
        "\uFEFF\r\n\n"
            + " # a comment, with  two blanks\t\n"
            + "\tscript\t\"turret.demo\"  \n"
            + "seed   7\n"
            + " \n\n\n"
            + "  echo  two  blanks, a \"quote and # no comment\n"
            + " echo\n"
            + "let reload.left\t0.5s of  1.5s\n"
            + "do fire 90deg  at 3\n"
            + "frames 16ms x3   17ms\n"
            + "expect event signal empty \"out  of shells\"  x0..3\n"
            + "expect digest 0x0000000000000000";
    assertEquals(SCENARIO, ScenarioFormat.of("t.keys", untidy.replace("\r", "")));
    assertEquals(SCENARIO, ScenarioFormat.of("t.keys", SCENARIO));
    assertEquals("", ScenarioFormat.of("t.keys", " \n\n"));
  }

  @Test
  void theKindOfLineEndStays() {
    assertEquals("tick 1\r\ntick 2\r\n", ScenarioFormat.of("t.keys", "tick  1\r\ntick 2"));
  }

  @Test
  void whateverTheSpacingWasTheRunIsTheSame() {
    Random random = new Random(20261130);
    String said = Told.of(RunOptions.DEFAULT, "t.keys", SCENARIO).result().digestText();
    int changed = 0;
    for (int i = 0; i < 200; i++) {
      StringBuilder untidy = new StringBuilder();
      for (String line : SCENARIO.split("\n", -1)) {
        String spaced =
            line.startsWith("echo") || line.startsWith("#") || line.contains("\"out")
                ? line
                : line.replace(" ", " ".repeat(1 + random.nextInt(3)));
        untidy.append("\t".repeat(random.nextInt(2))).append(spaced);
        untidy.append("\n".repeat(line.isEmpty() ? 1 + random.nextInt(3) : 1));
      }
      changed += untidy.toString().equals(SCENARIO) ? 0 : 1;
      assertEquals(SCENARIO, ScenarioFormat.of("t.keys", untidy.toString()));
      assertEquals(
          said, Told.of(RunOptions.DEFAULT, "t.keys", untidy.toString()).result().digestText());
    }
    assertTrue(changed > 150);
    assertNotEquals("0x0000000000000000", said);
  }

  @Test
  void whatCannotBeUnderstoodOrWasTornOffIsRefused() {
    assertThrows(ScenarioRefused.class, () -> ScenarioFormat.of("t.keys", "tik 5"));
    ScenarioRefused torn =
        assertThrows(
            ScenarioRefused.class, () -> ScenarioFormat.of("t.keys", "recording 1\ntick 5\nti"));
    assertTrue(torn.getMessage().contains("torn off"), torn.getMessage());
  }
}

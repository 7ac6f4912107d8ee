package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Saves of other versions of the format. */
class FormatVersionsTest {

  @Test
  void aSaveOfVersionZeroIsBroughtUpAndGoesOn() throws IOException {
    Save old = Save.parse(fixture("version-0.save"));
    assertEquals(0, old.formatVersion());
    assertEquals("0.0.3", old.toolkit());

    Gate gate = new Gate();
    Restored restored = old.restoreInto(gate.sim, Gate.MARK);

    assertEquals(
        List.of(
            "the save's format was version 0 and was brought up to 1",
            "the game was version 0 and is 2",
            "the world's digest was not compared: this game lists other fields",
            "the schedule's digest was not compared: the save does not say it"),
        restored.notes());
    Gate never = new Gate().played();
    assertEquals(never.sim.digest(), gate.sim.digest());
    gate.sim.tick(100);
    never.sim.tick(100);
    assertEquals(never.save().text(), gate.save().text());
  }

  @Test
  void onceBroughtUpItIsWrittenInThePresentVersion() throws IOException {
    String text = Save.parse(fixture("version-0.save")).text();
    assertTrue(text.contains("\"version\": 1,"), text);
    assertTrue(
        text.contains("{\"#\": 1, \"generation\": 1, \"kind\": \"brute\", \"hp\": 35"), text);
    Gate gate = new Gate();
    Save.parse(text).restoreInto(gate.sim);
    assertEquals(new Gate().played().sim.digest(), gate.sim.digest());
  }

  @Test
  void aVersionZeroThatIsDamagedIsRefusedAndNotRepaired() throws IOException {
    String text = fixture("version-0.save");
    for (String damaged :
        List.of(
            text.replace("\"count\": 2", "\"count\": 3"),
            text.replace("\"hp\": [20, 35]", "\"hp\": [20]"),
            text.replace("\"hp\": [20, 35]", "\"hp\": 20"),
            text.replace("  \"step\": 11760000,\n", ""),
            text.replace("  \"script\": \"gate.js\",\n", ""))) {
      assertTrue(!damaged.equals(text));
      Gate gate = new Gate();
      long before = gate.sim.digest();
      assertThrows(SaveRefused.class, () -> Save.parse(damaged).restoreInto(gate.sim));
      assertEquals(before, gate.sim.digest());
    }
  }

  @Test
  void aCountOfRowsWithoutThemMakesNone() throws IOException {
    String text = fixture("version-0.save");
    for (String columns :
        List.of("{}", "{\"a\": {}}", "{\"hp\": [20], \"a\": {}}", "{\"hp\": [20]}")) {
      String damaged =
          text.replaceFirst(
              "\"pending\": \\{[^}]*\\}\\}",
              "\"pending\": {\"count\": 16777216, \"columns\": " + columns + "}");
      assertTrue(!damaged.equals(text));
      SaveRefused refused = assertThrows(SaveRefused.class, () -> Save.parse(damaged));
      assertTrue(refused.getMessage().contains(".pending."), refused.getMessage());
    }
  }

  @Test
  void aNewerVersionIsRefusedByNameWhateverElseItHolds() {
    SaveRefused refused =
        assertThrows(
            SaveRefused.class,
            () ->
                Save.parse(
                    "{\"format\": \"tickwright-save\", \"version\": 12, \"toolkit\": \"4.1.0\","
                        + " \"chunks\": []}"));
    assertEquals(
        "$.version is 12; this Tickwright (development) knows up to 1. It was written by"
            + " Tickwright 4.1.0: read it with that one or a later one.",
        refused.getMessage());
  }

  private static String fixture(String name) throws IOException {
    try (InputStream in = FormatVersionsTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

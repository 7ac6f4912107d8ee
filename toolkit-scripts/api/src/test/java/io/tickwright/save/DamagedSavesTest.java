package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are no save, or no longer one, are refused in words and change nothing. */
class DamagedSavesTest {
  private static final long SEED = Long.getLong("save.seed", 20261130);
  private static final List<String> SCRAPS =
      List.of(
          "0",
          "-1",
          "1.5",
          "1e9",
          "9223372036854775808",
          "\"\"",
          "\"NaN\"",
          "null",
          "true",
          "[]",
          "{}",
          "[[",
          "}",
          ",",
          "\"",
          "\\ud800",
          "\u0000",
          "\ud800",
          "//",
          "1e999999999",
          "NaN");

  @TempDir Path folder;

  @Test
  void whateverIsDoneToItIsRefusedOrTakenButNeverHalfTaken() {
    Outpost source = new Outpost();
    source.play(1, 120);
    String text =
        Save.of(source.sim)
            .text()
            .replaceAll("\"(world|schedule)\": \"0x[0-9a-f]*\"", "\"$1\": null");
    Pcg32 dice = Pcg32.seeded(SEED);
    Outpost game = new Outpost();
    game.play(2, 40);
    int refused = 0;
    int taken = 0;
    for (int k = 0; k < 800; k++) {
      String damaged = damaged(text, dice);
      long before = game.sim.digest();
      try {
        Save.parse(damaged).restoreInto(game.sim);
        taken++;
        game.play(3, 2);
      } catch (SaveRefused expected) {
        refused++;
        assertEquals(before, game.sim.digest(), "save.seed " + SEED + ", damage " + k);
        assertTrue(!expected.getMessage().isBlank());
      }
    }
    assertTrue(refused > 300, refused + " refused");
    assertTrue(taken > 20, taken + " taken");
  }

  private static String damaged(String text, Pcg32 dice) {
    StringBuilder damaged = new StringBuilder(text);
    for (int i = dice.below(3); i >= 0; i--) {
      int at = dice.below(damaged.length());
      switch (dice.below(5)) {
        case 0 -> damaged.deleteCharAt(at);
        case 1 -> damaged.setCharAt(at, (char) ('0' + dice.below(10)));
        case 2 -> replaceToken(damaged, at, SCRAPS.get(dice.below(SCRAPS.size())));
        case 3 -> replaceToken(damaged, at, Long.toString(dice.nextU64() >> dice.below(64)));
        default -> {
          int from = dice.below(damaged.length());
          damaged.insert(at, damaged.substring(from, Math.min(from + 9, damaged.length())));
        }
      }
    }
    return damaged.toString();
  }

  /** Puts something in place of the value that follows the next colon. */
  private static void replaceToken(StringBuilder text, int at, String value) {
    int from = text.indexOf(": ", at);
    if (from >= 0) {
      int to = from + 2;
      while (to < text.length() && ",}]\n".indexOf(text.charAt(to)) < 0) {
        to++;
      }
      text.replace(from + 2, to, value);
    }
  }

  @Test
  void everyPrefixIsRefused() {
    String text = new Gate().played().save().text();
    for (int end = 0; end < text.length() - 2; end++) {
      String cut = text.substring(0, end);
      try {
        assertNotNull(Save.parse(cut));
      } catch (SaveRefused expected) {
        continue;
      }
      throw new AssertionError("taken: the first " + end + " characters");
    }
  }

  @Test
  void hugeAndDeepAndForeignFilesAreRefusedInABoundedTime() throws Exception {
    byte[][] files = {
      {},
      "[".repeat(1_000_000).getBytes(StandardCharsets.UTF_8),
      "{\"a\":".repeat(1_000_000).getBytes(StandardCharsets.UTF_8),
      "9".repeat(10_000_000).getBytes(StandardCharsets.UTF_8),
      ("\"" + "x".repeat(10_000_000)).getBytes(StandardCharsets.UTF_8),
      ("[" + "0,".repeat(2_000_000)).getBytes(StandardCharsets.UTF_8),
      "\n".repeat(10_000_000).getBytes(StandardCharsets.UTF_8),
      new Gate().save().text().getBytes(StandardCharsets.UTF_16),
      {'{', (byte) 0xff, '}'},
      new byte[10_000],
      (new Gate().save().text() + "{}").getBytes(StandardCharsets.UTF_8),
    };
    Path file = folder.resolve("x.save");
    for (byte[] bytes : files) {
      Files.write(file, bytes);
      assertTimeoutPreemptively(
          Duration.ofSeconds(20),
          () -> {
            try {
              assertNotNull(Save.readFrom(file));
            } catch (SaveRefused expected) {
              assertTrue(expected.getMessage().startsWith("x.save: "), expected.getMessage());
              assertTrue(expected.getMessage().length() < 400, expected.getMessage());
              return;
            }
            throw new AssertionError("taken: " + bytes.length + " bytes");
          });
    }
  }

  @Test
  void aByteOrderMarkAndOtherLineEndsAreFine() throws Exception {
    Gate gate = new Gate().played();
    Path file = folder.resolve("windows.save");
    Files.writeString(file, "\uFEFF" + gate.save().text().replace("\n", "\r\n"));
    Gate other = new Gate();
    Save.readFrom(file).restoreInto(other.sim);
    assertEquals(gate.sim.digest(), other.sim.digest());
  }
}

package io.tickwright.script.groovy;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.keys.Verification;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a script remembers outside its state is found, and who is suspected of it. */
class HiddenStateTest {
  private static final String GAME =
      """
      Clock world = clock()
      Action fire = world.action()
      long scrap = 0
      long combo = 0
      on.action(fire) { hit() }
      void hit() {
          COMBO += 1
          if (COMBO % 3 == 0) scrap += COMBO
      }
      """;
  private static final String SCENARIO =
      """
      script game.groovy
      timestep 60hz
      seed 7
      tick 5
      do fire
      tick 5
      do fire
      tick 5
      do fire
      tick 5
      do fire
      tick 5
      do fire
      tick 5
      do fire
      tick 5
      expect scrap 9
      """;

  private static Verification verify(Path folder, String game) {
    Cases.write(folder, "game.groovy", game);
    return Verification.of(Cases.write(folder, "game.keys", SCENARIO));
  }

  @Test
  void aGameThatKeepsAllInItsStatePasses(@TempDir Path folder) {
    Verification verification = verify(folder, GAME.replace("COMBO", "combo"));
    assertTrue(verification.holds(), verification::text);
  }

  @ParameterizedTest
  @CsvSource({
    "class Hidden { static long combo },Hidden.combo",
    "final long[] HIDDEN = [0],HIDDEN[0]",
    "class Hidden { long combo }; final Hidden KEPT = new Hidden(),KEPT.combo",
  })
  void aGameThatRemembersMoreIsCaught(String declared, String combo, @TempDir Path folder) {
    String game = declared.replace("; ", "\n") + "\n" + GAME.replace("COMBO", combo);
    Verification verification = verify(folder, game);
    assertFalse(verification.holds(), verification::text);
    String text = verification.text();
    assertTrue(text.contains("scrap"), text);
    String suspect = declared.substring(0, 12);
    assertTrue(text.contains(suspect) && text.contains("hit (line "), text);
  }
}

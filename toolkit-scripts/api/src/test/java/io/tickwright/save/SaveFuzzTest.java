package io.tickwright.save;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;

/**
 * Whatever bytes are taken for a save: it is refused and nothing has changed, or it is taken whole
 * and saves as itself.
 */
class SaveFuzzTest {
  private static final Outpost GAME = new Outpost();
  private static final long DIGEST = GAME.sim.digest();
  private static final String BEFORE = Save.of(GAME.sim).text();

  @FuzzTest(maxDuration = "4m")
  void aSaveIsRefusedOrTakenWhole(byte[] bytes) {
    try {
      Save.parse(new String(bytes, StandardCharsets.UTF_8)).restoreInto(GAME.sim);
    } catch (SaveRefused refused) {
      if (GAME.sim.digest() != DIGEST) {
        throw new AssertionError("a refused save changed the game", refused);
      }
      return;
    }
    String text = Save.of(GAME.sim).text();
    Save.parse(text).restoreInto(GAME.sim);
    if (!Save.of(GAME.sim).text().equals(text)) {
      throw new AssertionError("a save does not save as itself");
    }
    Save.parse(BEFORE).restoreInto(GAME.sim);
  }
}

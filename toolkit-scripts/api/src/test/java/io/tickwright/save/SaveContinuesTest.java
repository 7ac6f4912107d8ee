package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A game that is saved, restored into a fresh simulation and goes on, equals one that never was.
 */
class SaveContinuesTest {
  private static final int TICKS = 400;

  /** What varies between runs of the build only when somebody says so. */
  private static final long SEED = Long.getLong("save.seed", 20261130);

  @Test
  void restoredAtEveryTickItIsTheSameTwoTicksOn() {
    Outpost game = new Outpost();
    List<Save> saves = new ArrayList<>();
    List<Long> digests = new ArrayList<>();
    for (int i = 0; i < TICKS; i++) {
      saves.add(Save.of(game.sim));
      digests.add(game.sim.digest());
      game.play(1);
    }
    assertTrue(game.enemies.highWater() > 2, "the table has been used");
    for (int i = 0; i + 2 < TICKS; i++) {
      Outpost other = new Outpost();
      saves.get(i).restoreInto(other.sim);
      assertEquals(digests.get(i), other.sim.digest(), "restored at tick " + i);
      other.play(1, 2);
      assertEquals(digests.get(i + 2), other.sim.digest(), "two on from " + i);
      assertEquals(saves.get(i + 2).text(), Save.of(other.sim).text(), "two on from " + i);
    }
  }

  @Test
  void restoredAtSixteenSeededTicksItIsTheSameToTheEnd() {
    Outpost game = new Outpost();
    List<Save> saves = new ArrayList<>();
    for (int i = 0; i < TICKS; i++) {
      saves.add(Save.of(game.sim));
      game.play(2);
    }
    Pcg32 dice = Pcg32.seeded(SEED);
    for (int k = 0; k < 16; k++) {
      int at = dice.below(TICKS);
      Outpost other = new Outpost();
      Save.parse(saves.get(at).text()).restoreInto(other.sim);
      other.play(2, TICKS - at);
      assertEquals(Save.of(game.sim).text(), Save.of(other.sim).text(), "seed " + SEED + " " + at);
    }
  }

  @Test
  void anyGameAtAnyTickComesBackAsItWas() {
    Pcg32 dice = Pcg32.seeded(SEED);
    for (int k = 0; k < 60; k++) {
      long seed = dice.nextU64();
      long who = dice.nextU64();
      String label = "save.seed " + SEED + ", game " + k;
      Outpost game = new Outpost(seed);
      game.play(who, dice.below(300));
      game.seen.set(dice.nextU64());
      game.heat.set(dice.nextU64());
      game.radar.angle = Double.longBitsToDouble(dice.nextU64());
      game.shells.set(dice.nextU64());
      Save save = Save.parse(Save.of(game.sim).text());
      Outpost used = new Outpost(seed);
      used.play(~who, dice.below(100));
      save.restoreInto(used.sim);
      assertEquals(game.sim.digest(), used.sim.digest(), label);
      game.play(who, 50);
      used.play(who, 50);
      assertEquals(Save.of(game.sim).text(), Save.of(used.sim).text(), label);
    }
  }

  @Test
  void leavingOutOneFieldIsNoticed() {
    Outpost game = new Outpost();
    game.play(1, 90);
    String text = Save.of(game.sim).text();
    int carry = text.indexOf("\"progress\": ") + 12;
    int end = text.indexOf('}', carry);
    assertTrue(!text.substring(carry, end).equals("0"), "the bank holds something");
    String wrong = text.substring(0, carry) + "0" + text.substring(end);
    String unchecked = wrong.replaceFirst("\"world\": \"0x[0-9a-f]{16}\"", "\"world\": null");
    Outpost other = new Outpost();
    Save.parse(unchecked).restoreInto(other.sim);
    assertTrue(game.sim.digest() != other.sim.digest());
  }
}

package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationFailed;
import io.tickwright.snapshot.StateDiff;
import io.tickwright.snapshot.StateDigest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saves as values, texts and files. */
class SaveTest {
  @TempDir Path folder;

  @Test
  void aSaveWrittenAndReadGoesOnAsIfItHadNeverStopped() {
    Outpost played = new Outpost();
    played.play(1, 200);
    Path slot = folder.resolve("slot1.save");
    Save.of(played.sim).writeTo(slot);

    Outpost later = new Outpost();
    Restored restored = Save.readFrom(slot).restoreInto(later.sim);

    assertEquals(new Restored(List.of(), List.of(), List.of()), restored);
    assertTrue(played.enemies.count() > 0, "something lives in it");
    played.play(1, 100);
    later.play(1, 100);
    assertEquals(played.sim.digest(), later.sim.digest());
    assertEquals(played.sim.leftoverUnits(), later.sim.leftoverUnits());
    assertNotEquals(played.sim.digest(), new Outpost().sim.digest());
  }

  @Test
  void aPersonCanReadIt() {
    Simulation sim = Simulation.at("60hz").seed(7).build();
    Clock ground = sim.world().clock("ground");
    IntegerValue shells = sim.world().integer("shells", 5);
    ClockedTimer reload = ground.timer("reload", "1.5s");
    var enemies = ground.table("enemies");
    var kind = enemies.oneOf("kind", "scout", "brute");
    enemies.timers("windup", "0.75s").arm(enemies.spawn());
    kind.set(enemies.spawn(), "brute");
    reload.arm();
    shells.add(-2);
    sim.tick(12);
    String text = Save.of(sim).text();
    String state = text.substring(text.indexOf("\"state\""), text.indexOf("\"schedule\": {"));
    assertEquals(
        """
        "state": {
            "tick": 12,
            "started": true,
            "inputs": {
              "pending": []
            },
            "ground": {"speed": 1, "per": 1, "carry": 0, "paused": false},
            "shells": 3,
            "reload": {"total": 1058400000, "spent": 141120000},
            "enemies": [
              {"#": 0, "generation": 1, "kind": "scout", "windup": {"total": 529200000, "spent": 141120000}},
              {"#": 1, "generation": 1, "kind": "brute", "windup": {"total": 0, "spent": 0}}
            ]
          },
        """
            .strip(),
        state.strip());
  }

  @Test
  void theSameStateIsTheSameText() {
    Outpost one = new Outpost();
    one.play(3, 150);
    Save save = Save.of(one.sim);
    Outpost two = new Outpost();
    save.restoreInto(two.sim);
    assertEquals(save.text(), Save.of(two.sim).text());
    assertEquals(save.text(), Save.parse(save.text()).text());
    assertEquals(save, Save.parse(save.text()));
    assertFalse(save.text().contains("\r"));
  }

  @Test
  void itSaysWhatItIsOf() {
    Outpost game = new Outpost(-3);
    game.play(1, 20);
    ScriptMark mark = ScriptMark.of("outpost.js", "let x = 1".getBytes(StandardCharsets.UTF_8));
    Save save = Save.parse(Save.of(game.sim, mark).text());
    assertEquals(20, save.tick());
    assertEquals(-3, save.seed());
    assertEquals(705_600_000, save.unitsPerSecond());
    assertEquals(11_760_000, save.stepUnits());
    assertEquals(mark, save.script());
    assertEquals(0, save.gameVersion());
    assertEquals(1, save.formatVersion());
    assertEquals("development", save.toolkit());
    assertEquals(StateDigest.text(game.sim.digest()), save.digest());
    assertNull(Save.of(game.sim).script());
  }

  @Test
  void aRunningSimulationTakesItBackTooWhateverItHasBecome() {
    Outpost game = new Outpost();
    game.play(1, 60);
    Save save = Save.of(game.sim);
    long then = game.sim.digest();
    game.play(2, 300);
    assertNotEquals(then, game.sim.digest());
    save.restoreInto(game.sim);
    assertEquals(then, game.sim.digest());
    assertEquals(save, Save.of(game.sim));
  }

  @Test
  void everyBitOfADoubleIsKept() {
    Outpost game = new Outpost();
    game.sim.open();
    game.radar.angle = -0.0;
    game.radar.gain = Double.longBitsToDouble(0x7ff0_0000_0000_0001L);
    game.radar.reach = Double.MIN_VALUE;
    Save save = Save.parse(Save.of(game.sim).text());
    Outpost other = new Outpost();
    other.sim.open();
    other.radar.angle = 1;
    save.restoreInto(other.sim);
    assertEquals(Double.doubleToRawLongBits(-0.0), Double.doubleToRawLongBits(other.radar.angle));
    assertEquals(0x7ff8_0000_0000_0000L, Double.doubleToRawLongBits(other.radar.gain));
    assertEquals(Double.MIN_VALUE, other.radar.reach);
  }

  @Test
  void everyTextIsKeptEvenHalfASurrogatePair() {
    Outpost game = new Outpost();
    String odd = "\u0000\n\t\"\\ \ud83d\ude00 \ud83d x \ude00\u2028é";
    game.banner.set(odd);
    Path slot = folder.resolve("odd.save");
    Save.of(game.sim).writeTo(slot);
    Outpost other = new Outpost();
    Save.readFrom(slot).restoreInto(other.sim);
    assertEquals(odd, other.banner.get());
  }

  @Test
  void whatItHoldsCanBeComparedWithoutRestoring() {
    Outpost game = new Outpost();
    game.play(1, 60);
    Save before = Save.of(game.sim);
    game.hull.add(-7);
    Save after = Save.of(game.sim);
    Outpost like = new Outpost();
    assertEquals(
        "[hull: " + (game.hull.get() + 7) + " vs " + game.hull.get() + "]",
        StateDiff.all(before.world(like.sim), after.world(like.sim)).toString());
    assertEquals(0, like.sim.ticksDone());
  }

  @Test
  void savingWithinATickIsRefusedAndPuttingItOffIsTheCure() {
    Outpost game = new Outpost();
    List<Save> saved = new ArrayList<>();
    game.world
        .on()
        .tick(
            () -> {
              if (game.sim.ticksDone() == 3) {
                game.sim.betweenTicks(() -> saved.add(Save.of(game.sim)));
              }
              if (game.sim.ticksDone() == 5) {
                saved.add(Save.of(game.sim));
              }
            });
    game.sim.tick(3);
    assertEquals(3, saved.get(0).tick());
    assertEquals(saved.get(0), Save.of(game.sim));
    SimulationFailed failed = assertThrows(SimulationFailed.class, () -> game.sim.tick(5));
    assertTrue(failed.getMessage().contains("sim.betweenTicks"), failed.getMessage());

    SaveRefused refused = assertThrows(SaveRefused.class, () -> Save.of(game.sim));
    assertEquals(
        "the simulation failed at tick 4, and what it is now is no whole tick. Go back to a tick"
            + " before it, then save.",
        refused.getMessage());
    saved.get(0).restoreInto(game.sim);
    game.sim.tick(1);
    assertEquals(4, game.sim.ticksDone());
  }

  @Test
  void aFileThatIsNotThereIsRefusedByName() {
    Path none = folder.resolve("none.save");
    SaveRefused refused = assertThrows(SaveRefused.class, () -> Save.readFrom(none));
    assertEquals("none.save: cannot be read: there is no such file.", refused.getMessage());
    SaveRefused unwritable =
        assertThrows(
            SaveRefused.class,
            () -> Save.of(new Outpost().sim).writeTo(none.resolve("deeper.save")));
    assertEquals(
        "deeper.save: cannot be written: there is no such folder.", unwritable.getMessage());
  }

  @Test
  void theScriptIsKnownByNameAndHash() throws Exception {
    Path script = Files.writeString(folder.resolve("turret.js"), "abc");
    assertEquals(
        new ScriptMark(
            "turret.js", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ScriptMark.of(script));
    assertThrows(IllegalArgumentException.class, () -> new ScriptMark("x.js", "BA78"));
    assertThrows(IllegalArgumentException.class, () -> new ScriptMark("", "0".repeat(64)));
    assertThrows(SaveRefused.class, () -> ScriptMark.of(folder.resolve("none.js")));
  }
}

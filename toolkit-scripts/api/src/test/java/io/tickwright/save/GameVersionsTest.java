package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.FlagColumn;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.RandomStream;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.World;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Saves of an older version of the game, in the hands of the present one. */
class GameVersionsTest {
  private final Save old = new Gate().played().save();

  @Test
  void whatTheGameHasGotSinceTakesItsInitialValue() {
    IntegerValue[] combo = new IntegerValue[1];
    ClockedTimer[] cool = new ClockedTimer[1];
    RandomStream[] loot = new RandomStream[1];
    FlagColumn[] armed = new FlagColumn[1];
    RowBanks[] walk = new RowBanks[1];
    Gate gate =
        new Gate(
            now -> {
              World world = now.sim.world();
              world.version(3);
              combo[0] = world.integer("combo", 4);
              cool[0] = now.ground.timer("cool", "1/3s");
              loot[0] = world.stream("loot");
              armed[0] = now.enemies.flag("armed", true);
              walk[0] = now.enemies.banks("walk", "3/s");
              now.ground.table("shots").integer("at", 0);
            });
    gate.sim.start();
    long lootAtFirst = loot[0].draw().at();
    gate.sim.tick(70);
    combo[0].set(9);
    cool[0].arm();
    loot[0].between(1, 6);
    gate.enemies.spawn();
    armed[0].set(gate.enemies.next(0), false);

    Restored restored = old.restoreInto(gate.sim, Gate.MARK);

    assertEquals(
        List.of("enemies.armed", "enemies.walk", "combo", "cool", "loot", "shots"),
        restored.initial());
    assertEquals("the game was version 2 and is 3", restored.notes().get(0));
    assertEquals(12, gate.sim.ticksDone());
    assertEquals(2, gate.enemies.count());
    assertEquals(35, gate.hp.get(1));
    assertEquals(4, combo[0].get());
    assertFalse(cool[0].running());
    assertEquals(lootAtFirst, loot[0].draw().at());
    assertTrue(armed[0].get(0) && armed[0].get(1));
    assertEquals(3, walk[0].rate(1).numerator());
    gate.sim.tick(20);
    assertTrue(walk[0].progress(0) > 0 || walk[0].rate(0).numerator() > 0);
    assertEquals(Save.parse(gate.save().text()), gate.save());
  }

  @Test
  void aColumnGotSinceHoldsItsInitialValueInFreeSlotsToo() {
    Gate before = new Gate().played();
    before.enemies.despawn(0);
    IntegerColumn[] mp = new IntegerColumn[1];
    Gate now =
        new Gate(
            gate -> {
              gate.sim.world().version(3);
              mp[0] = gate.enemies.integer("mp", 50);
            });
    before.save().restoreInto(now.sim);
    assertEquals(0, now.enemies.spawn());
    assertEquals(50, mp[0].get(0));
  }

  @Test
  void whatTheGameHasNoMoreIsLeftBehindWhenItSaysSo() {
    Gate before =
        new Gate(
            gate -> {
              gate.sim.world().integer("money", 3);
              gate.enemies.integer("mp", 50);
            });
    before.played();
    Gate silent = new Gate();
    SaveRefused refused =
        assertThrows(SaveRefused.class, () -> before.save().restoreInto(silent.sim));
    assertEquals("$.state.enemies[0].mp", refused.path());
    Gate now =
        new Gate(
            gate -> {
              gate.sim.world().version(1);
              gate.sim.world().retired("money");
              gate.enemies.retired("mp");
            });
    Restored restored = before.save().restoreInto(now.sim);
    assertEquals(List.of("enemies.mp", "money"), restored.left());
    assertEquals(before.hp.get(1), now.hp.get(1));
    assertFalse(now.save().text().contains("money"));
  }

  @Test
  void migrateDoesTheRest() {
    Gate now =
        new Gate(
            gate -> {
              World world = gate.sim.world();
              world.version(3);
              world.integer("rounds", 0);
              world.fixed("pressure", 0);
              gate.enemies.integer("health", 1);
              world.migrate(
                  (from, state) -> {
                    if (from < 3) {
                      state.put("rounds", state.integer("shells") * 10);
                      state.put("pressure", 65536);
                      state.remove("shells");
                      state.put("shells", 1);
                      state.rename("enemies[].hp", "enemies[].health");
                      for (int i = 0; i < state.count("enemies"); i++) {
                        state.put("enemies[" + i + "].hp", 7 + i);
                        if (state.text("enemies[" + i + "].kind").equals("brute")) {
                          state.put(
                              "enemies[" + i + "].health",
                              state.integer("enemies[" + i + "].health") * 2);
                        }
                      }
                      if (!state.flag("ground.paused") && state.has("enemies[].windup")) {
                        state.put("banner", "from " + from);
                      }
                    }
                  });
            });
    String textBefore = old.text();
    old.restoreInto(now.sim);
    assertEquals(textBefore, old.text(), "a save is a value");
    World world = now.sim.world();
    assertEquals(60, world.get(IntegerValue.class, "rounds").get());
    assertEquals(70, ((IntegerColumn) now.enemies.columns().get(3)).get(1));
    assertEquals(8, now.hp.get(1));
    assertEquals(1, now.shells.get());
  }

  @Test
  void migrateThatAsksForWhatIsNotThereRefusesTheSave() {
    Gate now =
        new Gate(
            gate -> {
              gate.sim.world().version(5);
              gate.sim.world().migrate((from, state) -> state.integer("enemies[0].mana"));
            });
    long before = now.sim.digest();
    SaveRefused refused = assertThrows(SaveRefused.class, () -> old.restoreInto(now.sim));
    assertEquals(
        "the game's migrate from version 2 failed: `enemies[0].mana` is not there.",
        refused.getMessage());
    assertEquals(before, now.sim.digest());
  }

  @Test
  void aNameThatHasBecomeSomethingElseIsAnError() {
    Gate now =
        new Gate(
            gate -> {
              gate.sim.world().version(3);
              gate.sim.world().fixed("heat", 0);
            });
    Gate before = new Gate(gate -> gate.sim.world().integer("heat", 5));
    SaveRefused refused =
        assertThrows(SaveRefused.class, () -> before.played().save().restoreInto(now.sim));
    assertEquals(
        "$.state.heat is of the kind `integer` and here of the kind `fixed`. Carry it over in"
            + " migrate, or give the new one another name.",
        refused.getMessage());
    Gate carried =
        new Gate(
            gate -> {
              gate.sim.world().version(3);
              gate.sim.world().fixed("heat", 0);
              gate.sim
                  .world()
                  .migrate((from, state) -> state.put("heat", state.integer("heat") << 16));
            });
    before.save().restoreInto(carried.sim);
    assertTrue(carried.save().text().contains("\"heat\": " + (5 << 16)));
  }

  @Test
  void aChangedScriptIsANoteAndSoIsAnotherSeed() {
    Gate now = new Gate();
    ScriptMark changed =
        ScriptMark.of("gate.js", "something else".getBytes(StandardCharsets.UTF_8));
    assertEquals(
        List.of("gate.js has changed since the save"), old.restoreInto(now.sim, changed).notes());
    ScriptMark groovy =
        ScriptMark.of("gate.groovy", "something else".getBytes(StandardCharsets.UTF_8));
    assertEquals(
        List.of("the save is of gate.js, this is gate.groovy"),
        old.restoreInto(now.sim, groovy).notes());
  }

  @Test
  void anEditedSaveIsTakenWhenItDoesNotVouchForItself() {
    String edited = Edit.apply(old.text(), "$.state.shells", "99");
    Gate now = new Gate();
    assertThrows(SaveRefused.class, () -> Save.parse(edited).restoreInto(now.sim));
    Restored restored =
        Save.parse(Edit.apply(edited, "$.digests.world", "null")).restoreInto(now.sim);
    assertEquals(99, now.shells.get());
    assertEquals(
        List.of("the world's digest was not compared: the save does not say it"), restored.notes());
  }

  @Test
  void theTreeRefusesWhatIsNoPathAndWhatIsSomethingElse() {
    Json.Obj state = (Json.Obj) JsonReader.read(old.text());
    OldTree tree = new OldTree((Json.Obj) state.fields().get("state"), new Json.Obj());
    assertEquals(List.of("total", "spent"), tree.names("reload"));
    assertEquals(List.of("generation", "kind", "hp", "windup"), tree.names("enemies[0]"));
    assertTrue(tree.has("enemies[1].windup.total"));
    assertFalse(tree.has("enemies[2].windup.total"));
    for (String wrong : List.of("", "a..b", "enemies[x]", "enemies[1", "$.shells", "9")) {
      assertThrows(IllegalArgumentException.class, () -> tree.has(wrong), wrong);
    }
    assertThrows(IllegalArgumentException.class, () -> tree.text("shells"));
    assertThrows(IllegalArgumentException.class, () -> tree.integer("banner"));
    assertThrows(IllegalArgumentException.class, () -> tree.flag("banner"));
    assertThrows(IllegalArgumentException.class, () -> tree.count("banner"));
    assertThrows(IllegalArgumentException.class, () -> tree.names("shells"));
    assertThrows(IllegalArgumentException.class, () -> tree.integer("enemies[].hp"));
    assertThrows(IllegalArgumentException.class, () -> tree.rename("shells", "banner"));
    assertThrows(IllegalArgumentException.class, () -> tree.rename("shells", "reload.shells"));
    assertThrows(IllegalArgumentException.class, () -> tree.remove("nothing"));
    assertThrows(IllegalArgumentException.class, () -> tree.put("nothing.inside", 1));
  }
}

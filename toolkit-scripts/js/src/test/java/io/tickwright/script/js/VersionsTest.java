package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.save.Save;
import io.tickwright.save.SaveRefused;
import io.tickwright.script.Reload;
import io.tickwright.script.Script;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Sequence;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A script that changes while saves of its older self exist, or while it runs. */
class VersionsTest {
  private static final String OLD =
      """
      import { state, on, clock } from "tickwright";
      const world = clock();
      const my = state({ world, money: 7, hull: 2, mood: "calm", fire: world.action() });
      on(my, { action: { fire() { my.money += 1; } } });
      """;

  private static final String NEW =
      """
      import { state, version, retired, migrate, clock } from "tickwright";
      const world = clock();
      const my = state({ world, scrap: 0, hull: 0, shells: 3, fire: world.action() });
      version(2);
      retired("mood");
      migrate((from, old) => {
        if (from < 2) {
          old.rename("money", "scrap");
          old.put("hull", old.integer("hull") * 10);
        }
      });
      """;

  private static final String TALE =
      """
      import { state, on, clock, delay, run } from "tickwright";
      const world = clock();
      const my = state({ world, said: 0, tale: world.sequence(delay("1s"), run(greet), delay("2s"), run(leave)) });
      on(my, { start() { my.tale.start(); } });
      function greet() { my.said += 1; }
      function leave() { my.said += 10; }
      """;

  @TempDir private Path folder;
  private final List<String> log = new ArrayList<>();

  private String saved(String text) {
    try (Script script = Cases.load(folder, text, log)) {
      script.simulation().inputs().tap("fire");
      script.simulation().tick(3);
      return Save.of(script.simulation()).text();
    }
  }

  @Test
  void aSaveOfAnOlderVersionIsTakenByMigrate() {
    String save = saved(OLD);
    try (Script script = Cases.load(folder, NEW, log)) {
      Save.parse(save).restoreInto(script.simulation());
      assertEquals(8, integer(script, "scrap"));
      assertEquals(20, integer(script, "hull"));
      assertEquals(3, integer(script, "shells"), "what it did not have takes its first value");
      assertEquals(3, script.simulation().ticksDone());
    }
  }

  @Test
  void whatMigrateGetsWrongIsRefusedWithItsLineAndNothingHasChanged() {
    String save = saved(OLD);
    String wrong = NEW.replace("old.rename(\"money\"", "old.rename(\"gold\"");
    try (Script script = Cases.load(folder, wrong, log)) {
      long digest = script.simulation().digest();
      SaveRefused refused =
          assertThrows(SaveRefused.class, () -> Save.parse(save).restoreInto(script.simulation()));
      assertTrue(refused.getMessage().contains("game.js:8:5: "), refused.getMessage());
      assertTrue(refused.getMessage().contains("gold"), refused.getMessage());
      assertEquals(digest, script.simulation().digest());
    }
  }

  @Test
  void migrateChangesWhatWasSavedAndNotTheGame() {
    String save = saved(OLD);
    String wrong = NEW.replace("old.put(\"hull\", old.integer(\"hull\") * 10)", "my.hull = 5");
    try (Script script = Cases.load(folder, wrong, log)) {
      SaveRefused refused =
          assertThrows(SaveRefused.class, () -> Save.parse(save).restoreInto(script.simulation()));
      assertTrue(refused.getMessage().contains("old.put(\"hull\", …)"), refused.getMessage());
    }
  }

  @Test
  void aFlowThatAReloadHasMovedGoesOnWhereItStood() {
    try (Script script = Cases.load(folder, TALE, log)) {
      script.simulation().tick(90);
      assertEquals(1, integer(script, "said"));
      Cases.write(
          folder,
          "game.js",
          TALE.replace("sequence(", "sequence(run(knock), ") + "function knock() {}");
      assertInstanceOf(Reload.Swapped.class, script.reload());
      assertEquals(
          3, script.simulation().world().get(Sequence.class, "tale").position(), "one further on");
      script.simulation().tick(90);
      assertEquals(11, integer(script, "said"));
    }
  }

  @Test
  void aFlowWhoseStepAReloadHasLostGoesOnAsItWas() {
    try (Script script = Cases.load(folder, TALE, log)) {
      script.simulation().tick(90);
      Cases.write(folder, "game.js", TALE.replace("greet", "welcome"));
      Reload.Kept kept = assertInstanceOf(Reload.Kept.class, script.reload());
      assertTrue(
          kept.message()
              .contains(
                  "sequence `tale` stands at `delay after run greet`, which is not to be found"),
          kept.message());
      script.simulation().tick(90);
      assertEquals(11, integer(script, "said"));
    }
  }

  private static long integer(Script script, String name) {
    return script.simulation().world().get(IntegerValue.class, name).get();
  }
}

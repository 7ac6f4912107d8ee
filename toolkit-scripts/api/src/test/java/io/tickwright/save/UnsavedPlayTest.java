package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tickwright.sim.Simulation;
import io.tickwright.sim.Unsaved;
import org.junit.jupiter.api.Test;

/** What no save can hold is refused by its name, and a load ends it. */
class UnsavedPlayTest {
  private static final class Hint implements Unsaved.Play {
    private String running = "";

    @Override
    public String running() {
      return running;
    }

    @Override
    public void pass(long units) {}

    @Override
    public void go() {}

    @Override
    public void end() {
      running = "";
    }
  }

  @Test
  void aSaveRefusesItAndALoadEndsIt() {
    Hint hint = new Hint();
    Simulation sim = Simulation.at("60hz").build();
    sim.world().clock("ui").unsaved("flows", hint);
    sim.tick(3);
    Save before = Save.of(sim);
    hint.running = "flow hint";
    String said = assertThrows(SaveRefused.class, () -> Save.of(sim)).getMessage();
    assertEquals(
        "`flow hint` is running, and nothing of it can be saved. End it first, or write it as a"
            + " sequence, which is saved.",
        said);
    Restored restored = before.restoreInto(sim);
    assertEquals("", hint.running, restored.toString());
  }
}

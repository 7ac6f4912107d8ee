package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.SnapshotBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Play without a saved position: it gets its clock's time, and a save refuses it by name. */
class UnsavedTest {

  /** Counts the time and the turns it is given. */
  private static final class Hint implements Unsaved.Play {
    private String name = "";
    private long passed;
    private int turns;

    @Override
    public String running() {
      return name;
    }

    @Override
    public void pass(long units) {
      passed += units;
    }

    @Override
    public void go() {
      turns++;
    }

    @Override
    public void end() {
      name = "";
    }
  }

  private final Hint hint = new Hint();
  private final Simulation sim = Simulation.at("60hz").build();
  private final Clock ui = sim.world().clock("ui");

  UnsavedTest() {
    ui.unsaved("flows", hint);
  }

  @Test
  void itGetsTheTimeOfItsClockWhileItRuns() {
    sim.tick(3);
    assertEquals(0, hint.turns);
    hint.name = "flow hint";
    ui.speed(1, 2);
    sim.tick(4);
    assertEquals(4, hint.turns);
    assertEquals(2 * sim.stepUnits(), hint.passed);
    ui.pause();
    sim.tick(4);
    assertEquals(4, hint.turns);
  }

  @Test
  void whatKeepsTheStateRefusesItByName() {
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    byte[] bytes = SnapshotBytes.of(sim.state());
    long digest = sim.digest();
    hint.name = "flow hint";
    assertEquals(digest, sim.digest(), "a digest passes it over");
    assertRefused(() -> new RollbackSlot().save(sim.state()));
    assertRefused(
        () -> {
          byte[] none = SnapshotBytes.of(sim.state());
          assertEquals(0, none.length);
        });

    slot.restore(sim.state());
    assertEquals("", hint.name, "the position that was kept never knew it");
    hint.name = "flow hint";
    SnapshotBytes.restore(bytes, sim.state());
    assertEquals("", hint.name);
  }

  private static void assertRefused(Executable save) {
    String message = assertThrows(IllegalStateException.class, save).getMessage();
    assertTrue(message.startsWith("`flow hint` is running"), message);
  }
}

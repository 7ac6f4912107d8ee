package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.SnapshotBytes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Play without a saved position: it gets its clock's time, and a save refuses it by name. */
class UnsavedTest {

  /** Counts the time and the turns it is given. */
  private static final class Hint implements Unsaved.Play {
    private String name = "";
    private long passed;
    private int turns;
    private Runnable code = () -> {};

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
      code.run();
    }

    @Override
    public void end() {
      name = "";
    }
  }

  private final Hint hint = new Hint();
  private final Simulation sim = Simulation.at("60hz").build();
  private final Clock ui = sim.world().clock("ui");
  private final Unsaved flows = ui.unsaved("flows", hint);
  private final IntegerValue score = sim.world().integer("score", 0);

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

  @Test
  void inTheMiddleOfItsCodeNothingIsRestored() {
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    byte[] bytes = SnapshotBytes.of(sim.state());
    sim.tick(3);
    score.set(5);
    hint.name = "flow hint";
    List<Executable> restores =
        List.of(
            () -> SnapshotBytes.restore(bytes, sim.state()),
            () -> slot.restore(sim.state()),
            () -> sim.swap(sim.world(), slot),
            sim::reset);
    for (Executable restore : restores) {
      flows.execute("flow hint", () -> assertRestoreIsRefused(restore));
    }
    assertEquals(3, sim.ticksDone(), "and nothing has changed");
    assertEquals(5, score.get());
    assertEquals("flow hint", hint.name);

    sim.reset();
    assertEquals(0, score.get(), "when the code is over, it is");
    assertEquals("", hint.name);
  }

  private static void assertRestoreIsRefused(Executable restore) {
    String message = assertThrows(IllegalStateException.class, restore).getMessage();
    assertTrue(message.startsWith("`flow hint` is in the middle of its code"), message);
  }

  @Test
  void aWorldByItselfIsNotRestoredThereEither() {
    sim.open();
    byte[] bytes = SnapshotBytes.of(sim.world());
    score.set(5);
    flows.execute(
        "flow hint", () -> assertRestoreIsRefused(() -> SnapshotBytes.restore(bytes, sim.world())));
    assertEquals(5, score.get());
  }

  @Test
  void betweenTicksItIsRestoredFromWithinItsCode() {
    byte[] bytes = SnapshotBytes.of(sim.state());
    hint.name = "flow hint";
    hint.code =
        () ->
            flows.execute(
                "flow hint",
                () -> sim.betweenTicks(() -> SnapshotBytes.restore(bytes, sim.state())));
    sim.tick(1);
    assertEquals(0, sim.ticksDone());
    assertEquals("", hint.name);
  }

  @Test
  void aTickThatFailsOfItNamesTheInnermostPart() {
    sim.start();
    hint.name = "flow hint";
    hint.code = () -> flows.execute("flow outer", () -> flows.execute("flow hint", this::breaks));
    SimulationFailed failed = assertThrows(SimulationFailed.class, () -> sim.tick(1));
    assertEquals("flow hint", failed.during());
    assertEquals("tick 0, in flow hint: broken", failed.getMessage());
  }

  @Test
  void whatTheGameCaughtIsNotBlamedForWhatItThrowsLater() {
    sim.start();
    hint.name = "flow hint";
    hint.code =
        () -> {
          assertThrows(
              UnsupportedOperationException.class, () -> flows.execute("flow hint", this::breaks));
          throw new UnsupportedOperationException("another");
        };
    SimulationFailed failed = assertThrows(SimulationFailed.class, () -> sim.tick(1));
    assertEquals("call flows", failed.during());
  }

  private void breaks() {
    throw new UnsupportedOperationException("broken");
  }

  private static void assertRefused(Executable save) {
    String message = assertThrows(IllegalStateException.class, save).getMessage();
    assertTrue(message.startsWith("`flow hint` is running"), message);
  }
}

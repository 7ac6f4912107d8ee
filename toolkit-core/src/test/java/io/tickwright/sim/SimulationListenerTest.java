package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tickwright.snapshot.RollbackSlot;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever listens hears all that comes from outside, in order, and nothing that follows. */
class SimulationListenerTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final Clock clock = sim.world().clock("world");
  private final Action fire = clock.action("fire");
  private final Action echo = clock.action("echo");
  private final List<String> heard = new ArrayList<>();
  private final SimulationListener ears =
      new SimulationListener() {
        @Override
        public void beforeTicks(long count) {
          heard.add("ticks " + count);
        }

        @Override
        public void beforeAdvance(long units) {
          heard.add("advance " + units);
        }

        @Override
        public void beforeFrame(long elapsedNanos) {
          heard.add("frame " + elapsedNanos);
        }

        @Override
        public void afterTicks() {
          heard.add("done " + sim.ticksDone());
        }

        @Override
        public void arrived(Input input) {
          heard.add(input.action() + " at " + input.stamp());
        }

        @Override
        public void restored() {
          heard.add("restored to " + sim.ticksDone());
        }
      };

  SimulationListenerTest() {
    sim.world().on().action(fire, () -> sim.inputs().tap("echo"));
    sim.world().on().frame(() -> sim.inputs().tap("echo"));
    sim.addListener(ears);
  }

  @Test
  void timeInputsAndRestoresAreHeardInOrder() {
    sim.anchor(1_000);
    sim.frame(16_668_000);
    sim.inputs().tap("fire");
    sim.tick(2);
    sim.advance(7);
    sim.resync(50_000_000);
    sim.frame(50_000_001);
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());
    slot.restore(sim.state());
    sim.restoreTick(9);
    assertEquals(
        List.of(
            "frame 16667000",
            "done 1",
            "fire at 1",
            "ticks 2",
            "done 3",
            "advance 7",
            "done 3",
            "frame 1",
            "done 3",
            "restored to 3",
            "restored to 9"),
        heard);
  }

  @Test
  void whatTheGameGivesItselfIsNotHeard() {
    sim.world().on().action(echo, () -> sim.betweenTicks(() -> sim.inputs().tap("fire")));
    sim.inputs().tap("fire");
    sim.tick(3);
    assertEquals(List.of("fire at 0", "ticks 3", "done 3"), heard);
  }

  @Test
  void aTickThatFailsIsOverAsWell() {
    sim.world()
        .on()
        .action(
            echo,
            () -> {
              throw new IllegalStateException();
            });
    sim.inputs().tap("echo");
    assertThrows(SimulationFailed.class, () -> sim.tick(2));
    assertEquals(List.of("echo at 0", "ticks 2", "done 0"), heard);
  }

  @Test
  void whoIsRemovedHearsNoMore() {
    sim.removeListener(ears);
    sim.tick(1);
    assertEquals(List.of(), heard);
  }

  @Test
  void whoRemovesItselfWhileToldKeepsNobodyFromHearing() {
    sim.removeListener(ears);
    SimulationListener once =
        new SimulationListener() {
          @Override
          public void arrived(Input input) {
            sim.removeListener(this);
          }

          @Override
          public void tickDone() {
            sim.removeListener(this);
          }
        };
    SimulationListener stays =
        new SimulationListener() {
          @Override
          public void arrived(Input input) {
            heard.add("arrived");
          }

          @Override
          public void tickDone() {
            heard.add("tick");
          }
        };
    sim.addListener(once);
    sim.addListener(stays);
    sim.tick(1);
    sim.removeListener(stays);
    sim.addListener(once);
    sim.addListener(stays);
    sim.inputs().tap("echo");
    assertEquals(List.of("tick", "arrived"), heard);
  }
}

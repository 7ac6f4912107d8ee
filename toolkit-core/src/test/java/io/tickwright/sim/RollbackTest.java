package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.ease.EasedValue;
import io.tickwright.snapshot.RollbackSlot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RollbackTest {
  private final Skirmish game = new Skirmish();
  private final Simulation sim = game.at("60hz").seed(7).build();

  private void play(int ticks) {
    for (int i = 0; i < ticks; i++) {
      if (sim.ticksDone() % 25 == 10) {
        sim.inputs().tap("fire");
      }
      if (sim.ticksDone() % 200 == 100) {
        sim.inputs().hold("slow", 30);
      }
      sim.tick(1);
    }
  }

  @Test
  void ticksRunAgainWithTheSameInputsComeOutBitForBit() {
    Rollback rollback = new Rollback(sim, 60);
    play(400);
    long digest = sim.digest();
    List<String> heard = new ArrayList<>();
    sim.onSignal("announce", heard::add);

    rollback.resimulate(60);

    assertEquals(400, sim.ticksDone());
    assertEquals(digest, sim.digest());
    assertEquals(List.of(), heard, "what is run again tells nobody");
  }

  @Test
  void rewindingForgetsWhatCameAfter() {
    Rollback rollback = new Rollback(sim, 60);
    play(200);
    long digest = sim.digest();
    play(40);
    rollback.rewind(40);
    assertEquals(200, sim.ticksDone());
    assertEquals(digest, sim.digest());
    assertEquals(20, rollback.reach());

    sim.tick(40);
    Simulation other = new Skirmish().at("60hz").seed(7).build();
    assertNotEquals(other.digest(), sim.digest(), "a comparison that could fail");
  }

  @Test
  void anInputThatArrivesLateIsAsIfItHadComeInTime() {
    Rollback rollback = new Rollback(sim, 30);
    sim.tick(200);
    Input late = new Input(185, Input.Kind.TAP, "fire", 0, List.of());
    rollback.arrivedLate(late);

    Simulation punctual = new Skirmish().at("60hz").seed(7).build();
    punctual.tick(185);
    punctual.inputs().add(late);
    punctual.tick(15);
    assertEquals(punctual.digest(), sim.digest());

    sim.tick(20);
    rollback.resimulate(30);
    punctual.tick(20);
    assertEquals(punctual.digest(), sim.digest(), "it stays part of history");
  }

  @Test
  void goingBackFurtherThanIsKeptIsRefusedAndChangesNothing() {
    Rollback rollback = new Rollback(sim, 10);
    play(50);
    long digest = sim.digest();
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> rollback.rewind(11));
    assertEquals(
        "cannot go back 11 ticks from tick 50; the last 10 are kept", refused.getMessage());
    assertEquals(digest, sim.digest());
  }

  /**
   * A game that counts its taps, taps once by itself, and whose host taps when it hears a signal.
   */
  private static final class Tapping extends Game {
    final Clock clock = clock("clock");
    final Action tap = clock.action("tap");
    final Signal bell = signal("bell");
    final IntegerValue taps = integer("taps", 0);
    final Simulation sim = at("60hz").build();

    Tapping() {
      on.action(tap, () -> taps.add(1));
      system("own", () -> sim.inputs().tap("tap")).when(() -> sim.ticksDone() == 3);
      system("ring", bell::emit).when(() -> sim.ticksDone() == 6);
      sim.onSignal("bell", words -> sim.inputs().tap("tap"));
    }
  }

  @Test
  void anInputThatTheGameGivesItselfIsGivenOnceHoweverOftenItIsRunAgain() {
    Tapping plain = new Tapping();
    plain.sim.tick(20);
    assertEquals(2, plain.taps.get(), "its own, and the one its host gave on the signal");

    Tapping tested = new Tapping();
    SyncTest test = new SyncTest(tested.sim, 4);
    for (int i = 0; i < 20; i++) {
      assertEquals(Optional.empty(), test.tick());
    }
    assertEquals(plain.sim.digest(), tested.sim.digest());
  }

  @Test
  void anInputThatWaitsInAMarkedStateIsNotGivenTwice() {
    Tapping game = new Tapping();
    Rollback rollback = new Rollback(game.sim, 4);
    game.sim.inputs().tap("tap");
    rollback.mark();
    game.sim.tick(1);
    assertEquals(1, game.taps.get());
    rollback.resimulate(1);
    assertEquals(1, game.taps.get());
    game.sim.tick(1);
    rollback.resimulate(2);
    assertEquals(1, game.taps.get());
  }

  @Test
  void aViewSetInFrameFollowsWhatARollbackMadeOfItAndOneSetInAHandlerKeepsItsTarget() {
    Simulation sim = Simulation.at("60hz").build();
    Clock clock = sim.world().clock("world");
    IntegerValue place = sim.world().integer("place", 0);
    EasedValue followed = sim.world().easedValue("followed", "1/s");
    EasedValue told = sim.world().easedValue("told", "1/s");
    Action stop = clock.action("stop");
    sim.world().on().action(stop, () -> place.set(-1));
    sim.world()
        .on()
        .tick(
            clock,
            () -> {
              if (place.get() == 0) {
                place.set(50);
                told.to(50);
              }
            });
    sim.world().on().frame(() -> followed.to(place.get()));
    Rollback rollback = new Rollback(sim, 4);
    sim.tick(1);
    sim.runCredited();
    assertEquals(50, followed.target());

    rollback.arrivedLate(new Input(0, Input.Kind.TAP, "stop", 0, List.of()));
    sim.runCredited();
    assertEquals(-1, followed.target());
    assertEquals(50, told.target());
  }

  @Test
  void aViewGoesOnWhereItIsWhenTicksAreRunAgainAndSnapsAfterALoad() {
    Simulation sim = Simulation.at("60hz").build();
    EasedValue zoom = sim.world().easedValue("zoom", "1/s");
    sim.world().on().frame(() -> zoom.to(sim.ticksDone() < 5 ? 0 : 100));
    sim.anchor(0);
    Rollback rollback = new Rollback(sim, 4);
    sim.frame(50_000_001);
    sim.frame(100_000_001);
    double onItsWay = zoom.value();
    assertTrue(onItsWay > 0 && onItsWay < 50, "on its way: " + onItsWay);

    rollback.resimulate(2);
    sim.frame(100_000_001);
    assertEquals(onItsWay, zoom.value());

    RollbackSlot save = new RollbackSlot();
    save.save(sim.state());
    save.restore(sim.state());
    sim.frame(100_000_001);
    assertEquals(100, zoom.value());
  }
}

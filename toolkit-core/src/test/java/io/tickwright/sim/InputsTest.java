package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What players do: when it is applied, in which order, by whom, and what it holds. */
class InputsTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");
  private final Action move = clock.action("move");
  private final Action fire = clock.action("fire");
  private final List<String> log = new ArrayList<>();

  InputsTest() {
    world.on().action(move, e -> log.add("move " + arguments(e) + " by " + e.source() + at()));
    world.on().action(fire, e -> log.add("fire by " + e.source() + at()));
    world.on().release(fire, e -> log.add("let go by " + e.source() + at()));
  }

  private String at() {
    return "@" + sim.ticksDone();
  }

  private static String arguments(ActionEvent event) {
    StringBuilder all = new StringBuilder();
    for (int i = -1; i <= Events.MOST_ARGUMENTS; i++) {
      all.append(all.isEmpty() ? "" : ",").append(event.argument(i));
    }
    return all.toString();
  }

  @Test
  void inputsOfATickComeInTheOrderTheyArrivedWithSourceAndArguments() {
    sim.inputs().tap("move", 1, -2, 3, Long.MIN_VALUE);
    sim.inputs().tapBy(62, "fire");
    sim.inputs().tapBy(1, "move", 7);
    assertEquals(3, sim.inputs().pending());
    assertTrue(sim.inputs().anyDue());

    sim.tick(1);

    assertEquals(
        List.of(
            "move 0,1,-2,3,-9223372036854775808,0 by 0@0",
            "fire by 62@0",
            "move 0,7,0,0,0,0 by 1@0"),
        log);
    assertEquals(0, sim.inputs().pending());
    assertFalse(sim.inputs().anyDue());
    assertSame(clock, fire.clock());
  }

  @Test
  void anInputStampedNIsAppliedWhenNTicksAreDone() {
    sim.inputs().add(new Input(3, Input.Kind.TAP, "fire", 2, List.of()));
    sim.inputs().add(new Input(1, Input.Kind.TAP, "fire", 1, List.of()));
    sim.inputs().add(new Input(-5, Input.Kind.TAP, "fire", 0, List.of()));
    assertEquals(
        List.of("-5", "1", "3"),
        sim.inputs().waiting().stream().map(i -> "" + i.stamp()).sorted().toList());

    sim.tick(5);

    assertEquals(List.of("fire by 0@0", "fire by 1@1", "fire by 2@3"), log);
  }

  @Test
  void anActionIsHeldByEachSourceUntilThatOneLetsGo() {
    sim.inputs().pressBy(1, "fire");
    sim.inputs().pressBy(1, "fire");
    sim.inputs().pressBy(2, "fire");
    sim.tick(1);
    assertTrue(fire.heldBy(1));
    assertTrue(fire.heldBy(2));
    assertFalse(fire.heldBy(0));

    sim.inputs().releaseBy(1, "fire");
    sim.inputs().releaseBy(1, "fire");
    sim.tick(1);
    assertTrue(fire.held());
    sim.inputs().releaseBy(2, "fire");
    sim.inputs().release("fire");
    sim.tick(1);

    assertFalse(fire.held());
    assertEquals(List.of("fire by 1@0", "fire by 2@0", "let go by 1@1", "let go by 2@2"), log);
  }

  @Test
  void aTapHoldsNothing() {
    sim.inputs().press("fire");
    sim.tick(1);
    sim.inputs().tap("fire");
    sim.tick(1);
    assertTrue(fire.held());
    assertEquals(List.of("fire by 0@0", "fire by 0@1"), log);
  }

  @Test
  void aHoldSchedulesItsReleaseAndMovesNoTime() {
    sim.inputs().holdBy(3, "fire", 2);
    sim.inputs().hold("fire", 0);
    assertEquals(0, sim.ticksDone());
    assertEquals(4, sim.inputs().pending());
    sim.tick(5);
    assertEquals(List.of("fire by 3@0", "fire by 0@0", "let go by 0@1", "let go by 3@2"), log);
  }

  @Test
  void whoHoldsIsSetUpWithoutAnEventAndOnlyPlayersCan() {
    fire.restoreHeld(62, true);
    assertTrue(fire.heldBy(62));
    for (int nobody : new int[] {-1, 63, 64, 126}) {
      fire.restoreHeld(nobody, true);
      assertFalse(fire.heldBy(nobody));
    }
    fire.restoreHeld(62, false);
    assertFalse(fire.held());
    assertEquals(List.of(), log);
  }

  @Test
  void whatWaitsAndWhatArrivesCanBeSeenAndGivenAgain() {
    List<Input> arrived = new ArrayList<>();
    sim.inputs().onArrival(arrived::add);
    sim.inputs().tap("move", 4, 5);
    sim.inputs().pressBy(2, "fire");
    sim.inputs().releaseBy(2, "fire");

    assertEquals(
        List.of(
            new Input(0, Input.Kind.TAP, "move", 0, List.of(4L, 5L)),
            new Input(0, Input.Kind.PRESS, "fire", 2, List.of()),
            new Input(0, Input.Kind.RELEASE, "fire", 2, List.of())),
        arrived);
    List<Input> waiting = sim.inputs().waiting();
    assertEquals(3, waiting.size());
    assertEquals(List.of(4L, 5L, 0L, 0L), waiting.get(0).arguments());
    sim.tick(1);
    List<String> first = List.copyOf(log);
    assertEquals(3, first.size());

    log.clear();
    List.copyOf(arrived).forEach(input -> sim.inputs().add(input));
    assertEquals(6, arrived.size());
    sim.tick(1);
    assertEquals(first.stream().map(words -> words.replace("@0", "@1")).toList(), log);
  }

  @Test
  void anInputGivenInATickIsForTheNext() {
    world.on().tick(() -> {});
    Action echo = clock.action("echo");
    world.on().action(echo, () -> sim.inputs().tap("fire"));
    sim.inputs().tap("echo");
    sim.inputs().tap("move");
    sim.tick(1);
    assertEquals(1, log.size());
    sim.tick(1);
    assertEquals("fire by 0@1", log.get(1));
  }

  @Test
  void manyInputsFitAndStayInOrder() {
    for (int i = 0; i < 100; i++) {
      sim.inputs().add(new Input(i % 2 == 0 ? 0 : 1, Input.Kind.TAP, "fire", i % 60, List.of()));
    }
    sim.tick(1);
    assertEquals(50, sim.inputs().pending());
    sim.tick(1);
    assertEquals(100, log.size());
    assertEquals("fire by 2@0", log.get(1));
    assertEquals("fire by 39@1", log.get(99));
  }

  @Test
  void whatIsNoInputIsRefusedAndNothingWaits() {
    assertEquals(
        "no action `fier` is declared. Did you mean `fire`?",
        refused(() -> sim.inputs().tap("fier")));
    assertEquals(
        "a source is a player from 0 to 62, and 63 is none",
        refused(() -> sim.inputs().tapBy(63, "fire")));
    assertEquals(
        "a source is a player from 0 to 62, and -1 is none",
        refused(() -> sim.inputs().pressBy(-1, "fire")));
    assertEquals(
        "an action carries at most 4 arguments, and `move` was given 5",
        refused(() -> sim.inputs().tap("move", 1, 2, 3, 4, 5)));
    assertEquals(
        "a source is a player from 0 to 62, and 63 is none",
        refused(() -> sim.inputs().holdBy(63, "fire", 3)));
    assertEquals(
        "no action `jump` is declared. There are move, fire.",
        refused(() -> sim.inputs().check(new Input(0, Input.Kind.TAP, "jump", 0, List.of()))));
    assertEquals(0, sim.inputs().pending());
    assertEquals(
        "no action `fire` is declared.",
        refused(() -> Simulation.at("60hz").build().inputs().tap("fire")));
  }

  private static String refused(Runnable door) {
    return assertThrows(IllegalArgumentException.class, door::run).getMessage();
  }
}

package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The events of a tick as scripts and tests read them. */
class EventsTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");

  private List<String> told() {
    Events events = sim.events();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      String handle =
          events.handle(i) == Table.NO_HANDLE ? "" : "[" + (events.handle(i) & 0xff) + "]";
      lines.add(
          (events.kind(i).word()
                  + " "
                  + events.name(i)
                  + handle
                  + " x"
                  + events.count(i)
                  + " "
                  + events.words(i))
              .strip());
    }
    return lines;
  }

  @Test
  void theyComeByKindThenByDeclarationThenBySlotBetweenInputsAndWhatHandlersDid() {
    // Declared in another order than the kinds come in.
    Sequence flow = clock.sequence("flow", s -> s.run("hello", () -> {}));
    ClockedBank feed = clock.bank("feed", "120/s");
    Table enemies = clock.table("enemies");
    RowMetronomes pulse = enemies.metronomes("pulse", "1/60s");
    RowBanks walk = enemies.banks("walk", "60/s");
    RowTimers fuse = enemies.timers("fuse", "1/60s");
    ClockedMetronome drum = clock.metronome("drum", "1/180s");
    ClockedTimer timer = clock.timer("timer", "1/60s");
    Action fire = clock.action("fire");
    Signal boom = world.signal("boom");
    Phases phase = world.phases("phase", "calm", "storm");
    world.on().action(fire, () -> phase.go("storm"));
    world.on().fired(timer, () -> boom.emit("red"));
    sim.open();
    for (int i = 0; i < 2; i++) {
      fuse.arm(enemies.spawn());
    }
    timer.arm();
    flow.start();
    sim.inputs().pressBy(2, "fire", 7);
    sim.inputs().releaseBy(2, "fire");

    sim.tick(1);

    assertEquals(
        List.of(
            "action fire x2",
            "release fire x2",
            "fired enemies.fuse[0] x1",
            "fired enemies.fuse[1] x1",
            "fired timer x1",
            "beat enemies.pulse[0] x1",
            "beat enemies.pulse[1] x1",
            "beat drum x3",
            "gained feed x2",
            "gained enemies.walk[0] x1",
            "gained enemies.walk[1] x1",
            "call flow x0 run hello",
            "signal boom x1 red",
            "enter phase x1 storm"),
        told());
    assertEquals(7, sim.events().argument(0, 0));
    assertEquals(0, sim.events().argument(0, 1));
    assertEquals(0, sim.events().argument(0, Events.MOST_ARGUMENTS));
    assertEquals(0, sim.events().argument(1, -1));
    assertEquals(List.of(pulse, walk, fuse), enemies.columns());
    assertEquals(drum, world.find("drum"));
    assertEquals(feed, world.find("feed"));

    sim.tick(1);
    assertEquals(6, told().size(), "they are those of the last tick only: " + told());
  }

  @Test
  void manyFit() {
    Table enemies = clock.table("enemies");
    RowMetronomes pulse = enemies.metronomes("pulse", "1/60s");
    long[] rows = {0};
    world
        .on()
        .beat(
            pulse,
            batch -> {
              while (batch.next()) {
                rows[0] += batch.slot();
              }
            });
    sim.open();
    for (int i = 0; i < 1000; i++) {
      enemies.spawn();
    }
    sim.tick(1);
    assertEquals(1000, sim.events().size());
    assertEquals(999 * 1000 / 2, rows[0]);
    assertEquals("enemies.pulse", sim.events().name(999));
  }
}

package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GuardTest {
  private final List<String> log = new ArrayList<>();
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final IntegerValue count = world.integer("count", 0);
  private RuntimeException thrown = new IllegalStateException("not yet");

  private final Guard guard =
      new Guard() {
        @Override
        public void begin() {
          log.add("begin");
        }

        @Override
        public void end() {
          log.add("end");
        }

        @Override
        public Throwable explained(Throwable cause, String during, long tick) {
          return new IllegalArgumentException("line 3, in " + during + " at " + tick, cause);
        }

        @Override
        public void stale(Table table) {
          log.add("stale " + table.name());
        }
      };

  @Test
  void aGuardStandsBeforeStartEveryTickAndEveryFrame() {
    world.guard(guard);
    world.on().start(() -> log.add("start"));
    world.on().tick(() -> log.add("tick"));
    world.on().frame(() -> log.add("frame"));
    sim.tick(2);
    sim.frame(0);
    List<String> once = List.of("begin", "start", "end");
    List<String> tick = List.of("begin", "tick", "end");
    List<String> expected = new ArrayList<>(once);
    expected.addAll(tick);
    expected.addAll(tick);
    expected.addAll(List.of("begin", "frame", "end"));
    assertEquals(expected, log);
  }

  @Test
  void whatFailsATickIsToldAsTheGuardExplainsIt() {
    world.guard(guard);
    world.on().tick(this::fail);
    sim.open();
    count.set(1);
    SimulationFailed failed = assertThrows(SimulationFailed.class, () -> sim.tick(1));
    assertEquals("tick 0, in tick: line 3, in tick at 0", failed.getMessage());
    assertSame(thrown, failed.getCause().getCause());
    assertEquals(List.of("begin", "end"), log);
  }

  @Test
  void anErrorMayBeExplainedAsAFailureOfTheTick() {
    world.guard(guard);
    world
        .on()
        .tick(
            () -> {
              throw new AssertionError("TODO");
            });
    assertThrows(SimulationFailed.class, () -> sim.tick(1));
  }

  @Test
  void whatAFrameThrowsIsExplainedAndFailsNoTick() {
    world.guard(guard);
    world.on().frame(this::fail);
    assertThrows(IllegalArgumentException.class, () -> sim.frame(0));
    assertEquals(List.of("begin", "end"), log);
    sim.tick(1);
    assertEquals(1, sim.ticksDone());
  }

  @Test
  void theUseOfARowThatIsGoneIsToldAndALookForOneIsNot() {
    world.guard(guard);
    Table enemies = world.clock("world").table("enemies");
    IntegerColumn hp = enemies.integer("hp", 3);
    sim.open();
    int slot = enemies.spawn();
    long handle = enemies.handle(slot);
    hp.set(slot, 4);
    enemies.despawn(slot);
    assertEquals(Table.NONE, enemies.find(handle));
    assertEquals(List.of(), log);
    assertEquals(3, hp.get(slot));
    assertEquals(List.of("stale enemies"), log);
    assertEquals(1, enemies.staleUses());
  }

  @Test
  void withoutAGuardAFailureIsTheGamesOwn() {
    world.on().tick(this::fail);
    SimulationFailed failed = assertThrows(SimulationFailed.class, () -> sim.tick(1));
    assertSame(thrown, failed.getCause());
    assertEquals(List.of(), log);
  }

  private void fail() {
    thrown = new IllegalStateException("failed with " + count.get());
    throw thrown;
  }
}

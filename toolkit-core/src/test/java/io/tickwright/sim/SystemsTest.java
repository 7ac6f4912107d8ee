package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Systems and layers: order, rhythm, conditions, and ticks of their own. */
class SystemsTest {
  private final Simulation sim = Simulation.at("60hz").build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");
  private final List<String> log = new ArrayList<>();

  private Runnable says(String words) {
    return () -> log.add(words + "@" + sim.ticksDone());
  }

  @Test
  void systemsRunInTheOrderAddedAndAChainSharesItsConditions() {
    FlagValue on = world.flag("on", false);
    world.system("b", says("b"));
    world.system("a", says("a1"), says("a2")).when(on::get);
    world.system("c", says("c"));
    sim.tick(1);
    on.set(true);
    sim.tick(1);
    assertEquals(List.of("b@1", "c@1", "b@2", "a1@2", "a2@2", "c@2"), log);
  }

  @Test
  void everyNRunsWhenTheIndexOfTheTickIsItsPhase() {
    assertEquals("third", world.system("third", says("third")).every(3).name());
    world.system("fifth", says("fifth")).every(5, 12);
    world.system("back", says("back")).every(4, -1);
    world.system("all", says("all")).every(0);
    sim.tick(5);
    assertEquals(
        List.of(
            "third@1", "all@1", "all@2", "fifth@3", "all@3", "third@4", "back@4", "all@4", "all@5"),
        log);
  }

  @Test
  void aConditionIsAskedWhenItsTurnComes() {
    FlagValue alarm = world.flag("alarm", false);
    world.system("raise", () -> alarm.set(true));
    world.system("answer", says("answer")).when(alarm::get);
    sim.tick(1);
    assertEquals(List.of("answer@1"), log);
  }

  @Test
  void eachTickOfALayerRunsAllOfItsSystemsWhereTheFirstOfThemStands() {
    Layer slow = clock.layer("slow", "1/60s");
    world.system("before", says("before"));
    slow.system("think", says("think"));
    world.system("after", says("after"));
    slow.system("plan", says("plan"));
    clock.speed(2, 1);

    sim.tick(1);

    assertEquals(
        List.of("before@1", "think@1", "plan@1", "think@1", "plan@1", "after@1"),
        log,
        "two thinks and then two plans would be two ticks of nobody");
    assertEquals(2, slow.ticksDone());
  }

  @Test
  void aLayersRhythmCountsItsOwnTicks() {
    Layer slow = clock.layer("slow", "0.1s");
    assertEquals(6 * sim.stepUnits(), slow.stepUnits());
    slow.system("think", says("think")).every(2, 1);
    sim.tick(30);
    assertEquals(List.of("think@12", "think@24"), log);
    assertEquals(5, slow.ticksDone());
    clock.speed(1, 4);
    sim.tick(30);
    assertEquals(6, slow.ticksDone());
    assertEquals(6 * sim.stepUnits() / 4, slow.leftoverUnits());
  }

  @Test
  void aSystemOfTheSameNameIsRefusedInALayerToo() {
    Layer slow = clock.layer("slow", 100);
    slow.system("think", () -> {});
    assertEquals(
        "there already is a system `think`; choose another name",
        assertThrows(IllegalArgumentException.class, () -> world.system("think", () -> {}))
            .getMessage());
  }
}

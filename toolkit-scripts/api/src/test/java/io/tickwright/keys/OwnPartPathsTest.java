package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tickwright.script.path.Expectation;
import io.tickwright.script.path.PathException;
import io.tickwright.script.path.Paths;
import io.tickwright.script.path.Property;
import io.tickwright.sim.Simulation;
import io.tickwright.testing.Physics;
import java.util.List;
import org.junit.jupiter.api.Test;

/** State that the user keeps is named, read and set by its own list. */
class OwnPartPathsTest {
  private final Physics physics = new Physics();
  private final Paths paths = paths();

  private Paths paths() {
    Simulation simulation = Simulation.at("60hz").build();
    simulation.world().integer("before", 1);
    simulation.world().part("physics", physics);
    simulation.world().integer("after", 1);
    return Paths.of(simulation);
  }

  private void set(String path, String value) {
    Property property = paths.find(path);
    property.set(property.read(value));
    assertEquals(value, property.text());
  }

  @Test
  void everyFieldOfItsListIsAPath() {
    List<String> all = paths.all().stream().map(p -> p.path() + " " + p.text()).toList();
    assertEquals(
        List.of(
            "before 1",
            "physics.limit 5",
            "physics.below 2",
            "physics.asleep no",
            "physics.label \"p\"",
            "physics.drag 0.25",
            "physics.mood CALM",
            "physics.wheels.count 2",
            "physics.wheels[0].turns 3",
            "physics.wheels[1].turns 3",
            "physics.grid.count 2",
            "physics.grid[0] 4",
            "physics.grid[1] 5",
            "physics.bodies.count 2",
            "physics.bodies[0].mass 7",
            "physics.bodies[1].mass 8",
            "physics.bodies[0].pose.angle 1",
            "physics.bodies[1].pose.angle 2",
            "after 1"),
        all);
  }

  @Test
  void aFieldIsSetAloneAndWhatFollowsFromItIsRebuilt() {
    set("physics.limit", "9");
    set("physics.below", "8");
    set("physics.asleep", "yes");
    set("physics.label", "\"two words\"");
    set("physics.drag", "1.0E-9");
    set("physics.mood", "CROSS");
    set("physics.wheels[1].turns", "11");
    set("physics.bodies[1].mass", "70");
    set("physics.bodies[0].pose.angle", "-5");
    assertEquals(9, physics.limit);
    assertEquals(8, physics.below);
    assertEquals("two words", physics.label);
    assertEquals(Physics.Mood.CROSS, physics.mood);
    assertEquals(3, physics.wheels.get(0).turns);
    assertEquals(11, physics.wheels.get(1).derived);
    assertEquals(70, physics.mass[1]);
    assertEquals(-5, physics.angle[0]);
    assertEquals(99, physics.mass[2], "what is not counted is not touched");
  }

  @Test
  void whatItCannotHoldIsRefused() {
    for (String[] wrong :
        new String[][] {
          {"physics.limit", "10"},
          {"physics.asleep", "maybe"},
          {"physics.drag", "fast"},
          {"physics.drag", "1.0E999"},
          {"physics.mood", "angry"},
        }) {
      assertThrows(PathException.class, () -> paths.find(wrong[0]).read(wrong[1]), wrong[1]);
    }
    PathException tooMuch = assertThrows(PathException.class, () -> set("physics.below", "5"));
    assertEquals("`physics.below` cannot be 5 now. It is from 0 to 4.", tooMuch.getMessage());
    PathException refused = assertThrows(PathException.class, () -> paths.find("physics.lable"));
    assertEquals(
        "`physics` has no `physics.lable`. Did you mean `physics.label`?", refused.getMessage());
  }

  @Test
  void allOfAPartIsReadInOneWalkHoweverManyFieldsItHas() {
    int[] walks = {0};
    long[] held = {7};
    Simulation simulation = Simulation.at("60hz").build();
    simulation
        .world()
        .part(
            "wide",
            visitor -> {
              walks[0]++;
              held[0] = visitor.integer("first", held[0]);
              for (int i = 0; i < 200; i++) {
                visitor.integer("field" + i, i);
              }
            });
    List<Property> all = Paths.of(simulation).all();
    int before = walks[0];
    assertEquals(201, all.stream().map(Property::text).toList().size());
    assertEquals("7", all.get(0).text());
    assertEquals(before, walks[0], "the values were listed with the fields");

    Property first = all.get(0);
    first.set(first.read("8"));
    assertEquals(8, held[0]);
    held[0] = 9;
    assertEquals("9", first.text(), "once it was set, it is asked");
  }

  @Test
  void aListIsMadeLongerAndShorter() {
    set("physics.wheels.count", "3");
    set("physics.wheels[2].turns", "5");
    assertEquals(5, physics.wheels.get(2).derived);
    set("physics.wheels.count", "1");
    assertEquals(1, physics.wheels.size());
    set("physics.grid.count", "3");
    set("physics.grid[2]", "6");
    assertArrayEquals(new int[] {4, 5, 6}, physics.grid);
    set("physics.bodies.count", "5");
    set("physics.bodies[4].mass", "70");
    set("physics.bodies[4].pose.angle", "9");
    assertEquals(5, physics.bodies);
    set("physics.bodies.count", "1");
    assertEquals(0, physics.mass[4], "what is no longer counted is zero");
    PathException gone =
        assertThrows(PathException.class, () -> set("physics.wheels[7].turns", "1"));
    assertEquals(
        "`physics.wheels[7].turns` is not there: `physics.wheels` is not so long. Say how many"
            + " there are first: let physics.wheels.count 3.",
        gone.getMessage());
  }

  @Test
  void numbersOfItHaveBands() {
    assertEquals(true, Expectation.read(paths.find("physics.drag"), "0.2..0.3").holds());
    assertEquals(false, Expectation.read(paths.find("physics.limit"), "6..9").holds());
  }
}

package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.snapshot.StateDigest.PartDigest;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StateDigestTest {

  @Test
  void equalStatesHaveEqualDigestsAndAChangeMovesIt() {
    EveryDoor world = EveryDoor.full();
    StateDigest digest = new StateDigest(world);
    long before = digest.value();

    assertEquals(before, StateDigest.of(EveryDoor.full()));
    world.enemies.spent[2]++;
    assertNotEquals(before, digest.value());
  }

  @Test
  void twoDigestsAreBisectedDownToThePartThatDiffers() {
    EveryDoor left = EveryDoor.full();
    EveryDoor right = EveryDoor.full();
    assertEquals(Optional.empty(), difference(left, right));

    right.enemies.spent[1] = 0;
    assertEquals(Optional.of("table.enemies.windup.spent"), difference(left, right));
    right.turrets.get(1).banked = 0;
    assertEquals(Optional.of("turrets[1]"), difference(left, right));
    right.turrets.remove(1);
    assertEquals(Optional.of("turrets"), difference(left, right));
    assertEquals(Optional.of("turrets"), difference(right, left));
    right.feed.banked = 0;
    assertEquals(Optional.of("feed"), difference(left, right));
  }

  @Test
  void aFieldOfTheRootBelongsToTheWhole() {
    EveryDoor right = EveryDoor.full();
    right.hull = 0;

    assertEquals(Optional.of(""), difference(EveryDoor.full(), right));
  }

  @Test
  void whatLiesBehindTheRowsIsNotDigested() {
    EveryDoor world = EveryDoor.full();
    long before = StateDigest.of(world);
    world.enemies.hp[3] = 5;
    world.drawn = 1;

    assertEquals(before, StateDigest.of(world));
  }

  @Test
  void theSchemaIsPartOfEveryDigest() {
    assertNotEquals(
        StateDigest.of(s -> s.integer("hull", 1)), StateDigest.of(s -> s.integer("hp", 1)));
    assertNotEquals(
        StateDigest.of(s -> s.integer("hull", 1)), StateDigest.of(s -> s.int32("hull", 1)));
  }

  @Test
  void anExplanationNamesPartsInOrderAndWhatIsLeftOut() {
    StateDigest digest = new StateDigest(EveryDoor.full());
    List<String> paths = digest.parts().stream().map(PartDigest::path).toList();
    String text = digest.explain();

    assertEquals(
        List.of(
            "",
            "feed",
            "turrets",
            "turrets[0]",
            "turrets[1]",
            "table",
            "table.enemies",
            "table.enemies.generation",
            "table.enemies.hp",
            "table.enemies.armour",
            "table.enemies.called",
            "table.enemies.lane",
            "table.enemies.windup",
            "table.enemies.windup.spent",
            "scores",
            "marks",
            "map",
            "names",
            "lanes"),
        paths);
    assertEquals(digest.value(), digest.parts().get(0).digest());
    assertTrue(text.startsWith("schema 0x"), text);
    assertTrue(text.contains("left out           drawn (presentation)\n"), text);
    assertTrue(text.contains(digest.parts().get(3) + "\n"), text);
  }

  private static Optional<String> difference(EveryDoor left, EveryDoor right) {
    return StateDigest.firstDifference(
        new StateDigest(left).parts(), new StateDigest(right).parts());
  }
}

package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.snapshot.StateDiff.Difference;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StateDiffTest {
  private final EveryDoor left = EveryDoor.full();
  private final EveryDoor right = EveryDoor.full();

  @Test
  void equalStatesHaveNoDifference() {
    assertEquals(Optional.empty(), StateDiff.first(left, right));
    assertEquals(List.of(), StateDiff.all(left, right));
  }

  @Test
  void aDifferenceIsAPathWithBothValues() {
    right.enemies.spent[2] = 0;

    Difference difference = StateDiff.first(left, right).orElseThrow();
    assertEquals("table.enemies[2].windup.spent", difference.path());
    assertEquals("12", difference.left());
    assertEquals("0", difference.right());
    assertEquals("table.enemies[2].windup.spent: 12 vs 0", difference.toString());
  }

  @Test
  void everyKindOfFieldIsShownTheWayItIsWritten() {
    differs("hull: -7000000000 vs 1", () -> right.hull = 1);
    differs("alarm: true vs false", () -> right.alarm = false);
    differs("banner: \"They are at the gate! ×2\" vs \"\\\"\\n\"", () -> right.banner = "\"\n");
    differs("aim: -0.0 vs 0.0", () -> right.aim = 0.0);
    differs("kind: BRUTE vs SCOUT", () -> right.kind = EveryDoor.Kind.SCOUT);
    differs("lane: right vs left", () -> right.lane = 0);
    differs("lane: right vs #9", () -> right.lane = 9);
    differs("feed.banked: 13 vs 0", () -> right.feed.banked = 0);
    differs("turrets[1].banked: 9 vs 7", () -> right.turrets.get(1).banked = 7);
    differs("table.enemies[0].called: \"grim\" vs \"\"", () -> right.enemies.called[0] = "");
    differs("table.enemies[2].lane: middle vs left", () -> right.enemies.lane[2] = 0);
    differs("table.enemies[1].armour: 2 vs -1", () -> right.enemies.armour[1] = -1);
    differs("scores[1]: -1 vs 4", () -> right.scores[1] = 4);
    differs("map[4]: 5 vs 6", () -> right.map[4] = 6);
    differs("names[0]: \"ann\" vs \"\\ud83d\"", () -> right.names[0] = "\ud83d");
    differs("lanes[3]: right vs left", () -> right.lanes[3] = 0);
  }

  @Test
  void everyNaNIsTheSameNaN() {
    left.aim = Double.NaN;
    right.aim = Double.longBitsToDouble(0x7ff0_0000_0000_0001L);

    assertEquals(Optional.empty(), StateDiff.first(left, right));
  }

  @Test
  void countsAreToldWithTheirUnit() {
    right.turrets.remove(1);
    right.marks = new int[] {Integer.MIN_VALUE};
    right.enemies.spawn(5, "late", 0);
    assertEquals(
        List.of("turrets: 2 parts vs 1", "table.enemies: 3 rows vs 4", "marks: 2 entries vs 1"),
        texts(StateDiff.all(left, right)));
    assertEquals("turrets: 1 part vs 2", texts(StateDiff.all(right, left)).get(0));
  }

  @Test
  void aTableCountsTheRowsThatLive() {
    right.enemies.generation[1]++;
    assertEquals(
        List.of("table.enemies: 3 rows vs 2", "table.enemies[1].generation: 1 vs 2"),
        texts(StateDiff.all(left, right)));

    right.enemies.spawn(5, "late", 0);
    assertEquals("table.enemies: 3 slots vs 4", texts(StateDiff.all(left, right)).get(0));
  }

  @Test
  void aTableWithoutGenerationsCountsAllItsRows() {
    assertEquals("foes: 1 row vs 2", StateDiff.first(foes(1), foes(2)).orElseThrow().toString());
  }

  @Test
  void allDifferencesComeInOrderAndATableRowByRow() {
    right.hull = 0;
    right.enemies.spent[0] = 0;
    right.enemies.hp[1] = 0;
    right.enemies.spent[1] = 0;
    right.enemies.hp[2] = 0;
    right.names[1] = "";

    assertEquals(
        List.of(
            "hull",
            "table.enemies[0].windup.spent",
            "table.enemies[1].hp",
            "table.enemies[1].windup.spent",
            "table.enemies[2].hp",
            "names[1]"),
        StateDiff.all(left, right).stream().map(Difference::path).toList());
    assertEquals("hull", StateDiff.first(left, right).orElseThrow().path());
  }

  @Test
  void aStateIsComparedWithASnapshotAndASnapshotWithAnother() {
    right.enemies.hp[1] = 3;
    right.turrets.add(new EveryDoor.Gauge(1));
    List<Difference> expected = StateDiff.all(left, right);
    byte[] leftBytes = SnapshotBytes.of(left);
    byte[] rightBytes = SnapshotBytes.of(right);
    EveryDoor like = new EveryDoor();

    assertEquals(2, expected.size());
    assertEquals(expected, StateDiff.all(left, rightBytes));
    assertEquals(expected, StateDiff.all(leftBytes, rightBytes, like));
    assertEquals(Optional.of(expected.get(0)), StateDiff.first(left, rightBytes));
    assertEquals(Optional.of(expected.get(0)), StateDiff.first(leftBytes, rightBytes, like));
    assertEquals(StateDigest.of(new EveryDoor()), StateDigest.of(like));
  }

  @Test
  void statesOfDifferentKindsAreRefusedByTheFirstFieldThatDiffers() {
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> StateDiff.first(s -> s.integer("hull", 1), s -> s.integer("hp", 1)).isEmpty());

    assertTrue(
        refusal.getMessage().contains("\"hull integer\" vs \"hp integer\""), refusal.getMessage());
    assertThrows(
        SnapshotException.class,
        () -> StateDiff.all(left, SnapshotBytes.of(s -> s.integer("hull", 1))).size());
  }

  @Test
  void listsWithoutAPairToCompareAreToldApartByTheirBlankParts() {
    Stateful whole = s -> s.parts("l", List.<Stateful>of(), () -> t -> t.integer("x", 0));
    Stateful real = s -> s.parts("l", List.<Stateful>of(), () -> t -> t.real("x", 0));
    assertThrows(IllegalArgumentException.class, () -> StateDiff.first(whole, real).isEmpty());
    assertEquals(Optional.empty(), StateDiff.first(whole, whole));
  }

  @Test
  void oneNameIsAnotherFieldWhenItsTypeOrItsChoicesDiffer() {
    List<Stateful> kinds =
        List.of(
            s -> s.integer("hull", 1),
            s -> s.int32("hull", 1),
            s -> s.real("hull", 1),
            s -> s.flag("hull", true),
            s -> s.text("hull", "1"),
            s -> s.oneOf("hull", 1, List.of("no", "yes")),
            s -> s.oneOf("hull", 1, List.of("no", "one")),
            s -> s.oneOf("hull", EveryDoor.Kind.SCOUT),
            s -> s.part("hull", s2 -> s2.integer("hull", 1)),
            s -> s.longs("hull", new long[1]),
            s -> s.ints("hull", new int[1]),
            s -> s.oneOfs("hull", new int[1], List.of("no", "yes")),
            s -> s.oneOfs("hull", new int[1], List.of("no", "one")),
            s -> s.rows("hull", 1, s2 -> s2.ints("hull", new int[1])),
            s -> s.parts("hull", List.of(left.feed), () -> left.feed));
    for (Stateful one : kinds) {
      for (Stateful other : kinds) {
        if (one == other) {
          assertEquals(Optional.empty(), StateDiff.first(one, other));
        } else {
          assertThrows(IllegalArgumentException.class, () -> StateDiff.first(one, other).isEmpty());
        }
      }
    }
  }

  private void differs(String text, Runnable change) {
    byte[] before = SnapshotBytes.of(left);
    change.run();
    assertEquals(List.of(text), texts(StateDiff.all(left, right)));
    SnapshotBytes.restore(before, right);
    assertEquals(List.of(), StateDiff.all(left, right));
  }

  private static Stateful foes(int count) {
    return s -> s.rows("foes", count, c -> c.longs("hp", new long[4]));
  }

  private static List<String> texts(List<Difference> differences) {
    return differences.stream().map(Difference::toString).toList();
  }
}

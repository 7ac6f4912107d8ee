package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StateSchemaTest {
  private int visits;

  @Test
  void aSchemaIsTheNamesTypesAndOrderOfAllFields() {
    StateSchema schema = StateSchema.of(EveryDoor.full());

    assertEquals(
        """
        hull integer
        shells integer
        limit integer
        spent integer
        wave int32
        alarm flag
        banner text
        aim real
        kind oneOf "SCOUT" "RAIDER" "BRUTE"
        lane oneOf "left" "middle" "right"
        feed part
        feed.banked integer
        turrets parts
        turrets[].banked integer
        table part
        table.enemies rows
        table.enemies[].generation ints
        table.enemies[].hp longs
        table.enemies[].armour bytes
        table.enemies[].called texts
        table.enemies[].lane oneOfs "left" "middle" "right"
        table.enemies[].windup part
        table.enemies[].windup.spent ints
        scores longs
        marks ints
        map bytes
        names texts
        lanes oneOfs "left" "middle" "right"
        """,
        schema.text());
  }

  @Test
  void theSchemaIsTheSameWhateverTheValues() {
    StateSchema empty = StateSchema.of(new EveryDoor());
    StateSchema full = StateSchema.of(EveryDoor.full());

    assertEquals(empty, full);
    assertEquals(empty.hash(), full.hash());
    assertEquals(Optional.empty(), empty.firstDifference(full));
  }

  @Test
  void anotherOrderAnotherNameOrAnotherTypeIsAnotherSchemaAndNamesTheFirstField() {
    StateSchema schema = StateSchema.of(s -> both(s, "hull", "shells"));

    StateSchema order = StateSchema.of(s -> both(s, "shells", "hull"));
    StateSchema type = StateSchema.of(s -> s.int32("hull", 0));
    StateSchema fewer = StateSchema.of(s -> s.integer("hull", 0));

    assertEquals(
        Optional.of("\"hull integer\" vs \"shells integer\""), schema.firstDifference(order));
    assertEquals(Optional.of("\"hull integer\" vs \"hull int32\""), schema.firstDifference(type));
    assertEquals(
        Optional.of("\"shells integer\" vs no more fields"), schema.firstDifference(fewer));
    assertEquals(
        4, List.of(schema, order, type, fewer).stream().map(StateSchema::hash).distinct().count());
  }

  @Test
  void aNameIsUniqueWithinItsPart() {
    refused("hull: the name is taken", s -> both(s, "hull", "hull"));
    refused("feed.a: the name is taken", s -> s.part("feed", inner -> both(inner, "a", "a")));
    StateSchema twice =
        StateSchema.of(
            s -> {
              s.part("left", inner -> both(inner, "a", "b"));
              s.part("right", inner -> both(inner, "a", "b"));
            });
    assertEquals(6, twice.fields().size());
  }

  @Test
  void aNameIsPrintable() {
    for (String bad : List.of("", "9lives", "a b", "a.b", "é", "a[0]", "-x")) {
      refused(": a name matches", s -> s.integer(bad, 0));
    }
    assertEquals("_A-z0 integer\n", StateSchema.of(s -> s.integer("_A-z0", 0)).text());
  }

  @Test
  void aListThatDependsOnTheVisitIsRefused() {
    refused("two visits in a row", s -> s.integer("f" + visits++, 0));
  }

  @Test
  void aPartThatListsOtherFieldsThanABlankOneIsRefused() {
    List<Stateful> odd = new ArrayList<>(List.of(s -> s.integer("b", 0)));

    refused("parts: part 0 lists", s -> s.parts("parts", odd, () -> v -> v.integer("a", 0)));
  }

  @Test
  void aColumnShorterThanItsTableIsRefused() {
    refused(
        "enemies[].hp: the column has 2 entries, the table 3 rows",
        s -> s.rows("enemies", 3, c -> c.longs("hp", new long[2])));
  }

  @Test
  void aLimitIsANumberListedBefore() {
    refused("spent: its limit", s -> s.below("spent", 0, "total"));
  }

  @Test
  void whatNoReaderCouldNameIsRefused() {
    refused("a table does not nest", s -> s.rows("a", 0, c -> c.rows("b", 0, d -> {})));
    refused(
        "a list of parts does not nest",
        s -> s.rows("a", 0, c -> c.parts("b", new ArrayList<Stateful>(), () -> v -> {})));
    refused("at least one column", s -> s.rows("a", 0, c -> {}));
    refused("list no field", s -> s.parts("b", new ArrayList<Stateful>(), () -> v -> {}));
    refused("generations belong", s -> s.generations("g", new int[1]));
    refused("nothing to choose from", s -> s.oneOf("o", 0, List.of()));
    refused("\"x\" is offered twice", s -> s.oneOf("o", 0, List.of("x", "x")));
    refused("say why", s -> s.leavesOut("drawn", " "));
    refused("does one contain itself", new Endless());
  }

  private static final class Endless implements Stateful {
    @Override
    public void state(StateVisitor s) {
      s.integer("a", 0);
      s.parts("more", new ArrayList<>(), Endless::new);
    }
  }

  private static void both(StateVisitor s, String first, String second) {
    s.integer(first, 0);
    s.integer(second, 0);
  }

  private static void refused(String message, Stateful state) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> StateSchema.of(state).hash());
    assertTrue(refusal.getMessage().contains(message), refusal.getMessage());
  }
}

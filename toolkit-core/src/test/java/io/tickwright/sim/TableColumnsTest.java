package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The plain columns of a table, one kind after the other. */
class TableColumnsTest {
  private final Simulation sim = Simulation.at("60hz").seed(7).build();
  private final World world = sim.world();
  private final Table enemies = world.clock("world").table("enemies");

  @Test
  void everyKindOfColumnHoldsADefaultUntilItIsWritten() {
    IntegerColumn hp = enemies.integer("hp", 10);
    IntegerColumn score = enemies.wide("score", Long.MIN_VALUE);
    FixedColumn weight = enemies.fixed("weight", 5);
    DurationColumn age = enemies.duration("age", -1);
    AngleColumn bearing = enemies.angle("bearing", "90deg");
    FlagColumn armed = enemies.flag("armed", true);
    TextColumn called = enemies.text("called", "nobody");
    OneOfColumn kind = enemies.oneOf("kind", "scout", "brute");
    assertEquals(List.of(hp, score, weight, age, bearing, armed, called, kind), enemies.columns());

    int e = enemies.spawn();
    assertEquals(10, hp.get(e));
    assertEquals(Long.MIN_VALUE, score.get(e));
    assertEquals(5, weight.bits(e));
    assertEquals(0, age.units(e));
    assertEquals(1 << 30, bearing.bits(e));
    assertTrue(armed.get(e));
    assertEquals("nobody", called.get(e));
    assertEquals("scout", kind.get(e));

    hp.set(e, Long.MAX_VALUE);
    score.add(e, -1);
    weight.set(e, 6);
    age.set(e, -4);
    bearing.set(e, 3);
    armed.set(e, false);
    called.set(e, "grim");
    kind.set(e, "brute");
    assertEquals(IntegerValue.MOST, hp.get(e));
    assertEquals(Long.MIN_VALUE, score.get(e));
    assertEquals(6, weight.bits(e));
    assertEquals(0, age.units(e));
    assertEquals(3, bearing.bits(e));
    assertFalse(armed.get(e));
    assertEquals("grim", called.get(e));
    assertEquals(1, kind.index(e));
    hp.add(e, -IntegerValue.MOST);
    assertEquals(0, hp.get(e));

    enemies.despawn(e);
    assertEquals(e, enemies.spawn());
    assertEquals(10, hp.get(e));
    assertEquals("nobody", called.get(e));
    assertTrue(armed.get(e));
    assertEquals("scout", kind.get(e));
    assertEquals(1 << 30, bearing.bits(e));
  }

  @Test
  void aColumnTellsWhatItWasDeclaredWith() {
    assertEquals(IntegerValue.MOST, enemies.integer("hp", Long.MAX_VALUE).initial());
    assertFalse(enemies.integer("armour", 0).isWide());
    assertTrue(enemies.wide("score", 3).isWide());
    assertEquals(5, enemies.fixed("weight", 5).initial());
    assertEquals(6, enemies.duration("age", 6).initial());
    assertEquals(7, enemies.angle("bearing", 7).initial());
    assertTrue(enemies.flag("armed", true).initial());
    assertEquals("x", enemies.text("called", "x").initial());
    OneOfColumn kind = enemies.oneOf("kind", "scout", "brute");
    assertEquals(List.of("scout", "brute"), kind.names());
    assertEquals("kind", kind.name());
    assertSame(enemies, kind.table());
    assertEquals("enemies.kind", kind.toString());
    assertEquals(
        "`enemies.kind` is never \"brut\". Did you mean `brute`?",
        assertThrows(IllegalArgumentException.class, () -> kind.set(0, "brut")).getMessage());
  }

  @Test
  void aFreeSlotReadsDefaultsIgnoresWritesAndIsCounted() {
    IntegerColumn hp = enemies.integer("hp", 10);
    FlagColumn armed = enemies.flag("armed", true);
    TextColumn called = enemies.text("called", "nobody");
    AngleColumn bearing = enemies.angle("bearing", 7);
    int e = enemies.spawn();
    enemies.despawn(e);

    hp.set(e, 3);
    armed.set(e, false);
    called.set(e, "ghost");
    bearing.set(e, 9);
    assertEquals(4, enemies.staleUses());
    assertEquals(10, hp.get(e));
    assertTrue(armed.get(e));
    assertEquals("nobody", called.get(e));
    assertEquals(7, bearing.bits(e));
    assertEquals(10, hp.get(-1));
    assertEquals(10, hp.get(Integer.MAX_VALUE));
    assertEquals(10, enemies.staleUses());

    enemies.spawn();
    assertEquals(10, hp.get(e));
    assertEquals("nobody", called.get(e));
  }

  @Test
  void aReferenceGoesStaleWithItsRow() {
    RefColumn target = enemies.ref("target", enemies);
    assertSame(enemies, target.target());
    int hunter = enemies.spawn();
    int prey = enemies.spawn();
    assertEquals(Table.NONE, target.get(hunter));
    assertEquals(Table.NO_HANDLE, target.handle(hunter));

    target.set(hunter, prey);
    assertEquals(prey, target.get(hunter));
    assertEquals(enemies.handle(prey), target.handle(hunter));
    enemies.despawn(prey);
    assertEquals(prey, enemies.spawn());
    assertEquals(Table.NONE, target.get(hunter), "the next row in the slot is another one");
    assertNotEquals(Table.NO_HANDLE, target.handle(hunter));

    target.setHandle(hunter, enemies.handle(prey));
    assertEquals(prey, target.get(hunter));
    target.set(hunter, 99);
    assertEquals(Table.NO_HANDLE, target.handle(hunter));
    assertEquals(0, enemies.staleUses(), "to look whether a row still lives is no mistake");

    Table elsewhere = Simulation.at("60hz").build().world().clock("c").table("t");
    assertEquals(
        "`enemies.far` cannot refer to rows of another world",
        assertThrows(IllegalArgumentException.class, () -> enemies.ref("far", elsewhere))
            .getMessage());
  }

  @Test
  void whatOneRowDrawsNeverShiftsWhatAnotherGets() {
    RandomStream loot = world.stream("loot");
    RowStreams luck = enemies.streams("luck", loot);
    sim.open();
    int a = enemies.spawn();
    int b = enemies.spawn();
    Pcg32 modelOfB = Pcg32.seeded(7).stream("loot").child(enemies.handle(b));

    for (int i = 0; i < 20; i++) {
      luck.between(a, 1, 1000);
      loot.between(1, 6);
    }
    List<Long> drawn = new ArrayList<>();
    List<Long> expected = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      drawn.add(luck.between(b, 1, 1000));
      expected.add(modelOfB.between(1, 1000));
    }
    assertEquals(expected, drawn);
    assertEquals(modelOfB.at(), luck.at(b));

    luck.restoreAt(b, 0);
    assertEquals(expected.get(0), luck.between(b, 1, 1000));
    assertEquals(2, luck.draw(b, stream -> 2));
    enemies.despawn(b);
    enemies.spawn();
    assertEquals(0, luck.at(b), "a new row begins a stream of its own");
    assertNotEquals(expected.get(0), luck.between(b, 1, 1_000_000_000));
  }

  @Test
  void aRowsStreamWithoutARowDrawsTheSameEveryTime() {
    RowStreams luck = enemies.streams("luck", world.stream("loot"));
    sim.open();
    assertEquals(luck.between(5, 1, 1_000_000), luck.between(5, 1, 1_000_000));
    assertEquals(0, luck.at(5));
  }
}

package io.tickwright.save;

import io.tickwright.sim.Action;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.AngleValue;
import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.ClockedMetronome;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.Column;
import io.tickwright.sim.Declared;
import io.tickwright.sim.DurationColumn;
import io.tickwright.sim.DurationValue;
import io.tickwright.sim.FixedColumn;
import io.tickwright.sim.FixedValue;
import io.tickwright.sim.FlagColumn;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Layer;
import io.tickwright.sim.OneOfColumn;
import io.tickwright.sim.OneOfValue;
import io.tickwright.sim.Phases;
import io.tickwright.sim.RandomStream;
import io.tickwright.sim.RefColumn;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowStreams;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Sequence;
import io.tickwright.sim.Signal;
import io.tickwright.sim.Table;
import io.tickwright.sim.TextColumn;
import io.tickwright.sim.TextValue;
import io.tickwright.sim.World;

/**
 * What each declared name is, in a word, and what its numbers are counted in where the declaration
 * decides that: so that a fixed-point number is not taken for a count, nor a bank's progress for
 * that of a bank with another grain.
 */
final class Kinds {
  private static final String OWN_PART = "part";

  private Kinds() {}

  /** By name, and for columns by {@code table.column}, in declared order. */
  static Json.Obj of(World world) {
    Json.Obj kinds = new Json.Obj();
    for (Declared thing : world.declared()) {
      if (thing instanceof Signal) {
        continue;
      }
      kinds.put(thing.name(), of(thing));
      if (thing instanceof Table table) {
        table.columns().forEach(c -> kinds.put(table.name() + "." + c.name(), of(c)));
      }
    }
    return kinds;
  }

  /** Whether it is state that the user keeps. */
  static boolean isOwnPart(Declared thing) {
    return of(thing).equals(OWN_PART);
  }

  /**
   * Refuses a save in which a name is of another kind than it is here.
   *
   * @param saved the kinds the save has; a name that it does not list is not compared
   */
  static void check(Json.Obj saved, World world) {
    Json.Obj here = of(world);
    saved
        .fields()
        .forEach(
            (name, value) -> {
              String then = Refusals.text(value, () -> "$.kinds." + name);
              if (here.get(name) instanceof Json.Text now && !now.value().equals(then)) {
                throw new SaveRefused(
                    "$.state." + name,
                    "is of the kind `" + then + "` and here of the kind `" + now.value() + "`",
                    "Carry it over in migrate, or give the new one another name.");
              }
            });
  }

  private static String of(Declared thing) {
    if (thing instanceof IntegerValue number) {
      return number.isWide() ? "wide" : "integer";
    }
    if (thing instanceof ClockedBank bank) {
      return "bank of " + bank.whole();
    }
    if (thing instanceof Layer layer) {
      return "layer of " + layer.stepUnits();
    }
    return word(
        thing,
        FixedValue.class,
        "fixed",
        DurationValue.class,
        "duration",
        AngleValue.class,
        "angle",
        FlagValue.class,
        "flag",
        TextValue.class,
        "text",
        OneOfValue.class,
        "one of",
        Phases.class,
        "phases",
        RandomStream.class,
        "stream",
        Clock.class,
        "clock",
        ClockedTimer.class,
        "timer",
        ClockedMetronome.class,
        "metronome",
        Action.class,
        "action",
        Table.class,
        "table",
        Sequence.class,
        "sequence");
  }

  private static String of(Column column) {
    if (column instanceof IntegerColumn number) {
      return number.isWide() ? "wide" : "integer";
    }
    if (column instanceof RowBanks banks) {
      return "bank of " + banks.whole();
    }
    if (column instanceof RowMetronomes rows) {
      return "metronome of "
          + rows.metronomes().intervalNumerator()
          + "/"
          + rows.metronomes().intervalDenominator();
    }
    return word(
        column,
        FixedColumn.class,
        "fixed",
        DurationColumn.class,
        "duration",
        AngleColumn.class,
        "angle",
        FlagColumn.class,
        "flag",
        TextColumn.class,
        "text",
        OneOfColumn.class,
        "one of",
        RefColumn.class,
        "ref",
        RowStreams.class,
        "stream",
        RowTimers.class,
        "timer");
  }

  private static String word(Object thing, Object... classesAndWords) {
    for (int i = 0; i < classesAndWords.length; i += 2) {
      if (classesAndWords[i] == thing.getClass()) {
        return (String) classesAndWords[i + 1];
      }
    }
    return OWN_PART;
  }
}

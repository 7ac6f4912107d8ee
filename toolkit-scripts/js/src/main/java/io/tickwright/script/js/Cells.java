package io.tickwright.script.js;

import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.Column;
import io.tickwright.sim.DurationColumn;
import io.tickwright.sim.FixedColumn;
import io.tickwright.sim.FlagColumn;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.OneOfColumn;
import io.tickwright.sim.RandomStream;
import io.tickwright.sim.RefColumn;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowStreams;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Table;
import io.tickwright.time.PerSecond;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** The columns of tables, as cells that rows read and write. */
final class Cells {
  private final Binding binding;

  Cells(Binding binding) {
    this.binding = binding;
  }

  /** Writes what a script assigns; the last word names the column in messages. */
  private interface Write {
    void write(RowThing row, Value value, String what);
  }

  private static Cell cell(Column column, Function<RowThing, @Nullable Object> read, Write write) {
    String what = "`" + column + "`";
    return new Cell() {
      @Override
      public @Nullable Object read(RowThing row) {
        return read.apply(row);
      }

      @Override
      public void write(RowThing row, Value value) {
        write.write(row, value, what);
      }
    };
  }

  /** The cell for what a script wrote as a column. */
  Cell of(Table table, String name, Value value) {
    Thing thing = Binding.thing(value);
    if (thing instanceof CellThing cell) {
      return cell.column(table, name);
    }
    if (thing != null) {
      throw new Mistake(
              "`"
                  + table.name()
                  + "."
                  + name
                  + "` is "
                  + thing.noun()
                  + " of its own, and a row"
                  + " needs one of the table's.",
              "Write it without a clock: timer(\"0.75s\"), bank(\"2/s\").")
          .at(name);
    }
    if (value.isBoolean()) {
      FlagColumn column = table.flag(name, value.asBoolean());
      return cell(
          column,
          row -> column.get(row.slot()),
          (row, set, what) -> column.set(row.slot(), Arguments.flag(what, set)));
    }
    if (value.isString()) {
      var column = table.text(name, value.asString());
      return cell(
          column,
          row -> column.get(row.slot()),
          (row, set, what) -> column.set(row.slot(), Arguments.text(what, set)));
    }
    if (value.isNumber()) {
      return Arguments.isBigInt(value)
          ? wide(table.wide(name, Arguments.wide("`" + name + "`", value)))
          : integer(table, name, value);
    }
    throw new Mistake(
            "`"
                + table.name()
                + "."
                + name
                + "` is "
                + Arguments.show(value)
                + ", which no row"
                + " can hold.",
            "A column begins as a whole number, true or false, a text, or what the toolkit makes.")
        .at(name);
  }

  private static Cell integer(Table table, String name, Value value) {
    try {
      IntegerColumn column = table.integer(name, Arguments.integer("`" + name + "`", value));
      return cell(
          column,
          row -> Binding.number(column.get(row.slot())),
          (row, set, what) -> column.set(row.slot(), Arguments.integer(what, set)));
    } catch (Mistake mistake) {
      throw mistake.at(name);
    }
  }

  private Cell wide(IntegerColumn column) {
    return cell(
        column,
        row -> binding.big(column.get(row.slot())),
        (row, set, what) -> column.set(row.slot(), Arguments.wide(what, set)));
  }

  Cell oneOf(OneOfColumn column) {
    return cell(
        column,
        row -> column.get(row.slot()),
        (row, set, what) -> column.set(row.slot(), Arguments.text(what, set)));
  }

  Cell angle(AngleColumn column) {
    return cell(
        column,
        row -> Quantities.degrees(column.bits(row.slot())),
        (row, set, what) -> column.set(row.slot(), binding.quantities().angle(what, set)));
  }

  Cell duration(DurationColumn column) {
    return cell(
        column,
        row -> binding.seconds(column.units(row.slot())),
        (row, set, what) -> column.set(row.slot(), binding.quantities().units(what, set)));
  }

  Cell fixed(FixedColumn column) {
    return cell(
        column,
        row -> Values.fixedNumber(column.bits(row.slot())),
        (row, set, what) -> column.set(row.slot(), Values.fixedBits(what, set)));
  }

  Cell timer(RowTimers column) {
    return cell(
        column,
        row -> new RowPart<>(RowPart.TIMER, row, column),
        (row, set, what) -> column.armFor(row.slot(), binding.quantities().units(what, set)));
  }

  Cell bank(RowBanks column, BankOptions options, Table table) {
    options.apply(column, table);
    return cell(
        column,
        row -> new RowPart<>(RowPart.BANK, row, column),
        (row, set, what) -> column.rate(row.slot(), binding.quantities().rate(what, set)));
  }

  static RowBanks banks(Table table, String name, PerSecond rate) {
    return table.banks(name, rate);
  }

  Cell metronome(RowMetronomes column) {
    return cell(column, row -> new RowPart<>(RowPart.METRONOME, row, column), Cells::readOnly);
  }

  Cell stream(Table table, String name, String parent) {
    RowStreams column = table.streams(name, binding.world().get(RandomStream.class, parent));
    return cell(column, row -> new RowPart<>(RowPart.STREAM, row, column), Cells::readOnly);
  }

  /** A reference is read as the row it means, or null once that is gone. */
  Cell ref(Table table, String name, String target, TableThing.Finder tables) {
    Table of = target.equals(table.name()) ? table : binding.world().get(Table.class, target);
    RefColumn column = table.ref(name, of);
    return cell(
        column,
        row -> {
          int slot = column.get(row.slot());
          return slot == Table.NONE ? null : tables.named(target).view(slot);
        },
        (row, set, what) -> {
          if (set.isNull()) {
            column.setHandle(row.slot(), Table.NO_HANDLE);
          } else if (Binding.thing(set) instanceof RowThing other && other.table().real() == of) {
            column.set(row.slot(), other.slot());
          } else {
            throw new Mistake(
                what
                    + " takes a row of `"
                    + target
                    + "`, or null, and "
                    + Arguments.show(set)
                    + " is neither.",
                "");
          }
        });
  }

  private static void readOnly(RowThing row, Value value, String what) {
    throw new Mistake(what + " cannot be assigned.", "");
  }
}

package io.tickwright.script.groovy;

import io.tickwright.exact.Angle;
import io.tickwright.sim.AngleColumn;
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
import io.tickwright.sim.TextColumn;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The columns of a table, from what the loader found in its row class. */
final class Cells {
  private final Table<?> home;
  private final io.tickwright.sim.Table table;
  private final Binding binding;

  Cells(Table<?> home, Binding binding) {
    this.home = home;
    this.table = home.real();
    this.binding = binding;
  }

  /** Declares the column of a property; {@code initial} is its initializer, or nothing. */
  Cell of(String kind, String name, @Nullable Object... initial) {
    Object first = initial.length == 0 ? null : initial[0];
    String what = "`" + table.name() + "." + name + "`";
    try {
      return switch (kind) {
        case "whole" -> whole(table.integer(name, Options.whole(what, or(first, 0L))));
        case "wide" -> whole(table.wide(name, Options.wide(what, or(first, 0L))));
        case "flag" -> flag(table.flag(name, Options.flag(what, or(first, false))));
        case "text" -> text(table.text(name, Options.text(what, or(first, ""))));
        case "angle" -> angle(table.angle(name, Quantities.angle(what, or(first, Angle.ZERO))));
        case "duration" ->
            duration(table.duration(name, binding.quantities().units(what, or(first, 0))));
        case "fixed" -> fixed(table.fixed(name, Fixed.of(what, or(first, 0)).getBits()));
        case "names" -> names(name, initial);
        case "choice" -> choice(name, initial);
        case "ref" -> ref(name, initial);
        default -> thing(name, first);
      };
    } catch (Mistake mistake) {
      throw mistake.at(name);
    } catch (IllegalArgumentException refused) {
      throw Mistake.of(refused).at(name);
    }
  }

  private static Object or(@Nullable Object value, Object otherwise) {
    return value == null ? otherwise : value;
  }

  private static Cell cell(
      Object column,
      Function<Row, @Nullable Object> read,
      BiConsumer<Row, @Nullable Object> write) {
    return new Cell(column.toString()) {
      @Override
      @Nullable Object read(Row row) {
        return read.apply(row);
      }

      @Override
      void write(Row row, @Nullable Object value) {
        try {
          write.accept(row, value);
        } catch (Mistake mistake) {
          throw mistake.atValueOf(name());
        } catch (IllegalArgumentException refused) {
          throw Mistake.of(refused).atValueOf(name());
        }
      }
    };
  }

  private static String what(Object column) {
    return "`" + column + "`";
  }

  private static Cell whole(IntegerColumn column) {
    return new Cell(column.toString()) {
      @Override
      Object read(Row row) {
        return whole(row);
      }

      @Override
      void write(Row row, @Nullable Object value) {
        column.set(
            row.slotNow(),
            column.isWide()
                ? Options.wide(what(column), value)
                : Options.whole(what(column), value));
      }

      @Override
      long whole(Row row) {
        return column.get(row.slotNow());
      }

      @Override
      void whole(Row row, long value) {
        column.set(row.slotNow(), column.isWide() ? value : StateCell.inRange(what(column), value));
      }
    };
  }

  private static Cell flag(FlagColumn column) {
    return cell(
        column,
        row -> column.get(row.slotNow()),
        (row, value) -> column.set(row.slotNow(), Options.flag(what(column), value)));
  }

  private static Cell text(TextColumn column) {
    return cell(
        column,
        row -> column.get(row.slotNow()),
        (row, value) -> column.set(row.slotNow(), Options.text(what(column), value)));
  }

  private static Cell angle(AngleColumn column) {
    return cell(
        column,
        row -> Angle.ofBits(column.bits(row.slotNow())),
        (row, value) -> column.set(row.slotNow(), Quantities.angle(what(column), value)));
  }

  private Cell duration(DurationColumn column) {
    return cell(
        column,
        row ->
            Duration.of(
                binding.quantities().seconds(column.units(row.slotNow())), Duration.Unit.SECONDS),
        (row, value) -> column.set(row.slotNow(), binding.quantities().units(what(column), value)));
  }

  private static Cell fixed(FixedColumn column) {
    return cell(
        column,
        row -> Fixed.ofBits(column.bits(row.slotNow())),
        (row, value) -> column.set(row.slotNow(), Fixed.of(what(column), value).getBits()));
  }

  private Cell names(String name, @Nullable Object... names) {
    OneOfColumn column = table.oneOf(name, StateCell.strings(names));
    return cell(
        column,
        row -> column.get(row.slotNow()),
        (row, value) -> column.set(row.slotNow(), Options.text(what(column), value)));
  }

  private Cell choice(String name, @Nullable Object... typeAndInitial) {
    Enum<?>[] constants = StateCell.constants(name, typeAndInitial);
    OneOfColumn column = table.oneOf(name, StateCell.namesOf(constants));
    return cell(
        column,
        row -> constants[column.index(row.slotNow())],
        (row, value) -> column.set(row.slotNow(), StateCell.nameOf(what(column), value)));
  }

  /** A reference is read as the row it means, or null once that is gone. */
  private Cell ref(String name, @Nullable Object... typeAndTable) {
    Table<?> target = target(name, (Class<?>) typeAndTable[0], typeAndTable);
    RefColumn column = table.ref(name, target.real());
    return cell(
        column,
        row -> target.row(column.get(row.slotNow())),
        (row, value) -> {
          if (value == null) {
            column.setHandle(row.slotNow(), io.tickwright.sim.Table.NO_HANDLE);
          } else if (value instanceof Row other && other.home() == target) {
            column.set(row.slotNow(), other.slotNow());
          } else {
            throw new Mistake(
                what(column)
                    + " takes a row of `"
                    + target.path()
                    + "`, or null, and "
                    + Quantities.show(value)
                    + " is neither.",
                "");
          }
        });
  }

  private Table<?> target(String name, Class<?> type, @Nullable Object... typeAndTable) {
    String wanted = typeAndTable.length > 1 ? String.valueOf(typeAndTable[1]) : "";
    Table<?> found = null;
    for (Table<?> candidate : binding.tables()) {
      if (wanted.isEmpty() ? candidate.rowClass() == type : candidate.path().equals(wanted)) {
        found = candidate;
      }
    }
    if (wanted.equals(home.path()) || wanted.isEmpty() && home.rowClass() == type) {
      found = home;
    }
    if (found == null) {
      throw new Mistake(
              "`" + name + "` refers to a table that is not declared above this.",
              "Declare a table of " + type.getSimpleName() + " first.")
          .at(name);
    }
    return found;
  }

  private Cell thing(String name, @Nullable Object wish) {
    if (wish instanceof Timer timer && timer.usual != null) {
      RowTimers column =
          table.timers(name, argument("timer", 0, () -> units("timer", timer.usual)));
      return cell(
          column,
          row -> belonging(new Timer(Parts.of(row, column)), row, name),
          (row, value) ->
              column.armFor(row.slotNow(), binding.quantities().units(what(column), value)));
    }
    if (wish instanceof Bank bank) {
      RowBanks column = table.banks(name, bank.options.rate(binding));
      bank.options.apply(column);
      return cell(
          column,
          row -> belonging(new Bank(row, column), row, name),
          (row, value) ->
              column.rate(row.slotNow(), binding.quantities().rate(what(column), value)));
    }
    if (wish instanceof Metronome metronome && metronome.usual != null) {
      Interval interval = Interval.of(binding, "metronome", metronome.usual);
      RowMetronomes column =
          interval.text().isEmpty()
              ? table.metronomes(name, interval.units())
              : table.metronomes(name, interval.text());
      return readOnly(column, row -> belonging(new Metronome(row, column), row, name));
    }
    if (wish instanceof Stream stream && !stream.parent.isEmpty()) {
      RowStreams column =
          table.streams(name, binding.world().get(RandomStream.class, stream.parent));
      return readOnly(column, row -> belonging(new Stream(Parts.of(row, column)), row, name));
    }
    throw new Mistake(
            "`" + table.name() + "." + name + "` begins as nothing a row can hold.",
            "Give it its first value: timer(0.75.seconds), bank(), metronome(0.5.seconds) or"
                + " stream('loot').")
        .at(name);
  }

  private static Cell readOnly(Object column, Function<Row, @Nullable Object> read) {
    return new Cell(column.toString()) {
      @Override
      @Nullable Object read(Row row) {
        return read.apply(row);
      }
    };
  }

  private long units(String door, @Nullable Object value) {
    return binding.quantities().units(door, value);
  }

  private static <T> T argument(String door, int index, java.util.function.Supplier<T> work) {
    try {
      return work.get();
    } catch (Mistake mistake) {
      throw mistake.atArgument(door, index);
    }
  }

  private <T extends Thing> T belonging(T part, Row row, String name) {
    row.slotNow();
    part.belongs(binding, row.path() + "." + name);
    return part;
  }
}

package io.tickwright.script.js;

import io.tickwright.sim.Column;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowStreams;
import io.tickwright.sim.RowTimers;

/** A timer, bank, metronome or stream of one row. */
final class RowPart<C extends Column> extends Thing.Of<RowPart<C>> {
  private static final long MOST = IntegerValue.MOST;
  private static final String ARM = "Call arm() or cancel().";

  static final Kind<RowPart<RowTimers>> TIMER =
      new Kind<RowPart<RowTimers>>("a timer")
          .call(
              "arm",
              (part, arguments) -> {
                int slot = part.row.slotToChange();
                if (arguments.length == 0) {
                  part.column.arm(slot);
                } else {
                  part.column.armFor(
                      slot, TimerThing.duration(part.binding(), part.path() + ".arm", arguments));
                }
                return null;
              })
          .call(
              "cancel",
              (part, none) -> {
                part.column.cancel(part.row.slotToChange());
                return null;
              })
          .read("running", ARM, part -> part.column.running(part.row.slot()))
          .read("left", ARM, part -> part.binding().seconds(part.column.left(part.row.slot())))
          .read("spent", ARM, part -> part.binding().seconds(part.column.spent(part.row.slot())))
          .read("total", ARM, part -> part.binding().seconds(part.column.total(part.row.slot())))
          .read(
              "units",
              "",
              part ->
                  new Units(part.binding(), part.path())
                      .with("left", () -> part.column.left(part.row.slot()))
                      .with("spent", () -> part.column.spent(part.row.slot()))
                      .with("total", () -> part.column.total(part.row.slot())));

  static final Kind<RowPart<RowBanks>> BANK =
      new Kind<RowPart<RowBanks>>("a bank")
          .readWrite(
              "rate",
              part -> BankThing.perSecond(part.column.rate(part.row.slot())),
              (part, value) ->
                  part.column.rate(
                      part.row.slotToChange(),
                      part.binding().quantities().rate(part.path() + ".rate", value)))
          .read(
              "banked",
              "",
              part ->
                  BankThing.fraction(part.column.progress(part.row.slot()), part.column.whole()))
          .read("gained", "", part -> Binding.number(part.row.countOf(part.column, "gained")))
          .read(
              "units",
              "",
              part ->
                  new Units(part.binding(), part.path())
                      .with("progress", () -> part.column.progress(part.row.slot()))
                      .with("whole", part.column::whole));

  static final Kind<RowPart<RowMetronomes>> METRONOME =
      new Kind<RowPart<RowMetronomes>>("a metronome")
          .read("beats", "", part -> Binding.number(part.row.countOf(part.column, "beat")));

  static final Kind<RowPart<RowStreams>> STREAM =
      new Kind<RowPart<RowStreams>>("a stream")
          .call(
              "between",
              (part, arguments) -> {
                long least = Arguments.whole("between", arguments, 0, -MOST, MOST);
                long most = Arguments.whole("between", arguments, 1, least, MOST);
                return Binding.number(part.column.between(part.row.slotToChange(), least, most));
              })
          .read("at", "", part -> Binding.number(part.column.at(part.row.slot())));

  private final RowThing row;
  private final C column;

  RowPart(Kind<RowPart<C>> kind, RowThing row, C column) {
    super(kind);
    this.row = row;
    this.column = column;
  }

  private Binding binding() {
    return row.binding();
  }

  @Override
  RowPart<C> self() {
    return this;
  }

  @Override
  String path() {
    return row.path() + "." + column.name();
  }
}

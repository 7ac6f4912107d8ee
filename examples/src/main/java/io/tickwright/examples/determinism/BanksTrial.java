package io.tickwright.examples.determinism;

import io.tickwright.bank.Bank;
import io.tickwright.bank.BankColumn;
import io.tickwright.bank.Grain;
import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import io.tickwright.time.PerSecond;
import io.tickwright.time.TimeBase;
import java.util.function.ObjLongConsumer;

/** Banks of any rate and magnitude, one by one and a column of them at a time. */
final class BanksTrial implements Trial {
  private static final int ROWS = 150;
  private static final long STEP = 11_760_000;

  private final Bank usual = new Bank();
  private final Bank odd = new Bank();
  private final BankColumn column = new BankColumn(Grain.of(TimeBase.FLICKS, PerSecond.of(1, 3)));
  private final long[] gained = new long[(ROWS + 63) / 64];
  private final Pcg32 luck = Pcg32.seeded(3).stream("banks");
  private long units;
  private long rowUnits;

  BanksTrial() {
    column.ensureCapacity(ROWS);
  }

  @Override
  public void tick(long index, StateHash heard) {
    units += usual.gain(5, STEP, 2 * 705_600_000);
    heard.absorbU64(odd.gain(Odds.any(luck), Odds.any(luck), Odds.any(luck)));
    for (int i = 0; i < 4; i++) {
      disturb(luck.below(ROWS));
    }
    long elapsed = luck.below(10) == 0 ? Odds.size(luck, 45) : STEP / (1 + index % 3);
    heard.absorbU32(column.gain(elapsed, ROWS, gained));
    for (int row = 0; row < ROWS; row++) {
      if ((gained[row >> 6] >>> row & 1) != 0) {
        heard.absorbU64(column.gained(row));
        rowUnits++;
      }
    }
  }

  private void disturb(int row) {
    switch (luck.below(8)) {
      case 0 -> column.clear(row);
      case 1 -> column.rate(row, PerSecond.of(Odds.size(luck), Odds.size(luck)));
      case 2 -> column.restoreFraction(row, luck.below(7), 7);
      default -> column.rate(row, PerSecond.of(luck.below(400), 1 + luck.below(12)));
    }
  }

  @Override
  public void state(StateVisitor s) {
    s.part("usual", usual);
    s.part("odd", odd);
    var unused = s.rows("column", ROWS, column);
    s.part("luck", luck);
    units = s.integer("units", units);
    rowUnits = s.integer("rowUnits", rowUnits);
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("units", units);
    count.accept("rowUnits", rowUnits);
  }
}

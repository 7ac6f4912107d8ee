package io.tickwright.examples.determinism;

import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import io.tickwright.timer.Metronome;
import io.tickwright.timer.MetronomeColumn;
import java.util.function.ObjLongConsumer;

/** Metronomes whose interval changes under way, alone, and a column that keeps one interval. */
final class MetronomesTrial implements Trial {
  private static final int ROWS = 100;
  private static final long STEP = 11_760_000;

  private final Metronome drum = new Metronome(705_600_000 / 10, 1);
  private final Metronome odd = new Metronome(1, 1);
  private final MetronomeColumn column = new MetronomeColumn(705_600_000, 7);
  private final long[] beaten = new long[(ROWS + 63) / 64];
  private final Pcg32 luck = Pcg32.seeded(5).stream("metronomes");
  private long alone;
  private long inRows;

  MetronomesTrial() {
    column.ensureCapacity(ROWS);
  }

  @Override
  public void tick(long index, StateHash heard) {
    alone += drum.beat(STEP);
    disturb();
    heard.absorbU64(odd.beat(Odds.any(luck)));
    heard.absorbU64(odd.lateNumerator());
    for (int i = 0; i < 4; i++) {
      disturbRow(luck.below(ROWS));
    }
    long elapsed = luck.below(10) == 0 ? Odds.size(luck) : STEP;
    inRows += column.beat(elapsed, ROWS, beaten);
    for (int row = 0; row < ROWS; row++) {
      if ((beaten[row >> 6] >>> row & 1) != 0) {
        heard.absorbU64(column.beats(row));
      }
    }
  }

  private void disturb() {
    switch (luck.below(8)) {
      case 0 -> odd.interval(Odds.any(luck), Odds.any(luck));
      case 1 -> odd.interval(Odds.size(luck, 40), 1 + luck.below(100));
      case 2 -> odd.restoreLate(Odds.any(luck));
      case 3 -> odd.reset();
      default -> {}
    }
  }

  private void disturbRow(int row) {
    switch (luck.below(6)) {
      case 0 -> column.clear(row);
      case 1 -> column.restoreLate(row, Odds.any(luck));
      default -> column.start(row);
    }
  }

  @Override
  public void state(StateVisitor s) {
    s.part("drum", drum);
    s.part("odd", odd);
    var unused = s.rows("column", ROWS, column);
    s.part("luck", luck);
    alone = s.integer("alone", alone);
    inRows = s.integer("inRows", inRows);
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("beats", alone);
    count.accept("rowsBeaten", inRows);
  }
}

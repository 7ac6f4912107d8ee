package io.tickwright.examples.determinism;

import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import io.tickwright.timer.Timer;
import io.tickwright.timer.TimerColumn;
import java.util.function.ObjLongConsumer;

/** Timers armed, cancelled and restored at random, alone and in a column. */
final class TimersTrial implements Trial {
  private static final int ROWS = 150;
  private static final long STEP = 11_760_000;

  private final Timer reload = new Timer();
  private final Timer odd = new Timer();
  private final TimerColumn column = new TimerColumn(705_600_000 / 4);
  private final long[] fired = new long[(ROWS + 63) / 64];
  private final Pcg32 luck = Pcg32.seeded(4).stream("timers");
  private long alone;
  private long inRows;

  TimersTrial() {
    column.ensureCapacity(ROWS);
  }

  @Override
  public void tick(long index, StateHash heard) {
    if (!reload.running()) {
      reload.arm(705_600_000 / (1 + luck.below(30)));
    }
    alone += reload.spend(STEP) ? 1 : 0;
    disturb(odd);
    heard.absorbU8(odd.spend(Odds.any(luck)) ? 1 : 0);
    heard.absorbU64(odd.left());
    for (int i = 0; i < 8; i++) {
      disturbRow(luck.below(ROWS));
    }
    inRows += column.spend(luck.below(20) == 0 ? Odds.any(luck) : STEP, ROWS, fired);
    for (long bits : fired) {
      heard.absorbU64(bits);
    }
  }

  private void disturb(Timer timer) {
    switch (luck.below(8)) {
      case 0 -> timer.cancel();
      case 1 -> timer.restoreLeft(Odds.any(luck), Odds.any(luck));
      case 2 -> timer.restoreSpent(Odds.any(luck), Odds.any(luck));
      case 3, 4 -> timer.arm(Odds.any(luck));
      default -> {}
    }
  }

  private void disturbRow(int row) {
    switch (luck.below(8)) {
      case 0 -> column.cancel(row);
      case 1 -> column.restoreLeft(row, Odds.any(luck), Odds.any(luck));
      case 2 -> column.restoreSpent(row, Odds.any(luck), Odds.any(luck));
      case 3 -> column.arm(row, Odds.size(luck, 31));
      default -> column.arm(row);
    }
  }

  @Override
  public void state(StateVisitor s) {
    s.part("reload", reload);
    s.part("odd", odd);
    var unused = s.rows("column", ROWS, column);
    s.part("luck", luck);
    alone = s.integer("alone", alone);
    inRows = s.integer("inRows", inRows);
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("fired", alone);
    count.accept("rowsFired", inRows);
  }
}

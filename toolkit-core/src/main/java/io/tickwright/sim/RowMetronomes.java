package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.timer.MetronomeColumn;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A metronome in every row; the rows that beat in a tick reach {@code beat} as one batch. */
public final class RowMetronomes extends Column implements Spender {
  private final MetronomeColumn metronomes;
  private final RowBits beats = new RowBits();
  @Nullable Consumer<Rows> beat;

  RowMetronomes(Table table, String name, long units, long per) {
    super(table, name);
    this.metronomes = new MetronomeColumn(units, per);
    this.metronomes.ensureCapacity(table.capacity());
  }

  /** The column of metronomes underneath, entry by slot. */
  public MetronomeColumn metronomes() {
    return metronomes;
  }

  @Override
  public EventKind brings() {
    return EventKind.BEAT;
  }

  @Override
  public void spend(Events events) {
    Table table = table();
    int rows = table.highWater();
    if (metronomes.beat(table.clock().granted(), rows, beats.cleared(rows)) > 0) {
      for (int row = beats.next(0); row >= 0; row = beats.next(row + 1)) {
        events.add(EventKind.BEAT, this, table.handle(row), metronomes.beats(row), "");
      }
    }
  }

  @Override
  void handle(Rows rows) {
    if (beat != null) {
      beat.accept(rows);
    }
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), metronomes);
  }

  @Override
  void spawned(int slot, long handle) {
    metronomes.start(slot);
  }

  @Override
  void grow(int capacity) {
    metronomes.ensureCapacity(capacity);
  }

  @Override
  void clear(int from, int to) {
    for (int row = from; row < to; row++) {
      metronomes.clear(row);
    }
  }
}

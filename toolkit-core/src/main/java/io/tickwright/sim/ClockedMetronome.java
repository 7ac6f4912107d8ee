package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.timer.Metronome;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A metronome that lives on a clock: it raises {@code beat} with the number of beats that the time
 * of this tick was worth, and keeps the lateness, so that it never drifts.
 */
public final class ClockedMetronome extends Declared implements Spender {
  private final Clock clock;
  private final Metronome metronome;
  private final long usualNumerator;
  private final long usualDenominator;
  @Nullable LongConsumer beat;

  ClockedMetronome(World world, String name, Clock clock, long units, long per) {
    super(world, name);
    this.clock = clock;
    this.metronome = new Metronome(units, per);
    this.usualNumerator = metronome.intervalNumerator();
    this.usualDenominator = metronome.intervalDenominator();
  }

  /** Beats every {@code units} from now on, keeping the lateness; below 1 counts as 1. */
  public void interval(long units) {
    metronome.interval(units, 1);
  }

  /**
   * Beats at this interval from now on, such as {@code 1/3s}, keeping the lateness.
   *
   * @throws IllegalArgumentException when it is no such text, or not above 0
   */
  public void interval(String interval) {
    UnitRatio units = world().unitsExactly(interval);
    World.interval(name(), units.num());
    metronome.interval(units.num(), units.den());
  }

  public Clock clock() {
    return clock;
  }

  /** The interval it was declared with: this over {@link #usualDenominator}, in base units. */
  public long usualNumerator() {
    return usualNumerator;
  }

  /** See {@link #usualNumerator}. */
  public long usualDenominator() {
    return usualDenominator;
  }

  /** The core metronome underneath, with its lateness and the doors of a restore. */
  public Metronome metronome() {
    return metronome;
  }

  @Override
  public EventKind brings() {
    return EventKind.BEAT;
  }

  @Override
  public void spend(Events events) {
    long beats = metronome.beat(clock.granted());
    if (beats > 0) {
      events.add(EventKind.BEAT, this, Table.NO_HANDLE, beats, "");
    }
  }

  @Override
  void handle(long count) {
    if (beat != null) {
      beat.accept(count);
    }
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), metronome);
  }
}

package io.tickwright.script.groovy;

import io.tickwright.sim.ClockedMetronome;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** A metronome on a clock, or in a row: it beats at an interval and keeps the lateness. */
public final class Metronome extends Thing {
  private static final int PLACES = 12;

  private final @Nullable Clock clock;
  final @Nullable Object usual;
  private @Nullable ClockedMetronome real;
  private @Nullable Row row;
  private io.tickwright.sim.@Nullable Column column;

  Metronome(@Nullable Clock clock, @Nullable Object usual) {
    this.clock = clock;
    this.usual = usual;
  }

  /** The metronome of a row. */
  Metronome(Row row, io.tickwright.sim.RowMetronomes metronomes) {
    this.clock = null;
    this.usual = null;
    this.row = row;
    this.column = metronomes;
  }

  @Override
  String noun() {
    return "a metronome";
  }

  @Override
  void make(Binding where, String declared) {
    if (clock == null) {
      throw Clock.noneFor(noun(), declared, "world.metronome(0.5.seconds)");
    }
    Interval interval = Interval.of(where, "metronome", usual);
    io.tickwright.sim.Clock on = clock.forThe(declared);
    real =
        interval.text().isEmpty()
            ? on.metronome(declared, interval.units())
            : on.metronome(declared, interval.text());
  }

  /** The core's metronome. */
  ClockedMetronome real() {
    if (real == null) {
      binding();
      throw new Mistake(
          "`" + path() + "` is a metronome of a row, which tells only its beats.",
          "Ask e." + path().substring(path().lastIndexOf('.') + 1) + ".beats in on.beat.");
    }
    return real;
  }

  /** The time between two beats, in seconds. */
  public BigDecimal getInterval() {
    return seconds(real().metronome().intervalNumerator());
  }

  /** Gives it another interval; its lateness stays, as far as it fits. */
  public void setInterval(Duration interval) {
    interval(interval);
  }

  /** Gives it exactly this interval, such as {@code '1/3s'}. */
  public void setInterval(CharSequence interval) {
    interval(interval);
  }

  /** Refuses a bare number: an interval has a unit. */
  public void setInterval(Number bare) {
    interval(bare);
  }

  private void interval(@Nullable Object value) {
    ClockedMetronome mine = real();
    Binding where = changing();
    Interval interval = Interval.of(where, path() + ".interval", value);
    if (interval.text().isEmpty()) {
      mine.interval(interval.units());
    } else {
      mine.interval(interval.text());
    }
  }

  /** How long ago it should have beaten, in seconds. */
  public BigDecimal getLate() {
    return seconds(real().metronome().lateNumerator());
  }

  /** How far it is toward the next beat, in {@code [0, 1)}; for drawing. */
  public double getFraction() {
    return real().metronome().fraction();
  }

  /** How often the row's beat in this tick, asked in the handler of that event. */
  public long getBeats() {
    if (row == null || column == null) {
      throw new Mistake(
              "how often `" + path() + "` beat is told to its handler.",
              "Write on.beat(" + path() + ") { long n -> … }.")
          .at("beats");
    }
    return row.countOf(column, "beat");
  }

  /** Begins anew: its lateness is thrown away. */
  public void reset() {
    ClockedMetronome mine = real();
    changing();
    mine.metronome().reset();
  }

  /** The raw whole numbers, for those who ask by name: {@code drum.units.late}. */
  public Units getUnits() {
    io.tickwright.timer.Metronome core = real().metronome();
    return new Units(path())
        .with("late", core.lateNumerator())
        .with("interval", core.intervalNumerator())
        .with("per", core.intervalDenominator());
  }

  private BigDecimal seconds(long numerator) {
    BigDecimal units = BigDecimal.valueOf(numerator);
    BigDecimal over = BigDecimal.valueOf(real().metronome().intervalDenominator());
    BigDecimal second = BigDecimal.valueOf(binding().quantities().base().unitsPerSecond());
    return units.divide(over.multiply(second), PLACES, RoundingMode.HALF_UP).stripTrailingZeros();
  }
}

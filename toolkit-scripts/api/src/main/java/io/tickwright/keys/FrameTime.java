package io.tickwright.keys;

import io.tickwright.script.path.Exact;
import io.tickwright.time.Quantity;
import io.tickwright.time.Quantity.Unit;
import io.tickwright.time.TimeBase;
import java.math.BigInteger;

/**
 * The host's clock as a scenario plays it: exact durations add up, and it reads the first whole
 * nanosecond that is not before their sum. So a long run does not drift, and a frame of {@code
 * 1/60s} is worth its step at once and not a nanosecond later.
 */
final class FrameTime {
  private static final BigInteger NANOS = BigInteger.valueOf(1_000_000_000);

  /** Far more than any two durations need; a fraction this fine is cut. */
  private static final int MOST_BITS = 2_048;

  private final TimeBase base;
  private final long stepUnits;
  private long now;

  /** How far the reading is past the exact sum, in nanoseconds: in [0, 1). */
  private Exact ahead = Exact.of(0);

  FrameTime(TimeBase base, long stepUnits) {
    this.base = base;
    this.stepUnits = stepUnits;
  }

  /** The clock's reading. */
  long now() {
    return now;
  }

  /** What a duration is in nanoseconds, exactly. */
  Exact nanos(Quantity duration) {
    Exact number = new Exact(duration.numerator(), duration.denominator());
    BigInteger perSecond = BigInteger.valueOf(base.unitsPerSecond());
    if (duration.unit() == Unit.UNITS) {
      return number.times(NANOS).over(perSecond);
    }
    if (duration.unit() == Unit.TICKS) {
      return number.times(BigInteger.valueOf(stepUnits)).times(NANOS).over(perSecond);
    }
    return number.times(NANOS);
  }

  /**
   * Lets so many nanoseconds pass.
   *
   * @return whether the clock can still show it, which ends after 292 years
   */
  boolean pass(Exact nanos) {
    Exact due = nanos.minus(ahead);
    BigInteger whole = due.ceiling();
    BigInteger after = whole.add(BigInteger.valueOf(now));
    if (after.bitLength() > 63) {
      return false;
    }
    now = after.longValueExact();
    ahead = new Exact(whole, BigInteger.ONE).minus(due);
    if (ahead.denominator().bitLength() > MOST_BITS) {
      ahead = new Exact(ahead.times(NANOS).floor(), NANOS);
    }
    return true;
  }

  /** Where the clock stands, to go back to. */
  Moment moment() {
    return new Moment(now, ahead);
  }

  void restore(Moment moment) {
    now = moment.now();
    ahead = moment.ahead();
  }

  /** Counts from its reading on: what it was ahead of belongs to a time that is gone. */
  void beginAnew() {
    ahead = Exact.of(0);
  }

  /** A reading with its fraction. */
  record Moment(long now, Exact ahead) {}
}

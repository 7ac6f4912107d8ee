package io.tickwright.host;

import io.tickwright.internal.Saturating;
import io.tickwright.internal.Wide;
import io.tickwright.time.Quantity;
import java.math.BigInteger;

/** The moments at which frames are due: origin + ⌊k × period⌋, so that no rounding adds up. */
final class FrameGrid {
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  /** One period in nanoseconds, as a ratio. */
  private final long over;

  private final long under;
  private long origin;
  private long index;

  private FrameGrid(long over, long under) {
    this.over = over;
    this.under = under;
  }

  /** Frames at a frequency such as {@code 60hz}, {@code 59.94hz}, or at a duration apart. */
  static FrameGrid of(String rate) {
    Quantity quantity = Quantity.parse(rate);
    if (quantity.signum() <= 0) {
      throw quantity.refuse("frames come at more than 0", "write a rate, as in 60hz");
    }
    return switch (quantity.unit()) {
      case HERTZ -> of(quantity, quantity.denominator(), quantity.numerator());
      case SECONDS -> of(quantity, quantity.numerator(), quantity.denominator());
      case NONE ->
          throw quantity.refuse("a rate needs its unit", "write " + quantity.text() + "hz");
      case UNITS, TICKS, PER_SECOND, DEGREES ->
          throw quantity.refuse("that is no rate of frames", "write one, as in 60hz");
    };
  }

  private static FrameGrid of(Quantity quantity, BigInteger over, BigInteger under) {
    BigInteger nanos = over.multiply(BigInteger.valueOf(NANOS_PER_SECOND));
    if (nanos.bitLength() > 62 || under.bitLength() > 62) {
      throw quantity.refuse("that is beyond range", "write a plainer rate, as in 60hz");
    }
    return ofNanos(nanos, under);
  }

  /** Frames at over/under nanoseconds apart; beyond range it is the nearest within. */
  static FrameGrid ofNanos(BigInteger over, BigInteger under) {
    BigInteger common = over.gcd(under);
    BigInteger num = over.divide(common);
    BigInteger den = under.divide(common);
    int excess = Math.max(0, Math.max(num.bitLength(), den.bitLength()) - 62);
    return new FrameGrid(
        Math.max(1, num.shiftRight(excess).longValueExact()),
        Math.max(1, den.shiftRight(excess).longValueExact()));
  }

  /** The nearest whole number of nanoseconds below one period, at least 1. */
  long periodNanos() {
    return Math.max(1, over / under);
  }

  /** Begins anew: the first frame is due one period from now. */
  void begin(long now) {
    origin = now;
    index = 1;
  }

  /** When the next frame is due. */
  long due() {
    return origin + Wide.mulAddDiv(index, over, 0, under);
  }

  /** Goes on to the moment after. */
  void next() {
    index++;
  }

  /**
   * Goes on to the last moment that is not after {@code now}, when that is later than the one due.
   *
   * @return how many it left out
   */
  long catchUp(long now) {
    long latest = Wide.mulAddDiv(Saturating.elapsed(origin, now), under, 0, over);
    // ⌊k × period⌋ may be now although k × period is not quite.
    if (origin + Wide.mulAddDiv(latest + 1, over, 0, under) <= now) {
      latest++;
    }
    long left = Math.max(0, latest - index);
    index += left;
    return left;
  }
}

package io.tickwright.sim;

import io.tickwright.time.Quantity;
import io.tickwright.time.TimeBase;
import java.math.BigInteger;

/** A length of time that need not be a whole number of base units: {@code num/den} of one. */
record UnitRatio(long num, long den) {
  private static final int MOST_BITS = 62;

  /** A duration exactly where its ratio fits two longs, else to the nearest whole unit. */
  static UnitRatio of(Quantity duration, TimeBase base, long stepUnits) {
    if (duration.unit() != Quantity.Unit.SECONDS) {
      return new UnitRatio(base.units(duration, stepUnits), 1);
    }
    BigInteger num =
        duration
            .numerator()
            .multiply(BigInteger.valueOf(base.unitsPerSecond()))
            .max(BigInteger.ZERO);
    BigInteger den = duration.denominator();
    BigInteger common = num.gcd(den);
    num = num.divide(common);
    den = den.divide(common);
    boolean fits = num.bitLength() <= MOST_BITS && den.bitLength() <= MOST_BITS;
    return fits
        ? new UnitRatio(num.longValueExact(), den.longValueExact())
        : new UnitRatio(base.units(duration, stepUnits), 1);
  }
}

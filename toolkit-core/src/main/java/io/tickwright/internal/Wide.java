package io.tickwright.internal;

/**
 * Whole-number arithmetic whose intermediate needs 128 bits, without allocation.
 *
 * <p>The core spends time by {@code (amount × rate + carry) ÷ whole}, where the product of two
 * longs outgrows a long. A wide number is passed as two longs, {@code high} and {@code low}, and is
 * never negative: {@code high ≥ 0}, {@code low} unsigned. Factors and addends are ≥ 0 and divisors
 * ≥ 1; the callers have clamped them, so nothing is checked here.
 *
 * <p>Quotients saturate at {@link Long#MAX_VALUE}; remainders are exact even then.
 */
public final class Wide {

  private static final long LOW_32 = 0xFFFF_FFFFL;

  private Wide() {}

  /** {@code ⌊(factor × times + plus) ÷ divisor⌋}, at most {@link Long#MAX_VALUE}. */
  public static long mulAddDiv(long factor, long times, long plus, long divisor) {
    long high = mulAddHigh(factor, times, plus);
    long low = mulAddLow(factor, times, plus);
    return quotient(high, low, divisor);
  }

  /** {@code (factor × times + plus) mod divisor}, in {@code [0, divisor)}. */
  public static long mulAddMod(long factor, long times, long plus, long divisor) {
    long high = mulAddHigh(factor, times, plus);
    long low = mulAddLow(factor, times, plus);
    return remainder(high, low, divisor);
  }

  /** The upper 64 bits of {@code factor × times + plus}. */
  public static long mulAddHigh(long factor, long times, long plus) {
    return addHigh(Math.multiplyHigh(factor, times), factor * times, plus);
  }

  /** The lower 64 bits of {@code factor × times + plus}, unsigned. */
  public static long mulAddLow(long factor, long times, long plus) {
    return factor * times + plus;
  }

  /** The upper 64 bits of {@code (high, low) + plus}; the lower ones are {@code low + plus}. */
  public static long addHigh(long high, long low, long plus) {
    return Long.compareUnsigned(low + plus, low) < 0 ? high + 1 : high;
  }

  /** {@code ⌊(high, low) ÷ divisor⌋}, at most {@link Long#MAX_VALUE}. */
  public static long quotient(long high, long low, long divisor) {
    if (high == 0 && low >= 0) {
      return low / divisor;
    }
    long quotient = quotientLow(high, low, divisor);
    return high >= divisor || quotient < 0 ? Long.MAX_VALUE : quotient;
  }

  /** {@code (high, low) mod divisor}, in {@code [0, divisor)}. */
  public static long remainder(long high, long low, long divisor) {
    if (high == 0 && low >= 0) {
      return low % divisor;
    }
    // The true remainder is below 2^63, so the lower halves alone give it.
    return low - quotientLow(high, low, divisor) * divisor;
  }

  /** The upper 64 bits of {@code ⌊(high, low) ÷ divisor⌋}. */
  public static long quotientHigh(long high, long divisor) {
    return high / divisor;
  }

  /** The lower 64 bits of {@code ⌊(high, low) ÷ divisor⌋}, unsigned. */
  public static long quotientLow(long high, long low, long divisor) {
    if (high == 0) {
      return low >= 0 ? low / divisor : Long.divideUnsigned(low, divisor);
    }
    return divideTwoByOne(high % divisor, low, divisor);
  }

  /**
   * {@code ⌊(high, low) ÷ divisor⌋} where {@code high < divisor}: schoolbook division in base 2³²,
   * Knuth's Algorithm D (The Art of Computer Programming, volume 2, 4.3.1) for two digits by four.
   */
  private static long divideTwoByOne(long high, long low, long divisor) {
    int shift = Long.numberOfLeadingZeros(divisor);
    long normal = divisor << shift;
    // A positive divisor has a leading zero, so shift is 1 to 63.
    long upper = (high << shift) | (low >>> (64 - shift));
    long lower = low << shift;
    long first = digit(upper, lower >>> 32, normal);
    long rest = (upper << 32) + (lower >>> 32) - first * normal;
    long second = digit(rest, lower & LOW_32, normal);
    return (first << 32) + second;
  }

  /** One digit: {@code ⌊(rest × 2³² + next) ÷ normal⌋}, guessed from above and corrected. */
  private static long digit(long rest, long next, long normal) {
    long normalHigh = normal >>> 32;
    long normalLow = normal & LOW_32;
    long guess = Long.divideUnsigned(rest, normalHigh);
    long over = rest - guess * normalHigh;
    while (guess > LOW_32 || Long.compareUnsigned(guess * normalLow, (over << 32) + next) > 0) {
      guess--;
      over += normalHigh;
      if (over > LOW_32) {
        break;
      }
    }
    return guess;
  }
}

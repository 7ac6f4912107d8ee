package io.tickwright.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WideTest {

  private static final long LOW_RUN = 0xFFFF_FFFFL << 16;
  private static final BigInteger MAX = BigInteger.valueOf(Long.MAX_VALUE);

  @Test
  void aProductBeyond64BitsIsDividedExactly() {
    long flicks = Wide.mulAddDiv(Long.MAX_VALUE, 441, 7, 625);

    assertEquals(6_508_011_309_204_729_809L, flicks);
    assertNotEquals((Long.MAX_VALUE * 441 + 7) / 625, flicks, "64 bits wrap");
  }

  @Test
  void aQuotientBeyond63BitsSaturatesAndItsRemainderIsStillExact() {
    assertEquals(Long.MAX_VALUE, Wide.mulAddDiv(Long.MAX_VALUE, Long.MAX_VALUE, 0, 10));
    assertEquals(9, Wide.mulAddMod(Long.MAX_VALUE, Long.MAX_VALUE, 0, 10));
    assertEquals(Long.MAX_VALUE, Wide.mulAddDiv(Long.MAX_VALUE, 1, 0, 1));
    assertEquals(Long.MAX_VALUE, Wide.mulAddDiv(Long.MAX_VALUE, 1, 1, 1), "2^63, unsigned");
  }

  @Test
  void everyOperationAgreesWithUnboundedIntegers() {
    SplittableRandom random = new SplittableRandom(128);
    int saturated = 0;
    for (int i = 0; i < 400_000; i++) {
      long factor = edgy(random);
      long times = edgy(random);
      long plus = edgy(random);
      long divisor = Math.max(1, edgy(random));
      BigInteger wide = big(factor).multiply(big(times)).add(big(plus));
      BigInteger[] parts = wide.divideAndRemainder(big(divisor));
      String what = factor + " * " + times + " + " + plus + " by " + divisor;

      assertEquals(
          parts[0].min(MAX).longValue(), Wide.mulAddDiv(factor, times, plus, divisor), what);
      assertEquals(parts[1].longValue(), Wide.mulAddMod(factor, times, plus, divisor), what);
      long high = Wide.mulAddHigh(factor, times, plus);
      long low = Wide.mulAddLow(factor, times, plus);
      assertEquals(wide.shiftRight(64).longValue(), high, what);
      assertEquals(wide.longValue(), low, what);
      assertEquals(parts[0].shiftRight(64).longValue(), Wide.quotientHigh(high, divisor), what);
      assertEquals(parts[0].longValue(), Wide.quotientLow(high, low, divisor), what);
      saturated += parts[0].compareTo(MAX) > 0 ? 1 : 0;
    }
    assertTrue(saturated > 1000, "the saturating path was taken " + saturated + " times");
  }

  /** Longs ≥ 0 of every length, with long runs of equal bits, where division goes wrong. */
  private static long edgy(SplittableRandom random) {
    long value = random.nextLong() >>> random.nextInt(1, 64);
    return switch (random.nextInt(4)) {
      case 0 -> Long.MAX_VALUE >>> random.nextInt(63);
      case 1 -> Math.max(0, (1L << random.nextInt(63)) + random.nextInt(-2, 3));
      case 2 -> value & ~(LOW_RUN >>> random.nextInt(64));
      default -> value;
    };
  }

  private static BigInteger big(long value) {
    return BigInteger.valueOf(value);
  }
}

package io.tickwright.examples.determinism;

import io.tickwright.exact.Pcg32;

/** Arguments as nobody would choose them: of every magnitude, and the corners often. */
final class Odds {
  private static final long[] CORNERS = {
    0, 1, -1, 2, 65_536, -65_536, 1L << 31, 1L << 32, 1L << 62, Long.MAX_VALUE, Long.MIN_VALUE
  };

  private Odds() {}

  /** Any long; each number of bits is as likely as another. */
  static long any(Pcg32 luck) {
    if (luck.below(16) == 0) {
      return CORNERS[luck.below(CORNERS.length)];
    }
    long size = luck.nextU64() >>> luck.below(Long.SIZE);
    return luck.below(2) == 0 ? size : -size;
  }

  /** In the closed range {@code [0, 2⁶³ − 1]}, of any magnitude. */
  static long size(Pcg32 luck) {
    return any(luck) & Long.MAX_VALUE;
  }

  /** In the half-open range {@code [0, 2^bits)}, of any magnitude up to it. */
  static long size(Pcg32 luck, int bits) {
    return luck.nextU64() >>> Long.SIZE - bits >>> luck.below(bits);
  }

  /** Any double by its bits, NaN and the infinities among them; most of them within ±2³⁰. */
  static double real(Pcg32 luck) {
    if (luck.below(8) == 0) {
      return Double.longBitsToDouble(luck.nextU64());
    }
    return (luck.real() - 0.5) * (1L << 1 + luck.below(30));
  }
}

package io.tickwright.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Allocation;
import org.junit.jupiter.api.Test;

/**
 * Nothing here allocates, whether it is compiled or interpreted; up to 20 rounds of 1,000 calls
 * warm up.
 */
class ExactAllocationTest {

  /** All of it, for a JVM of its own. */
  static final class Checks implements Runnable {
    @Override
    public void run() {
      ExactAllocationTest test = new ExactAllocationTest();
      test.theHashAllocatesNothing();
      test.theDigestOfAColumnAllocatesNothing();
      test.drawingAllocatesNothing();
      test.exactNumbersAllocateNothing();
    }
  }

  @Test
  void nothingAllocatesWhenInterpretedEither() {
    Allocation.runInterpreted(Checks.class);
  }

  private static final int ROUNDS = 20;
  private static final int CALLS = 1_000;

  private long sink;
  private long[] kept = {};

  @Test
  void theHashAllocatesNothing() {
    StateHash hash = new StateHash();
    byte[] bytes = {1, 2, 3};
    assertAllocatesNothing(
        () -> {
          for (int i = 0; i < CALLS; i++) {
            hash.absorbU8(i);
            hash.absorbU32(i);
            hash.absorbU64(i);
            hash.absorbReal(i);
            hash.absorbText("ünïcode 🎲");
            hash.absorbBytes(bytes, 0, 3);
          }
          sink += hash.value();
        });
  }

  @Test
  void theDigestOfAColumnAllocatesNothing() {
    long[] longs = new long[50];
    int[] ints = new int[50];
    byte[] bytes = new byte[50];
    assertAllocatesNothing(
        () -> {
          for (int i = 0; i < CALLS; i++) {
            sink += ColumnDigest.of(longs, 50);
            sink += ColumnDigest.of(ints, 50);
            sink += ColumnDigest.of(bytes, 50);
          }
        });
  }

  @Test
  void drawingAllocatesNothing() {
    Pcg32 parent = Pcg32.seeded(1);
    Pcg32 random = parent.child(0);
    long[] cards = new long[10];
    assertAllocatesNothing(
        () -> {
          for (int i = 0; i < CALLS; i++) {
            random.becomeChildOf(parent, i);
            sink += random.below(6) + random.below(6L) + random.between(-3, 3);
            sink += (long) (random.real() * 100) + random.at();
            random.shuffle(cards, 10);
          }
        });
  }

  @Test
  void exactNumbersAllocateNothing() {
    assertAllocatesNothing(
        () -> {
          for (int i = 1; i <= CALLS; i++) {
            long a = Fixed.ratio(i, 7);
            sink += Fixed.add(Fixed.mul(a, a), Fixed.div(a, Fixed.of(3))) + Fixed.sqrt(a);
            sink += Fixed.add(Fixed.MOST, i) + Fixed.saturations() + Fixed.lerp(a, -a, i);
            sink += FixedVec2.dot(a, a, i, i) + FixedVec3.length(a, a, a);
            int angle = Angle.ofDegrees(i, 3);
            sink += Angle.sin(angle) + Angle.cos(angle) + Angle.lerp(angle, i, Fixed.ONE / 3);
          }
        });
  }

  @Test
  void theMeasurementSeesAnObject() {
    long bytes = Allocation.least(ROUNDS, () -> kept = new long[100]);
    assertEquals(100, kept.length);
    assertTrue(bytes >= 800, "the negative control: " + bytes);
  }

  private void assertAllocatesNothing(Runnable work) {
    long before = sink;
    assertEquals(0, Allocation.least(ROUNDS, work));
    assertNotEquals(before, sink, "something was computed");
  }
}

package io.tickwright.loop;

import io.tickwright.exact.StateHash;

/**
 * The running hash of plans: what {@link StateHash} gives for their numbers, in fewer
 * multiplications.
 *
 * <p>Each byte of FNV-1a waits for the multiplication before it, which makes this the dearest part
 * of a frame. A byte of zero only multiplies, so that the zeros above a number and the one before
 * them are a single multiplication by a power of the prime.
 */
final class PlanHash {

  private static final long P1 = 0x100000001b3L;
  private static final long P2 = P1 * P1;
  private static final long P4 = P2 * P2;
  private static final long P5 = P4 * P1;
  private static final long P6 = P4 * P2;
  private static final long P12 = P6 * P6;

  private final StateHash hash = new StateHash();

  long value() {
    return hash.value();
  }

  void restore(long value) {
    hash.restore(value);
  }

  /** Absorbs first tick (64 bits), steps (the low 32), dropped, remainder, timestep (64 each). */
  void absorb(FramePlan plan) {
    long first = plan.firstTick();
    long steps = plan.steps();
    long remainder = plan.remainder();
    long timestep = plan.timestep();
    if (((first | remainder | timestep) >>> 32 | steps >>> 8 | plan.dropped()) != 0) {
      absorbByBytes(plan);
      return;
    }
    long h = absorbed(hash.value(), first);
    h = (h ^ steps) * P12;
    h = absorbed(h, remainder);
    hash.restore(absorbed(h, timestep));
  }

  /** Absorbs 64 bits, of which at most the low 32 are not zero. */
  private static long absorbed(long hash, long number) {
    long h = (hash ^ number & 0xff) * P1;
    h = (h ^ number >>> 8 & 0xff) * P1;
    if (number >>> 24 == 0) {
      return (h ^ number >>> 16) * P6;
    }
    h = (h ^ number >>> 16 & 0xff) * P1;
    return (h ^ number >>> 24) * P5;
  }

  private void absorbByBytes(FramePlan plan) {
    hash.absorbU64(plan.firstTick());
    hash.absorbU32((int) plan.steps());
    hash.absorbU64(plan.dropped());
    hash.absorbU64(plan.remainder());
    hash.absorbU64(plan.timestep());
  }
}

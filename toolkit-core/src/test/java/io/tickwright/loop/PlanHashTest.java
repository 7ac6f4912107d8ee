package io.tickwright.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.tickwright.exact.StateHash;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PlanHashTest {

  private final Random random = new Random(42);

  @Test
  void itIsTheStateHashOfThePlansNumbersWhateverTheirSize() {
    PlanHash fast = new PlanHash();
    StateHash model = new StateHash();
    for (int i = 0; i < 100_000; i++) {
      FramePlan plan = plan(i % 3 == 0 ? 64 : 33);
      fast.absorb(plan);
      absorb(model, plan);
      assertEquals(model.value(), fast.value(), plan::toString);
    }
  }

  @Test
  void anyNumberOfAPlanMovesIt() {
    long usual = of(new FramePlan(3).set(1, 2, 0, 1));
    assertNotEquals(usual, of(new FramePlan(3).set(2, 2, 0, 1)));
    assertNotEquals(usual, of(new FramePlan(3).set(1, 1, 0, 1)));
    assertNotEquals(usual, of(new FramePlan(3).set(1, 2, 1, 1)));
    assertNotEquals(usual, of(new FramePlan(3).set(1, 2, 0, 2)));
    assertNotEquals(usual, of(new FramePlan(4).set(1, 2, 0, 1)));
  }

  @Test
  void itGoesOnFromAValueItSaidBefore() {
    PlanHash whole = new PlanHash();
    whole.absorb(plan(30));
    PlanHash resumed = new PlanHash();
    resumed.restore(whole.value());
    FramePlan next = plan(30);
    whole.absorb(next);
    resumed.absorb(next);
    assertEquals(whole.value(), resumed.value());
  }

  private static long of(FramePlan plan) {
    PlanHash hash = new PlanHash();
    hash.absorb(plan);
    return hash.value();
  }

  private FramePlan plan(int bits) {
    return new FramePlan(Math.max(1, number(bits)))
        .set(number(bits), number(12), dropped(bits), number(bits));
  }

  /** Most frames drop nothing. */
  private long dropped(int bits) {
    return random.nextInt(4) == 0 ? number(bits) : 0;
  }

  private long number(int bits) {
    int wide = random.nextInt(bits);
    return wide == 0 ? 0 : random.nextLong() >>> 64 - wide;
  }

  private static void absorb(StateHash hash, FramePlan plan) {
    hash.absorbU64(plan.firstTick());
    hash.absorbU32((int) plan.steps());
    hash.absorbU64(plan.dropped());
    hash.absorbU64(plan.remainder());
    hash.absorbU64(plan.timestep());
  }
}

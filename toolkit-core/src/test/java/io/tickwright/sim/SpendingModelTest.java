package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.time.PerSecond;
import io.tickwright.time.Speed;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What clocks within clocks spend, held against integers that have no end. */
class SpendingModelTest {
  private static final long SEED = Long.getLong("test.seed", 7);
  private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

  /** A clock, and what it ought to hold. */
  private static final class Modelled {
    final Clock clock;
    final Modelled parent;
    final boolean forgets;
    BigInteger num = BigInteger.ONE;
    BigInteger den = BigInteger.ONE;
    BigInteger carry = BigInteger.ZERO;
    boolean paused;
    BigInteger granted = BigInteger.ZERO;

    Modelled(Clock clock, Modelled parent, boolean forgets) {
      this.clock = clock;
      this.parent = parent;
      this.forgets = forgets;
    }

    void speed(long n, long d) {
      clock.speed(n, d);
      BigInteger over = BigInteger.valueOf(Math.max(n, 0));
      BigInteger under = BigInteger.valueOf(Math.max(d, 1));
      BigInteger common = over.gcd(under);
      if (!num.equals(over.divide(common)) || !den.equals(under.divide(common))) {
        num = over.divide(common);
        den = under.divide(common);
        carry = BigInteger.ZERO;
      }
    }

    void pause(boolean now) {
      paused = now;
      if (now) {
        clock.pause();
      } else {
        clock.resume();
      }
    }

    void spend(long step) {
      BigInteger units = parent == null ? BigInteger.valueOf(step) : parent.granted;
      if (paused) {
        granted = BigInteger.ZERO;
        return;
      }
      BigInteger[] parts = units.multiply(num).add(carry).divideAndRemainder(den);
      granted = parts[0].min(MOST);
      carry = forgets ? BigInteger.ZERO : parts[1];
    }

    void compare() {
      assertEquals(granted.longValueExact(), clock.granted(), clock.name());
      assertEquals(carry.longValueExact(), clock.carry(), clock.name());
      assertEquals(
          Speed.of(num.longValueExact(), den.longValueExact()), clock.speed(), clock.name());
    }
  }

  private static int run(long seed, boolean forgets) {
    Pcg32 random = Pcg32.seeded(seed);
    Simulation sim = Simulation.at(random.below(2) == 0 ? "60hz" : "7hz").build();
    List<Modelled> clocks = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      Modelled parent = i < 2 ? null : clocks.get(random.below(i));
      Clock clock = parent == null ? sim.world().clock("c" + i) : parent.clock.clock("c" + i);
      clocks.add(new Modelled(clock, parent, forgets));
    }
    ClockedBank bank = clocks.get(5).clock.bank("bank", PerSecond.of(7, 3));
    ClockedTimer timer = clocks.get(4).clock.timer("timer", "10s");
    ClockedMetronome drum = clocks.get(3).clock.metronome("drum", "1/7s");
    BigInteger second = BigInteger.valueOf(sim.base().unitsPerSecond());
    BigInteger seventh = second.divide(BigInteger.valueOf(7));
    BigInteger banked = BigInteger.ZERO;
    BigInteger left = BigInteger.ZERO;
    BigInteger late = BigInteger.ZERO;
    int events = 0;
    sim.open();
    for (int tick = 0; tick < 2_000; tick++) {
      Modelled one = clocks.get(random.below(6));
      switch (random.below(8)) {
        case 0 -> one.speed(random.below(20), random.below(20));
        case 1 -> one.speed(random.below(1 << 30), 1 + random.below(1 << 30));
        case 2 -> one.pause(random.below(3) == 0);
        case 3 -> one.speed(random.between(0, Long.MAX_VALUE), random.between(1, Long.MAX_VALUE));
        case 4 -> one.speed(2 * one.num.longValue() % 97 + 1, 2);
        default -> {}
      }
      if (left.signum() == 0) {
        timer.arm();
        left = BigInteger.valueOf(timer.usual());
      }
      sim.tick(1);
      for (Modelled clock : clocks) {
        clock.spend(sim.stepUnits());
        clock.compare();
      }
      BigInteger whole = BigInteger.valueOf(bank.whole());
      BigInteger rate =
          whole.divide(second).multiply(BigInteger.valueOf(7)).divide(BigInteger.valueOf(3));
      BigInteger[] gained =
          clocks.get(5).granted.multiply(rate).add(banked).divideAndRemainder(whole);
      banked = gained[1];
      BigInteger[] beats = clocks.get(3).granted.add(late).divideAndRemainder(seventh);
      late = beats[1];
      left = left.subtract(clocks.get(4).granted).max(BigInteger.ZERO);
      events += check(sim, beats[0], gained[0], left);
      assertEquals(banked.longValueExact(), bank.progress());
      assertEquals(left.longValueExact(), timer.left());
      assertEquals(late.longValueExact(), drum.metronome().lateNumerator());
    }
    return events;
  }

  /** The events of a tick: fired before beat before gained, each only if it happened. */
  private static int check(Simulation sim, BigInteger beats, BigInteger gained, BigInteger left) {
    List<String> expected = new ArrayList<>();
    if (left.signum() == 0) {
      expected.add("fired 1");
    }
    if (beats.signum() > 0) {
      expected.add("beat " + beats.min(MOST));
    }
    if (gained.signum() > 0) {
      expected.add("gained " + gained.min(MOST));
    }
    List<String> told = new ArrayList<>();
    for (int i = 0; i < sim.events().size(); i++) {
      told.add(sim.events().kind(i).word() + " " + sim.events().count(i));
    }
    assertEquals(expected, told);
    return told.size();
  }

  @Test
  void clocksBanksTimersAndMetronomesSpendAsTheModelDoes() {
    int events = 0;
    for (int i = 0; i < 10; i++) {
      events += run(SEED + i, false);
    }
    assertTrue(events > 1_000, "only " + events + " events");
  }

  @Test
  void aModelThatForgetsItsFractionsDoesNot() {
    assertThrows(AssertionError.class, () -> run(SEED, true));
  }
}

package io.tickwright.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.bank.Bank;
import io.tickwright.bank.BankColumn;
import io.tickwright.bank.Grain;
import io.tickwright.testing.Allocation;
import io.tickwright.time.TimeBase;
import org.junit.jupiter.api.Test;

/** Nothing that spends time allocates, whether it is compiled or interpreted. */
class SpendingAllocationTest {

  /** All of it, for a JVM of its own. */
  static final class Checks implements Runnable {
    @Override
    public void run() {
      SpendingAllocationTest test = new SpendingAllocationTest();
      test.aBankAllocatesNothing();
      test.aTimerAllocatesNothing();
      test.aMetronomeAllocatesNothing();
      test.columnsAllocateNothingBetweenTwoElapsedTimes();
    }
  }

  @Test
  void nothingAllocatesWhenInterpretedEither() {
    Allocation.runInterpreted(Checks.class);
  }

  private static final int CALLS = 10_000;
  private static final int ROWS = 1_000;
  private static final int WARM_UP_AND_TRIES = 20;

  private long happened;

  @Test
  void aBankAllocatesNothing() {
    Bank bank = new Bank();
    assertAllocatesNothing(
        () -> {
          for (int call = 0; call < CALLS; call++) {
            happened += bank.gain(2_500_000, 11_760_000 + call, 705_600_000L * 1_000_000);
            // The wide way, where 64 bits do not reach.
            happened += bank.gain(Long.MAX_VALUE, Long.MAX_VALUE - call, Long.MAX_VALUE) & 1;
            happened += Bank.most(2_500_000, call, 9_000_000) & 1;
          }
        });
  }

  @Test
  void aTimerAllocatesNothing() {
    Timer timer = new Timer();
    assertAllocatesNothing(
        () -> {
          for (int call = 0; call < CALLS; call++) {
            if (!timer.running()) {
              timer.arm(100 + call);
            }
            happened += timer.spend(60) ? 1 : 0;
          }
        });
  }

  @Test
  void aMetronomeAllocatesNothing() {
    Metronome metronome = new Metronome(705_600_000, 11);
    assertAllocatesNothing(
        () -> {
          for (int call = 0; call < CALLS; call++) {
            happened += metronome.beat(11_760_000);
            happened += metronome.beat(Long.MAX_VALUE - call) & 1;
            metronome.interval(705_600_000 + call, 11 + (call & 7));
          }
        });
  }

  @Test
  void columnsAllocateNothingBetweenTwoElapsedTimes() {
    BankColumn walk = new BankColumn(Grain.of(TimeBase.FLICKS));
    TimerColumn windup = new TimerColumn(50_000_000);
    MetronomeColumn drum = new MetronomeColumn(705_600_000, 11);
    for (int row = 0; row < ROWS; row++) {
      walk.rateParts(row, 1_500_000 + row % 3 * 100_000_000);
      drum.start(row);
    }
    windup.ensureCapacity(ROWS);
    long[] bits = new long[(ROWS + 63) / 64];
    assertAllocatesNothing(
        () -> {
          for (int call = 0; call < 20; call++) {
            long elapsed = 3_920_000 + (call & 1);
            windup.arm(call);
            walk.rateParts(call, 1_500_000 + call);
            happened += walk.gain(elapsed, ROWS, bits);
            happened += walk.gained(call);
            happened += windup.spend(elapsed, ROWS, bits);
            happened += drum.beat(elapsed, ROWS, bits);
            happened += drum.beats(call);
          }
        });
  }

  private void assertAllocatesNothing(Runnable work) {
    assertEquals(0, Allocation.least(WARM_UP_AND_TRIES, work));
    assertTrue(happened > 0, "nothing happened");
  }
}

package io.tickwright.script.groovy;

import io.tickwright.exact.Pcg32;
import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.RandomStream;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowStreams;
import io.tickwright.sim.RowTimers;
import io.tickwright.time.PerSecond;
import java.util.function.ToLongFunction;

/** What a timer, bank or stream is underneath: one of the world's own, or one row of a column. */
final class Parts {
  private Parts() {}

  /** The core's timer. */
  interface TimerPart {
    void arm();

    void armFor(long units);

    void cancel();

    boolean running();

    long left();

    long spent();

    long total();

    double fraction();
  }

  /** The core's bank. */
  interface BankPart {
    PerSecond rate();

    void rate(PerSecond rate);

    long progress();

    long whole();

    void reset();
  }

  /** The core's random stream. */
  interface StreamPart {
    long draw(ToLongFunction<Pcg32> body);

    long at();
  }

  static TimerPart of(ClockedTimer timer) {
    return new TimerPart() {
      @Override
      public void arm() {
        timer.arm();
      }

      @Override
      public void armFor(long units) {
        timer.armFor(units);
      }

      @Override
      public void cancel() {
        timer.cancel();
      }

      @Override
      public boolean running() {
        return timer.running();
      }

      @Override
      public long left() {
        return timer.left();
      }

      @Override
      public long spent() {
        return timer.spent();
      }

      @Override
      public long total() {
        return timer.total();
      }

      @Override
      public double fraction() {
        return timer.timer().fraction();
      }
    };
  }

  static TimerPart of(Row row, RowTimers timers) {
    return new TimerPart() {
      @Override
      public void arm() {
        timers.arm(row.slotNow());
      }

      @Override
      public void armFor(long units) {
        timers.armFor(row.slotNow(), units);
      }

      @Override
      public void cancel() {
        timers.cancel(row.slotNow());
      }

      @Override
      public boolean running() {
        return timers.running(row.slotNow());
      }

      @Override
      public long left() {
        return timers.left(row.slotNow());
      }

      @Override
      public long spent() {
        return timers.spent(row.slotNow());
      }

      @Override
      public long total() {
        return timers.total(row.slotNow());
      }

      @Override
      public double fraction() {
        return timers.fraction(row.slotNow());
      }
    };
  }

  static BankPart of(ClockedBank bank) {
    return new BankPart() {
      @Override
      public PerSecond rate() {
        return bank.rate();
      }

      @Override
      public void rate(PerSecond rate) {
        bank.rate(rate);
      }

      @Override
      public long progress() {
        return bank.progress();
      }

      @Override
      public long whole() {
        return bank.whole();
      }

      @Override
      public void reset() {
        bank.reset();
      }
    };
  }

  static BankPart of(Row row, RowBanks banks) {
    return new BankPart() {
      @Override
      public PerSecond rate() {
        return banks.rate(row.slotNow());
      }

      @Override
      public void rate(PerSecond rate) {
        banks.rate(row.slotNow(), rate);
      }

      @Override
      public long progress() {
        return banks.progress(row.slotNow());
      }

      @Override
      public long whole() {
        return banks.whole();
      }

      @Override
      public void reset() {
        banks.restoreFraction(row.slotNow(), 0, 1);
      }
    };
  }

  static StreamPart of(RandomStream stream) {
    return new StreamPart() {
      @Override
      public long draw(ToLongFunction<Pcg32> body) {
        return body.applyAsLong(stream.draw());
      }

      @Override
      public long at() {
        return stream.draw().at();
      }
    };
  }

  static StreamPart of(Row row, RowStreams streams) {
    return new StreamPart() {
      @Override
      public long draw(ToLongFunction<Pcg32> body) {
        return streams.draw(row.slotNow(), body);
      }

      @Override
      public long at() {
        return streams.at(row.slotNow());
      }
    };
  }
}

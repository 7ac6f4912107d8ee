package io.tickwright.script.path;

import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.RowBanks;
import io.tickwright.time.PerSecond;

/** What a bank of the world and a bank of a row have in common. */
interface BankDoor {
  long progress();

  long whole();

  PerSecond rate();

  void progress(long parts);

  void rate(PerSecond rate);

  static BankDoor of(ClockedBank bank) {
    return new BankDoor() {
      @Override
      public long progress() {
        return bank.progress();
      }

      @Override
      public long whole() {
        return bank.whole();
      }

      @Override
      public PerSecond rate() {
        return bank.rate();
      }

      @Override
      public void progress(long parts) {
        bank.restoreFraction(parts, bank.whole());
      }

      @Override
      public void rate(PerSecond rate) {
        bank.rate(rate);
      }
    };
  }

  static BankDoor of(RowBanks banks, int slot) {
    return new BankDoor() {
      @Override
      public long progress() {
        return banks.progress(slot);
      }

      @Override
      public long whole() {
        return banks.whole();
      }

      @Override
      public PerSecond rate() {
        return banks.rate(slot);
      }

      @Override
      public void progress(long parts) {
        banks.restoreFraction(slot, parts, banks.whole());
      }

      @Override
      public void rate(PerSecond rate) {
        banks.rate(slot, rate);
      }
    };
  }
}

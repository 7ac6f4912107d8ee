package io.tickwright.script.path;

import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.RowTimers;

/** What a timer of the world and a timer of a row have in common, in base units. */
interface TimerDoor {
  long left();

  long total();

  long usual();

  /** Arms it for a total with this much left; 0 left turns it off. */
  void restore(long left, long total);

  default boolean running() {
    return total() > 0;
  }

  static TimerDoor of(ClockedTimer timer) {
    return new TimerDoor() {
      @Override
      public long left() {
        return timer.left();
      }

      @Override
      public long total() {
        return timer.total();
      }

      @Override
      public long usual() {
        return timer.usual();
      }

      @Override
      public void restore(long left, long total) {
        timer.timer().restoreLeft(left, total);
      }
    };
  }

  static TimerDoor of(RowTimers timers, int slot) {
    return new TimerDoor() {
      @Override
      public long left() {
        return timers.left(slot);
      }

      @Override
      public long total() {
        return timers.total(slot);
      }

      @Override
      public long usual() {
        return timers.usual();
      }

      @Override
      public void restore(long left, long total) {
        timers.restoreLeft(slot, left, total);
      }
    };
  }
}

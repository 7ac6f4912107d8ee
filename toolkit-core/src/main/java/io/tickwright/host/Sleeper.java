package io.tickwright.host;

import java.util.concurrent.locks.LockSupport;

/** How the host lets time go by; {@link FakeSleeper} is the one for tests. */
public interface Sleeper {

  /**
   * Sleeps about this long, off the processor. May return early or late, and at once when the
   * thread is interrupted.
   */
  void sleep(long nanos);

  /** Waits a moment on the processor, in a loop that looks at the clock. */
  void spin();

  /** Sleeps by parking the thread: finer than {@code Thread.sleep}, which rounds up before 21. */
  static Sleeper system() {
    return new Sleeper() {
      @Override
      public void sleep(long nanos) {
        LockSupport.parkNanos(nanos);
      }

      @Override
      public void spin() {
        Thread.onSpinWait();
      }
    };
  }
}

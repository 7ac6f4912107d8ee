package io.tickwright.script.groovy;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Stops a script that does not give back control by the wall clock: one daemon thread for all
 * scripts of the process, asleep most of the time.
 */
final class Watchdog {
  private static final long LOOK_EVERY_NANOS = 20_000_000;
  private static final List<WeakReference<Guard>> GUARDS = new CopyOnWriteArrayList<>();
  private static @Nullable Thread thread;

  private Watchdog() {}

  static Guard guard(Meter meter, Duration patience) {
    Guard guard = new Guard(meter, patience.toNanos());
    GUARDS.add(new WeakReference<>(guard));
    startLooking();
    return guard;
  }

  private static synchronized void startLooking() {
    if (thread == null) {
      thread = new Thread(Watchdog::look, "tickwright-groovy-watchdog");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static void look() {
    while (true) {
      LockSupport.parkNanos(LOOK_EVERY_NANOS);
      long now = System.nanoTime();
      GUARDS.removeIf(reference -> reference.get() == null);
      for (WeakReference<Guard> reference : GUARDS) {
        Guard guard = reference.get();
        if (guard != null) {
          guard.lookAt(now);
        }
      }
    }
  }

  /** Watches over the calls into one script. */
  static final class Guard {
    private final Meter meter;
    private final long patienceNanos;
    private @Nullable Thread runner;
    private boolean interrupted;
    private long since;
    private long allowedNanos;

    Guard(Meter meter, long patienceNanos) {
      this.meter = meter;
      this.patienceNanos = patienceNanos;
    }

    /** Begins to wait, {@code times} as long as usual. */
    synchronized void begin(int times) {
      runner = Thread.currentThread();
      interrupted = false;
      meter.begin();
      allowedNanos = patienceNanos * times;
      since = System.nanoTime();
    }

    /** Gives the thread back as it was: an interrupt of ours must not hit what runs next. */
    synchronized void end() {
      runner = null;
      if (interrupted) {
        Thread.interrupted();
      }
    }

    private synchronized void lookAt(long now) {
      if (runner != null && !interrupted && now - since >= allowedNanos) {
        interrupted = true;
        meter.overdue();
        runner.interrupt();
      }
    }

    void close() {
      GUARDS.removeIf(reference -> reference.get() == this || reference.get() == null);
    }
  }
}

package io.tickwright.script.js;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;

/**
 * Interrupts a script that does not give back control, for work inside the engine that no statement
 * counts: one daemon thread for all scripts of the process, asleep while none runs for long.
 */
final class Watchdog {
  private static final long LOOK_EVERY_NANOS = 20_000_000;
  private static final Duration INTERRUPT_WITHIN = Duration.ofSeconds(10);
  private static final List<WeakReference<Guard>> GUARDS = new CopyOnWriteArrayList<>();
  private static @Nullable Thread thread;

  private Watchdog() {}

  static Guard guard(Context context, Duration patience) {
    Guard guard = new Guard(context, patience.toNanos());
    GUARDS.add(new WeakReference<>(guard));
    startLooking();
    return guard;
  }

  private static synchronized void startLooking() {
    if (thread == null) {
      thread = new Thread(Watchdog::look, "tickwright-script-watchdog");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static void look() {
    while (true) {
      LockSupport.parkNanos(LOOK_EVERY_NANOS);
      try {
        lookAtAll(System.nanoTime());
      } catch (OutOfMemoryError scarce) {
        // A script has used up the memory: all the more reason to go on watching.
      }
    }
  }

  private static void lookAtAll(long now) {
    for (WeakReference<Guard> reference : GUARDS) {
      Guard guard = reference.get();
      if (guard == null) {
        GUARDS.remove(reference);
      } else {
        guard.lookAt(now);
      }
    }
  }

  /** Watches over the calls into one context. */
  static final class Guard {
    private final Context context;
    private final long patienceNanos;
    private boolean running;
    private boolean interrupting;
    private long since;
    private long allowedNanos;

    Guard(Context context, long patienceNanos) {
      this.context = context;
      this.patienceNanos = patienceNanos;
    }

    /** Begins to wait, {@code times} as long as usual. */
    synchronized void begin(int times) {
      running = true;
      allowedNanos = patienceNanos * times;
      since = System.nanoTime();
    }

    /** Waits for an interrupt under way, so that it cannot hit the next call. */
    synchronized void end() {
      running = false;
      boolean interrupted = false;
      while (interrupting) {
        try {
          wait();
        } catch (InterruptedException again) {
          interrupted = true;
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    void lookAt(long now) {
      synchronized (this) {
        if (!running || interrupting || now - since < allowedNanos) {
          return;
        }
        interrupting = true;
      }
      try {
        context.interrupt(INTERRUPT_WITHIN);
      } catch (TimeoutException | RuntimeException late) {
        // Looked at again on the next round: the call is still overdue.
      } finally {
        synchronized (this) {
          interrupting = false;
          notifyAll();
        }
      }
    }

    void close() {
      GUARDS.removeIf(reference -> reference.get() == this || reference.get() == null);
    }
  }
}

package io.tickwright.script;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Interrupts a script call that exceeds its wall-clock limit, for a language to use: one daemon
 * thread looks after all scripts of the process, asleep most of the time.
 *
 * <p>Around each call into the script, {@link #begin} and {@link #end} are called by the thread
 * that makes it. Several scripts have a watchdog each.
 */
public final class Watchdog implements AutoCloseable {
  private static final long LOOK_EVERY_NANOS = 20_000_000;
  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);
  private static final List<WeakReference<Watchdog>> WATCHING = new CopyOnWriteArrayList<>();
  private static @Nullable Thread thread;

  private final long patienceNanos;
  private final Consumer<Thread> stop;

  private @Nullable Thread waitingFor;
  private boolean stopping;
  private boolean overdue;
  private long since;
  private long allowedNanos;

  private Watchdog(Duration patience, Consumer<Thread> stop) {
    this.patienceNanos = (patience.compareTo(LONGEST) < 0 ? patience : LONGEST).toNanos();
    this.stop = stop;
  }

  /**
   * Watches over the calls into one script until it is closed or forgotten.
   *
   * @param patience how long a call may take; beyond 2^63 nanoseconds, 292 years, without end
   * @param stop stops what the given thread does in the script; called by another thread, again and
   *     again until the call ends, and may block
   */
  public static Watchdog over(Duration patience, Consumer<Thread> stop) {
    Watchdog watchdog = new Watchdog(patience, stop);
    WATCHING.add(new WeakReference<>(watchdog));
    startLooking();
    return watchdog;
  }

  /** Begins to wait for the present thread, {@code times} as long as usual. */
  public synchronized void begin(int times) {
    waitingFor = Thread.currentThread();
    overdue = false;
    boolean countable = patienceNanos <= Long.MAX_VALUE / times;
    allowedNanos = countable ? patienceNanos * times : Long.MAX_VALUE;
    since = System.nanoTime();
  }

  /**
   * Waits no more. A stop under way is waited for, so that it cannot hit what the thread does next;
   * an interrupt that arrived is still there.
   */
  public synchronized void end() {
    waitingFor = null;
    boolean interrupted = false;
    while (stopping) {
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

  /** Whether the present call, or else the last one, has been stopped. */
  public synchronized boolean isOverdue() {
    return overdue;
  }

  /** Watches no more. */
  @Override
  public void close() {
    WATCHING.removeIf(reference -> reference.get() == this || reference.get() == null);
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
    WATCHING.removeIf(reference -> reference.get() == null);
    for (WeakReference<Watchdog> reference : WATCHING) {
      Watchdog watchdog = reference.get();
      if (watchdog != null) {
        watchdog.lookAt(now);
      }
    }
  }

  private void lookAt(long now) {
    Thread late;
    synchronized (this) {
      if (waitingFor == null || now - since < allowedNanos) {
        return;
      }
      late = waitingFor;
      overdue = true;
      stopping = true;
    }
    try {
      stop.accept(late);
    } catch (RuntimeException again) {
      // Looked at again on the next round: the call is still overdue.
    } finally {
      synchronized (this) {
        stopping = false;
        notifyAll();
      }
    }
  }
}

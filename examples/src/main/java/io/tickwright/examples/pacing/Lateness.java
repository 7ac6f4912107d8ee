package io.tickwright.examples.pacing;

import io.tickwright.host.FramePacer;
import io.tickwright.host.TimeHistogram;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;

/**
 * Measures how late frames begin with {@link FramePacer}, with {@code Thread.sleep} and with {@code
 * LockSupport.parkNanos} alone, and what waiting costs the processor. The three take turns, one
 * second each, so that whatever else the machine does hits all of them.
 *
 * <p>Prints a table; takes the seconds for each as its argument, 20 unless given.
 */
public final class Lateness {
  private static final List<Integer> RATES = List.of(60, 144, 240);

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  private Lateness() {}

  /** Waits until a moment of {@code System.nanoTime}. */
  private interface Waiting {
    void until(long nanos) throws InterruptedException;
  }

  /** One way to wait, and what was seen of it. */
  private static final class Way {
    final String name;
    final Waiting waiting;
    final TimeHistogram late = new TimeHistogram();
    long busy;
    long wall;

    Way(String name, Waiting waiting) {
      this.name = name;
      this.waiting = waiting;
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    int seconds = arguments.length == 0 ? 20 : Integer.parseInt(arguments[0]);
    System.out.println("| frames a second | way | median | p99 | most | processor |");
    System.out.println("|---|---|---|---|---|---|");
    for (int rate : RATES) {
      new Lateness().measure(rate, seconds);
    }
  }

  private void measure(int rate, int seconds) throws InterruptedException {
    FramePacer pacer = FramePacer.at(rate + "hz");
    Way paced = new Way("`FramePacer`", due -> {});
    Way slept = new Way("`Thread.sleep` alone", Lateness::sleepUntil);
    Way parked = new Way("`parkNanos` alone", Lateness::parkUntil);
    pacedSecond(rate, pacer, paced);
    pacer.lateness().reset();
    paced.busy = 0;
    paced.wall = 0;
    for (int second = 0; second < seconds; second++) {
      pacedSecond(rate, pacer, paced);
      second(rate, slept);
      second(rate, parked);
    }
    row(rate, paced, pacer.lateness());
    row(rate, slept, slept.late);
    row(rate, parked, parked.late);
  }

  private void pacedSecond(int rate, FramePacer pacer, Way way) {
    pacer.restart();
    long began = System.nanoTime();
    long busy = threads.getCurrentThreadCpuTime();
    for (int i = 0; i < rate; i++) {
      pacer.await();
    }
    way.busy += threads.getCurrentThreadCpuTime() - busy;
    way.wall += System.nanoTime() - began;
  }

  private void second(int rate, Way way) throws InterruptedException {
    long began = System.nanoTime();
    long busy = threads.getCurrentThreadCpuTime();
    for (int i = 1; i <= rate; i++) {
      long due = began + 1_000_000_000L * i / rate;
      way.waiting.until(due);
      way.late.record(System.nanoTime() - due);
    }
    way.busy += threads.getCurrentThreadCpuTime() - busy;
    way.wall += System.nanoTime() - began;
  }

  private static void sleepUntil(long due) throws InterruptedException {
    long left = due - System.nanoTime();
    if (left > 0) {
      Thread.sleep(left / 1_000_000, (int) (left % 1_000_000));
    }
  }

  private static void parkUntil(long due) {
    for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  private static void row(int rate, Way way, TimeHistogram late) {
    System.out.printf(
        Locale.ROOT,
        "| %d | %s | %s | %s | %s | %.1f %% |%n",
        rate,
        way.name,
        micros(late.percentile(50)),
        micros(late.percentile(99)),
        micros(late.max()),
        100.0 * way.busy / way.wall);
  }

  private static String micros(long nanos) {
    return String.format(Locale.ROOT, "%.1f µs", nanos / 1e3);
  }
}

package io.tickwright.bench;

import io.netty.util.HashedWheelTimer;
import io.netty.util.TimerTask;
import io.tickwright.timer.TimerQueue;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.agrona.DeadlineTimerWheel;
import org.agrona.collections.Long2LongHashMap;

/**
 * One kind of timers in a process of its own: so many are armed with random dues, then polled 60
 * times a second of their time until all have fired. Prints nanoseconds for all of them, a line a
 * repetition, and the bytes that one takes.
 */
public final class TimerTrial {

  static final int TIMERS = 1_000_000;

  private static final long FRAME = 16_666_667;
  private static final int WARM_UPS = 3;
  private static final int REPETITIONS = 4;

  /** What is slow is warm after this, and measured often enough after twice this. */
  private static final long SLOW_NANOS = 2_000_000_000L;

  /** What is timed. */
  private interface Timers {
    void schedule(long now, long[] delays);

    /** How many fired. */
    long poll(long now);
  }

  private final long[] delays;
  private final long horizon;
  private long sink;

  private TimerTrial(long horizonNanos) {
    horizon = horizonNanos;
    delays = new SplittableRandom(42).longs(TIMERS, 1, horizonNanos).toArray();
  }

  public static void main(String[] args) throws InterruptedException {
    TimerTrial trial = new TimerTrial(Long.parseLong(args[1]) * 1_000_000_000);
    switch (args[0]) {
      case "queue" -> trial.run(trial.new Queue());
      case "agrona" -> trial.run(trial.new Agrona(args, false));
      case "agrona-what" -> trial.run(trial.new Agrona(args, true));
      case "priority" -> trial.run(trial.new Priority());
      case "netty" -> trial.netty();
      default -> throw new IllegalArgumentException(args[0]);
    }
    System.out.println("sink " + trial.sink);
  }

  private void run(Timers timers) {
    long now = 0;
    long began = System.nanoTime();
    for (int repetition = -WARM_UPS; repetition < REPETITIONS; repetition++) {
      long passed = System.nanoTime() - began;
      if (repetition < 0 && passed > SLOW_NANOS) {
        repetition = 0;
      } else if (repetition > 0 && passed > 2 * SLOW_NANOS) {
        return;
      }
      long empty = repetition == -WARM_UPS ? used() : 0;
      long start = System.nanoTime();
      timers.schedule(now, delays);
      long schedule = System.nanoTime() - start;
      if (repetition == -WARM_UPS) {
        say("bytes", Math.max(0, used() - empty) / TIMERS);
      }
      long end = now + horizon + 100_000_000;
      long fired = 0;
      start = System.nanoTime();
      while (now < end) {
        now += FRAME;
        fired += timers.poll(now);
      }
      long expire = System.nanoTime() - start;
      if (fired != TIMERS) {
        throw new IllegalStateException("fired: " + fired);
      }
      if (repetition >= 0) {
        say("schedule", schedule);
        say("expire", expire);
      }
    }
  }

  private static void say(String what, long figure) {
    System.out.printf(Locale.ROOT, "%s %d%n", what, figure);
  }

  private static long used() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private final class Queue implements Timers {
    private TimerQueue queue;

    @Override
    public void schedule(long now, long[] delays) {
      if (queue == null) {
        queue = new TimerQueue();
        queue.ensureCapacity(delays.length);
      }
      for (int i = 0; i < delays.length; i++) {
        sink += queue.schedule(now + delays[i], i);
      }
    }

    @Override
    public long poll(long now) {
      long fired = 0;
      while (queue.poll(now)) {
        sink += queue.lastWhat();
        fired++;
      }
      return fired;
    }
  }

  private final class Agrona implements Timers {
    private DeadlineTimerWheel wheel;
    private final Long2LongHashMap whats;
    private final int resolutionBits;
    private final int ticks;
    private final int perTick;
    private long fired;

    private Agrona(String[] settings, boolean withWhat) {
      resolutionBits = Integer.parseInt(settings[2]);
      ticks = Integer.parseInt(settings[3]);
      perTick = Integer.parseInt(settings[4]);
      whats = withWhat ? new Long2LongHashMap(2 * TIMERS, 0.65f, -1) : null;
    }

    @Override
    public void schedule(long now, long[] delays) {
      if (wheel == null) {
        wheel =
            new DeadlineTimerWheel(TimeUnit.NANOSECONDS, now, 1L << resolutionBits, ticks, perTick);
      }
      for (int i = 0; i < delays.length; i++) {
        long id = wheel.scheduleTimer(now + delays[i]);
        if (whats == null) {
          sink += id;
        } else {
          whats.put(id, i);
        }
      }
    }

    @Override
    public long poll(long now) {
      fired = 0;
      do {
        wheel.poll(now, this::expired, Integer.MAX_VALUE);
      } while (wheel.currentTickTime() < now);
      return fired;
    }

    private boolean expired(TimeUnit unit, long now, long id) {
      fired++;
      sink += whats == null ? id : whats.remove(id);
      return true;
    }
  }

  private final class Priority implements Timers {

    private record Entry(long due, long serial, long what) {}

    private final PriorityQueue<Entry> queue =
        new PriorityQueue<>(Comparator.comparingLong(Entry::due).thenComparingLong(Entry::serial));
    private long serial;

    @Override
    public void schedule(long now, long[] delays) {
      for (int i = 0; i < delays.length; i++) {
        queue.add(new Entry(now + delays[i], serial++, i));
      }
    }

    @Override
    public long poll(long now) {
      long fired = 0;
      while (!queue.isEmpty() && queue.peek().due <= now) {
        sink += queue.poll().what;
        fired++;
      }
      return fired;
    }
  }

  /** It polls itself, by the wall clock: counted is the processor time of its own thread. */
  private void netty() throws InterruptedException {
    var threads = ManagementFactory.getThreadMXBean();
    for (int repetition = -1; repetition < 1; repetition++) {
      Thread[] worker = new Thread[1];
      HashedWheelTimer timer =
          new HashedWheelTimer(
              work -> worker[0] = new Thread(work), 1, TimeUnit.MILLISECONDS, 2048, false);
      timer.start();
      CountDownLatch left = new CountDownLatch(TIMERS);
      TimerTask task = timeout -> left.countDown();
      long empty = repetition < 0 ? used() : 0;
      long start = System.nanoTime();
      for (long delay : delays) {
        timer.newTimeout(task, delay, TimeUnit.NANOSECONDS);
      }
      long schedule = System.nanoTime() - start;
      if (repetition < 0) {
        say("bytes", Math.max(0, used() - empty) / TIMERS);
      }
      left.await();
      if (repetition >= 0) {
        say("schedule", schedule);
        say("expire", threads.getThreadCpuTime(worker[0].getId()));
      }
      timer.stop();
    }
  }
}

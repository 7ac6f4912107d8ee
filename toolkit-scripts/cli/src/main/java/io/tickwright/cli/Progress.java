package io.tickwright.cli;

import io.tickwright.keys.RunResult;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Says what a long run is at, in one passing line, and only to a screen. It shows nothing in the
 * first second: most runs are over by then.
 */
final class Progress implements AutoCloseable {
  private static final long FIRST_MILLIS = 1000;
  private static final long NEXT_MILLIS = 200;

  private final Terminal terminal;
  private final int files;
  private final long firstMillis;
  private final long startNanos = System.nanoTime();
  private final Thread thread = new Thread(this::keepShowing, "progress");
  private final AtomicInteger done = new AtomicInteger();
  private volatile Spot spot = new Spot("");
  private volatile boolean over;

  Progress(Terminal terminal, int files) {
    this(terminal, files, FIRST_MILLIS);
  }

  Progress(Terminal terminal, int files, long firstMillis) {
    this.terminal = terminal;
    this.files = files;
    this.firstMillis = firstMillis;
    thread.setDaemon(true);
    if (terminal.showsStatus()) {
      thread.start();
    }
  }

  /** A report that also tells where its run is, once there is something to report. */
  Report watching(Report report, String file) {
    return new Watched(report, file);
  }

  /** Says what the command is at, until a report does. */
  void at(String what) {
    spot = new Spot(what);
  }

  @Override
  public synchronized void close() {
    over = true;
    thread.interrupt();
    terminal.status("");
  }

  private void keepShowing() {
    try {
      Thread.sleep(firstMillis);
      while (!over) {
        show();
        Thread.sleep(NEXT_MILLIS);
      }
    } catch (InterruptedException e) {
      // Closed: there is nothing more to show.
    }
  }

  private synchronized void show() {
    if (!over) {
      terminal.status(said());
    }
  }

  private String said() {
    long seconds = (System.nanoTime() - startNanos) / 1_000_000_000L;
    String which = files > 1 ? done.get() + " of " + files + " done, " : "";
    return which + spot.said() + ", " + seconds + " s";
  }

  /** How far a run is. */
  private static final class Spot {
    private final String name;
    private volatile int line;
    private volatile long ticks;

    Spot(String name) {
      this.name = name;
    }

    String said() {
      return name + (line > 0 ? ", past line " + line : "") + (ticks > 0 ? ", tick " + ticks : "");
    }
  }

  private final class Watched extends PassingOn {
    private final Spot here;

    Watched(Report next, String name) {
      super(next);
      here = new Spot(name);
    }

    /** Of several runs at once, the one that reported last is shown. */
    private void isShown() {
      if (spot != here) {
        spot = here;
      }
    }

    @Override
    public void ticked(long ticksDone) {
      here.ticks = ticksDone;
      isShown();
      super.ticked(ticksDone);
    }

    private void at(int line) {
      here.line = line;
      isShown();
    }

    @Override
    public void echo(int line, String text) {
      at(line);
      super.echo(line, text);
    }

    @Override
    public void check(int line, String what, String expected, String actual, boolean passed) {
      at(line);
      super.check(line, what, expected, actual, passed);
    }

    @Override
    public void ended(RunResult result, Duration wallTime) {
      done.incrementAndGet();
      super.ended(result, wallTime);
    }
  }
}

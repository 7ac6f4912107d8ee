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
  private volatile String place = "";
  private volatile long ticks;
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

  /** A report that also tells where the run is. */
  Report watching(Report report, String file) {
    return new Watched(report, file);
  }

  /** Says what the command is at, where it is not a report that does. */
  void at(String what) {
    place = what;
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
    String done = ticks > 0 ? ", tick " + ticks : "";
    return which + place + done + ", " + seconds + " s";
  }

  private final class Watched extends PassingOn {
    private final String name;

    Watched(Report next, String name) {
      super(next);
      this.name = name;
      ticks = 0;
      at(0);
    }

    @Override
    public void ticked(long ticksDone) {
      ticks = ticksDone;
      super.ticked(ticksDone);
    }

    private void at(int line) {
      place = line > 0 ? name + ", past line " + line : name;
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

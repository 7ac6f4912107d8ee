package io.tickwright.cli;

import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The two streams a command writes to, and what is known of who reads them.
 *
 * <p>Results go to {@link #print}, complaints about the command line to {@link #complain}, and one
 * passing line of progress to {@link #status}; the three never run into one another. Lines end in
 * {@code \n} on every system, so that output can be compared. Safe for several threads.
 */
final class Terminal {
  private static final String ERASE_LINE = "\r\u001b[K";

  /** What a system says when a reader went away; all else is a fault, and has to be said. */
  private static final List<String> READER_WENT =
      List.of("broken pipe", "pipe is being closed", "pipe has been ended", "reset by peer");

  private final PrintStream out;
  private final PrintStream err;
  private final boolean outIsScreen;
  private final boolean errIsScreen;
  private final Map<String, String> environment;
  // A lock that can be given up: a stream whose reader hangs must not keep the process from ending.
  private final ReentrantLock lock = new ReentrantLock();
  private boolean statusShown;
  private volatile boolean readerGone;
  private volatile @Nullable String fault;

  Terminal(
      OutputStream out,
      OutputStream err,
      boolean outIsScreen,
      boolean errIsScreen,
      Charset charset,
      Map<String, String> environment) {
    this.out = new PrintStream(new BufferedOutputStream(noticing(out), 1 << 13), false, charset);
    this.err = new PrintStream(new BufferedOutputStream(err, 1 << 10), false, charset);
    this.outIsScreen = outIsScreen;
    this.errIsScreen = errIsScreen;
    this.environment = environment;
  }

  /**
   * This process's own streams. The launcher says which of them are screens in the property {@code
   * tickwright.screens}, such as {@code out,err}; Java alone can tell only whether there is a
   * console.
   */
  static Terminal ofProcess() {
    String screens = System.getProperty("tickwright.screens");
    boolean out = screens == null ? hasConsole() : screens.contains("out");
    boolean err = screens != null && screens.contains("err");
    return new Terminal(
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        out,
        err,
        out ? screenCharset() : StandardCharsets.UTF_8,
        System.getenv());
  }

  /** Colours for standard output: only on a screen that has them, never against the user's word. */
  Style style() {
    return outIsScreen && coloursWelcome() ? Style.COLOURED : Style.PLAIN;
  }

  /** Whether a passing line of progress has someone to see it. */
  boolean showsStatus() {
    return errIsScreen && !"dumb".equals(environment.get("TERM"));
  }

  /** Whether the results reach nobody any more; there is no point in going on then. */
  boolean readerGone() {
    return readerGone;
  }

  /** The exit code of a command that ended with {@code code}, if its results reached somebody. */
  int ended(int code) {
    if (fault != null) {
      complain("tickwright: the results cannot be written: " + fault + ".\n");
      return ExitCode.BROKEN;
    }
    return readerGone ? ExitCode.READER_GONE : code;
  }

  /** Writes results; the text brings its own line end. */
  void print(String text) {
    lock.lock();
    try {
      takeStatusAway();
      out.print(text);
      if (outIsScreen) {
        out.flush();
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * Writes what is wrong with the command line, beside the results; the text brings its line end.
   */
  void complain(String text) {
    lock.lock();
    try {
      takeStatusAway();
      out.flush();
      err.print(text);
      err.flush();
    } finally {
      lock.unlock();
    }
  }

  /** Shows a line until the next text takes its place; the empty one takes it away. */
  void status(String text) {
    if (!showsStatus()) {
      return;
    }
    lock.lock();
    try {
      takeStatusAway();
      err.print(text);
      err.flush();
      statusShown = !text.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  /** Hands on what has been printed. */
  void flush() {
    lock.lock();
    try {
      out.flush();
    } finally {
      lock.unlock();
    }
  }

  /** The last word of a process that is being ended: what was printed and not yet handed on. */
  void flushIfItCan() {
    try {
      if (lock.tryLock(200, TimeUnit.MILLISECONDS)) {
        takeStatusAway();
        err.flush();
        out.flush();
        lock.unlock();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private OutputStream noticing(OutputStream stream) {
    return new FilterOutputStream(stream) {
      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
          out.write(bytes, offset, length);
        } catch (IOException e) {
          // A PrintStream swallows it, and asking it later would flush line by line.
          noticed(e.getMessage() == null ? e.toString() : e.getMessage());
          throw e;
        }
      }
    };
  }

  /** The first fault stays: what fails after it says less. */
  private void noticed(String why) {
    String lower = why.toLowerCase(Locale.ROOT);
    if (fault == null && READER_WENT.stream().noneMatch(lower::contains)) {
      fault = why;
    }
    readerGone = true;
  }

  private void takeStatusAway() {
    if (statusShown) {
      err.print(ERASE_LINE);
      err.flush();
      statusShown = false;
    }
  }

  private boolean coloursWelcome() {
    String no = environment.get("NO_COLOR");
    if ((no != null && !no.isEmpty()) || "dumb".equals(environment.get("TERM"))) {
      return false;
    }
    // The old Windows console shows the codes as text; the newer ones and Unix shells say who they
    // are.
    return environment.containsKey("TERM") || environment.containsKey("WT_SESSION");
  }

  private static boolean hasConsole() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // From Java 22 on there is always a console, and it knows whether it is a screen.
      Method isTerminal = Console.class.getMethod("isTerminal");
      return (Boolean) isTerminal.invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  private static Charset screenCharset() {
    if (!System.getProperty("os.name", "").startsWith("Windows")) {
      return StandardCharsets.UTF_8;
    }
    String name = System.getProperty("stdout.encoding", System.getProperty("native.encoding", ""));
    return Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
  }
}

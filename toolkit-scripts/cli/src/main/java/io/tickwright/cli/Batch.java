package io.tickwright.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Runs files one after the other, or several at once; either way they are reported in order. */
final class Batch<R> {
  /** Makes a run of a file that reports to this sink; called in the order of the files. */
  interface Runs<R> {
    Callable<R> of(Path file, Consumer<String> sink);
  }

  private final Terminal terminal;
  private final String gap;
  private final Runs<R> runs;
  private final List<R> results = new ArrayList<>();

  /**
   * @param gap what stands between two reports
   */
  Batch(Terminal terminal, String gap, Runs<R> runs) {
    this.terminal = terminal;
    this.gap = gap;
    this.runs = runs;
  }

  /**
   * What came of each file, in their order.
   *
   * @throws ReaderGone once nobody reads what is printed; what has not begun by then is not run
   */
  List<R> run(List<Path> files, int jobs) throws Exception {
    if (jobs == 1 || files.size() == 1) {
      runInTurn(files);
    } else {
      runAtOnce(files, jobs);
    }
    return results;
  }

  private void runInTurn(List<Path> files) throws Exception {
    for (int i = 0; i < files.size(); i++) {
      print(i == 0 ? "" : gap);
      results.add(runs.of(files.get(i), this::print).call());
      terminal.flush();
    }
  }

  private void runAtOnce(List<Path> files, int jobs) throws Exception {
    ExecutorService pool =
        Executors.newFixedThreadPool(Math.min(jobs, files.size()), Batch::daemon);
    try {
      List<StringBuilder> texts = new ArrayList<>();
      List<Future<R>> running = new ArrayList<>();
      for (Path file : files) {
        StringBuilder text = new StringBuilder();
        texts.add(text);
        running.add(pool.submit(runs.of(file, text::append)));
      }
      for (int i = 0; i < files.size(); i++) {
        results.add(await(running.get(i)));
        print((i == 0 ? "" : gap) + texts.set(i, new StringBuilder()));
        terminal.flush();
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private void print(String text) {
    terminal.print(text);
    if (terminal.readerGone()) {
      throw new ReaderGone();
    }
  }

  /** Daemons, so that Ctrl-C need not wait for a scenario. */
  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "scenario");
    thread.setDaemon(true);
    return thread;
  }

  private static <R> R await(Future<R> result) throws InterruptedException {
    try {
      return result.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a scenario could not be run", e.getCause());
    }
  }
}

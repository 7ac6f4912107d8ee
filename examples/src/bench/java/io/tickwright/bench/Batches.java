package io.tickwright.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * `tickwright run --jobs`: batches of scenarios, on one core and on two, and beside it two
 * processes that share nothing but the machine.
 */
@Table(id = "batches", entry = "scenario", groups = "batch")
public final class Batches implements Measured {

  private record Batch(String name, int scenarios, long ticks) {}

  private static final Batch SHORT = new Batch("50 scenarios of 1,000 ticks", 50, 1_000);
  private static final Batch LONG =
      new Batch("12 scenarios of 4,000,000 ticks, from the start", 12, 4_000_000);
  private static final String WARM = "the last 4 of them, when the JVM is warm";

  private static final String IN_TURN = "`--jobs 1`";
  private static final String AT_ONCE = "`--jobs 2`";
  private static final String PROCESSES = "two processes, each with half";

  @Override
  public List<Sample> measure() throws Exception {
    List<Sample> whole = new ArrayList<>();
    List<Sample> warm = new ArrayList<>();
    add(IN_TURN, LONG, run(LONG, 1, 1), whole, warm);
    add(AT_ONCE, LONG, run(LONG, 1, 2), whole, warm);
    add(PROCESSES, LONG, run(LONG, 2, 1), whole, warm);
    whole.addAll(warm);
    add(IN_TURN, SHORT, run(SHORT, 1, 1), whole, new ArrayList<>());
    add(AT_ONCE, SHORT, run(SHORT, 1, 2), whole, new ArrayList<>());
    return whole;
  }

  /** A run's time from its start to its end, and of its last third alone. */
  private static void add(
      String what, Batch batch, List<Reports> of, List<Sample> whole, List<Sample> warm) {
    double all = 0;
    double third = 0;
    for (Reports reports : of) {
      all = Math.max(all, (double) (reports.last() - reports.start));
      third += (double) (reports.last() - reports.cold()) / of.size();
    }
    whole.add(sample(batch.name, batch.scenarios, what, all));
    warm.add(sample(WARM, batch.scenarios / 3, what, third));
  }

  private static Sample sample(String batch, int scenarios, String what, double nanos) {
    String as = what.equals(IN_TURN) ? "one job" : "";
    return new Sample(what, as, Map.of("batch", batch), scenarios, 0, List.of(nanos), -1);
  }

  private static List<Reports> run(Batch batch, int processes, int jobs) throws Exception {
    Path folder = Files.createTempDirectory("tickwright-batch");
    List<Path> files = new ArrayList<>();
    try {
      files.add(Files.copy(Path.of("examples/turret/turret.js"), folder.resolve("turret.js")));
      List<String> words = new ArrayList<>(List.of("run", "--quiet", "--jobs", "" + jobs));
      for (int i = 0; i < batch.scenarios / processes; i++) {
        Path scenario = folder.resolve("long-" + i + ".keys");
        files.add(Files.writeString(scenario, text(batch.ticks)));
        words.add(scenario.toString());
      }
      List<Reports> running = new ArrayList<>();
      for (int i = 0; i < processes; i++) {
        running.add(new Reports(words));
      }
      for (Reports reports : running) {
        reports.await();
      }
      return running;
    } finally {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    }
  }

  private static String text(long ticks) {
    return "script turret.js\ntimestep 60hz\ntick " + ticks + "\nexpect shells 8\n";
  }

  /** A process, and when it reported each scenario, in nanoseconds. */
  private static final class Reports {
    private final long start = System.nanoTime();
    private final List<Long> times = new ArrayList<>();
    private final Process process;
    private final Thread reader = new Thread(this::read);

    Reports(List<String> words) throws IOException {
      List<String> command = Starts.started(Starts.COMPILE_LATER, words);
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
      reader.start();
    }

    private void read() {
      try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
        for (String line = said.readLine(); line != null; line = said.readLine()) {
          if (line.startsWith("passed")) {
            times.add(System.nanoTime());
          }
        }
      } catch (IOException torn) {
        process.destroy();
      }
    }

    void await() throws IOException, InterruptedException {
      int code = process.waitFor();
      reader.join();
      if (code != 0) {
        throw new IOException("a batch ended with " + code);
      }
    }

    /** When two thirds were done. */
    long cold() {
      return times.get(times.size() * 2 / 3 - 1);
    }

    long last() {
      return times.get(times.size() - 1);
    }
  }
}

package io.tickwright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Measures every table of docs/performance.md, keeps the figures beside it and writes them into it.
 *
 * <pre>{@code
 * mvn -B -Pbench verify
 * mvn -B -Pbench verify -Dbench.args="--only core-doors --long"
 * }</pre>
 *
 * <p>Run in the project's folder. Exit code 1 when a table could not be measured; the others are
 * written all the same.
 */
public final class Performance {

  /** Every table, in the order of the page. A new one is a line here and a place in the page. */
  private static final List<Class<?>> TABLES =
      List.of(
          CoreDoors.class,
          BankColumns.class,
          TimerColumns.class,
          States.class,
          Ticks.class,
          KotlinDsl.class,
          TimerQueues.class,
          Starts.class,
          Growth.class,
          Batches.class,
          ScriptTicks.class);

  private final Length length;
  private final Path docs = Path.of("docs");
  private final Path logs = Path.of("target", "bench");
  private final long began = System.nanoTime();
  private final List<String> failed = new ArrayList<>();

  private Performance(Length length) {
    this.length = length;
  }

  public static void main(String[] args) throws IOException {
    List<String> words = Arrays.asList(args);
    int only = words.indexOf("--only");
    List<String> ids =
        only < 0 || only + 1 == words.size()
            ? TABLES.stream().map(Performance::id).toList()
            : List.of(words.get(only + 1).split(","));
    new Performance(words.contains("--long") ? Length.LONG : Length.SHORT).measure(ids);
  }

  private static String id(Class<?> table) {
    return table.getAnnotation(Table.class).id();
  }

  private void measure(List<String> ids) throws IOException {
    Files.createDirectories(logs);
    say("%s; %s", Machine.name(), Machine.jdk());
    for (Class<?> table : TABLES) {
      if (ids.contains(id(table))) {
        measure(table);
      }
    }
    say(failed.isEmpty() ? "all written to docs/performance.md" : "not measured: " + failed);
    System.exit(failed.isEmpty() ? 0 : 1);
  }

  private void measure(Class<?> of) throws IOException {
    Table table = of.getAnnotation(Table.class);
    Path log = logs.resolve(table.id() + ".log").toAbsolutePath();
    try {
      List<Sample> samples = new ArrayList<>();
      for (int round = 1; round <= length.rounds(); round++) {
        say("%s, round %d of %d", table.id(), round, length.rounds());
        merge(samples, Measured.class.isAssignableFrom(of) ? byItself(of) : jmh(of, log));
      }
      boolean byItself = Measured.class.isAssignableFrom(of);
      write(table, samples, byItself ? length.rounds() + " rounds" : length.inWords());
    } catch (Exception e) {
      failed.add(table.id());
      say("%s failed: %s; what it said is in %s", table.id(), e, log);
    }
  }

  private List<Sample> jmh(Class<?> of, Path log) throws Exception {
    return Benchmarks.run(of, length, log);
  }

  private static List<Sample> byItself(Class<?> of) throws Exception {
    return ((Measured) of.getDeclaredConstructor().newInstance()).measure();
  }

  private static void merge(List<Sample> into, List<Sample> more) {
    for (Sample sample : more) {
      int at = 0;
      while (at < into.size() && !into.get(at).isOfSameRow(sample)) {
        at++;
      }
      if (at < into.size()) {
        into.set(at, into.get(at).and(sample));
      } else {
        into.add(sample);
      }
    }
  }

  private void write(Table table, List<Sample> samples, String settings) throws IOException {
    Results results =
        new Results(
            table.id(),
            table.entry(),
            Machine.name(),
            Machine.jdk(),
            LocalDate.now(ZoneOffset.UTC).toString(),
            settings,
            samples);
    results.write(docs);
    new Page(docs).replace(results);
  }

  private void say(String format, Object... values) {
    long seconds = (System.nanoTime() - began) / 1_000_000_000;
    System.out.printf(
        Locale.ROOT,
        "%d:%02d %s%n",
        seconds / 60,
        seconds % 60,
        String.format(Locale.ROOT, format, values));
  }
}

package io.tickwright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Measures every table of docs/performance.md, keeps the figures beside it and writes them into it.
 *
 * <pre>{@code
 * mvn -B -Pbench verify
 * mvn -B -Pbench verify -Dbench.args="--only core-doors --long"
 * }</pre>
 *
 * <p>Run in the project's folder. A table that could not be measured stays as it was.
 */
@Command(
    name = "performance",
    customSynopsis = "mvn -B -Pbench verify [-Dbench.args=\"[--only TABLE,...] [--long]\"]",
    header = "Measure the tables of docs/performance.md and write them into it.",
    description = {
      "%nWithout a word: all of them, in under ten minutes on two cores. Beside the page lie the"
          + " figures (docs/performance), in target/bench what JMH said.",
      "%nJAVA_HOME_25 in the environment names the JDK on which GraalJS compiles.",
    },
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all that was asked for is measured and written",
      "1:a table could not be measured, and stays as it was; the others are written",
      "64:the words make no sense",
    },
    exitCodeOnInvalidInput = 64)
public final class Performance implements Callable<Integer> {

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

  /** For the help, and to know an unknown one. */
  private static final class Ids extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Ids() {
      super(TABLES.stream().map(table -> table.getAnnotation(Table.class).id()).toList());
    }
  }

  private final Path docs = Path.of("docs");
  private final Path logs = Path.of("target", "bench");
  private final long began = System.nanoTime();
  private final List<String> left = new ArrayList<>();
  private final List<String> failed = new ArrayList<>();

  @Spec private CommandSpec spec;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "TABLE",
      completionCandidates = Ids.class,
      description = "These alone, with commas between: ${COMPLETION-CANDIDATES}.")
  private List<String> only = new Ids();

  @Option(
      names = "--long",
      description = "For figures that are to be argued about: more than an hour.")
  private boolean atLength;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Say this.")
  boolean help;

  private Performance() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Performance()).execute(args));
  }

  @Override
  public Integer call() throws IOException {
    List<String> unknown = new ArrayList<>(only);
    unknown.removeAll(new Ids());
    if (!unknown.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "no table " + unknown + "; there are " + new Ids());
    }
    Files.createDirectories(logs);
    left.addAll(new Ids());
    left.retainAll(only);
    Runtime.getRuntime().addShutdownHook(new Thread(this::lastWords));
    say("%s; %s", Machine.name(), Machine.jdk());
    for (Class<?> table : TABLES) {
      if (left.contains(table.getAnnotation(Table.class).id())) {
        measure(table);
      }
    }
    say(failed.isEmpty() ? "all written to docs/performance.md" : "not measured: " + failed);
    return failed.isEmpty() ? 0 : 1;
  }

  /** When cut off. */
  private void lastWords() {
    if (!left.isEmpty()) {
      say("cut off; these are as they were: %s", left);
      ProcessHandle.current().descendants().forEach(ProcessHandle::destroy);
    }
  }

  private void measure(Class<?> of) throws IOException {
    Table table = of.getAnnotation(Table.class);
    Path log = logs.resolve(table.id() + ".log").toAbsolutePath();
    Length length = (atLength ? Length.LONG : Length.SHORT).warmedUp(table.warmUp());
    try {
      Measured byItself =
          Measured.class.isAssignableFrom(of)
              ? (Measured) of.getDeclaredConstructor().newInstance()
              : null;
      List<Sample> samples = new ArrayList<>();
      for (int round = 1; round <= length.rounds(); round++) {
        say("%s, round %d of %d", table.id(), round, length.rounds());
        merge(samples, byItself == null ? Benchmarks.run(of, length, log) : byItself.measure());
      }
      if (byItself == null) {
        write(table, samples, length.inWords());
      } else {
        write(table, samples, length.rounds() + " rounds" + byItself.round());
        byItself.draw(docs, samples);
      }
    } catch (Exception | LinkageError e) {
      failed.add(table.id());
      say("%s failed and stays as it was: %s; what it said is in %s", table.id(), e, log);
    }
    left.remove(table.id());
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
    new Page(docs).replace(results);
    results.write(docs);
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

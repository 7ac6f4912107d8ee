package io.tickwright.examples.determinism;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs named simulations and prints their digests as JSON, and compares what several machines
 * printed. {@code .ci/determinism} runs it on every JVM it can get; see {@code
 * docs/determinism.md}.
 */
public final class Determinism {
  static final int AGREED = 0;
  static final int DIFFERENT = 1;
  static final int INCOMPLETE = 3;
  static final int USAGE = 64;
  static final int FAILED = 70;

  private static final String HELP =
      """
      determinism list
      determinism run [--leg NAME] [--short] [--only NAME]... [--from TICK] [--until TICK]
                      [--every TICKS] [--claim PROPERTY=BEGINNING]... [--out FILE]
      determinism compare [--require LEG,LEG...] [--narrow FILE] REPORT...

      run prints the digests of every simulation as JSON. --claim refuses to run on a JVM of which
      a system property does not begin so: a leg is what its name says.
      compare ends with 0 when all legs agree, with 1 when a simulation differs, and with 3 when
      something that should have been compared is not there. --narrow writes a line for each
      difference: simulation, leg, leg it was compared with, last tick alike, first tick that differs.
      """;

  private final List<NamedTrial> trials;
  private final PrintStream out;
  private final PrintStream err;

  Determinism(List<NamedTrial> trials, PrintStream out, PrintStream err) {
    this.trials = trials;
    this.out = out;
    this.err = err;
  }

  /** Ends the JVM with the exit code the help names. */
  public static void main(String[] args) {
    System.exit(onStreams(Trials.ALL, args));
  }

  /** Prints in one charset wherever it runs: what is compared must not depend on the terminal. */
  static int onStreams(List<NamedTrial> trials, String... args) {
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    return new Determinism(trials, out, err).call(args);
  }

  private static PrintStream utf8(FileDescriptor stream) {
    return new PrintStream(new FileOutputStream(stream), true, StandardCharsets.UTF_8);
  }

  int call(String... args) {
    String command = args.length == 0 ? "" : args[0];
    try {
      Options options =
          new Options(Arrays.asList(args).subList(Math.min(1, args.length), args.length));
      return switch (command) {
        case "list" -> list();
        case "run" -> run(RunOptions.of(options, trials));
        case "compare" ->
            compare(options.list("--require"), options.text("--narrow", ""), options.rest());
        default -> throw new IllegalArgumentException("`" + command + "` is no command");
      };
    } catch (IllegalArgumentException refusal) {
      err.println("determinism: " + refusal.getMessage());
      err.print(HELP);
      return USAGE;
    }
  }

  private int list() {
    trials.forEach(t -> out.println(t.name() + " " + t.ticks() + " " + t.shortTicks()));
    return AGREED;
  }

  private int run(RunOptions options) {
    List<Traced> runs = new ArrayList<>();
    for (NamedTrial trial : options.trials()) {
      try {
        runs.add(Trace.of(trial, options.span()));
      } catch (RuntimeException | Error thrown) {
        err.println("determinism: simulation " + trial.name() + " failed");
        thrown.printStackTrace(err);
        return FAILED;
      }
    }
    Report report =
        new Report(options.leg(), options.span().name(), Report.thisMachine(), List.copyOf(runs));
    return write(options.out(), report.json()) ? AGREED : FAILED;
  }

  private boolean write(String file, String text) {
    if (file.isEmpty()) {
      out.print(text);
      return true;
    }
    try {
      Files.writeString(Path.of(file), text);
      return true;
    } catch (IOException cannot) {
      err.println("determinism: cannot write " + cannot.getMessage());
      return false;
    }
  }

  private int compare(List<String> required, String narrow, List<String> files) {
    List<Report> reports = new ArrayList<>();
    List<String> gaps = new ArrayList<>();
    for (String file : files) {
      read(file, reports, gaps);
    }
    Comparison comparison = Comparison.of(reports, required);
    gaps.addAll(comparison.gaps());
    return write(narrow, comparison.differences()) ? tell(comparison, reports, gaps) : FAILED;
  }

  private static void read(String file, List<Report> reports, List<String> gaps) {
    try {
      reports.add(Report.parse(Files.readString(Path.of(file))));
    } catch (NoSuchFileException none) {
      gaps.add("report " + file + " is not there");
    } catch (IOException | IllegalArgumentException wrong) {
      gaps.add("report " + file + " is no report: " + wrong.getMessage());
    }
  }

  private boolean write(String narrow, List<Difference> differences) {
    if (narrow.isEmpty()) {
      return true;
    }
    StringBuilder lines = new StringBuilder();
    for (Difference d : differences) {
      lines.append(d.simulation()).append('\t').append(d.leg()).append('\t').append(d.reference());
      lines.append('\t').append(d.agreed()).append('\t').append(d.differs()).append('\n');
    }
    return write(narrow, lines.toString());
  }

  private int tell(Comparison comparison, List<Report> reports, List<String> gaps) {
    comparison.differences().forEach(difference -> out.println(difference.text()));
    gaps.forEach(gap -> out.println("INCOMPLETE: " + gap));
    if (!comparison.differences().isEmpty()) {
      return DIFFERENT;
    }
    if (!gaps.isEmpty()) {
      return INCOMPLETE;
    }
    out.println(
        reports.size()
            + " legs agree in "
            + comparison.compared()
            + " digests of "
            + reports.get(0).simulations().size()
            + " simulations");
    return AGREED;
  }
}

package io.tickwright.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which scenarios a command takes, and how many of them at once. */
@Command
final class BatchOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Scenarios (.keys).")
  private List<Path> files = List.of();

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      defaultValue = "1",
      description = "Take N files at once; they are still reported in order.")
  private int jobs;

  /** The files, in the order of the command line. */
  List<Path> files() {
    return files;
  }

  /**
   * What came of each file, in their order.
   *
   * @param gap what stands between two reports
   * @throws ReaderGone once nobody reads what is printed; what has not begun by then is not run
   */
  <R> List<R> run(Terminal terminal, String gap, Batch.Runs<R> runs) throws Exception {
    if (jobs < 1) {
      throw new ParameterException(
          spec.commandLine(), "--jobs takes 1 or more, not " + jobs + ". Write `--jobs 4`.");
    }
    return new Batch<>(terminal, gap, runs).run(files, jobs);
  }
}

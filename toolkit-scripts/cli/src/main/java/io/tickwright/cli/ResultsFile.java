package io.tickwright.cli;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The file for build servers, where a command line asks for it. */
@Command
final class ResultsFile {
  private final JunitXml results = new JunitXml();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--junit-xml",
      paramLabel = "RESULTS",
      description = "Also write the results into this file, in the XML that build servers read.")
  private @Nullable Path file;

  boolean isWanted() {
    return file != null;
  }

  /** Refuses a command line whose results would replace what it reads. */
  void refuse(List<Path> scenarios, @Nullable Path script) {
    OutputFile.refuse(spec, file, scenarios, script);
  }

  /** Refuses a command line whose results would go into another of its outputs. */
  void refuseBoth(@Nullable Path other) {
    OutputFile.refuseBoth(spec, file, other);
  }

  /** The next file, in the order of the command line; its report goes on to {@code next}. */
  JunitSuite watching(Report next, String name) {
    return results.watching(next, name);
  }

  /** Writes the file, where it is wanted; the worse of {@code code} and what came of that. */
  int written(int code, Terminal terminal) {
    return file == null ? code : Math.max(code, results.written(file, terminal));
  }
}

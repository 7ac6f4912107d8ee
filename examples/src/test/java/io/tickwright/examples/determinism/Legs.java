package io.tickwright.examples.determinism;

import io.tickwright.exact.Pcg32;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A leg file of our own for {@code .ci/determinism}, run with the program that can be planted. */
final class Legs {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** What a run left: its exit code, and all it said. */
  record Result(int exitCode, String said) {}

  private final Path folder;
  private final StringBuilder file = new StringBuilder("# legs of a test\n\n");

  Legs(Path folder) {
    this.folder = folder;
  }

  /** A leg on the JVM of this test. */
  Legs leg(String name, String flags) {
    return line(name, "everywhere", JAVA, "full", "", flags, "");
  }

  Legs line(
      String name,
      String where,
      String java,
      String set,
      String claims,
      String flags,
      String environment) {
    file.append(String.join(" | ", name, where, java, set, claims, flags, environment));
    file.append('\n');
    return this;
  }

  Result run(String... options) throws IOException, InterruptedException {
    return run(false, options);
  }

  Result run(boolean inCi, String... options) throws IOException, InterruptedException {
    Path legs = Files.writeString(folder.resolve("legs"), file);
    Path said = folder.resolve("said");
    List<String> command =
        Stream.concat(
                Stream.of(
                    "bash",
                    Path.of("..", ".ci", "determinism").toString(),
                    "--legs",
                    legs.toString(),
                    "--reports",
                    folder.resolve("reports").toString(),
                    "--classpath",
                    classpath(),
                    "--main",
                    PlantedDeterminism.class.getName()),
                Stream.of(options))
            .toList();
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(said.toFile());
    builder.environment().remove("CI");
    builder.environment().put("TICKWRIGHT_CACHE", folder.resolve("empty-cache").toString());
    if (inCi) {
      builder.environment().put("CI", "true");
    }
    Process process = builder.start();
    if (!process.waitFor(5, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException("no end: " + Files.readString(said));
    }
    return new Result(process.exitValue(), Files.readString(said));
  }

  private static String classpath() {
    return Stream.of(PlantedDeterminism.class, Determinism.class, Pcg32.class)
        .map(type -> Path.of(uri(type)).toString())
        .distinct()
        .collect(Collectors.joining(System.getProperty("path.separator")));
  }

  private static java.net.URI uri(Class<?> type) {
    return java.net.URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString());
  }
}

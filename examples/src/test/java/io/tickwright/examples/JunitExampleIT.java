package io.tickwright.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code examples/junit} is a project of somebody else's: Maven builds and tests it with what this
 * build has packaged, from a local repository of its own, and without a network.
 */
class JunitExampleIT {
  private static final String VERSION = "0.1.0-SNAPSHOT";
  private static final long PATIENCE_SECONDS = 300;

  @TempDir private Path folder;
  private Path project;
  private Path repository;

  @BeforeEach
  void aCopyOfTheProject() throws IOException {
    project = folder.resolve("door");
    copy(Launcher.ROOT.resolve("examples/junit"), project);
    repository = folder.resolve("repository");
    publish("tickwright-parent", "", false);
    publish("toolkit-scripts", "toolkit-scripts", false);
    publish("toolkit-core", "toolkit-core", true);
    for (String module : List.of("api", "js", "junit")) {
      publish("toolkit-scripts-" + module, "toolkit-scripts/" + module, true);
    }
    // What the build around this one has fetched stands in for the registry: nothing else is asked.
    Files.writeString(
        folder.resolve("settings.xml"),
        """
        <settings>
          <mirrors>
            <mirror><id>fetched</id><mirrorOf>*</mirrorOf><url>%1$s</url></mirror>
          </mirrors>
          <profiles>
            <profile>
              <id>fetched</id>
              <repositories>%2$s</repositories>
              <pluginRepositories>%3$s</pluginRepositories>
            </profile>
          </profiles>
          <activeProfiles><activeProfile>fetched</activeProfile></activeProfiles>
        </settings>
        """
            .formatted(
                Path.of(System.getProperty("fetched")).toUri(),
                central("repository"),
                central("pluginRepository")));
  }

  /** What was fetched has no checksums any more. */
  private static String central(String element) {
    return "<%1$s><id>central</id><url>https://mirrored.invalid</url>".formatted(element)
        + "<releases><checksumPolicy>ignore</checksumPolicy></releases>"
        + "<snapshots><enabled>false</enabled></snapshots></%s>".formatted(element);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(path -> !path.startsWith(from.resolve("target"))).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
  }

  /** Puts a module where an install would have put it. */
  private void publish(String artifact, String module, boolean jar) throws IOException {
    Path from = Launcher.ROOT.resolve(module);
    Path to =
        Files.createDirectories(repository.resolve("io/tickwright/" + artifact + "/" + VERSION));
    String name = artifact + "-" + VERSION;
    Files.copy(from.resolve("pom.xml"), to.resolve(name + ".pom"));
    if (jar) {
      Files.copy(from.resolve("target/" + name + ".jar"), to.resolve(name + ".jar"));
    }
  }

  private record Result(int exitCode, String out) {}

  private Result maven(String... goals) throws Exception {
    List<String> command = new ArrayList<>();
    boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("windows");
    Path home = Path.of(System.getProperty("maven.home"));
    command.add(home.resolve("bin").resolve(windows ? "mvn.cmd" : "mvn").toString());
    command.addAll(List.of("-B", "-s", folder.resolve("settings.xml").toString()));
    command.add("-Dmaven.repo.local=" + repository);
    command.addAll(List.of(goals));
    Path out = folder.resolve("maven.out");
    ProcessBuilder builder = new ProcessBuilder(command).directory(project.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().remove("MAVEN_ARGS");
    builder.redirectErrorStream(true).redirectOutput(out.toFile());
    Process process = builder.start();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("Maven did not end; so far it said " + Files.readString(out));
    }
    return new Result(process.exitValue(), Files.readString(out));
  }

  @Test
  void aProjectOfYourOwnTestsItsScenariosAndAFailureNamesItsLine() throws Exception {
    Result passed = maven("test");
    assertEquals(0, passed.exitCode(), passed::out);
    assertTrue(passed.out().contains("Tests run: 1, Failures: 0, Errors: 0"), passed::out);

    Path scenario = project.resolve("src/test/keys/door.keys");
    Files.writeString(scenario, Files.readString(scenario) + "expect visitors 3\n");
    Result failed = maven("surefire:test");
    assertEquals(1, failed.exitCode(), failed::out);
    assertTrue(failed.out().contains("door.keys:18:8: visitors is 2, expected 3"), failed::out);
    assertTrue(failed.out().contains("(door.keys:18)"), failed::out);
  }
}

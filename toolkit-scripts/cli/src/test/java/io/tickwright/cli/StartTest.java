package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A start loads nothing that nobody asked for. */
class StartTest {
  @Test
  void theVersionIsSaidWithoutReadingTheCommandLine() throws IOException, InterruptedException {
    List<String> loaded = loadedBy("--version");
    assertTrue(loaded.stream().anyMatch(line -> line.contains("io.tickwright.cli.Version ")));
    assertEquals(
        List.of(), loaded.stream().filter(line -> line.contains(" picocli.CommandLine ")).toList());
  }

  @Test
  void theHelpIsGivenWithoutAnyLanguage() throws IOException, InterruptedException {
    List<String> loaded = loadedBy("--help");
    assertTrue(loaded.stream().anyMatch(line -> line.contains("picocli.CommandLine ")));
    assertEquals(
        List.of(), loaded.stream().filter(line -> line.contains(" groovy.lang.")).toList());
  }

  private static List<String> loadedBy(String argument) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:stdout",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                argument)
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said.lines().toList();
  }
}

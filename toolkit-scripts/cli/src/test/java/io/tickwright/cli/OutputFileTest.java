package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
  private static final String TEXT = "tick 60\nexpect tick 60\n";

  @TempDir private Path folder;
  private final Screen screen = Screen.piped();
  private String scenario;

  @BeforeEach
  void aScenario() throws IOException {
    scenario = Files.writeString(folder.resolve("a.keys"), TEXT).toString();
  }

  @Test
  void noCommandReplacesWhatItReads() throws IOException {
    List<List<String>> lines =
        List.of(
            List.of("capture", scenario, "-o", scenario),
            List.of("record", scenario, "-o", scenario),
            List.of("reduce", "--failing", scenario, "-o", scenario),
            List.of("run", "--digests", scenario, scenario),
            List.of("run", "--script", scenario, "--digests", scenario, folder + "/none.keys"),
            List.of("run", "--junit-xml", scenario, scenario),
            List.of("verify", "--junit-xml", folder.resolve(".") + "/a.keys", scenario));
    for (List<String> line : lines) {
      int code = screen.run(new KeysEngine(), line.toArray(String[]::new));
      assertEquals(ExitCode.USAGE, code, line::toString);
      assertTrue(screen.err().contains("a.keys, which is read. Name another file."), screen::err);
      assertEquals(TEXT, Files.readString(Path.of(scenario)), line::toString);
    }
  }

  @Test
  void anotherFileIsReplaced() throws IOException {
    Path results = Files.writeString(folder.resolve("results.xml"), "old");
    String[] line = {"run", "--junit-xml", results.toString(), scenario};
    assertEquals(0, screen.run(new KeysEngine(), line));
    assertTrue(Files.readString(results).startsWith("<?xml"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatIsNoFileIsWrittenTo() {
    assertEquals(0, screen.run(new KeysEngine(), "run", "--junit-xml", "/dev/null", scenario));
    assertEquals("", screen.err());
  }
}

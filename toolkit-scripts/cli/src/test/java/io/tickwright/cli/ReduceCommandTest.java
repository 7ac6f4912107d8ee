package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ReduceCommandTest {
  private static final String BIG =
      """
      # the long way
      timestep 60hz
      wait 2s
      echo and on
      frames 16ms x9 17ms
      # here it shows
      tick 40
      expect tick 3
      tick 9
      """;

  @TempDir private Path folder;
  private final Screen screen = Screen.piped();
  private Path scenario;

  @BeforeEach
  void aScenario() throws IOException {
    scenario = Files.writeString(folder.resolve("big.keys"), BIG);
  }

  private int reduce(String... more) {
    List<String> args = new ArrayList<>(List.of("reduce", scenario.toString()));
    args.addAll(List.of(more));
    return screen.run(new KeysEngine(), args.toArray(String[]::new));
  }

  private void nothingElseIsTouched() throws IOException {
    assertEquals(BIG, Files.readString(scenario));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(0, files.filter(path -> path.getFileName().toString().startsWith(".")).count());
    }
  }

  @Test
  void theSmallestThatFailsIsPrinted() throws IOException {
    assertEquals(0, reduce("--failing"));
    assertEquals(
        "wait 2s\nframes 16ms x9 17ms\n# here it shows\ntick 40\nexpect tick 3\n", screen.out());
    assertTrue(screen.err().startsWith("7 lines became 4, "), screen::err);
    nothingElseIsTouched();
  }

  @Test
  void jsonSaysTheSame() throws IOException {
    assertEquals(0, reduce("--failing", "--json"));
    JsonNode told = new ObjectMapper().readTree(screen.out());
    assertEquals("tickwright-reduce-1", told.get("format").asText());
    assertEquals(7, told.get("before").asInt());
    assertEquals(4, told.get("after").asInt());
    assertTrue(told.get("text").asText().endsWith("expect tick 3\n"));
    assertEquals("", screen.err());
  }

  @Test
  void whatCannotBeWrittenIsPrintedAndAsJsonWhereThatIsAskedFor() throws IOException {
    String nowhere = folder.resolve("none").resolve("small.keys").toString();
    assertEquals(2, reduce("--failing", "--json", "-o", nowhere));
    JsonNode told = new ObjectMapper().readTree(screen.out());
    assertTrue(told.get("text").asText().endsWith("expect tick 3\n"));
    assertTrue(screen.err().contains(nowhere + ": cannot be written"), screen::err);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aCommandSaysWhatIsKept() throws IOException {
    Path small = folder.resolve("small.keys");
    assertEquals(0, reduce("--keep", "grep -q 'tick [2-9][0-9]' {}", "-o", small.toString()));
    assertEquals("# here it shows\ntick 20\n", Files.readString(small));
    assertTrue(screen.out().startsWith("reduced  " + small + ": 7 lines became 1, "), screen::out);
    assertEquals(0, reduce("--keep", "grep -q wait", "--drop-comments", "-o", small.toString()));
    assertEquals("wait 1s\n", Files.readString(small));
    nothingElseIsTouched();
  }

  @Test
  void whatTellsNothingIsRefusedAndNothingIsWritten() throws IOException {
    Path small = folder.resolve("small.keys");
    assertEquals(2, reduce("--keep", "echo", "-o", small.toString()));
    assertTrue(screen.err().contains("holds of an empty scenario"), screen::err);
    assertEquals(2, reduce("--keep", "no-such-command", "-o", small.toString()));
    assertFalse(Files.exists(small));
    assertEquals(64, reduce("--failing", "-o", scenario.toString()));
    assertEquals(64, reduce());
    assertEquals(64, reduce("--failing", "--keep", "true"));
    nothingElseIsTouched();
  }
}

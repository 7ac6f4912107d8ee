package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordCommandTest {
  @TempDir private Path folder;
  private Path scenario;
  private Path recording;
  private final Screen screen = Screen.piped();

  @BeforeEach
  void aScenario() throws IOException {
    scenario = folder.resolve("wait.keys");
    recording = folder.resolve("recorded.keys");
    Files.writeString(scenario, "seed 7\nwait 1s\nframe 1/60s x9\nexpect tick 69\n");
  }

  private int record(String... options) {
    String[] args = new String[options.length + 2];
    args[0] = "record";
    args[1] = scenario.toString();
    System.arraycopy(options, 0, args, 2, options.length);
    return screen.run(new KeysEngine(), args);
  }

  @Test
  void aScenarioIsRunAndItsRecordingReplays() throws IOException {
    assertEquals(0, record("-o", recording.toString(), "--verify", "--every", "5"));
    assertTrue(
        screen.out().endsWith("recorded  " + recording + ", and replays to the same digests\n"),
        screen::out);
    assertTrue(Files.readString(recording).contains("\nwait 1s\n"));
    Screen replay = Screen.piped();
    assertEquals(0, replay.run(new KeysEngine(), "run", "-q", recording.toString()));
  }

  @Test
  void jsonTellsTheRunAndTheRecording() throws IOException {
    assertEquals(0, record("-o", recording.toString(), "--json", "--verify"));
    List<String> lines = screen.out().lines().toList();
    assertEquals("passed", new ObjectMapper().readTree(lines.get(0)).get("status").asText());
    JsonNode told = new ObjectMapper().readTree(lines.get(1));
    assertEquals("tickwright-record-1", told.get("format").asText());
    assertTrue(told.get("verified").asBoolean());
  }

  @Test
  void whatWasNeverRecordedIsNotVerified() throws IOException {
    Files.writeString(scenario, "tikc 5\n");
    assertEquals(2, record("-o", recording.toString(), "--json", "--verify"));
    JsonNode told = new ObjectMapper().readTree(screen.out().lines().toList().get(1));
    assertFalse(told.get("verified").asBoolean());
  }

  @Test
  void aScenarioThatFailsIsRecordedUpToThere() throws IOException {
    Files.writeString(scenario, "tick 3\nexpect tick 4\n");
    assertEquals(1, record("-q", "-o", recording.toString()));
    assertTrue(Files.readString(recording).contains("\ntick 3\n"));
  }

  @Test
  void whatMakesNoSenseIsRefusedAndNothingIsWritten() throws IOException {
    assertEquals(64, record("-o", folder.resolve("recorded").toString()));
    assertTrue(screen.err().contains("a recording is a .keys file"), screen::err);
    assertEquals(64, record("-o", scenario.toString()));
    assertEquals(64, record("-o", recording.toString(), "--every", "0"));
    assertEquals(64, record());
    Files.writeString(scenario, "tikc 3\n");
    assertEquals(2, record("-o", recording.toString()));
    assertFalse(Files.exists(recording));
    Path nowhere = folder.resolve("nowhere").resolve("x.keys");
    Files.writeString(scenario, "tick 3\n");
    assertEquals(2, record("-o", nowhere.toString()));
    String said = "tickwright: " + nowhere + ": cannot be written: there is no such folder.\n";
    assertTrue(screen.err().endsWith(said), screen::err);
  }
}

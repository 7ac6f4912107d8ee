package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A position of a scenario, shown, written and refused. */
class CaptureCommandTest {
  private static final String POSITION =
      """
      # captured: clock.keys at tick N
      # a starting position, made by `tickwright capture`; edit freely
      base flicks
      timestep 60hz
      seed 7

      let tick N
      let speed 1/3
      # not listed: all else is as the game declares it. digest 0x
      """;

  @TempDir private Path folder;
  private final Screen screen = Screen.piped();
  private String file;

  @BeforeEach
  void aScenario() throws IOException {
    Path scenario = folder.resolve("clock.keys");
    Files.writeString(scenario, "seed 7\nlet speed 1/3\ntick 5\ntick 5\nexpect tick 11\n");
    file = scenario.toString();
  }

  private int capture(String... more) {
    String[] args = new String[more.length + 2];
    args[0] = "capture";
    args[1] = file;
    System.arraycopy(more, 0, args, 2, more.length);
    return screen.run(new ActedEngine(), args);
  }

  private static String position(long tick, String when) {
    return POSITION.replaceFirst("tick N", "tick N " + when).replace("N", Long.toString(tick));
  }

  private static String withoutDigest(String text) {
    return text.replaceAll("digest 0x[0-9a-f]{16}", "digest 0x");
  }

  @Test
  void aPositionIsPrintedAndNothingElse() {
    assertEquals(0, capture("--tick", "7"));
    assertEquals(position(7, "(0.117 s)"), withoutDigest(screen.out()));
    assertEquals("", screen.err());
  }

  @Test
  void theEndIsWhereTheCheckFails() {
    assertEquals(0, capture());
    assertEquals(position(10, "(0.167 s), where line 5 failed"), withoutDigest(screen.out()));
  }

  @Test
  void aFileIsWrittenAndRunsToTheSameDigest() throws IOException {
    Path output = folder.resolve("below/here.keys");
    Files.createDirectories(output.getParent());
    assertEquals(0, capture("--line", "4", "-o", output.toString()));
    assertEquals(output + ": tick 5 of " + file + "\n", screen.out());
    String text = Files.readString(output);
    String digest = text.substring(text.indexOf("0x"), text.length() - 1);
    Files.writeString(output, text + "expect digest " + digest + "\n");
    Screen next = Screen.piped();
    assertEquals(0, next.run(new KeysEngine(), "run", output.toString()), next::out);
  }

  @Test
  void checksStandInAScenario() {
    assertEquals(0, capture("--tick", "7", "--as", "expect"));
    assertTrue(
        screen.out().contains("\nexpect tick 7\nexpect speed 1/3\nexpect inputs 0\n"), screen::out);
  }

  @Test
  void programsGetOneObject() throws IOException {
    assertEquals(0, capture("--json", "--tick", "7"));
    JsonNode told = new ObjectMapper().readTree(screen.out());
    assertEquals("tickwright-capture-1", told.get("format").asText());
    assertEquals(7, told.get("tick").asLong());
    assertTrue(told.get("text").asText().contains("let tick 7\n"));
    Screen refused = Screen.piped();
    assertEquals(2, refused.run(new ActedEngine(), "capture", file, "--json", "--tick", "99"));
    JsonNode problem = new ObjectMapper().readTree(refused.out()).get("problems").get(0);
    assertEquals("tick 99 is never done.", problem.get("what").asText());
  }

  @Test
  void whatCannotBeCapturedLeavesTheOutputEmpty() {
    assertEquals(2, capture("--line", "9"));
    assertEquals("", screen.out());
    assertEquals(
        file + ": line 9 is never reached. It stops in line 5, at tick 10.\n", screen.err());
  }

  @Test
  void oneMomentIsAskedForAndItMakesSense() {
    assertEquals(64, capture("--line", "4", "--tick", "5"));
    assertEquals(64, capture("--tick", "-1"));
    assertEquals(64, capture("--line", "0"));
    assertTrue(screen.err().contains("--line counts from 1. Write `--line 1`."), screen::err);
  }

  @Test
  void anOutputThatCannotBeWrittenIsSaid() {
    assertEquals(2, capture("-o", folder.resolve("no/such/folder.keys").toString()));
    assertTrue(screen.err().contains("there is no such folder"), screen::err);
  }
}

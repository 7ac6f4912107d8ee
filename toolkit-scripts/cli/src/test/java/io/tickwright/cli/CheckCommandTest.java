package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything that is wrong with a scenario, without a tick of it. */
class CheckCommandTest {
  @TempDir private Path folder;
  private final Screen screen = Screen.piped();

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void allErrorsOfAFileAreSaidThoseOfItsLinesAndThoseThatDoNotFitTheGame() throws IOException {
    String wrong = file("wrong.keys", "seed 7\nexpect shells 5\ntik 5\nexpect tick x\n");
    String right = file("right.keys", "expect tick 5\n");
    assertEquals(2, screen.run(new ActedEngine(), "check", wrong, right));
    assertEquals(
        """
        F/wrong.keys:2:8: there is no `shells`. The game declares nothing; a scenario names its game by script FILE.
            2 | expect shells 5
              |        ^^^^^^
        F/wrong.keys:3:1: there is no word `tik`. Did you mean `tick`?
            3 | tik 5
              | ^^^
        F/wrong.keys:4:13: "x": it does not begin with a number. Write one, as in 1.5s or 1/3.
            4 | expect tick x
              |             ^
        BROKEN  F/wrong.keys: 3 problems
        ok  F/right.keys
        """,
        screen.out().replace(folder.toString(), "F"));
    Screen told = Screen.piped();
    assertEquals(2, told.run(new ActedEngine(), "check", "--json", wrong));
    JsonNode problems = new ObjectMapper().readTree(told.out()).get("problems");
    assertEquals(wrong, problems.get(0).get("file").asText());
    Screen atOnce = Screen.piped();
    assertEquals(2, atOnce.run(new ActedEngine(), "check", "--jobs", "2", wrong, right));
    assertEquals(screen.out(), atOnce.out());
    assertEquals(64, atOnce.run(new ActedEngine(), "check", "--jobs", "0", right));
  }

  @Test
  void aRoundedDurationIsANoteAndAnErrorWhenStrict() throws IOException {
    String file = file("odd.keys", "wait 1/11s\n");
    assertEquals(0, screen.run(new ActedEngine(), "check", file));
    assertEquals(
        "note  F/odd.keys:1: 1/11s is 64145454 6/11 base units and was rounded to 64145455.\n"
            + "ok  F/odd.keys\n",
        screen.out().replace(folder.toString(), "F"));
    assertEquals(2, screen.run(new ActedEngine(), "check", "--strict", file));
  }

  @Test
  void programsGetAnObjectForEachFile() throws IOException {
    String wrong = file("wrong.keys", "tik 5\n");
    String right = file("right.keys", "wait 1/11s\n");
    assertEquals(2, screen.run(new ActedEngine(), "check", "--json", wrong, right));
    String[] lines = screen.out().split("\n");
    JsonNode first = new ObjectMapper().readTree(lines[0]);
    assertEquals("tickwright-check-1", first.get("format").asText());
    assertEquals("broken", first.get("status").asText());
    assertEquals(1, first.get("problems").get(0).get("line").asInt());
    JsonNode second = new ObjectMapper().readTree(lines[1]);
    assertEquals("ok", second.get("status").asText());
    assertEquals(1, second.get("notes").get(0).get("line").asInt());
  }

  @Test
  void aMissingFileIsBroken() {
    assertEquals(2, screen.run(new ActedEngine(), "check", folder.resolve("no.keys").toString()));
  }
}

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
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {
  private static final String GAME =
      """
      import { state, on, clock } from "tickwright";
      const world = clock();
      const my = state({ world, scrap: 0, fire: world.action() });
      on(my, { action: { fire() { my.scrap += 3; } } });
      """;

  @TempDir private Path folder;
  private final Screen screen = Screen.piped();

  @BeforeEach
  void aGame() throws IOException {
    Files.writeString(folder.resolve("game.js"), GAME);
  }

  private String write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), "script game.js\n" + text).toString();
  }

  private int tickwright(String... args) {
    return screen.run(new KeysEngine(), args);
  }

  @Test
  void twoRunsAreComparedAtTheirFirstTickThatDiffers() throws IOException {
    String a = write("a.keys", "tick 5\ndo fire\ntick 5\n");
    String b = write("b.keys", "tick 10\nexpect tick 99\n");
    assertEquals(1, tickwright("diff", a, b));
    assertEquals(
        """
        F/a.keys  tick 10  DIGEST
        F/b.keys  tick 10  DIGEST
          scrap  3  vs  0
        DIFFERENT  1 difference.  First tick that differs: 6.  Inputs around it:
          tick 5  do fire   only in a.keys
        """,
        screen.out().replace(folder.toString(), "F").replaceAll("0x[0-9a-f]{16}", "DIGEST"));
  }

  @Test
  void theSameIsSaidInAWordAndByTheExitCode() throws IOException {
    String a = write("a.keys", "tick 5\n");
    assertEquals(0, tickwright("run", "-q", "--digests", folder.resolve("a.digests") + "", a));
    assertEquals(0, tickwright("diff", a, folder.resolve("a.digests").toString()));
    assertTrue(screen.out().endsWith("\nsame\n"), screen::out);
  }

  @Test
  void aTerminalIsShownColoursAndNoCodes() throws IOException {
    String a = write("a.keys", "tick 5\ndo fire\ntick 5\n");
    String b = write("b.keys", "tick 10\n");
    Screen watched = Screen.watched(Map.of("TERM", "xterm"));
    assertEquals(1, watched.run(new KeysEngine(), "diff", a, b));
    assertTrue(watched.out().startsWith("\u001b[1m" + a + "\u001b[0m  tick 10"), watched::out);
    assertTrue(watched.out().contains("\n\u001b[31;1mDIFFERENT\u001b[0m  1"), watched::out);
    assertFalse(watched.out().contains("\\u001b"), watched::out);
  }

  @Test
  void sidesOfOneNameAreToldApartByTheirFolders() throws IOException {
    String a = write("day.keys", "tick 5\ndo fire\ntick 5\n");
    Path other = Files.createDirectory(folder.resolve("new")).resolve("day.keys");
    Files.writeString(other, "script ../game.js\ntick 10\n");
    assertEquals(1, tickwright("diff", a, other.toString()));
    assertTrue(screen.out().contains("  tick 5  do fire   only in " + a + "\n"), screen::out);
    Files.writeString(other, "tikc 5\n");
    assertEquals(2, tickwright("diff", a, other.toString()));
    assertTrue(screen.out().contains(other + ":1:1: there is no word `tikc`"), screen::out);
  }

  @Test
  void ofTwoFilesOfOneNameTheBrokenOneIsBlamed() throws IOException {
    Path good = Files.createDirectory(folder.resolve("good"));
    Path broken = Files.createDirectory(folder.resolve("broken"));
    Files.writeString(good.resolve("day.keys"), "tick 5\n");
    Files.writeString(broken.resolve("day.keys"), "tikc 5\n");
    assertEquals(0, tickwright("run", "-q", write("s.keys", "tick 5\nsave day.save\n")));
    Files.move(folder.resolve("day.save"), good.resolve("day.save"));
    Files.writeString(broken.resolve("day.save"), "{\n");
    for (String name : List.of("day.keys", "day.save")) {
      String blamed = broken.resolve(name).toString();
      for (List<Path> order : List.of(List.of(good, broken), List.of(broken, good))) {
        String[] sides =
            order.stream().map(side -> side.resolve(name).toString()).toArray(String[]::new);
        Screen fresh = Screen.piped();
        assertEquals(2, fresh.run(new KeysEngine(), "diff", sides[0], sides[1]));
        assertTrue(fresh.out().startsWith(blamed + ":"), fresh::out);
      }
    }
  }

  @Test
  void jsonSaysTheSame() throws IOException {
    String a = write("a.keys", "tick 5\ndo fire\ntick 5\n");
    String b = write("b.keys", "tick 10\n");
    assertEquals(1, tickwright("diff", "--json", a, b));
    JsonNode diff = new ObjectMapper().readTree(screen.out());
    assertEquals("tickwright-diff-1", diff.get("format").asText());
    assertEquals(6, diff.get("firstTick").asLong());
    assertEquals("scrap", diff.get("fields").get(0).get("path").asText());
    assertEquals("3", diff.get("fields").get(0).get("a").asText());
    assertEquals("do fire", diff.get("inputs").get(0).get("line").asText());
  }

  @Test
  void whatCannotBeReadIsBroken() throws IOException {
    String a = write("a.keys", "tick 5\n");
    assertEquals(2, tickwright("diff", a, folder.resolve("none.save").toString()));
    assertTrue(screen.out().contains("none.save: there is no such file."), screen::out);
    assertEquals(2, tickwright("diff", a, write("torn.keys", "tikc\n")));
    assertEquals(64, tickwright("diff", a));
    assertEquals(64, tickwright("run", "--digests", "x.digests", a, a));
  }
}

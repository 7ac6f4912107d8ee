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

class VerifyCommandTest {
  @TempDir private Path folder;
  private final Screen screen = Screen.piped();
  private String scenario;

  @BeforeEach
  void aGameThatRemembersItsComboBesideItsState() throws IOException {
    Files.writeString(
        folder.resolve("game.js"),
        """
        import { state, on, clock } from "tickwright";
        const world = clock();
        let combo = 0;
        const my = state({ world, scrap: 0, fire: world.action() });
        function kill() {
          combo += 1;
          my.scrap += combo === 2 ? 2 : 1;
        }
        on(my, { action: { fire() { kill(); } } });
        """);
    String text = "script game.js\ntick 3\ndo fire\ntick 9\ndo fire\ntick 3\n";
    scenario = Files.writeString(folder.resolve("combo.keys"), text).toString();
  }

  private int verify(String... more) {
    String[] args = new String[more.length + 2];
    args[0] = "verify";
    args[1] = scenario;
    System.arraycopy(more, 0, args, 2, more.length);
    return screen.run(new KeysEngine(), args);
  }

  @Test
  void hiddenStateIsFoundLocatedAndItsSuspectNamed() {
    assertEquals(1, verify("--every-tick"));
    assertEquals(
        """
        F/combo.keys
        run twice, 15 ticks    same digests
        restore at each tick   differs

          restored at tick 4, differs at tick 13
            scrap   went on: 3   restored: 2
          The game remembers something outside its state.
          Suspects:
            game.js:3:5   let combo = 0   written in kill (line 6)
          Cure: declare it with the rest of the state, and use it there.
        FAILED  F/combo.keys: hidden state
        """,
        screen.out().replace(folder.toString(), "F"));
  }

  @Test
  void aGameThatIsItsStateIsVerified() throws IOException {
    Files.writeString(folder.resolve("plain.keys"), "tick 30\n");
    scenario = folder.resolve("plain.keys").toString();
    assertEquals(0, verify("--samples", "3", "--seed", "9", "--ahead", "5", "--distance", "2"));
    assertTrue(screen.out().contains("restore at 3 ticks"), screen::out);
    assertTrue(screen.out().contains("verified  "), screen::out);
  }

  @Test
  void jsonSaysTheSame() throws IOException {
    assertEquals(1, verify("--json"));
    JsonNode told = new ObjectMapper().readTree(screen.out());
    assertEquals("tickwright-verify-1", told.get("format").asText());
    assertEquals("failed", told.get("status").asText());
    assertEquals("hidden_state", told.get("finding").get("fault").asText());
    assertEquals(3, told.get("finding").get("suspects").get(0).get("line").asInt());
  }

  @Test
  void manyFilesAreVerifiedAtOnceReportedInOrderAndToldToABuildServer() throws IOException {
    String plain = Files.writeString(folder.resolve("plain.keys"), "tick 30\n").toString();
    String wrong = Files.writeString(folder.resolve("wrong.keys"), "tik 30\n").toString();
    Path results = folder.resolve("new/verified.xml");
    assertEquals(2, verify("--jobs=3", "--junit-xml=" + results, plain, wrong));
    String atOnce = screen.out();
    assertTrue(
        atOnce.matches("(?s).*FAILED .*combo.*verified .*plain.*wrong.keys:1:1: there is no.*"),
        atOnce);
    Screen inTurn = Screen.piped();
    assertEquals(2, inTurn.run(new KeysEngine(), "verify", scenario, plain, wrong));
    assertEquals(inTurn.out(), atOnce);
    String xml = Files.readString(results).replace(folder.toString(), "F");
    String open = "<testcase classname=\"F/combo.keys\" name=\"";
    assertTrue(xml.contains(open + "run twice, 15 ticks\"></testcase>"), xml);
    assertTrue(
        xml.contains(open + "restore at each tick\"><failure message=\"hidden state.\">"), xml);
    assertTrue(xml.contains("game.js:3:5   let combo = 0   written in kill (line 6)"), xml);
    assertTrue(xml.contains("<testsuite name=\"F/plain.keys\" tests=\"3\" failures=\"0\""), xml);
    assertTrue(xml.contains("<error message=\"there is no word `tik`.\">"), xml);
    assertEquals(64, verify("--jobs=0"));
  }

  @Test
  void whatCannotBeRunIsBroken() throws IOException {
    Files.writeString(folder.resolve("game.js"), "let = 3;\n");
    assertEquals(2, verify());
    assertTrue(screen.out().contains("game.js:1:"), screen::out);
    assertEquals(64, verify("--distance", "0"));
    assertEquals(2, verify(folder.resolve("none.keys").toString()));
  }
}

package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptLimits;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Simulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlaceOfFaultTest {
  @TempDir private Path folder;

  @Test
  void aSyntaxErrorNamesItsColumn() throws IOException {
    assertEquals("game.js:2:16", refusalOf("const fine = 1;\nconst broken = ;\n").place().label());
  }

  @Test
  void aLoopWithoutAnEndNamesItsLine() throws IOException {
    ScriptRefused refused = refusalOf("const fine = 1;\nwhile (true) {}\n");
    assertEquals(2, refused.place().line(), refused::getMessage);
    assertTrue(refused.getMessage().contains("2 | while (true) {}"), refused::getMessage);
  }

  @Test
  void whatTheToolkitRefusesNamesTheWordInTheScript() throws IOException {
    ScriptRefused refused =
        refusalOf(
            "import { state } from \"tickwright\";\n"
                + "const my = state({ shells: 0 });\n"
                + "my.shels += 1;\n");
    assertEquals("game.js:3:4", refused.place().label(), refused::getMessage);
    assertEquals(5, refused.place().length(), refused::getMessage);
    assertTrue(refused.cure().contains("`shells`"), refused::getMessage);
  }

  private ScriptRefused refusalOf(String text) throws IOException {
    Path script = Files.writeString(folder.resolve("game.js"), text);
    Simulation simulation = Simulation.at("60hz").seed(7).build();
    ScriptHost host =
        new ScriptHost() {
          @Override
          public void log(String text) {}

          @Override
          public ScriptLimits limits() {
            return new ScriptLimits(100_000, Duration.ofMinutes(1));
          }
        };
    return assertThrows(ScriptRefused.class, () -> Scripts.load(script, simulation, host));
  }
}

package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.keys.Verification;
import io.tickwright.keys.Verification.Fault;
import io.tickwright.keys.Verification.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a script remembers outside its state is found, and where it does so is named. */
class HiddenStateTest {
  private static final String SCENARIO =
      "script game.js\n"
          + "tick 3\n"
          + "do fire\n"
          + "tick 9\n"
          + "do fire\n"
          + "tick 9\n"
          + "do fire\n"
          + "tick 9\n"
          + "do fire\n"
          + "tick 9\n";

  @TempDir Path folder;

  private Verification verify(String script) throws IOException {
    Files.writeString(folder.resolve("game.js"), script);
    return Verification.of(Files.writeString(folder.resolve("game.keys"), SCENARIO));
  }

  private Finding finding(String script) throws IOException {
    return verify(script).finding().orElseThrow();
  }

  private static List<String> said(Finding finding) {
    return finding.suspects().stream()
        .map(one -> one.place().label() + " " + one.what() + " " + one.writtenIn())
        .toList();
  }

  @Test
  void aVariableBesideTheStateIsFoundAndNamed() throws IOException {
    Finding finding =
        finding(
            """
            import { state, on, clock } from "tickwright";
            const world = clock();
            let combo = 0;
            let wave = 1, label = "calm";   // never written to
            const my = state({ world, scrap: 0, fire: world.action() });

            function kill() {
              combo += 1;
              if (combo >= 3) { my.scrap += 2; } else { my.scrap += wave; }
            }

            on(my, { action: { fire() { kill(); } } });
            """);
    assertEquals(Fault.HIDDEN_STATE, finding.fault());
    assertEquals("scrap", finding.fields().get(0).path());
    assertEquals(List.of("game.js:3:5 let combo = 0 [kill (line 8)]"), said(finding));
  }

  @Test
  void aListThatIsFilledBesideTheStateIsFoundAndNamed() throws IOException {
    Finding finding =
        finding(
            """
            import { state, on, clock } from "tickwright";
            const world = clock();
            const shots = [];
            const count = { all: 0 };
            const fixed = [1, 2, 3];
            const my = state({ world, scrap: 0, fire: world.action() });
            on(my, {
              action: {
                fire() {
                  shots.push(1);
                  count.all++;
                  my.scrap = shots.length * count.all + fixed[0];
                },
              },
            });
            """);
    assertEquals(Fault.HIDDEN_STATE, finding.fault());
    assertEquals(
        List.of(
            "game.js:3:7 const shots = [] [fire (line 10)]",
            "game.js:4:7 const count = { all: 0 } [fire (line 11)]"),
        said(finding));
  }

  @Test
  void aScriptThatKeepsAllInItsStatePasses() throws IOException {
    Verification verification =
        verify(
            """
            import { state, on, clock } from "tickwright";
            const world = clock();
            const my = state({ world, scrap: 0, combo: 0, fire: world.action() });
            on(my, {
              action: {
                fire() {
                  let more = 1;
                  my.combo += 1;
                  if (my.combo === 3) { more += 1; }
                  my.scrap += more;
                },
              },
            });
            """);
    assertTrue(verification.holds(), verification::text);
    assertEquals(3, verification.steps().size());
  }
}

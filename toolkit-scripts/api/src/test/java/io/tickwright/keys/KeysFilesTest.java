package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.Simulation;
import io.tickwright.testing.Told;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files as editors, machines and bad luck leave them: understood, or refused in bounded time. */
class KeysFilesTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir Path folder;

  private Path write(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes);
  }

  private static RunResult run(Scenario scenario) {
    return new ScenarioRun(scenario, RunOptions.DEFAULT, RunListener.SILENT).run();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aSaveThroughALinkMakesNothingOutside(@TempDir Path outside) throws IOException {
    Files.createSymbolicLink(folder.resolve("link"), outside);
    Path file = write("a.keys", "tick 1\nsave link/made/by/it/a.save\n".getBytes(UTF_8));
    RunResult result = run(Scenario.parse(file));
    assertEquals(
        "link/made/by/it/a.save cannot be written: a link leads out of the folder.",
        result.problems().get(0).what());
    assertEquals(0, outside.toFile().list().length);
    Path fine = write("b.keys", "tick 1\nsave made/by/it/a.save\nexpect tick 1".getBytes(UTF_8));
    assertEquals("", run(Scenario.parse(fine)).failure());
    assertTrue(Files.exists(folder.resolve("made/by/it/a.save")));
  }

  @Test
  void aScriptIsLookedForBesideTheScenario() throws IOException {
    Files.createDirectory(folder.resolve("games"));
    write("games/turret.demo", new byte[0]);
    Path file = write("a.keys", "script games/turret.demo\nexpect shells 0".getBytes(UTF_8));
    assertEquals("", run(Scenario.parse(file)).failure());
  }

  @Test
  void anotherScriptCanTakeThePlaceOfTheOneThatTheScenarioNames() throws IOException {
    Path other = write("turret.demo", new byte[0]);
    Path file =
        write(
            "a.keys", "script lost.demo sha256 0badc0de\ntick 3\nexpect shells 0".getBytes(UTF_8));
    List<String> heard = new ArrayList<>();
    RunListener listener =
        new RunListener() {
          @Override
          public void opened(Simulation simulation) {
            simulation.afterTick(() -> heard.add("tick " + simulation.ticksDone()));
          }

          @Override
          public void started(RunHeader header) {
            heard.add(header.script());
          }

          @Override
          public void note(int line, String text) {
            heard.add(text);
          }
        };
    RunOptions options = RunOptions.DEFAULT.withScript(other);
    RunResult result = new ScenarioRun(Scenario.parse(file), options, listener).run();
    assertEquals("", result.failure());
    assertEquals(List.of("turret.demo", "tick 1", "tick 2", "tick 3"), heard);
    assertTrue(run(Scenario.parse(file)).failure().contains("no script `lost.demo`"));
  }

  private static final java.nio.charset.Charset UTF_8 = StandardCharsets.UTF_8;

  @Test
  void marksTabsLineEndsAndAMissingLastOneAreFine() throws IOException {
    String[] texts = {
      "\uFEFFtick 5\nexpect tick 5\n",
      "tick 5\r\nexpect tick 5\r\n",
      "\ttick\t5  \n\n\n  # comment\n \t \n  expect tick \t 5",
      "tick 5\nexpect tick 5\r\n",
      "# only\r\ntick 5\r\nexpect tick 5",
    };
    for (String text : texts) {
      RunResult result = run(Scenario.parse(write("a.keys", text.getBytes(UTF_8))));
      assertEquals("", result.failure());
      assertEquals(1, result.checksPassed());
    }
  }

  @Test
  void aScriptInPlaceOfItsScenarioIsRefusedInOneLine() throws IOException {
    Path script = Files.writeString(folder.resolve("turret.js"), "const a = 1;\nconst b = 2;\n");
    assertSaid(
        script,
        "turret.js: it is a script, and no scenario."
            + " Give the .keys file that begins with `script turret.js`.");
  }

  @Test
  void aSaveInPlaceOfAScenarioIsRefusedInOneLine() throws IOException {
    String save = "{\n  \"format\": 1\n}\n";
    String said =
        "slot1.save: it is a save, and no scenario. Restore it in one: restore slot1.save.";
    assertSaid(Files.writeString(folder.resolve("slot1.save"), save), said);
    ScenarioRefused refused =
        assertThrows(ScenarioRefused.class, () -> ScenarioFormat.of("a/slot1.save", save));
    assertEquals("a/" + said, refused.getMessage());
    refused =
        assertThrows(ScenarioRefused.class, () -> ScenarioFormat.of("a/turret.js", "const a = 1;"));
    assertEquals(
        "a/turret.js: it is a script, and no scenario."
            + " Give the .keys file that begins with `script turret.js`.",
        refused.getMessage());
  }

  @Test
  void aScriptThatNoLanguageTakesIsToldWithTheLineThatNamesIt() throws IOException {
    Files.writeString(folder.resolve("bakery.py"), "");
    String scenario = "seed 3\nscript bakery.py\nexpect tick 0\n";
    String said = run(Scenario.parse(write("a.keys", scenario.getBytes(UTF_8)))).failure();
    assertTrue(said.startsWith("bakery.py: no script language has files like this."), said);
    assertTrue(said.endsWith("\n   It is named in a.keys:2."), said);
  }

  @Test
  void aFileThatCannotBeReadIsRefusedByName() throws IOException {
    assertSaid(folder.resolve("none.keys"), "none.keys: there is no such file. Looked for ");
    Files.createDirectory(folder.resolve("folder.keys"));
    assertSaid(folder.resolve("folder.keys"), "folder.keys: it is a folder. Looked at ");
    Path latin = write("latin.keys", new byte[] {'e', 'c', 'h', 'o', ' ', (byte) 0xe4, '\n'});
    assertSaid(latin, "latin.keys: the file is not valid UTF-8. Save it as UTF-8.");
  }

  private static void assertSaid(Path file, String beginning) {
    ScenarioRefused refused = assertThrows(ScenarioRefused.class, () -> Scenario.parse(file));
    assertTrue(refused.getMessage().startsWith(beginning), refused.getMessage());
  }

  @Test
  void aCarriageReturnWithinALineIsSeen() {
    ScenarioRefused refused =
        assertThrows(ScenarioRefused.class, () -> Scenario.parse("a.keys", "tick 5\rtick 6\n"));
    assertEquals(7, refused.problems().get(0).column());
  }

  @Test
  void aLineOfTenMegabytesIsRefusedInBoundedTime() {
    String line = "tick " + "9".repeat(10_000_000);
    ScenarioRefused refused =
        assertTimeoutPreemptively(
            PATIENCE,
            () -> assertThrows(ScenarioRefused.class, () -> Scenario.parse("a.keys", line)));
    assertTrue(refused.getMessage().length() < 1_000, "the message is short");
    assertTrue(refused.getMessage().contains("the line has 10000005 characters."));
  }

  @Test
  void aLongLineWithinTheLimitIsStillQuick() {
    String words = "tick 1 " + "x ".repeat(30_000);
    String quotes = "let " + "\"a\" ".repeat(10_000);
    String name = "y".repeat(60_000) + " 5";
    String frames = "frames" + " 1ms".repeat(16_000);
    assertTimeoutPreemptively(
        PATIENCE,
        () -> {
          for (String line : new String[] {words, name}) {
            assertThrows(ScenarioRefused.class, () -> Scenario.parse("a.keys", line));
          }
          assertEquals(RunResult.Status.BROKEN, run(Scenario.parse("a.keys", quotes)).status());
          assertEquals(960, run(Scenario.parse("a.keys", frames)).ticks());
        });
  }

  @Test
  void aMillionLinesRunInBoundedTime() {
    StringBuilder text = new StringBuilder("script turret.demo\n");
    for (int i = 0; i < 500_000; i++) {
      text.append("tick 1\nexpect shells 0..8\n");
    }
    RunResult result =
        assertTimeoutPreemptively(
            PATIENCE, () -> Told.of(RunOptions.DEFAULT, "a.keys", text.toString()).result());
    assertEquals("", result.failure());
    assertEquals(500_000, result.checksPassed());
    assertEquals(500_000, result.ticks());
  }

  @Test
  void aMillionWrongLinesAreReportedUpToAHundred() {
    String text = "tik 1\n".repeat(1_000_000);
    ScenarioRefused refused =
        assertTimeoutPreemptively(
            PATIENCE,
            () -> assertThrows(ScenarioRefused.class, () -> Scenario.parse("a.keys", text)));
    assertEquals(101, refused.problems().size());
  }

  @Test
  void theSameScenarioGivesAnEqualResultEveryTime() {
    String text = "script skirmish.demo\nseed 7\ntick 150\ndo fire\ntick 400\nexpect wave 1..3";
    RunResult first = Told.of(RunOptions.DEFAULT, "a.keys", text).result();
    RunResult second = Told.of(RunOptions.DEFAULT, "a.keys", text).result();
    assertEquals("", first.failure());
    assertEquals(first, second);
    RunResult other =
        Told.of(RunOptions.DEFAULT, "a.keys", text.replace("seed 7", "seed 8")).result();
    assertTrue(first.digest() != other.digest(), "the seed shows in the digest");
  }
}

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
      assertRefused("a.keys, which is read. Name another file.", line);
      assertEquals(TEXT, Files.readString(Path.of(scenario)), line::toString);
    }
  }

  private static void assertRefused(String said, List<String> line) {
    Screen fresh = Screen.piped();
    int code = fresh.run(new KeysEngine(), line.toArray(String[]::new));
    assertEquals(ExitCode.USAGE, code, line::toString);
    assertTrue(fresh.err().contains(said), () -> line + fresh.err());
  }

  @Test
  void noCommandReplacesTheScriptOrASaveThatItsScenarioNames() throws IOException {
    String script = Files.writeString(folder.resolve("game.js"), "").toString();
    String save = Files.writeString(folder.resolve("a.save"), "{}").toString();
    String own = "script game.js\nrestore a.save\ntick 60\n";
    String named = Files.writeString(folder.resolve("b.keys"), own).toString();
    for (String read : List.of(script, save)) {
      String said = "the result would replace " + read + ", which is read. Name another file.";
      assertRefused(said, List.of("capture", named, "-o", read));
      assertRefused(said, List.of("reduce", "--failing", named, "-o", read));
      assertRefused(said, List.of("run", "--digests", read, named));
      assertRefused(said, List.of("run", "--junit-xml", read, scenario, named));
      assertRefused(said, List.of("verify", "--junit-xml", read, named));
    }
    assertEquals("", Files.readString(Path.of(script)));
    assertEquals("{}", Files.readString(Path.of(save)));
  }

  @Test
  void twoResultsGoIntoTwoFiles() {
    String results = folder.resolve("results").toString();
    String other = folder.resolve(".") + "/results";
    assertRefused(
        "two results would go into " + results + ". Name a file for each.",
        List.of("run", "--digests", other, "--junit-xml", results, scenario));
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
    String[] line = {"run", "--junit-xml", "/dev/null", scenario};
    assertEquals(0, screen.run(new KeysEngine(), line));
    assertEquals("", screen.err());
  }

  @Test
  void whatCannotBeWrittenIsNamedAsItWasGivenAndSaysWhy() {
    String nowhere = folder.resolve("none").resolve("x").toString();
    List<List<String>> lines =
        List.of(
            List.of("capture", scenario, "-o", nowhere),
            List.of("reduce", "--keep", "grep -q expect", scenario, "-o", nowhere));
    for (List<String> line : lines) {
      Screen fresh = Screen.piped();
      assertEquals(ExitCode.BROKEN, fresh.run(new KeysEngine(), line.toArray(String[]::new)));
      String said = "tickwright: " + nowhere + ": cannot be written: there is no such folder.\n";
      assertEquals(said, fresh.err(), line::toString);
    }
    String[] digests = {"run", "-q", "--digests", nowhere, scenario};
    assertEquals(ExitCode.BROKEN, screen.run(new KeysEngine(), digests));
    String said = nowhere + ": the digests cannot be written: there is no such folder.\n";
    assertTrue(screen.out().contains(said), screen::out);
  }

  @Test
  void aFolderToPlayIntoHasToBeThere() {
    String nowhere = folder.resolve("none").toString();
    assertEquals(
        ExitCode.BROKEN, screen.run(new KeysEngine(), "play", "--folder", nowhere, scenario));
    String said = "tickwright: " + nowhere + ": there is no such folder. Make it first.\n";
    assertEquals(said, screen.err());
  }

  @Test
  void aFolderIsNoFileToWrite() {
    String[] results = {"run", "-q", "--junit-xml", folder.toString(), scenario};
    assertEquals(ExitCode.BROKEN, screen.run(new KeysEngine(), results));
    String said = "tickwright: " + folder + ": cannot be written: it is a folder.\n";
    assertEquals(said, screen.err());
    String[] record = {"record", scenario, "-o", folder.toString()};
    assertEquals(ExitCode.USAGE, screen.run(new KeysEngine(), record));
    said = "`" + folder + "` is a folder. Name a .keys file in it.";
    assertTrue(screen.err().contains(said), screen::err);
  }
}

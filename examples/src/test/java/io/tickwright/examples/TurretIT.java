package io.tickwright.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The first command of the README, and each way in which it can go wrong. */
class TurretIT {
  private static final String TURRET = "examples/turret/turret.keys";
  private static final Pattern VERDICT =
      Pattern.compile(
          "passed {2}(\\d+) checks, (\\d+) ticks \\((.+) s\\) in .+ s, .+, digest"
              + " 0x[0-9a-f]{16}\n");

  /** A copy of the example, to break. */
  @TempDir private Path folder;

  @BeforeEach
  void copyTheTurret() throws IOException {
    for (String name : List.of("turret.keys", "turret.js")) {
      Files.copy(Launcher.ROOT.resolve("examples/turret").resolve(name), folder.resolve(name));
    }
  }

  @Test
  void theTurretPassesAndSaysWhatWasChecked() {
    Launcher.Result run = Launcher.tickwright(Launcher.ROOT, "run", TURRET);

    assertEquals(0, run.exitCode(), run::all);
    assertEquals("", run.err(), run::all);
    assertTrue(run.out().startsWith(TURRET + "  turret.js, "), run::all);
    Matcher verdict = VERDICT.matcher(run.out());
    assertTrue(verdict.find(), run::all);
    assertTrue(Long.parseLong(verdict.group(2)) > 0, "no tick was run: " + run.all());
    long checks = run.out().lines().filter(line -> line.strip().startsWith("ok  ")).count();
    assertTrue(checks > 0, run::all);
    assertEquals(checks, Long.parseLong(verdict.group(1)), run::all);
  }

  @Test
  void everyRunEndsWithTheSameDigest() throws IOException {
    JsonNode first = jsonOf(Launcher.tickwright(folder, "run", "--json", "turret.keys"));
    JsonNode second = jsonOf(Launcher.tickwright(folder, "run", "--json", "turret.keys"));

    assertTrue(first.get("digest").asText().matches("0x[0-9a-f]{16}"), first::toString);
    assertEquals(first.get("digest"), second.get("digest"));
  }

  @Test
  void aCheckThatDoesNotHoldIsShownWhereItStands() throws IOException {
    int line = append("turret.keys", "expect shells 99");
    Launcher.Result run = Launcher.tickwright(folder, "run", "turret.keys");

    assertEquals(1, run.exitCode(), run::all);
    assertTrue(run.out().contains("turret.keys:" + line + ":8: shells is "), run::all);
    assertTrue(run.out().contains(" | expect shells 99\n"), run::all);
    assertTrue(run.out().contains("\nFAILED  "), run::all);
  }

  @Test
  void aWrongWordNamesTheRightOneAndNothingIsRun() throws IOException {
    int line = append("turret.keys", "tikc 1");
    Launcher.Result run = Launcher.tickwright(folder, "run", "turret.keys");

    assertBroken(run, "turret.keys:" + line + ":1: ");
    assertTrue(run.out().contains("Did you mean `tick`?"), run::all);
    assertTrue(run.out().contains("BROKEN  no tick was done"), run::all);
  }

  @Test
  void aMissingScriptIsAnErrorOfTheLineThatNamesIt() throws IOException {
    Files.writeString(folder.resolve("lost.keys"), "# no such script\nscript turet.js\ntick 1\n");
    Launcher.Result run = Launcher.tickwright(folder, "run", "lost.keys");

    assertBroken(run, "lost.keys:2:8: ");
    assertTrue(run.out().contains("turet.js"), run::all);
  }

  @Test
  void aSyntaxErrorInTheScriptIsShownInTheScript() throws IOException {
    int line = append("turret.js", "const broken = ;");
    Launcher.Result run = Launcher.tickwright(folder, "run", "turret.keys");

    assertBroken(run, "turret.js:" + line + ":16: ");
    assertTrue(run.out().contains(" | const broken = ;\n"), run::all);
  }

  @Test
  void anEndlessLoopInTheScriptEnds() throws IOException {
    int line = append("turret.js", "while (true) {}");
    Launcher.Result run = Launcher.tickwright(folder, "run", "turret.keys");

    assertBroken(run, "turret.js:" + line + ":");
  }

  @Test
  void aMissingFileNamesTheOneThatIsThere() {
    Launcher.Result run = Launcher.tickwright(folder, "run", "turet.keys");

    assertEquals(2, run.exitCode(), run::all);
    assertTrue(run.out().contains("turet.keys: there is no such file."), run::all);
    assertTrue(run.out().contains("Did you mean `turret.keys`?"), run::all);
  }

  @Test
  void jsonTellsTheSameAndNothingElse() throws IOException {
    JsonNode run = jsonOf(Launcher.tickwright(Launcher.ROOT, "run", "--json", TURRET));

    assertEquals("passed", run.get("status").asText());
    assertEquals(TURRET, run.get("file").asText());
    long checks = run.get("checks").get("run").asLong();
    assertTrue(checks > 0, run::toString);
    assertEquals(checks, run.findValues("expected").size());
    assertTrue(run.get("ticks").asLong() > 0, run::toString);
  }

  @Test
  void jsonOfABrokenFileHasThePlace() throws IOException {
    int line = append("turret.keys", "tikc 1");
    Launcher.Result result = Launcher.tickwright(folder, "run", "--json", "turret.keys");

    assertEquals(2, result.exitCode(), result::all);
    JsonNode problem = new ObjectMapper().readTree(result.out()).get("problems").get(0);
    assertEquals("turret.keys", problem.get("file").asText());
    assertEquals(line, problem.get("line").asInt());
    assertEquals(1, problem.get("column").asInt());
    assertFalse(problem.get("cure").asText().isEmpty(), problem::toString);
  }

  @Test
  void quietIsOneLine() {
    Launcher.Result run = Launcher.tickwright(Launcher.ROOT, "run", "--quiet", TURRET);

    assertEquals(0, run.exitCode(), run::all);
    assertEquals(1, run.out().lines().count(), run::all);
    assertTrue(run.out().startsWith("passed  " + TURRET + ": "), run::all);
  }

  @Test
  void helpAndVersionAreThere() {
    Launcher.Result help = Launcher.tickwright(folder, "--help");
    assertEquals(0, help.exitCode(), help::all);
    assertTrue(help.out().contains("Usage: tickwright"), help::all);

    Launcher.Result version = Launcher.tickwright(folder, "--version");
    assertEquals(0, version.exitCode(), version::all);
    assertTrue(version.out().startsWith("tickwright "), version::all);
    assertTrue(version.out().contains("GraalJS"), version::all);
  }

  @Test
  void aCommandLineThatMakesNoSenseIsAUsageError() {
    Launcher.Result command = Launcher.tickwright(folder, "rnu", "turret.keys");
    assertEquals(64, command.exitCode(), command::all);
    assertTrue(command.err().contains("Did you mean `run`?"), command::all);

    Launcher.Result option = Launcher.tickwright(folder, "run", "--jsn", "turret.keys");
    assertEquals(64, option.exitCode(), option::all);
    assertTrue(option.err().contains("Did you mean `--json`?"), option::all);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aReaderThatGoesAwayIsNoError() {
    Launcher.Result run = Launcher.shell(folder, "\"$TICKWRIGHT\" run turret.keys | head -1");

    assertEquals(0, run.exitCode(), run::all);
    assertEquals(1, run.out().lines().count(), run::all);
    assertEquals("", run.err(), run::all);
  }

  @Test
  void theDoctorFindsNothingBroken() {
    Launcher.Result run = Launcher.tickwright(folder, "doctor");

    assertEquals(0, run.exitCode(), run::all);
    assertTrue(run.out().contains("a 1.5 s timer rang at tick 90"), run::all);
  }

  /** Adds a line at the end; returns its number. */
  private int append(String name, String line) throws IOException {
    Path file = folder.resolve(name);
    String text = Files.readString(file);
    Files.writeString(file, text + line + "\n");
    return (int) text.lines().count() + 1;
  }

  private static void assertBroken(Launcher.Result run, String place) {
    assertEquals(2, run.exitCode(), run::all);
    assertTrue(run.out().contains(place), () -> "not at " + place + "\n" + run.all());
    assertTrue(run.out().contains("^"), run::all);
    assertTrue(run.out().contains("BROKEN  "), run::all);
  }

  private static JsonNode jsonOf(Launcher.Result run) throws IOException {
    assertEquals(0, run.exitCode(), run::all);
    return new ObjectMapper().readTree(run.out());
  }
}

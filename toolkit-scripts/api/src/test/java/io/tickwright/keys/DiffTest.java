package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.keys.Diff.Field;
import io.tickwright.keys.Diff.NearInput;
import io.tickwright.save.Save;
import io.tickwright.save.ScriptMark;
import io.tickwright.script.Script;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Simulation;
import io.tickwright.testing.DemoLanguage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where two runs part: the first tick, the fields with both values, the inputs around it. */
class DiffTest {
  @TempDir Path folder;

  @BeforeEach
  void aGame() throws IOException {
    Files.writeString(folder.resolve("turret.demo"), "see DemoGames\n");
    Files.writeString(folder.resolve("skirmish.demo"), "see DemoGames\n");
  }

  private Path write(String name, String... lines) throws IOException {
    return Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n");
  }

  private static Diff diff(Path a, Path b) {
    return Diff.of(a, b, RunOptions.DEFAULT);
  }

  @Test
  void twoScenariosPartWhereAnInputIsMissing() throws IOException {
    Path a = write("a.keys", "script turret.demo", "tick 60", "do fire 16384", "tick 40");
    Path b = write("b.keys", "script turret.demo", "tick 60", "press slow", "tick 40");
    Diff diff = diff(a, b);
    assertFalse(diff.same());
    assertEquals(61, diff.firstTick());
    assertEquals(
        List.of(
            new Field("world.speed", "1", "1/3"),
            new Field("slow", "up", "held"),
            new Field("shells", "1", "2"),
            new Field("aim", "16384u", "0deg"),
            new Field("feed.banked", "13/24", "37/72"),
            new Field("cool", "left 19/60s of 1/3s", "off")),
        diff.fields().stream()
            .map(f -> f.path().equals("aim") ? new Field("aim", "16384u", f.b()) : f)
            .toList());
    assertEquals(
        List.of(
            new NearInput(60, "do fire 16384", true, false),
            new NearInput(60, "press slow", false, true)),
        diff.inputs());
    assertEquals(100, diff.a().tick());
  }

  @Test
  void aScenarioIsTheSameAsItselfEvenWhenItsChecksFail() throws IOException {
    Path a = write("a.keys", "script turret.demo", "tick 60", "expect shells 9", "tick 40");
    Diff diff = diff(a, a);
    assertTrue(diff.same());
    assertEquals(100, diff.a().tick());
    assertEquals(List.of(), diff.fields());
  }

  @Test
  void rowsThatOnlyOneHasAreToldAsAWhole() throws IOException {
    Path a = write("a.keys", "script skirmish.demo", "let enemies[0] kind raider hp 20", "tick 1");
    Path b = write("b.keys", "script skirmish.demo", "tick 1");
    Diff diff = diff(a, b);
    assertEquals(1, diff.firstTick());
    Field row = diff.fields().get(0);
    assertEquals("enemies[0]", row.path());
    assertTrue(row.a().contains("kind raider hp 20"), row.a());
    assertEquals("gone", row.b());
  }

  @Test
  void whereOneGoesOnTheyAreTheSameUntilThen() throws IOException {
    Path a = write("a.keys", "script turret.demo", "tick 60");
    Path b = write("b.keys", "script turret.demo", "tick 70");
    Diff diff = diff(a, b);
    assertFalse(diff.same());
    assertTrue(
        diff.notes().get(0).startsWith("b.keys goes on for 10 more ticks"), diff.notes()::toString);
  }

  @Test
  void aSideIsNamedByItsFileAndNotByWhichObjectItIs() throws IOException {
    Diff diff =
        diff(
            write("a.keys", "script turret.demo", "tick 1"),
            write("b.keys", "script turret.demo", "tick 1"));
    for (Diff.Side side : List.of(diff.a(), diff.b())) {
      Diff.Side equal = new Diff.Side(side.file(), side.tick(), side.digest());
      assertEquals(diff.name(side), diff.name(equal));
    }
  }

  @Test
  void savesAreComparedByTheGameBesideThem() throws IOException {
    Path a = save("a.save", 30);
    Path b = save("b.save", 48);
    Path again = save("again.save", 30);
    assertTrue(diff(a, again).same());
    Diff diff = diff(a, b);
    assertFalse(diff.same());
    assertEquals(new Field("tick", "30", "48"), diff.fields().get(0));
    Path later = write("later.keys", "script turret.demo", "tick 40");
    assertTrue(diff(a, later).same());
    assertTrue(diff(later, b).notes().get(0).contains("never comes to tick 48"));
    Path edited =
        Files.writeString(
            folder.resolve("edited.save"),
            Files.readString(a)
                .replaceFirst("\"shells\" ?: ?1", "\"shells\": 3")
                .replaceFirst("\"world\" ?: ?\"0x[0-9a-f]+\"", "\"world\": null"));
    Diff shells = diff(a, edited);
    assertEquals(List.of(new Field("shells", "1", "3")), shells.fields());
    Files.delete(folder.resolve("turret.demo"));
    Diff raw = diff(a, edited);
    assertEquals(List.of(new Field("shells", "1", "3")), raw.fields());
    String note = raw.notes().get(0);
    assertTrue(note.contains("its game cannot be loaded"), note);
    assertTrue(note.contains("there is no script `turret.demo`"), note);
  }

  @Test
  void aSaveThatDoesNotFitItsGameLeavesNoScriptOpen() throws IOException {
    Path a = save("a.save", 30);
    int before = DemoLanguage.open();
    Path b = edited("b.save", a, "");
    Files.writeString(b, Files.readString(b).replace("\"shells\"", "\"shellz\""));
    Diff diff = diff(a, b);
    String note = diff.notes().get(0);
    assertTrue(note.contains("it does not fit its game"), note);
    assertTrue(note.endsWith(": $.state.shells is missing."), note);
    assertEquals(before, DemoLanguage.open());
  }

  @Test
  void savesWithoutDigestsAreComparedByWhatTheyHold() throws IOException {
    Path a = save("a.save", 30);
    Path plain = edited("plain.save", a, "");
    Path more = edited("more.save", a, "3");
    assertTrue(diff(plain, a).same());
    assertEquals(diff(a, a).a().digest(), diff(plain, a).a().digest());
    assertFalse(diff(plain, more).same());
    assertEquals(List.of(new Field("shells", "1", "3")), diff(plain, more).fields());

    Files.delete(folder.resolve("turret.demo"));
    Diff raw = diff(plain, a);
    assertTrue(raw.same());
    assertEquals(2, raw.notes().size(), raw.notes()::toString);
    assertEquals("unknown", raw.a().digestText());
    assertEquals(List.of(new Field("shells", "1", "3")), diff(plain, more).fields());
  }

  @Test
  void ofTwoSavesOnlyOneOfWhichLiesBesideItsGameBothAreShownAsTheyAreSaved() throws IOException {
    Path a = save("a.save", 30);
    Files.createDirectory(folder.resolve("away"));
    Path plain = edited("away/plain.save", a, "");
    Path more = edited("away/more.save", a, "3");
    for (Diff diff : List.of(diff(a, plain), diff(plain, a))) {
      assertTrue(diff.same(), diff.fields()::toString);
      assertTrue(diff.notes().get(0).contains("its game cannot be loaded"), diff.notes()::toString);
    }
    assertEquals(List.of(new Field("shells", "1", "3")), diff(a, more).fields());
  }

  /** The same save without its digest, with so many shells. */
  private Path edited(String name, Path save, String shells) throws IOException {
    String text =
        Files.readString(save).replaceFirst("\"world\" ?: ?\"0x[0-9a-f]+\"", "\"world\": null");
    return Files.writeString(
        folder.resolve(name),
        shells.isEmpty() ? text : text.replaceFirst("\"shells\" ?: ?1", "\"shells\": " + shells));
  }

  @Test
  void otherDigestsAreADifferenceEvenWhenNobodyCanSayWhere() throws IOException {
    Path a = save("a.save", 30);
    Path b = write("b.keys", "script turret.demo", "tick 10", "press slow", "tick 20");
    Path log = log(b, "b.digests");
    Files.delete(b);
    Diff diff = diff(a, log);
    assertFalse(diff.same());
    assertEquals(List.of(), diff.fields());
    assertTrue(diff.notes().get(0).contains("cannot be run again here"), diff.notes()::toString);
  }

  @Test
  void theFirstTickOfTwoSavesIsFoundByTheRecordingsBesideThem() throws IOException {
    String[] head = {"script turret.demo", "tick 60"};
    write("before.keys", head[0], head[1], "tick 40", "save before.save");
    write("after.keys", head[0], head[1], "do fire 16384", "tick 40", "save after.save");
    for (String name : List.of("before.keys", "after.keys")) {
      Scenario scenario = Scenario.parse(folder.resolve(name));
      new ScenarioRun(scenario, RunOptions.DEFAULT, RunListener.SILENT).run();
    }
    Diff diff = diff(folder.resolve("before.save"), folder.resolve("after.save"));
    assertEquals(61, diff.firstTick());
    assertEquals("shells", diff.fields().get(0).path());
    assertEquals(List.of(new NearInput(60, "do fire 16384", false, true)), diff.inputs());
    assertEquals(
        "The first tick was found by running before.keys and after.keys again.",
        diff.notes().get(0));
  }

  private Path save(String name, long ticks) {
    Simulation sim = Simulation.at("60hz").build();
    Script script = Scripts.load(folder.resolve("turret.demo"), sim);
    sim.tick(ticks);
    Path file = folder.resolve(name);
    Save.of(sim, ScriptMark.of(script.file())).writeTo(file);
    return file;
  }

  @Test
  void aDigestLogIsComparedAndItsScenarioRunAgain() throws IOException {
    Path a = write("a.keys", "script turret.demo", "tick 60", "do fire", "tick 40");
    Path b =
        write(
            "b.keys", "script turret.demo", "tick 60", "do fire", "tick 20", "do fire", "tick 20");
    Path logA = log(a, "a.digests");
    Path logB = log(b, "b.digests");
    assertTrue(Files.readString(logA).startsWith("tickwright digests 1\nscenario a.keys\n1 0x"));
    assertTrue(diff(logA, a).same());
    assertTrue(diff(logA, logA).same());
    Diff diff = diff(logA, logB);
    assertEquals(81, diff.firstTick());
    assertEquals("shells", diff.fields().get(0).path());
    assertEquals(List.of(new NearInput(80, "do fire", false, true)), diff.inputs());
    Files.delete(b);
    Diff without = diff(logA, logB);
    assertEquals(81, without.firstTick());
    assertEquals(List.of(), without.fields());
    assertTrue(
        without.notes().get(0).contains("cannot be run again here"), without.notes()::toString);
  }

  private Path log(Path scenario, String name) {
    Path file = folder.resolve(name);
    RunOptions options = RunOptions.DEFAULT.withDigests(file);
    new ScenarioRun(Scenario.parse(scenario), options, RunListener.SILENT).run();
    return file;
  }

  @Test
  void whatIsNoneOfTheseIsRefused() throws IOException {
    Path a = write("a.keys", "tick 60");
    Path torn = write("torn.digests", "tickwright digests 1", "scenario a.keys", "1 0x00");
    ScenarioRefused refused = assertThrows(ScenarioRefused.class, () -> diff(a, torn));
    assertEquals(
        """
        F/torn.digests:3:1: here is no tick with its digest. A line is 60 0x5e1c09d2b7a4f380.
            3 | 1 0x00
              | ^^^^^^\
        """,
        refused.getMessage().replace(folder.toString(), "F"));
    assertThrows(ScenarioRefused.class, () -> diff(a, folder.resolve("none.keys")));
    assertThrows(ScenarioRefused.class, () -> diff(write("x.keys", "tikc 5"), a));
  }
}

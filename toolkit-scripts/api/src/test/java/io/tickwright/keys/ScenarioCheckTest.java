package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A scenario is held against its game without a tick: all that is wrong, in the order of lines. */
class ScenarioCheckTest {
  @TempDir private Path folder;
  private final List<String> heard = new ArrayList<>();

  private List<String> check(String... lines) throws IOException {
    for (String script : List.of("turret.demo", "faulty.demo")) {
      Files.copy(
          Told.folder().resolve(script),
          folder.resolve(script),
          StandardCopyOption.REPLACE_EXISTING);
    }
    Path file = Files.writeString(folder.resolve("t.keys"), String.join("\n", lines));
    RunListener listener =
        new RunListener() {
          @Override
          public void log(String text) {
            heard.add("log " + text);
          }

          @Override
          public void note(int line, String text) {
            heard.add(line + " note " + text);
          }
        };
    return ScenarioCheck.of(file, RunOptions.DEFAULT, listener).stream()
        .map(problem -> problem.line() + ":" + problem.column() + " " + problem.what())
        .toList();
  }

  @Test
  void whatTheLinesSayWrongAndWhatDoesNotFitTheGameIsSaidAtOnce() throws IOException {
    assertEquals(
        List.of(
            "2:8 there is no `shels`.",
            "3:1 there is no word `tik`.",
            "4:4 there is no action `fir`.",
            "5:20 there is no `relaod`.",
            "6:9 \"5\": an angle is in degrees.",
            "8:9 there is no save `never.save`."),
        check(
            "script turret.demo",
            "expect shels 2",
            "tik 1",
            "do fir",
            "expect event fired relaod",
            "let aim 5",
            "wait 1/11s",
            "restore never.save"));
    assertEquals(
        List.of("7 note 1/11s is 64145454 6/11 base units and was rounded to 64145455."), heard);
  }

  @Test
  void whatIsRightHasNoProblemsAndNothingOfItRuns() throws IOException {
    assertEquals(
        List.of(),
        check("script turret.demo", "tick 5", "expect shells 9", "until shells 99 max 100000"));
    assertEquals(List.of(), heard, "not even the game's start has run");
  }

  @Test
  void aBrokenSetUpIsNotFollowedByEverythingThatNobodyCouldFind() throws IOException {
    assertEquals(
        List.of("1:20 \"twice\" is too much here.", "3:1 there is no word `tik`."),
        check("script turret.demo twice", "expect shells 2", "tik 1"));
    List<String> missing = check("script turet.demo", "expect shells 2");
    assertEquals(1, missing.size());
    assertTrue(missing.get(0).startsWith("1:8 there is no script `turet.demo`"), missing::toString);
  }

  @Test
  void aSaveIsReadBeforeTheFirstTick() throws IOException {
    Files.writeString(folder.resolve("torn.save"), "{\n  \"format\": \"tick");
    Files.createDirectories(folder.resolve("slot.save"));
    List<String> said =
        check("script turret.demo", "tick 1", "restore torn.save", "tick 1", "restore slot.save");
    assertEquals(2, said.size(), said::toString);
    assertTrue(said.get(0).startsWith("3:9 torn.save"), said::toString);
    assertEquals("5:9 `slot.save` is a folder, and no save.", said.get(1));
  }
}

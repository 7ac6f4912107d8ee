package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class UsageErrorsTest {
  private final Screen screen = Screen.piped();

  @Test
  void anUnknownCommandNamesTheNearest() {
    refused("rnu turret.keys", "unknown command `rnu`. Did you mean `run`?", "tickwright");
  }

  @Test
  void aWordLikeNoCommandIsNotGuessedAt() {
    refused("launch", "unknown command `launch`.", "tickwright");
  }

  @Test
  void aScenarioInPlaceOfACommandIsUnderstood() {
    refused(
        "turret.keys",
        "`turret.keys` is not a command. Did you mean `tickwright run turret.keys`?",
        "tickwright");
  }

  @Test
  void anUnknownOptionNamesTheNearest() {
    refused(
        "run --jsn turret.keys",
        "unknown option `--jsn`. Did you mean `--json`?",
        "tickwright run");
    refused("run --job=3 a", "unknown option `--job`. Did you mean `--jobs`?", "tickwright run");
    refused("run -x turret.keys", "unknown option `-x`.", "tickwright run");
  }

  @Test
  void helpForAnUnknownCommandNamesTheNearest() {
    refused("help rnu", "unknown command `rnu`. Did you mean `run`?", "tickwright");
  }

  @Test
  void whatIsMissingIsNamed() {
    refused("run", "`run` needs a FILE.", "tickwright run");
    refused("run a.keys --jobs", "`--jobs` takes a value: --jobs N", "tickwright run");
    refused("completion", "`completion` needs a SHELL.", "tickwright completion");
    refused("record a.keys", "`record` needs `--output OUT`.", "tickwright record");
    refused("record a.keys -o", "`--output` takes a value: --output OUT", "tickwright record");
    refused(
        "reduce a.keys", "`reduce` needs `--failing` or `--keep COMMAND`.", "tickwright reduce");
    refused("reduce a.keys --keep", "`--keep` takes a value: --keep COMMAND", "tickwright reduce");
  }

  @Test
  void aMisspeltOptionIsNamedBeforeWhatIsMissing() {
    refused("run --quite", "unknown option `--quite`. Did you mean `--quiet`?", "tickwright run");
    refused(
        "reduce --failin a.keys",
        "unknown option `--failin`. Did you mean `--failing`?",
        "tickwright reduce");
  }

  @Test
  void aValueThatLooksLikeAnOptionIsNone() {
    refused("reduce --keep --weird --failing", "`reduce` needs a FILE.", "tickwright reduce");
    refused("record -- --x.keys", "`record` needs `--output OUT`.", "tickwright record");
    refused("record -- -o", "`record` needs `--output OUT`.", "tickwright record");
    refused(
        "reduce --keep --weird --failin",
        "unknown option `--failin`. Did you mean `--failing`?",
        "tickwright reduce");
  }

  @Test
  void theWordsThatAnOptionTakesAreNamed() {
    refused(
        "capture a.keys --as foo",
        "`--as` takes `let` or `expect`, not `foo`.",
        "tickwright capture");
  }

  @Test
  void optionsThatExcludeEachOtherAndOnesGivenTwiceAreNamed() {
    refused(
        "capture a.keys --tick 3 --line=4",
        "`--tick` and `--line` exclude each other. Give one of them.",
        "tickwright capture");
    refused("run a.keys -j 1 --jobs 2", "`--jobs` is given twice.", "tickwright run");
  }

  @Test
  void whatIsNoNumberIsSaidInPlainWords() {
    refused("run a.keys --jobs abc", "`--jobs` takes a whole number, not `abc`.", "tickwright run");
    refused(
        "run a.keys -j 99999999999",
        "`--jobs` takes no number as large as 99999999999.",
        "tickwright run");
  }

  @Test
  void aValueOutOfRangeIsRefused() {
    refused(
        "run --jobs 0 a.keys",
        "--jobs takes 1 or more, not 0. Write `--jobs 4`.",
        "tickwright run");
    refused("doctor now", "`now` is one word too many.", "tickwright doctor");
  }

  @Test
  void noWordsAtAllShowTheHelpAndAreAUsageError() {
    assertEquals(64, screen.run(new ActedEngine()));
    assertTrue(screen.err().contains("Usage: tickwright"), screen::err);
    assertEquals("", screen.out());
  }

  private void refused(String words, String message, String command) {
    Screen fresh = Screen.piped();
    assertEquals(64, fresh.run(new ActedEngine(), words.split(" ", -1)));
    assertEquals("tickwright: " + message + "\n  Try `" + command + " --help`.\n", fresh.err());
    assertEquals("", fresh.out());
  }
}

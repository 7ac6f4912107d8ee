package io.tickwright.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptRefusedTest {
  private static final String SOURCE = "let a = 1;\n\tif (my.relaod.running) return;\r\nlast";

  @Test
  void aRefusalSaysWhereWhatAndTheCureWithCaretsUnderTheName() {
    ScriptRefused refused =
        new ScriptRefused(
            Place.in("skirmish.js", SOURCE, 2, 9, 6),
            "state has no `relaod`.",
            "Did you mean `reload`?");
    assertEquals(
        """
        skirmish.js:2:9: state has no `relaod`. Did you mean `reload`?
            2 | \tif (my.relaod.running) return;
              | \t       ^^^^^^\
        """,
        refused.getMessage());
  }

  @Test
  void aLongCureAndNotesStandBeneathTheExcerpt() {
    ScriptRefused refused =
        new ScriptRefused(
                Place.in("a.js", SOURCE, 1, 5, 1),
                "on() works only while the script loads.",
                "A handler made later would be lost by a save. Give it a name in the first on().")
            .with("in on.action.fire, tick 151.");
    assertEquals(
        """
        a.js:1:5: on() works only while the script loads.
            1 | let a = 1;
              |     ^
           A handler made later would be lost by a save. Give it a name in the first on().
           in on.action.fire, tick 151.\
        """,
        refused.getMessage());
    assertEquals(List.of("in on.action.fire, tick 151."), refused.notes());
  }

  @Test
  void aFileWithoutALineHasNoExcerpt() {
    assertEquals(
        "gone.js: there is no such file.",
        new ScriptRefused(Place.of("gone.js"), "there is no such file.", "").getMessage());
  }

  @Test
  void aStretchPastTheEndOfTheLineStillGetsOneCaret() {
    assertEquals("    3 | last\n      |     ^", Place.in("a.js", SOURCE, 3, 5, 9).excerpt());
    assertEquals("", Place.in("a.js", SOURCE, 9, 1, 1).excerpt());
  }

  @Test
  void aVeryLongLineIsCutAroundTheStretch() {
    String source = "x".repeat(300) + "WRONG" + "y".repeat(300);
    String[] lines = Place.in("a.js", source, 1, 301, 5).excerpt().split("\n");
    assertEquals(lines[0].indexOf("WRONG"), lines[1].indexOf("^^^^^"));
    assertEquals(8 + 112, lines[0].length());
  }
}

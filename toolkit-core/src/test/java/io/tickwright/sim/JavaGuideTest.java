package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.GuidePage;
import io.tickwright.testing.GuidePage.Snippet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The Java page of the guide says nothing that does not compile, run and print as it says. */
class JavaGuideTest {
  private static final Pattern PRINTED =
      Pattern.compile("^```text\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

  /** All but the one about flows, which only Kotlin has, and that of how quantities are written. */
  private static final List<Integer> COMMON_CHAPTERS = List.of(2, 3, 4, 6, 7, 9);

  @TempDir private Path folder;

  @TestFactory
  List<DynamicTest> everyProgramCompilesWithWhatStandsBeforeItAndPrintsWhatStandsBelowIt() {
    String game = "";
    List<DynamicTest> programs = new ArrayList<>();
    for (Snippet snippet : GuidePage.of("docs/java.md").snippets()) {
      if (snippet.isProgram()) {
        String before = game;
        programs.add(
            DynamicTest.dynamicTest("line " + snippet.line(), () -> snippet.check(before, folder)));
      } else {
        game = with(snippet, game);
      }
    }
    assertTrue(programs.size() > 5, "the page has programs");
    return programs;
  }

  @Test
  void theReadmeOfTheCoreShowsAGameThatCompiles() {
    Snippet game = GuidePage.of("toolkit-core/README.md").snippets().get(0);
    game.check("import io.tickwright.sim.*;\n", folder);
  }

  @Test
  void theKotlinPageBuildsTheSameGameDownToItsDigest() {
    String java = GuidePage.of("docs/java.md").text();
    String kotlin = GuidePage.of("docs/kotlin.md").text();
    assertTrue(printed(java, 7).get(0).contains("0x"), "a digest is compared");
    for (int chapter : COMMON_CHAPTERS) {
      assertEquals(printed(kotlin, chapter), printed(java, chapter), "chapter " + chapter);
    }
  }

  private static List<String> printed(String page, int chapter) {
    String from = page.substring(page.indexOf("\n## " + chapter + ". "));
    int next = from.indexOf("\n## ", 1);
    return PRINTED
        .matcher(next < 0 ? from : from.substring(0, next))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  /** What a reader has written down once he has taken in this snippet as well. */
  private static String with(Snippet snippet, String game) {
    if (snippet.home() == null) {
      return game + "\n" + snippet.code();
    }
    int end = game.indexOf("\n}\n", game.indexOf("class " + snippet.home() + " "));
    assertTrue(end > 0, () -> snippet.place() + ": there is a class " + snippet.home());
    return game.substring(0, end) + "\n\n" + snippet.code().stripTrailing() + game.substring(end);
  }
}

package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.GuidePage;
import io.tickwright.testing.GuidePage.Snippet;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each Java snippet of docs/host.md is compiled, and one with a main prints what it says. */
class HostGuideTest {
  private static final String IMPORTS =
      """
      import io.tickwright.host.*;
      import io.tickwright.loop.*;
      import io.tickwright.sim.*;
      import io.tickwright.time.*;
      """;

  @TempDir private Path folder;

  @TestFactory
  List<DynamicTest> snippets() {
    GuidePage page = GuidePage.of("docs/host.md");
    assertTrue(page.text().contains(IMPORTS), "the page shows the imports");
    List<Snippet> snippets = page.snippets();
    long run = snippets.stream().filter(Snippet::isProgram).count();
    assertTrue(snippets.size() >= 7 && run >= 4, snippets.size() + " snippets, " + run + " run");
    return snippets.stream()
        .map(s -> DynamicTest.dynamicTest("line " + s.line(), () -> s.check(IMPORTS, folder)))
        .toList();
  }
}

package io.tickwright.script.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

class KeysTest {
  @TempDir Path folder;

  @BeforeEach
  void aGame() throws IOException {
    Files.writeString(
        folder.resolve("tally.js"),
        """
        import { state, on, clock } from "tickwright";
        const world = clock();
        const my = state({ world, feed: world.bank("2.5/s"), shells: 0 });
        on(my, { gained: { feed(n) { my.shells += n; } } });
        """);
  }

  private Path scenario(String name, String... lines) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, String.join("\n", lines) + "\n");
  }

  private DynamicTest only() {
    List<DynamicTest> tests = Keys.in(folder);
    assertEquals(1, tests.size());
    return tests.get(0);
  }

  @TestFactory
  List<DynamicTest> everyScenarioOfAFolderIsATest() throws IOException {
    scenario("one.keys", "script tally.js", "tick 24", "expect shells 1");
    scenario("more/two.keys", "script ../tally.js", "wait 2s", "expect shells 5");
    List<DynamicTest> tests = Keys.in(folder);
    assertEquals(
        List.of("more/two.keys", "one.keys"),
        tests.stream().map(DynamicTest::getDisplayName).toList());
    return tests;
  }

  @Test
  void aTestLinksToItsFileAndAFailureToTheLine() throws IOException {
    Path file = scenario("one.keys", "script tally.js", "tick 24", "expect shells 2");
    DynamicTest test = only();
    assertEquals(file.toUri(), test.getTestSourceUri().orElseThrow());
    AssertionFailedError failed =
        assertThrows(AssertionFailedError.class, () -> test.getExecutable().execute());
    assertTrue(failed.getMessage().startsWith("one.keys:3:8: shells"), failed.getMessage());
    assertTrue(failed.getMessage().endsWith("in " + file + ":3:8"), failed.getMessage());
    assertEquals("keys.one(one.keys:3)", failed.getStackTrace()[0].toString());
  }

  @Test
  void aWrongWordFailsTheTestWithItsPlace() throws IOException {
    scenario("one.keys", "script tally.js", "tik 24");
    AssertionFailedError failed =
        assertThrows(AssertionFailedError.class, () -> only().getExecutable().execute());
    assertTrue(failed.getMessage().contains("one.keys:2:1"), failed.getMessage());
  }

  @Test
  void aScenarioThatChecksNothingFails() throws IOException {
    scenario("one.keys", "script tally.js", "tick 24");
    assertThrows(AssertionFailedError.class, () -> only().getExecutable().execute());
  }

  @Test
  void aFolderWithoutScenariosIsAMistake() {
    IllegalArgumentException none =
        assertThrows(IllegalArgumentException.class, () -> Keys.in(folder));
    assertTrue(none.getMessage().contains(".keys"), none.getMessage());
    assertThrows(IllegalArgumentException.class, () -> Keys.in(folder.resolve("elsewhere")));
  }
}

package io.tickwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.thetaphi.forbiddenapis.Checker;
import de.thetaphi.forbiddenapis.CheckerResult;
import de.thetaphi.forbiddenapis.ForbiddenViolation;
import de.thetaphi.forbiddenapis.Logger;
import io.tickwright.rules.fixture.FixtureLines;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list of forbidden calls that the build holds the core to, seen to catch what it should. */
class ForbiddenCallsTest {
  private static final Path LIST = Path.of("src/test/resources/rules/forbidden.txt");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ReadsClocks",
        "DrawsLuck",
        "StartsThreads",
        "TouchesTheWorld",
        "OrdersByHash",
        "RoundsByMachine"
      })
  void eachLineMarkedCaughtIsCaughtAndNoOther(String fixture) throws Exception {
    TreeSet<Integer> marked = FixtureLines.caughtIn(fixture);
    assertTrue(marked.size() > 8, "the fixture breaks its rule many times");

    TreeMap<Integer, String> caught = new TreeMap<>();
    for (ForbiddenViolation violation : violations(Classes.ofFixture(fixture))) {
      caught.put(violation.lineNo, violation.description);
    }

    assertEquals(marked, new TreeSet<>(caught.keySet()), () -> "caught: " + caught);
  }

  @Test
  void aMessageGivesTheCure() throws Exception {
    ForbiddenViolation first = violations(Classes.ofFixture("ReadsClocks")).get(0);

    assertTrue(first.description.contains("java.lang.System#nanoTime()"), first.description);
    assertTrue(first.description.contains("let the caller pass the time in"), first.description);
  }

  @Test
  void theCoreOutsideHostIsClean() throws Exception {
    List<Path> classes =
        Classes.ofCore().filter(c -> !Classes.packageOf(c).equals("io.tickwright.host")).toList();
    assertFalse(classes.isEmpty(), "there is something to check");

    assertEquals(List.of(), violations(classes.stream()).stream().map(v -> v.description).toList());
  }

  private static List<ForbiddenViolation> violations(Stream<Path> classes) throws Exception {
    Checker checker =
        new Checker(
            new Silent(),
            ForbiddenCallsTest.class.getClassLoader(),
            Checker.Option.FAIL_ON_MISSING_CLASSES,
            Checker.Option.FAIL_ON_UNRESOLVABLE_SIGNATURES);
    checker.parseSignaturesFile(LIST.toFile());
    for (Path file : (Iterable<Path>) classes::iterator) {
      checker.addClassToCheck(file.toFile());
    }
    return checker.runWithResults().stream()
        .map(CheckerResult::getViolations)
        .flatMap(List::stream)
        .toList();
  }

  private static final class Silent implements Logger {
    @Override
    public void error(String message) {}

    @Override
    public void warn(String message) {}

    @Override
    public void info(String message) {}

    @Override
    public void debug(String message) {}
  }
}

package io.tickwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.rules.FloatingPoint.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The core computes in whole numbers: floating point stands only where a list says so. */
class FloatingPointTest {
  private static final Path LIST = Path.of("src/test/resources/floating-point-allowed.txt");
  private static final Set<String> FREE =
      Set.of("io.tickwright.ease", "io.tickwright.present", "io.tickwright.host");

  @Test
  void theCoreHasFloatingPointOnlyWhereTheListAllowsIt() throws IOException {
    List<Path> classes =
        Classes.ofCore().filter(c -> !FREE.contains(Classes.packageOf(c))).toList();
    assertFalse(classes.isEmpty(), "there is something to check");
    Map<String, List<String>> found = new LinkedHashMap<>();
    for (Path file : classes) {
      for (Finding finding : FloatingPoint.in(file)) {
        found.computeIfAbsent(finding.method(), m -> new ArrayList<>()).add(finding.what());
      }
    }

    TreeSet<String> allowed = allowed();
    TreeMap<String, List<String>> refused = new TreeMap<>(found);
    refused.keySet().removeIf(method -> isAllowed(method, allowed));
    TreeSet<String> stale = new TreeSet<>(allowed);
    stale.removeAll(found.keySet());

    assertEquals(Map.of(), refused, () -> "use whole numbers, or list the method in " + LIST);
    assertEquals(Set.of(), stale, () -> "no longer needed in " + LIST);
  }

  @Test
  void eachFloatingMemberOfTheFixtureIsCaughtAndNoOther() {
    TreeSet<String> caught = new TreeSet<>();
    Classes.ofFixture("Floats")
        .map(FloatingPoint::in)
        .flatMap(Collection::stream)
        .forEach(finding -> caught.add(finding.method().replaceAll(".*[.#](\\w+)(\\(.*)?$", "$1")));

    TreeSet<String> floating = new TreeSet<>();
    TreeSet<String> whole = new TreeSet<>();
    for (var member : members()) {
      (member.startsWith("floating") ? floating : whole).add(member);
    }
    assertTrue(floating.size() > 10 && whole.size() > 2, "the fixture has both kinds");
    assertEquals(floating, caught);
  }

  @Test
  void aListedMethodAllowsItsOwnLambdasAndNothingElse() {
    Set<String> list = Set.of("a.B#units(double)");

    assertTrue(isAllowed("a.B#units(double)", list));
    assertTrue(isAllowed("a.B#units(lambda)", list));
    assertFalse(isAllowed("a.B#units(float)", list));
    assertFalse(isAllowed("a.B#other(lambda)", list));
    assertFalse(isAllowed("a.B.units", list), "a field");
  }

  private static boolean isAllowed(String method, Set<String> list) {
    if (!method.endsWith("(lambda)")) {
      return list.contains(method);
    }
    String start = method.substring(0, method.length() - "lambda)".length());
    return list.stream().anyMatch(entry -> entry.startsWith(start));
  }

  private static TreeSet<String> allowed() throws IOException {
    TreeSet<String> allowed = new TreeSet<>();
    for (String line : Files.readAllLines(LIST)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        assertTrue(allowed.add(line.strip()), () -> "twice in " + LIST + ": " + line);
      }
    }
    return allowed;
  }

  private static List<String> members() {
    try {
      Class<?> fixture = Class.forName("io.tickwright.rules.fixture.Floats");
      List<String> names = new ArrayList<>();
      for (var field : fixture.getDeclaredFields()) {
        names.add(field.getName());
      }
      for (var method : fixture.getDeclaredMethods()) {
        names.add(method.getName());
      }
      names.removeIf(name -> name.contains("$"));
      return names;
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}

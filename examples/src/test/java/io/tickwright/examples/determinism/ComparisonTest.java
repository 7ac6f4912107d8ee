package io.tickwright.examples.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparisonTest {

  private static Report leg(String name, long... digests) {
    return leg(name, "full", digests);
  }

  private static Report leg(String name, String set, long... digests) {
    Map<Long, Long> noted = new LinkedHashMap<>();
    for (int i = 0; i < digests.length; i++) {
      noted.put((i + 1) * 100L, digests[i]);
    }
    Traced run = new Traced("tables", digests.length * 100L, noted, Map.of("born", 5L));
    return new Report(name, set, Map.of(), List.of(run));
  }

  private static List<String> gaps(Report... reports) {
    return Comparison.of(List.of(reports), List.of()).gaps();
  }

  @Test
  void theLegThatDiffersIsTheOneThatAgreesWithFewest() {
    Comparison comparison =
        Comparison.of(
            List.of(leg("odd", 1, 8, 9), leg("a", 1, 2, 3), leg("b", 1, 2, 3)),
            List.of("odd", "a"));
    assertEquals(List.of(new Difference("tables", "odd", "a", 100, 200)), comparison.differences());
    assertEquals(List.of(), comparison.gaps());
    assertEquals(6, comparison.compared());
  }

  @Test
  void aShortLegIsComparedWithTheFullOnes() {
    Comparison comparison =
        Comparison.of(
            List.of(leg("a", 1, 2, 3), leg("b", 1, 2, 3), leg("slow", "short", 1, 7)), List.of());
    assertEquals(
        List.of(new Difference("tables", "slow", "a", 100, 200)), comparison.differences());
    assertEquals(List.of(), comparison.gaps());
  }

  @Test
  void whatCannotBeComparedIsAGap() {
    assertEquals(List.of("there is nothing to compare: reports of 1 legs"), gaps(leg("a", 1)));
    assertEquals(List.of("leg a is there twice"), gaps(leg("a", 1), leg("a", 1)));
    assertEquals(
        List.of("leg b, simulation tables: 100 of 200 ticks"), gaps(leg("a", 1, 2), leg("b", 1)));
    assertEquals(
        List.of("leg c is missing"),
        Comparison.of(List.of(leg("a", 1), leg("b", 1)), List.of("a", "c")).gaps());
    Report none = new Report("none", "full", Map.of(), List.of());
    assertTrue(gaps(leg("a", 1), leg("b", 1), none).contains("leg none ran no simulation"));
  }

  @Test
  void aSimulationInWhichNothingHappenedProvesNothing() {
    Traced idle = new Traced("tables", 100, Map.of(100L, 1L), Map.of("born", 0L));
    Report report = new Report("idle", "full", Map.of(), List.of(idle));
    assertEquals(List.of("leg idle, simulation tables: no born at all"), gaps(leg("a", 1), report));
  }

  @Test
  void ticksThatOnlyOneLegNotedAreNotCompared() {
    Traced other = new Traced("tables", 150, Map.of(150L, 1L), Map.of("born", 1L));
    Report report = new Report("other", "part", Map.of(), List.of(other));
    assertEquals(
        List.of("simulation tables: legs other and a noted no tick in common"),
        gaps(leg("a", 1), report));
  }

  @Test
  void aDifferenceBetweenNeighbouringTicksIsExact() {
    assertEquals(
        "DIFFERENT: simulation tables, leg c1 vs jdk17: tick 8 is the first that differs",
        new Difference("tables", "c1", "jdk17", 7, 8).text());
  }
}

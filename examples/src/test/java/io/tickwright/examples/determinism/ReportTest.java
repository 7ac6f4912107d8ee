package io.tickwright.examples.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReportTest {
  private static final Report REPORT =
      new Report(
          "c1",
          "full",
          new LinkedHashMap<>(Map.of("java.vm.name", "a \"VM\" \\ ı\n")),
          List.of(
              new Traced("tables", 200, digests(), Map.of("born", 7L)),
              new Traced("ease", 200, digests(), Map.of())));

  private static Map<Long, Long> digests() {
    Map<Long, Long> digests = new LinkedHashMap<>();
    digests.put(100L, -1L);
    digests.put(200L, 10L);
    return digests;
  }

  @Test
  void aReportReadsBackAsItWas() {
    assertEquals(REPORT, Report.parse(REPORT.json()));
  }

  @Test
  void itIsAsciiAndShowsDigestsByTheirTicks() {
    String json = REPORT.json();
    assertTrue(json.chars().allMatch(c -> c < 127), json);
    assertTrue(
        json.contains("\"at\": {\"100\": \"0xffffffffffffffff\", \"200\": \"0x000000000000000a\"}"),
        json);
    assertTrue(json.contains("\"digest\": \"0x000000000000000a\""), json);
  }

  @Test
  void aReportCutShortAnywhereIsNone() {
    String json = REPORT.json().strip();
    for (int length = 0; length < json.length(); length++) {
      String cut = json.substring(0, length);
      assertThrows(IllegalArgumentException.class, () -> Report.parse(cut), cut);
    }
  }

  @Test
  void whatFollowsAReportIsRefused() {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> Report.parse("{} x"));
    assertEquals("not JSON at offset 3: expected the end, found `x`", refusal.getMessage());
  }
}

package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class JsonReportTest {
  private static final Duration WALL = Duration.ofMillis(60);

  private final StringBuilder text = new StringBuilder();

  @Test
  void aRunIsOneObjectOnOneLine() {
    JsonReport report = new JsonReport("turret.keys", text::append, true);
    report.started(ActedEngine.HEADER);
    report.echo(5, "two shells");
    report.check(7, "shells", "2..3", "2", true);
    report.note(8, "rounded");
    report.log("bang");
    report.ended(ActedEngine.passed(), WALL);

    assertEquals(
        "{\"format\":\"tickwright-run-1\",\"file\":\"turret.keys\",\"script\":\"turret.js\","
            + "\"base\":\"flicks\",\"timestep\":\"60hz\",\"seed\":7,\"status\":\"passed\","
            + "\"checks\":{\"passed\":2,\"run\":2},\"ticks\":749,"
            + "\"simulated\":{\"units\":8808240000,\"exact\":\"749/60s\",\"short\":\"12.483 s\"},"
            + "\"dropped\":0,\"digest\":\"0x5e1c09d2b7a4f380\",\"wallMillis\":60,\"problems\":[],"
            + "\"events\":["
            + "{\"kind\":\"echo\",\"line\":5,\"text\":\"two shells\"},"
            + "{\"kind\":\"check\",\"line\":7,\"what\":\"shells\",\"expected\":\"2..3\","
            + "\"actual\":\"2\",\"passed\":true},"
            + "{\"kind\":\"note\",\"line\":8,\"text\":\"rounded\"},"
            + "{\"kind\":\"log\",\"text\":\"bang\"}]}\n",
        text.toString());
  }

  @Test
  void everyProblemHasItsPlaceAndItsCure() throws Exception {
    JsonReport report = new JsonReport("turret.keys", text::append, true);
    report.ended(ActedEngine.broken("turret.keys"), WALL);

    JsonNode run = new ObjectMapper().readTree(text.toString());
    assertEquals("broken", run.get("status").asText());
    assertFalse(run.has("digest"), "nothing ran, so there is nothing to digest");
    assertEquals(2, run.get("problems").size());
    JsonNode first = run.get("problems").get(0);
    assertEquals("turret.keys", first.get("file").asText());
    assertEquals(3, first.get("line").asInt());
    assertEquals(1, first.get("column").asInt());
    assertEquals(5, first.get("length").asInt());
    assertEquals("there is no word `tikc`.", first.get("what").asText());
    assertEquals("Did you mean `tick`?", first.get("cure").asText());
  }

  @Test
  void withoutEventsOnlyTheOutcomeIsKept() throws Exception {
    JsonReport report = new JsonReport("turret.keys", text::append, false);
    report.check(7, "shells", "2", "2", true);
    report.ended(ActedEngine.passed(), WALL);

    assertFalse(new ObjectMapper().readTree(text.toString()).has("events"));
  }
}

package io.tickwright.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.tickwright.keys.Problem;
import io.tickwright.keys.RunHeader;
import io.tickwright.keys.RunResult;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * A run as one JSON object on one line.
 *
 * <p>Times and counts are exact integers; a digest and a value are text, as {@code .keys} writes
 * them. What a run that never began does not have, such as a digest, is left out.
 */
final class JsonReport implements Report {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Consumer<String> sink;
  private final boolean withEvents;
  private final ObjectNode run = JSON.createObjectNode();
  private final ArrayNode events = JSON.createArrayNode();

  JsonReport(String file, Consumer<String> sink, boolean withEvents) {
    this.sink = sink;
    this.withEvents = withEvents;
    run.put("format", "tickwright-run-1").put("file", file);
  }

  @Override
  public void started(RunHeader header) {
    run.put("script", header.script())
        .put("base", header.base())
        .put("timestep", header.timestep())
        .put("seed", header.seed());
  }

  @Override
  public void echo(int line, String text) {
    event("echo").put("line", line).put("text", text);
  }

  @Override
  public void check(int line, String what, String expected, String actual, boolean passed) {
    event("check")
        .put("line", line)
        .put("what", what)
        .put("expected", expected)
        .put("actual", actual)
        .put("passed", passed);
  }

  @Override
  public void note(int line, String text) {
    event("note").put("line", line).put("text", text);
  }

  @Override
  public void log(String text) {
    event("log").put("text", text);
  }

  @Override
  public void ended(RunResult result, Duration wallTime) {
    run.put("status", result.status().name().toLowerCase(Locale.ROOT));
    run.putObject("checks").put("passed", result.checksPassed()).put("run", result.checksRun());
    run.put("ticks", result.ticks());
    run.putObject("simulated")
        .put("units", result.simulatedUnits())
        .put("exact", result.simulated())
        .put("short", result.simulatedShort());
    run.put("dropped", result.dropped());
    if (result.digest() != 0) {
      run.put("digest", result.digestText());
    }
    run.put("wallMillis", wallTime.toMillis());
    tellProblems(result);
    if (withEvents) {
      run.set("events", events);
    }
    sink.accept(written() + "\n");
  }

  private void tellProblems(RunResult result) {
    ArrayNode problems = run.putArray("problems");
    for (Problem problem : result.problems()) {
      ObjectNode told = problems.addObject().put("file", problem.file());
      if (problem.line() > 0) {
        told.put("line", problem.line())
            .put("column", problem.column())
            .put("length", problem.length());
      }
      told.put("what", problem.what()).put("cure", problem.cure()).put("text", problem.text());
    }
  }

  private ObjectNode event(String kind) {
    // Not kept when not wanted: a soak test checks for hours.
    return (withEvents ? events.addObject() : JSON.createObjectNode()).put("kind", kind);
  }

  private String written() {
    try {
      return JSON.writeValueAsString(run);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree of text and numbers can always be written", e);
    }
  }
}

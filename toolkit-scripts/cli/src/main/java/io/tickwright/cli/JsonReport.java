package io.tickwright.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
  private final Consumer<String> sink;
  private final boolean withEvents;
  private final ObjectNode run = JsonLines.object("tickwright-run-1");
  private final ArrayNode events = JsonLines.array();

  JsonReport(String file, Consumer<String> sink, boolean withEvents) {
    this.sink = sink;
    this.withEvents = withEvents;
    run.put("file", file);
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
    JsonLines.problems(run, result.problems());
    if (withEvents) {
      run.set("events", events);
    }
    sink.accept(JsonLines.line(run));
  }

  private ObjectNode event(String kind) {
    // Not kept when not wanted: a soak test checks for hours.
    return (withEvents ? events.addObject() : JsonLines.object()).put("kind", kind);
  }
}

package io.tickwright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A tick of the skirmish with a thousand enemies and with ten thousand, in every language. */
@Table(id = "scripts", entry = "entity", entries = "entities")
public final class ScriptTicks implements Measured {

  /** A row, and what tells the trial which it is. */
  private record Kind(String what, String as, String word) {}

  private static final List<Kind> GAMES =
      List.of(
          new Kind("skirmish in Java", "Java", "java"),
          new Kind("skirmish in JavaScript, interpreted", "", "examples/skirmish/skirmish.js"),
          new Kind("skirmish in Groovy", "", "examples/skirmish/skirmish.groovy"),
          new Kind("skirmish as a Kotlin script", "", "examples/skirmish/skirmish.tick.kts"));

  private static final List<Kind> LOOPS =
      List.of(
          new Kind("a loop over all by hand, GraalJS interpreted", "GraalJS loop", "graal-loop"),
          new Kind("the same loop, Rhino 1.9.2 compiled", "", "rhino-loop"),
          new Kind("the same loop, Nashorn 15.7", "", "nashorn-loop"));

  @Override
  public List<Sample> measure() throws Exception {
    List<Sample> samples = new ArrayList<>();
    for (int entities : new int[] {1_000, 10_000}) {
      for (int events : new int[] {10, 100}) {
        for (Kind kind : GAMES) {
          if (kind.word.contains("/") && !Files.exists(Path.of(kind.word))) {
            continue;
          }
          samples.add(sample(kind.what, kind.as, entities, events, trial(kind, entities, events)));
        }
        for (Kind kind : LOOPS) {
          samples.add(sample(kind.what, kind.as, entities, events, trial(kind, entities, events)));
        }
        node(samples, entities, events);
      }
    }
    return samples;
  }

  private static List<String> trial(Kind kind, int entities, int events) throws Exception {
    List<String> options =
        List.of("-Xms1g", "-Xmx1g", "-Dpolyglot.engine.WarnInterpreterOnly=false");
    return Child.java(options, ScriptTrial.class, kind.word, "" + entities, "" + events);
  }

  private static void node(List<Sample> samples, int entities, int events) throws Exception {
    Path script = Files.createTempFile("tickwright-bench", ".js");
    try {
      Files.writeString(script, ScriptTrial.forNode(entities, events));
      List<String> version = Child.run(Map.of(), List.of("node", "--version"));
      List<String> lines = Child.run(Map.of(), List.of("node", script.toString()));
      String what = "the same loop, Node.js " + version.get(0) + " as a process of its own";
      samples.add(sample(what, "", entities, events, lines));
    } catch (IOException noNode) {
      // Not installed here: a row less.
      System.out.println("no Node.js: " + noNode.getMessage());
    } finally {
      Files.deleteIfExists(script);
    }
  }

  private static Sample sample(
      String what, String as, int entities, int events, List<String> lines) {
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("entities", "" + entities);
    parameters.put("events a tick", "" + events);
    List<Double> nanos =
        lines.stream()
            .filter(line -> line.startsWith("tick "))
            .map(line -> Double.valueOf(line.substring(5)))
            .toList();
    return new Sample(what, as, parameters, entities, 0, nanos, -1);
  }
}

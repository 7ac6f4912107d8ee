package io.tickwright.examples.determinism;

import io.tickwright.snapshot.StateDigest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one run of the program prints: who ran it, and what every simulation came to.
 *
 * @param leg the name of the run among those it is compared with
 * @param set {@code full}, {@code short}, or {@code part}
 * @param machine the properties of the JVM it ran on
 */
record Report(String leg, String set, Map<String, String> machine, List<Traced> simulations) {
  private static final List<String> PROPERTIES =
      List.of(
          "java.version",
          "java.vm.name",
          "java.vm.info",
          "os.name",
          "os.arch",
          "user.language",
          "user.timezone",
          "file.encoding");

  static Map<String, String> thisMachine() {
    Map<String, String> found = new LinkedHashMap<>();
    for (String property : PROPERTIES) {
      found.put(property, System.getProperty(property, ""));
    }
    return found;
  }

  @Nullable Traced simulation(String name) {
    return simulations.stream().filter(s -> s.name().equals(name)).findFirst().orElse(null);
  }

  /** As JSON, in ASCII whatever the machine's charset is. */
  String json() {
    StringBuilder out = new StringBuilder("{\n");
    out.append("  \"leg\": ").append(Json.quoted(leg)).append(",\n");
    out.append("  \"set\": ").append(Json.quoted(set)).append(",\n");
    List<String> facts = new ArrayList<>();
    machine.forEach((name, value) -> facts.add(Json.quoted(name) + ": " + Json.quoted(value)));
    out.append("  \"machine\": {").append(String.join(", ", facts)).append("},\n");
    List<String> runs = simulations.stream().map(Report::json).toList();
    out.append("  \"simulations\": [\n").append(String.join(",\n", runs)).append("\n  ]\n}\n");
    return out.toString();
  }

  private static String json(Traced run) {
    List<String> counts = new ArrayList<>();
    run.happened().forEach((name, count) -> counts.add(Json.quoted(name) + ": " + count));
    List<String> digests = new ArrayList<>();
    run.digests().forEach((tick, digest) -> digests.add("\"" + tick + "\": " + hex(digest)));
    return "    {\"name\": "
        + Json.quoted(run.name())
        + (", \"ticks\": " + run.ticks())
        + (", \"digest\": " + hex(run.digests().get(run.ticks())))
        + (", \"happened\": {" + String.join(", ", counts) + "},\n")
        + ("     \"at\": {" + String.join(", ", digests) + "}}");
  }

  private static String hex(long digest) {
    return "\"" + StateDigest.text(digest) + "\"";
  }

  /**
   * Reads a report.
   *
   * @throws IllegalArgumentException saying what is wrong, if it is none or only part of one
   */
  static Report parse(String text) {
    Map<String, Object> root = Json.object(Json.parse(text), "the report");
    Map<String, String> machine = new LinkedHashMap<>();
    Json.object(root.get("machine"), "machine")
        .forEach((name, value) -> machine.put(name, Json.text(value, name)));
    List<Traced> simulations = new ArrayList<>();
    for (Object run : Json.list(root.get("simulations"), "simulations")) {
      simulations.add(traced(Json.object(run, "simulation")));
    }
    return new Report(
        Json.text(root.get("leg"), "leg"),
        Json.text(root.get("set"), "set"),
        machine,
        List.copyOf(simulations));
  }

  private static Traced traced(Map<String, Object> run) {
    Map<String, Long> happened = new LinkedHashMap<>();
    Json.object(run.get("happened"), "happened")
        .forEach((name, count) -> happened.put(name, Json.number(count, name)));
    Map<Long, Long> digests = new LinkedHashMap<>();
    Json.object(run.get("at"), "at")
        .forEach(
            (tick, digest) ->
                digests.put(
                    Long.parseLong(tick),
                    Long.parseUnsignedLong(Json.text(digest, "digest").substring(2), 16)));
    return new Traced(
        Json.text(run.get("name"), "name"),
        Json.number(run.get("ticks"), "ticks"),
        digests,
        happened);
  }
}

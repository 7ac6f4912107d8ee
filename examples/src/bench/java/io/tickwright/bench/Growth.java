package io.tickwright.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a tick costs with more entities, and a run with more ticks; drawn as well. */
@Table(id = "growth", entry = "entity and tick", groups = "varied")
public final class Growth implements Measured {

  private static final String ENTITIES = "entities, warm";
  private static final String TICKS = "ticks, from a cold start";
  private static final int FEW = 10;
  private static final long WORK = 20_000_000;

  private static final Kind OURS = new Kind("a bank and a timer in every entity", "", "crowd");
  private static final Kind OBJECTS =
      new Kind("float fields of objects, updated by hand", "by hand", "objects");
  private static final Kind ARTEMIS =
      new Kind("artemis-odb 2.3.0, two systems over floats", "artemis-odb", "artemis");

  /** What holds the entities, and the trial's word for it. */
  private record Kind(String what, String as, String word) {}

  /** This collector counts an array by its bytes, where G1 rounds large ones up to regions. */
  private static final List<String> OPTIONS =
      List.of("-Xms2g", "-Xmx2g", "-Xmn64m", "-XX:+UseSerialGC");

  /** Bytes of the first round: they must not tell the same row of two rounds apart. */
  private static final Map<String, Long> HELD = new LinkedHashMap<>();

  @Override
  public List<Sample> measure() throws Exception {
    List<Sample> samples = new ArrayList<>();
    for (int power = 2; power <= 7; power++) {
      long entities = Math.round(Math.pow(10, power));
      long ticks = Math.max(20, Math.min(20_000, WORK / entities));
      // Ten million components need more memory than most have.
      List<Kind> kinds = power < 7 ? List.of(OBJECTS, ARTEMIS, OURS) : List.of(OBJECTS, OURS);
      for (Kind kind : kinds) {
        samples.add(sample(kind, ENTITIES, entities, ticks, ticks));
      }
    }
    for (int power = 2; power <= 7; power++) {
      for (Kind kind : List.of(OBJECTS, OURS)) {
        samples.add(sample(kind, TICKS, FEW, Math.round(Math.pow(10, power)), 0));
      }
    }
    return samples;
  }

  @Override
  public void draw(Path docs, List<Sample> samples) throws IOException {
    Path folder = docs.resolve("performance");
    for (String bytes : List.of("", "-bytes")) {
      String up = bytes.isEmpty() ? "ticks a second" : "bytes";
      new Plot(points(samples, ENTITIES, "entities", bytes))
          .write(folder.resolve("growth-entities" + bytes + ".svg"), "entities", up);
      new Plot(points(samples, TICKS, "ticks", bytes))
          .write(folder.resolve("growth-ticks" + bytes + ".svg"), "ticks of the run", up);
    }
  }

  private static Sample sample(Kind kind, String varied, long entities, long ticks, long warmUps)
      throws Exception {
    List<String> lines =
        Child.java(OPTIONS, GrowthTrial.class, kind.word, "" + entities, "" + ticks, "" + warmUps);
    String key = key(kind.what, varied, "" + entities, "" + ticks);
    HELD.putIfAbsent(key, Math.max(1, figure(lines, "bytes")));
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("varied", varied);
    parameters.put("entities", "" + entities);
    parameters.put("ticks", "" + ticks);
    double nanos = figure(lines, "nanos");
    String what = kind.what + "; " + held(HELD.get(key), entities);
    return new Sample(what, kind.as, parameters, entities * ticks, 0, List.of(nanos), -1);
  }

  private static String key(String what, String varied, String entities, String ticks) {
    return String.join(",", what, varied, entities, ticks);
  }

  private static String held(long bytes, long entities) {
    String all =
        bytes < 1_000_000
            ? String.format(Locale.ROOT, "%,d kB", bytes / 1_000)
            : String.format(Locale.ROOT, "%,d MB", bytes / 1_000_000);
    return String.format(Locale.ROOT, "%s, %,d B each", all, bytes / entities);
  }

  private static long figure(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name + " "))
        .mapToLong(line -> Long.parseLong(line.substring(name.length() + 1)))
        .findFirst()
        .orElseThrow();
  }

  private static Map<Double, Double> points(
      List<Sample> samples, String varied, String along, String bytes) {
    Map<Double, Double> points = new LinkedHashMap<>();
    for (Sample sample : samples) {
      Map<String, String> of = sample.parameters();
      if (of.get("varied").equals(varied) && sample.what().startsWith(OURS.what)) {
        String key = key(OURS.what, varied, of.get("entities"), of.get("ticks"));
        double ticks = Double.parseDouble(of.get("ticks"));
        points.put(
            Double.valueOf(of.get(along)),
            bytes.isEmpty() ? ticks * 1e9 / sample.median() : HELD.get(key));
      }
    }
    return points;
  }
}

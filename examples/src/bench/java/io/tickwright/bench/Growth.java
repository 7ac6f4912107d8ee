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

  /** Of the first round: it must not tell the same row of two rounds apart. */
  private static final Map<String, String> HELD = new LinkedHashMap<>();

  @Override
  public List<Sample> measure() throws Exception {
    List<Sample> samples = new ArrayList<>();
    for (int power = 2; power <= 7; power++) {
      long entities = Math.round(Math.pow(10, power));
      long ticks = Math.max(20, Math.min(20_000, WORK / entities));
      samples.add(sample(ENTITIES, entities, ticks, Math.max(20, ticks)));
    }
    for (int power = 2; power <= 7; power++) {
      samples.add(sample(TICKS, FEW, Math.round(Math.pow(10, power)), 0));
    }
    return samples;
  }

  @Override
  public void draw(Path docs, List<Sample> samples) throws IOException {
    Path folder = docs.resolve("performance");
    new Plot(points(samples, ENTITIES, "entities"))
        .write(folder.resolve("growth-entities.svg"), "entities", "ticks a second");
    new Plot(points(samples, TICKS, "ticks"))
        .write(folder.resolve("growth-ticks.svg"), "ticks of the run", "ticks a second");
  }

  private static Sample sample(String varied, long entities, long ticks, long warmUps)
      throws Exception {
    List<String> lines =
        Child.java(
            List.of("-Xms2g", "-Xmx2g"),
            GrowthTrial.class,
            "" + entities,
            "" + ticks,
            "" + warmUps);
    long held = figure(lines, "bytes");
    String key = varied + entities + "," + ticks;
    HELD.putIfAbsent(
        key,
        held < 1_000_000 ? "under 1 MB" : String.format(Locale.ROOT, "%,d MB", held / 1_000_000));
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("varied", varied);
    parameters.put("entities", "" + entities);
    parameters.put("ticks", "" + ticks);
    parameters.put("state", HELD.get(key));
    double nanos = figure(lines, "nanos");
    return new Sample(
        "a bank and a timer in every entity",
        "",
        parameters,
        entities * ticks,
        0,
        List.of(nanos),
        -1);
  }

  private static long figure(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name + " "))
        .mapToLong(line -> Long.parseLong(line.substring(name.length() + 1)))
        .findFirst()
        .orElseThrow();
  }

  private static Map<Double, Double> points(List<Sample> samples, String varied, String along) {
    Map<Double, Double> points = new LinkedHashMap<>();
    for (Sample sample : samples) {
      if (sample.parameters().get("varied").equals(varied)) {
        double ticks = Double.parseDouble(sample.parameters().get("ticks"));
        points.put(Double.valueOf(sample.parameters().get(along)), ticks * 1e9 / sample.median());
      }
    }
    return points;
  }
}

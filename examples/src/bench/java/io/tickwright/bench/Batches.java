package io.tickwright.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** `tickwright run --jobs`: batches of scenarios, on one core and on two. */
@Table(id = "batches", entry = "scenario", groups = "batch")
public final class Batches implements Measured {

  private record Batch(String name, int scenarios, long ticks) {}

  private static final List<Batch> BATCHES =
      List.of(
          new Batch("8 scenarios of 1,000,000 ticks", 8, 1_000_000),
          new Batch("100 scenarios of 1,000 ticks", 100, 1_000));

  @Override
  public List<Sample> measure() throws Exception {
    List<Sample> samples = new ArrayList<>();
    for (Batch batch : BATCHES) {
      Path folder = Files.createTempDirectory("tickwright-batch");
      List<Path> files = new ArrayList<>();
      try {
        files.add(Files.copy(Path.of("examples/turret/turret.js"), folder.resolve("turret.js")));
        List<String> words = new ArrayList<>(List.of("run", "--quiet", "--jobs", "1"));
        for (int i = 0; i < batch.scenarios; i++) {
          Path scenario = folder.resolve("long-" + i + ".keys");
          files.add(Files.writeString(scenario, text(batch.ticks)));
          words.add(scenario.toString());
        }
        samples.add(sample(batch, "`--jobs 1`", "one job", words));
        words.set(3, "2");
        samples.add(sample(batch, "`--jobs 2`", "", words));
      } finally {
        for (Path file : files) {
          Files.deleteIfExists(file);
        }
        Files.deleteIfExists(folder);
      }
    }
    return samples;
  }

  private static String text(long ticks) {
    return "script turret.js\ntimestep 60hz\ntick " + ticks + "\nexpect shells 8\n";
  }

  private static Sample sample(Batch batch, String what, String as, List<String> words)
      throws Exception {
    long start = System.nanoTime();
    Child.run(Map.of(), Starts.started(List.of(), words));
    double nanos = System.nanoTime() - start;
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("batch", batch.name);
    return new Sample(what, as, parameters, batch.scenarios, 0, List.of(nanos), -1);
  }
}

package io.tickwright.bench;

import io.tickwright.bench.ScriptTrial.Size;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A tick of the skirmish in every language, and of a loop by hand in every engine: with a thousand
 * entities and with ten thousand, and what one entity more costs, and one event more.
 */
@Table(id = "scripts", entry = "entity", entries = "entities")
public final class ScriptTicks implements Measured {

  /** Of a bank's column and a timer's. */
  private static final double COLUMNS = 32;

  /** Of an array of doubles. */
  private static final double ARRAY = 8;

  private static final String SKIRMISH = "examples/skirmish/skirmish";

  /** A row of each size: what tells the trial which it is, and how long it warms up. */
  private record Kind(String what, String as, double bytes, String word, int warmUpMillis) {}

  private static final List<Kind> GAMES =
      List.of(
          new Kind("skirmish in Java", "Java", COLUMNS, "java", 700),
          new Kind("skirmish as a Kotlin script", "", COLUMNS, SKIRMISH + ".tick.kts", 1_000),
          new Kind("skirmish in Groovy", "", COLUMNS, SKIRMISH + ".groovy", 1_500),
          new Kind(
              "skirmish in JavaScript, GraalJS interpreted",
              "JavaScript",
              COLUMNS,
              SKIRMISH + ".js",
              2_500));

  private static final Kind COMPILED_GAME =
      new Kind("skirmish in JavaScript, GraalJS compiled", "", COLUMNS, SKIRMISH + ".js", 10_000);

  private static final List<Kind> LOOPS =
      List.of(
          new Kind("loop by hand, GraalJS interpreted", "GraalJS loop", ARRAY, "graal-loop", 2_000),
          new Kind("loop by hand, Rhino 1.9.2 compiled", "", 0, "rhino-loop", 1_000),
          new Kind("loop by hand, Nashorn 15.7", "", ARRAY, "nashorn-loop", 1_000));

  private static final Kind COMPILED_LOOP =
      new Kind("loop by hand, GraalJS compiled", "", ARRAY, "graal-loop", 4_000);

  /** What a kind printed. */
  private record Trial(Kind kind, List<String> lines) {

    List<Double> nanos(Size size) {
      String begin = size + " tick ";
      return lines.stream()
          .filter(line -> line.startsWith(begin))
          .map(line -> Double.valueOf(line.substring(begin.length())))
          .toList();
    }

    List<String> cameTo() {
      return lines.stream().filter(line -> line.contains(" came to ")).toList();
    }
  }

  @Override
  public List<Sample> measure() throws Exception {
    CompilingJdk compiling = CompilingJdk.find();
    List<Trial> games = new ArrayList<>();
    for (Kind kind : GAMES) {
      games.add(trial(kind));
    }
    games.add(compiled(COMPILED_GAME, compiling));
    List<Trial> loops = new ArrayList<>();
    for (Kind kind : LOOPS) {
      loops.add(trial(kind));
    }
    loops.add(compiled(COMPILED_LOOP, compiling));
    node(loops);
    cameToTheSame(games);
    cameToTheSame(loops);
    games.addAll(loops);
    return samples(games);
  }

  @Override
  public String round() {
    return ", in each a process for each language with %d × %d ms of each size"
            .formatted(ScriptTrial.MEASUREMENTS, ScriptTrial.MILLIS)
        + " after 0.5 to 10 s of warm-up";
  }

  private static Trial trial(Kind kind) throws Exception {
    List<String> options =
        List.of("-Xms1g", "-Xmx1g", "-Dpolyglot.engine.WarnInterpreterOnly=false");
    return new Trial(
        kind, Child.java(options, ScriptTrial.class, kind.word, "" + kind.warmUpMillis));
  }

  private static Trial compiled(Kind kind, CompilingJdk jdk) throws Exception {
    Kind named =
        new Kind(
            kind.what + " (" + (jdk.found() ? "JDK " : "not measured: ") + jdk.version() + ")",
            kind.as,
            kind.bytes,
            kind.word,
            kind.warmUpMillis);
    if (!jdk.found()) {
      return new Trial(named, List.of());
    }
    List<String> options = new ArrayList<>(List.of("-Xms1g", "-Xmx1g"));
    options.addAll(jdk.options());
    String[] words = {kind.word, "" + kind.warmUpMillis, "compiled"};
    return new Trial(named, Child.java(jdk.java(), options, ScriptTrial.class, words));
  }

  private static void node(List<Trial> loops) throws Exception {
    Path script = Files.createTempFile("tickwright-bench", ".js");
    try {
      Files.writeString(script, ScriptLoops.forNode(500));
      String version = Child.run(Map.of(), List.of("node", "--version")).get(0);
      String what = "loop by hand, Node.js " + version + ", a process of its own";
      Kind kind = new Kind(what, "", ARRAY, "", 0);
      loops.add(new Trial(kind, Child.run(Map.of(), List.of("node", script.toString()))));
    } catch (IOException noNode) {
      System.out.println("not measured: " + noNode.getMessage());
    } finally {
      Files.deleteIfExists(script);
    }
  }

  private static void cameToTheSame(List<Trial> trials) {
    for (Trial trial : trials) {
      if (!trial.lines.isEmpty() && !trial.cameTo().equals(trials.get(0).cameTo())) {
        throw new IllegalStateException(
            trial.kind.what + " is another game: " + trial.cameTo() + trials.get(0).cameTo());
      }
    }
  }

  private static List<Sample> samples(List<Trial> trials) {
    List<Sample> samples = new ArrayList<>();
    for (Size size : Size.ALL) {
      for (Trial trial : trials) {
        samples.add(
            sample(trial.kind, "" + size.entities(), "" + size.events(), size, trial.nanos(size)));
      }
    }
    Size least = Size.ALL.get(0);
    Size more = Size.ALL.get(1);
    Size most = Size.ALL.get(2);
    for (Trial trial : trials) {
      samples.add(difference(trial, "one more entity", "as many", more, least, 9_000));
    }
    for (Trial trial : trials) {
      samples.add(difference(trial, "as many", "one more event", most, more, 90));
    }
    return samples;
  }

  /** Of measurements made one right after the other. */
  private static Sample difference(
      Trial trial, String entities, String events, Size of, Size from, int parts) {
    List<Double> high = trial.nanos(of);
    List<Double> low = trial.nanos(from);
    List<Double> each =
        IntStream.range(0, high.size()).mapToObj(i -> (high.get(i) - low.get(i)) / parts).toList();
    Kind kind = trial.kind;
    return sample(new Kind(kind.what, kind.as, 0, "", 0), entities, events, new Size(1, 1), each);
  }

  private static Sample sample(
      Kind kind, String entities, String events, Size size, List<Double> nanos) {
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("entities", entities);
    parameters.put("events a tick", events);
    return new Sample(kind.what, kind.as, parameters, size.entities(), kind.bytes, nanos, -1);
  }
}

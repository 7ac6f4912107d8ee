package io.tickwright.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Whole processes, from their start to their end: plain ones, and as the launcher starts them. */
@Table(id = "starts", entry = "scenario", groups = "command")
public final class Starts implements Measured {

  private static final String LIBRARIES = "toolkit-scripts/cli/target/lib";
  private static final String SCENARIO = "examples/turret/turret.keys";
  private static final int MANY = 100;
  private static final int TIMES = 3;

  /** The launcher's, too. */
  static final List<String> COMPILE_LATER =
      List.of("-XX:Tier4InvocationThreshold=80000", "-XX:Tier4CompileThreshold=240000");

  private static final boolean CACHED = Runtime.version().feature() >= 25;
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private record Command(String name, long scenarios, List<String> words) {}

  private static final List<Command> COMMANDS =
      List.of(
          new Command("`--version`", 1, List.of("--version")),
          new Command("`run` of a small JS scenario", 1, List.of("run", SCENARIO)),
          new Command("`run` of 100 of them", MANY, many()));

  private static List<String> many() {
    List<String> words = new ArrayList<>(List.of("run", "--quiet"));
    words.addAll(Collections.nCopies(MANY, SCENARIO));
    return words;
  }

  @Override
  public List<Sample> measure() throws Exception {
    Path folder = Files.createTempDirectory("tickwright-start");
    Path archive = folder.resolve("archive");
    try {
      make(archive);
      List<Sample> samples = new ArrayList<>();
      samples.add(sample("a JVM that does nothing", "", "`java -version`", 1, nothing()));
      for (Command command : COMMANDS) {
        List<Double> plain = new ArrayList<>();
        List<Double> launched = new ArrayList<>();
        for (int time = 0; time < (command.scenarios == 1 ? TIMES : 1); time++) {
          plain.add(nanos(started(List.of(), command.words)));
          launched.add(nanos(started(asLaunched(archive, command.words), command.words)));
        }
        samples.add(sample("plain", "plain", command.name, command.scenarios, plain));
        samples.add(sample("as launched", "", command.name, command.scenarios, launched));
      }
      return samples;
    } finally {
      Files.deleteIfExists(Path.of(archive + "-list"));
      Files.deleteIfExists(archive);
      Files.deleteIfExists(folder);
    }
  }

  private static Sample sample(
      String what, String as, String command, long scenarios, List<Double> nanos) {
    return new Sample(what, as, Map.of("command", command), scenarios, 0, nanos, -1);
  }

  /** As the launcher does. */
  private static void make(Path archive) throws Exception {
    List<String> run = List.of("run", SCENARIO);
    if (CACHED) {
      String list = "-XX:AOTConfiguration=" + archive + "-list";
      Child.run(Map.of(), started(List.of("-XX:AOTMode=record", list), run));
      Child.run(
          Map.of(), started(List.of("-XX:AOTMode=create", list, "-XX:AOTCache=" + archive), run));
    } else {
      Child.run(Map.of(), started(List.of("-XX:ArchiveClassesAtExit=" + archive), run));
    }
  }

  private static List<String> asLaunched(Path archive, List<String> words) {
    List<String> options = new ArrayList<>(COMPILE_LATER);
    if (!words.equals(List.of("--version"))) {
      options.add("-XX:+VerifySharedSpaces");
      options.add((CACHED ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + archive);
      options.add("-Xlog:disable");
    }
    return options;
  }

  /** The command line of `tickwright` with these words, without the shell around it. */
  static List<String> started(List<String> options, List<String> words) {
    List<String> command = new ArrayList<>();
    command.add(JAVA);
    command.add("-Dpolyglot.engine.WarnInterpreterOnly=false");
    if (Runtime.version().feature() >= 24) {
      command.add("--enable-native-access=ALL-UNNAMED");
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(options);
    command.addAll(List.of("-cp", LIBRARIES + "/*", "io.tickwright.cli.Main"));
    command.addAll(words);
    return command;
  }

  private static List<Double> nothing() throws Exception {
    List<Double> times = new ArrayList<>();
    for (int time = 0; time < TIMES; time++) {
      times.add(nanos(List.of(JAVA, "-version")));
    }
    return times;
  }

  private static double nanos(List<String> command) throws Exception {
    long start = System.nanoTime();
    Child.run(Map.of(), command);
    return System.nanoTime() - start;
  }
}

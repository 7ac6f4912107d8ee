package io.tickwright.keys;

import io.tickwright.save.AtomicFile;
import io.tickwright.script.Place;
import io.tickwright.snapshot.StateDigest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * A digest log: which scenario was run, and the digest after each of its ticks, one a line. It is
 * small, so that runs on two machines can be compared without their states.
 */
final class DigestLog {
  static final String FIRST_LINE = "tickwright digests 1";
  private static final String SCENARIO = "scenario ";

  private final String scenario;
  private long[] ticks = new long[1_024];
  private long[] digests = new long[1_024];
  private int size;

  private DigestLog(String scenario) {
    this.scenario = scenario;
  }

  /** The scenario as seen from the log's folder. */
  String scenario() {
    return scenario;
  }

  int size() {
    return size;
  }

  long tick(int place) {
    return ticks[place];
  }

  long digest(int place) {
    return digests[place];
  }

  // Writing

  /** Writes what a run did, in place of the file that is there. */
  static void write(Trace trace, Path scenario, Path file) throws IOException {
    StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
    text.append(SCENARIO).append(Spelling.beside(file, scenario)).append('\n');
    for (int i = 0; i < trace.size(); i++) {
      text.append(trace.tick(i)).append(' ');
      text.append(StateDigest.text(trace.digest(i))).append('\n');
    }
    AtomicFile.replace(file, text.toString().getBytes(StandardCharsets.UTF_8));
  }

  // Reading

  /**
   * Reads a log.
   *
   * @throws ScenarioRefused when it is none
   */
  static DigestLog read(Path file) {
    String name = String.valueOf(file.getFileName());
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException unreadable) {
      throw refused(name, 0, "", "it cannot be read.", "");
    }
    if (lines.size() < 2 || !lines.get(0).equals(FIRST_LINE)) {
      throw refused(name, 1, "", "this is no digest log.", "Make one by tickwright run --digests.");
    }
    if (!lines.get(1).startsWith(SCENARIO)) {
      throw refused(name, 2, lines.get(1), "here the scenario is missing.", "Write scenario FILE.");
    }
    DigestLog log = new DigestLog(lines.get(1).substring(SCENARIO.length()));
    for (int i = 2; i < lines.size(); i++) {
      log.read(name, i + 1, lines.get(i));
    }
    return log;
  }

  private void read(String name, int number, String line) {
    if (!line.matches("[0-9]{1,18} 0x[0-9a-f]{16}")) {
      throw refused(
          name,
          number,
          line,
          "here is no tick with its digest.",
          "A line is 60 0x5e1c09d2b7a4f380.");
    }
    if (size == ticks.length) {
      ticks = Arrays.copyOf(ticks, size * 2);
      digests = Arrays.copyOf(digests, size * 2);
    }
    int blank = line.indexOf(' ');
    ticks[size] = Long.parseLong(line.substring(0, blank));
    digests[size++] = Long.parseUnsignedLong(line.substring(blank + 3), 16);
  }

  private static ScenarioRefused refused(
      String name, int line, String text, String what, String cure) {
    Place place = line == 0 ? Place.of(name) : new Place(name, line, 1, text.length(), text);
    return new ScenarioRefused(List.of(new Problem(place, what, cure)));
  }
}

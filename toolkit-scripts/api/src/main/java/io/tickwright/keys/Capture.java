package io.tickwright.keys;

import io.tickwright.loop.FrameLoop;
import io.tickwright.script.path.Paths;
import io.tickwright.script.path.Property;
import io.tickwright.script.path.Property.Kind;
import io.tickwright.sim.Input;
import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.StateDigest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a simulation is now, as a starting position: {@code .keys} text that a person can read and
 * edit, in a fixed order, with only what differs from what the game declares.
 *
 * <pre>{@code
 * Files.writeString(Path.of("position.keys"), Capture.of(sim, "skirmish.js").text());
 * new ScenarioRun(scenario, RunOptions.DEFAULT, RunListener.SILENT).captureAtLine(15).text();
 * }</pre>
 *
 * <p>Read back into the same game it makes a state of the same digest. How time reaches the game is
 * in it as far as the next tick depends on it; frames begin anew, and what they have dropped is not
 * in it. Immutable; making one belongs to the simulation's thread, between two ticks.
 */
public final class Capture {
  private static final int MOST_CHARACTERS = 65_536;

  private final RunHeader header;

  /** The file of the script, if that is known. */
  private final @Nullable Path scriptFile;

  private final long tick;
  private final String shortTime;
  private final long digest;
  private final String when;
  private final List<Line> lines;

  /** A thing and its value, or, without a thing, an input that waits. */
  private record Line(String path, String value) {}

  private Capture(RunHeader header, @Nullable Path scriptFile, Simulation sim, String when) {
    this.header = header;
    this.scriptFile = scriptFile;
    this.tick = sim.ticksDone();
    this.shortTime = Stage.shortTime(sim.base(), sim.simulatedUnits());
    this.digest = sim.digest();
    this.when = when;
    this.lines = lines(sim);
  }

  private Capture(Capture same, String when) {
    this.header = same.header;
    this.scriptFile = same.scriptFile;
    this.tick = same.tick;
    this.shortTime = same.shortTime;
    this.digest = same.digest;
    this.when = when;
    this.lines = same.lines;
  }

  // Making

  /**
   * What a simulation is now.
   *
   * @param script the script's file name as the position's {@code script} line shall have it, or
   *     null for a game that has none
   * @throws IllegalStateException in the middle of a tick or after one that failed, while something
   *     runs that no state holds, and if a value is too long for a line
   */
  public static Capture of(Simulation sim, @Nullable String script) {
    if (sim.isTicking() || sim.failure() != null) {
      throw new IllegalStateException(
          "a position is captured between two ticks, neither within one nor after one that failed;"
              + " within one, put it off: sim.betweenTicks(() -> …)");
    }
    RunHeader header =
        new RunHeader(
            "",
            script == null ? "" : script,
            Spelling.base(sim.base()),
            Spelling.timestep(sim),
            sim.loop().budget(),
            sim.seed());
    return new Capture(header, null, sim, "");
  }

  static Capture taken(Simulation sim, RunHeader header, @Nullable Path scriptFile) {
    return new Capture(header, scriptFile, sim, "");
  }

  /** The same, with when it was, as in {@code , where line 3 failed}. */
  Capture at(String moment) {
    return new Capture(this, moment);
  }

  // What it holds

  private static List<Line> lines(Simulation sim) {
    Paths paths = Paths.of(sim);
    for (String running : paths.unsaved()) {
      throw new IllegalStateException(
          "`"
              + running
              + "` is running, and nothing of it can be captured; end it first, or write it as a"
              + " sequence");
    }
    List<Line> lines = new ArrayList<>();
    lines.add(new Line("tick", Long.toString(sim.ticksDone())));
    if (!sim.isStarted()) {
      lines.add(new Line("started", "no"));
    }
    for (Property property : paths.ofSchedule()) {
      add(lines, property);
    }
    for (Property property : paths.all()) {
      add(lines, property);
    }
    for (Input input : sim.inputs().waiting()) {
      lines.add(new Line("", input(input, sim.ticksDone())));
    }
    lines.forEach(Capture::refuseTooLong);
    return List.copyOf(lines);
  }

  private static void add(List<Line> lines, Property property) {
    if (property.isInitial()) {
      return;
    }
    String text = property.text();
    boolean armed = property.kind() == Kind.TIMER && text.startsWith("left ");
    lines.add(
        armed
            ? new Line(property.path() + ".left", text.substring("left ".length()))
            : new Line(property.path(), text));
  }

  /** An input, without the zeros that it has anyway; one that is overdue says so. */
  private static String input(Input input, long now) {
    int arguments = input.arguments().size();
    while (arguments > 0 && input.arguments().get(arguments - 1) == 0) {
      arguments--;
    }
    List<Long> written = input.arguments().subList(0, arguments);
    String text =
        InputText.of(
            new Input(input.stamp(), input.kind(), input.action(), input.source(), written), now);
    return input.stamp() < now ? text + " at " + Math.max(0, input.stamp()) : text;
  }

  private static void refuseTooLong(Line line) {
    if (line.path().length() + line.value().length() + "expect  ".length() > MOST_CHARACTERS) {
      throw new IllegalStateException(
          "`"
              + line.path()
              + "` has "
              + line.value().length()
              + " characters, and a line holds "
              + MOST_CHARACTERS
              + "; write a save instead");
    }
  }

  // What it says

  /** How many ticks were done. */
  public long tick() {
    return tick;
  }

  /** The digest of the state it holds, {@code 0x5e1c09d2b7a4f380}. */
  public String digestText() {
    return StateDigest.text(digest);
  }

  /** The position as a scenario that begins there; lines end with a line feed. */
  public String text() {
    return text(header.script());
  }

  /** The same for a file that lies elsewhere: it names the script as seen from there. */
  public String textIn(Path file) {
    return text(scriptFile == null ? header.script() : Spelling.beside(file, scriptFile));
  }

  private String text(String script) {
    StringBuilder text = new StringBuilder(captured());
    text.append("# a starting position, made by `tickwright capture`; edit freely\n");
    if (!script.isEmpty()) {
      text.append("script ").append(Spelling.word(script)).append('\n');
    }
    text.append("base ").append(header.base()).append('\n');
    text.append("timestep ").append(header.timestep()).append('\n');
    if (header.budget() != FrameLoop.DEFAULT_BUDGET) {
      text.append("budget ").append(Spelling.budget(header.budget())).append('\n');
    }
    text.append("seed ").append(header.seed()).append("\n\n");
    for (Line line : lines) {
      text.append(line.path().isEmpty() ? "" : "let " + line.path() + " ")
          .append(line.value())
          .append('\n');
    }
    return text.append(footer()).toString();
  }

  /** The same as checks, to stand where a scenario should have come to this. */
  public String checks() {
    StringBuilder text = new StringBuilder(captured());
    text.append("# what is expected there, made by `tickwright capture --as expect`\n");
    long waiting = 0;
    for (Line line : lines) {
      if (line.path().isEmpty()) {
        waiting++;
      } else {
        text.append("expect ").append(line.path()).append(' ').append(line.value()).append('\n');
      }
    }
    return text.append("expect inputs ").append(waiting).append('\n').append(footer()).toString();
  }

  private String captured() {
    String of = header.scenario().isEmpty() ? "" : header.scenario() + " at ";
    return "# captured: " + of + "tick " + tick + " (" + shortTime + ")" + when + "\n";
  }

  private String footer() {
    return "# not listed: all else is as the game declares it. digest " + digestText() + "\n";
  }

  @Override
  public String toString() {
    return text();
  }
}

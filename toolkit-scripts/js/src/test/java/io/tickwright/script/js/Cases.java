package io.tickwright.script.js;

import io.tickwright.script.Script;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptLimits;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Action;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationFailed;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Scripts and what is to come of them, from a text of {@code === name}, a script, {@code --- } and
 * the rest.
 */
final class Cases {
  /**
   * One of them.
   *
   * @param name what it shows
   * @param script the script
   * @param expected what is to come of it
   */
  record Case(String name, String script, String expected) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** What ends by its statements ends by them on a slow machine too. */
  static final ScriptLimits LIMITS = new ScriptLimits(200_000, Duration.ofMinutes(5));

  private Cases() {}

  static Stream<Case> read(String resource) {
    List<Case> cases = new ArrayList<>();
    for (String part : text(resource).split("(?m)^=== ")) {
      if (!part.isBlank()) {
        int line = part.indexOf('\n');
        String[] halves = part.substring(line + 1).split("(?m)^---\n", 2);
        String expected = halves.length < 2 ? "" : halves[1].stripTrailing();
        cases.add(new Case(part.substring(0, line), halves[0], expected));
      }
    }
    if (cases.isEmpty()) {
      throw new IllegalStateException(resource + " has no cases");
    }
    return cases.stream();
  }

  static String text(String resource) {
    try (InputStream in = Cases.class.getResourceAsStream("/scripts/" + resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Loads a script into a fresh simulation, with its log in {@code log}. */
  static Script load(Path folder, String script, List<String> log) {
    return load(folder, script, log, LIMITS);
  }

  static Script load(Path folder, String script, List<String> log, ScriptLimits limits) {
    Simulation simulation = Simulation.at("60hz").seed(7).build();
    return Scripts.load(write(folder, "game.js", script), simulation, host(log, limits));
  }

  static ScriptHost host(List<String> log, ScriptLimits limits) {
    return new ScriptHost() {
      @Override
      public void log(String text) {
        log.add(text);
      }

      @Override
      public ScriptLimits limits() {
        return limits;
      }
    };
  }

  /** What went wrong, as the script's author reads it. */
  static ScriptRefused refusal(RuntimeException thrown) {
    if (thrown instanceof ScriptRefused refused) {
      return refused;
    }
    if (thrown instanceof SimulationFailed && thrown.getCause() instanceof ScriptRefused refused) {
      return refused;
    }
    throw new AssertionError("not told as a refusal: " + thrown, thrown);
  }

  static Path write(Path folder, String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** Fires if the script knows how to, lets some ticks pass and draws a frame. */
  static void play(Simulation simulation) {
    if (simulation.world().find("fire") instanceof Action) {
      simulation.inputs().tap("fire");
    }
    simulation.tick(4);
    simulation.frame(0);
  }
}

package io.tickwright.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** A terminal that remembers, and a command line to try on it. */
final class Screen {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Terminal terminal;

  private Screen(boolean isScreen, Map<String, String> environment) {
    terminal = new Terminal(out, err, isScreen, isScreen, StandardCharsets.UTF_8, environment);
  }

  /** Output that goes to a file or a pipe. */
  static Screen piped() {
    return new Screen(false, Map.of("TERM", "xterm"));
  }

  /** A person's terminal, in this environment. */
  static Screen watched(Map<String, String> environment) {
    return new Screen(true, environment);
  }

  Terminal terminal() {
    return terminal;
  }

  /** Runs the whole command line; returns its exit code. */
  int run(ScenarioEngine engine, String... args) {
    int code = Main.run(terminal, engine, args);
    terminal.flush();
    return code;
  }

  String out() {
    terminal.flush();
    return out.toString(StandardCharsets.UTF_8);
  }

  String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  /** What was printed, with the only measured figures in it made alike. */
  String outWithoutWallTimes() {
    return out()
        .replaceAll(" in (\\d+\\.\\d+ s|\\d+ min \\d+ s),", " in 0.06 s,")
        .replaceAll("\"wallMillis\":\\d+", "\"wallMillis\":60");
  }
}

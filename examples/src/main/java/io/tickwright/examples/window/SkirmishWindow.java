package io.tickwright.examples.window;

import io.tickwright.examples.skirmish.Skirmish;
import io.tickwright.sim.Simulation;
import io.tickwright.window.GameWindow;
import io.tickwright.window.WindowFile;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Plays the Java {@link Skirmish} in a window: SPACE fires, SHIFT is slow motion, P pauses; F1
 * holds time, F2 steps, F5 and F9 are the quick save, F10 records. What a recording holds can be
 * replayed without a window, to the same digests.
 *
 * <p>Run it in a checkout, or give the folder with {@code skirmish.window}.
 */
public final class SkirmishWindow {
  private SkirmishWindow() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments.length == 0 ? "examples/skirmish" : arguments[0]);
    if (!GameWindow.hasDisplay()) {
      System.err.println("There is no display here. What needs none:");
      System.err.println("  ./tickwright run examples/skirmish/skirmish-smoke.keys");
      System.exit(2);
    }
    Simulation sim = new Skirmish().at("60hz").seed(7).build();
    WindowFile keys = WindowFile.read(folder.resolve("skirmish.window"));
    GameWindow.of(sim, keys, Path.of(""), "skirmish").onAnswer(System.out::println).run();
  }
}

package io.tickwright.window;

import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.Declared;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Phases;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.TextValue;
import java.awt.Color;
import java.awt.Graphics2D;
import java.util.Locale;

/** Text and bars over the scene: the host's figures, the game's values, its timers and banks. */
final class Hud {
  private static final Color TEXT = new Color(0xe8e8e8);
  private static final Color TIMER = new Color(0x4090e0);
  private static final Color BANK = new Color(0x40b060);
  private static final Color EMPTY = new Color(0x303840);
  private static final int LINE = 16;
  private static final int BAR = 90;

  private final Simulation sim;

  Hud(Simulation sim) {
    this.sim = sim;
  }

  void draw(Graphics2D graphics, int width, int height, String state, double framesPerSecond) {
    graphics.setColor(TEXT);
    graphics.drawString(
        String.format(
            Locale.ROOT,
            "%.0f fps   tick %d   dropped %d   speed %s   %s",
            framesPerSecond,
            sim.ticksDone(),
            sim.loop().stats().dropped(),
            sim.loop().speed(),
            state),
        10,
        LINE);
    int y = 3 * LINE;
    int left = width - BAR - 110;
    int line = 2 * LINE;
    for (Declared thing : sim.world().declared()) {
      if (thing instanceof ClockedTimer timer) {
        double part = timer.running() ? (double) timer.left() / Math.max(1, timer.total()) : 0;
        bar(graphics, left, y, timer.name(), part, TIMER);
        y += LINE;
      } else if (thing instanceof ClockedBank bank) {
        bar(graphics, left, y, bank.name(), (double) bank.progress() / bank.whole(), BANK);
        y += LINE;
      } else {
        String words = words(thing);
        if (!words.isEmpty()) {
          line += LINE;
          graphics.setColor(TEXT);
          graphics.drawString(words, 10, line);
        }
      }
    }
  }

  private static String words(Declared thing) {
    if (thing instanceof IntegerValue value) {
      return value.name() + " " + value.get();
    }
    if (thing instanceof TextValue text) {
      return text.get();
    }
    return thing instanceof Phases phases ? phases.name() + " " + phases.now() : "";
  }

  private static void bar(
      Graphics2D graphics, int left, int y, String name, double part, Color colour) {
    graphics.setColor(TEXT);
    graphics.drawString(name, left, y);
    graphics.setColor(EMPTY);
    graphics.fillRect(left + 90, y - 10, BAR, 10);
    graphics.setColor(colour);
    graphics.fillRect(left + 90, y - 10, (int) Math.round(BAR * part), 10);
  }
}

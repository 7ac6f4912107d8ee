package io.tickwright.keys;

import io.tickwright.script.path.Words;
import io.tickwright.sim.Simulation;
import io.tickwright.time.Quantity;
import io.tickwright.time.TimeBase;
import java.nio.file.Path;

/** How programs write lines of scenarios: those that record, and those that capture. */
final class Spelling {
  private Spelling() {}

  static String base(TimeBase base) {
    String name = SetUpWords.nameOf(base);
    return name == null ? String.valueOf(base.unitsPerSecond()) : name;
  }

  static String timestep(Simulation simulation) {
    long perSecond = simulation.base().unitsPerSecond();
    long step = simulation.stepUnits();
    if (perSecond % step == 0) {
      return perSecond / step + "hz";
    }
    String text = simulation.base().text(step);
    return simulation.base().stepFor(Quantity.parse(text)).units() == step ? text : step + "u";
  }

  static String budget(long steps) {
    return steps == Long.MAX_VALUE ? "unlimited" : String.valueOf(steps);
  }

  /** {@code 1 tick}, {@code 28 ticks}, as messages say it. */
  static String ticks(long count) {
    return count == 1 ? "1 tick" : count + " ticks";
  }

  /** A name that is read as one word; most need no quotes. */
  static String word(String name) {
    return name.isEmpty() || name.chars().anyMatch(c -> c <= ' ' || c == '"' || c == '#')
        ? Words.quote(name)
        : name;
  }

  /** A file as seen from the folder of another, with the same slashes on every system. */
  static String beside(Path file, Path seen) {
    Path folder = file.toAbsolutePath().getParent();
    Path whole = seen.toAbsolutePath().normalize();
    if (folder == null || !whole.getRoot().equals(folder.getRoot())) {
      return whole.toString();
    }
    return folder.normalize().relativize(whole).toString().replace('\\', '/');
  }
}

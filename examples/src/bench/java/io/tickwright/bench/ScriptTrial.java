package io.tickwright.bench;

import io.tickwright.examples.skirmish.Skirmish;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Column;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.time.PerSecond;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.graalvm.polyglot.Engine;

/**
 * The skirmish with many enemies on their way in a process of its own, or a loop over as many by
 * hand in some engine, in every {@link Size} in turn. Prints what the first ticks came to, then
 * nanoseconds a tick, a line a measurement.
 */
public final class ScriptTrial {

  static final int MEASUREMENTS = 4;

  /** Of each size. */
  static final int MILLIS = 60;

  /** Taken before any is measured, to see that the same is done in every language. */
  static final int FIRST_TICKS = 60;

  /** How many there are, and how many of them take a step in each tick. */
  record Size(int entities, int events) {
    static final List<Size> ALL =
        List.of(new Size(1_000, 10), new Size(10_000, 10), new Size(10_000, 100));

    @Override
    public String toString() {
      return entities + "," + events;
    }
  }

  /** Ticks of one size. */
  interface Ticking {
    void tick() throws Exception;

    /** How many steps the first ticks took, and all else that they came to. */
    String cameTo() throws Exception;
  }

  private ScriptTrial() {}

  /** What is measured, and for how many milliseconds it warms up. */
  public static void main(String[] args) throws Exception {
    List<Ticking> sizes = new ArrayList<>();
    for (Size size : Size.ALL) {
      Ticking ticking = of(args[0], size);
      System.out.printf("%s came to %s%n", size, ticking.cameTo());
      sizes.add(ticking);
    }
    long start = System.nanoTime();
    while (System.nanoTime() - start < Long.parseLong(args[1]) * 1_000_000) {
      for (Ticking ticking : sizes) {
        nanosPerTick(ticking);
      }
    }
    for (int i = 0; i < MEASUREMENTS; i++) {
      for (int k = 0; k < sizes.size(); k++) {
        double nanos = nanosPerTick(sizes.get(k));
        System.out.printf(Locale.ROOT, "%s tick %.1f%n", Size.ALL.get(k), nanos);
      }
    }
    if (args.length > 2) {
      // The engine falls back to its interpreter silently.
      try (Engine engine = Engine.create()) {
        if (engine.getImplementationName().equals("Interpreted")) {
          throw new IllegalStateException("nothing was compiled");
        }
      }
    }
  }

  private static Ticking of(String word, Size size) throws Exception {
    return switch (word) {
      case "java" -> crowded(new Skirmish().at("60hz").seed(7).build(), size.entities, size.events);
      case "graal-loop" -> ScriptLoops.graal(size);
      case "nashorn-loop" -> ScriptLoops.nashorn(size);
      case "rhino-loop" -> ScriptLoops.rhino(size);
      default -> script(Path.of(word), size);
    };
  }

  private static double nanosPerTick(Ticking ticking) throws Exception {
    long start = System.nanoTime();
    long ticks = 0;
    do {
      ticking.tick();
      ticks++;
    } while (System.nanoTime() - start < MILLIS * 1_000_000L);
    return (double) (System.nanoTime() - start) / ticks;
  }

  private static Ticking script(Path file, Size size) {
    Simulation sim = Simulation.at("60hz").seed(7).build();
    Scripts.load(file, sim);
    return crowded(sim, size.entities, size.events);
  }

  /** Each walks so slowly, and one after the other, that so many take a step in each tick. */
  static Ticking crowded(Simulation sim, int entities, int events) {
    sim.tick(1);
    Table enemies =
        sim.world().declaredOf(Table.class).stream()
            .filter(table -> table.name().equals("enemies"))
            .findFirst()
            .orElseThrow();
    IntegerColumn hex = column(enemies, "hex", IntegerColumn.class);
    RowBanks walk = column(enemies, "walk", RowBanks.class);
    BigDecimal each = BigDecimal.valueOf(60L * events).divide(BigDecimal.valueOf(entities));
    PerSecond pace = PerSecond.of(each.toPlainString() + "/s");
    // However often the gate is bitten, the game goes on.
    sim.world().declaredOf(IntegerValue.class).stream()
        .filter(value -> value.name().equals("hull"))
        .forEach(hull -> hull.set(1_000_000_000));
    for (int i = 0; i < entities; i++) {
      int enemy = enemies.spawn();
      hex.set(enemy, 1_000_000_000);
      walk.rate(enemy, pace);
      walk.restoreFraction(enemy, i, entities);
    }
    long before = enemies.sum(hex);
    sim.tick(FIRST_TICKS);
    long steps = before - enemies.sum(hex);
    if (steps < 50L * events) {
      throw new IllegalStateException("they do not walk");
    }
    return new Ticking() {
      @Override
      public void tick() {
        sim.tick(1);
      }

      @Override
      public String cameTo() {
        return steps + " steps, " + sim.digest();
      }
    };
  }

  private static <T extends Column> T column(Table table, String name, Class<T> type) {
    return table.columns().stream()
        .filter(column -> column.name().equals(name))
        .map(type::cast)
        .findFirst()
        .orElseThrow();
  }
}

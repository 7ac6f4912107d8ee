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
import java.util.Locale;
import javax.script.Invocable;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;

/**
 * The skirmish with so many enemies on their way in a process of its own, or a loop over as many by
 * hand in some engine. Prints nanoseconds a tick, a line a measurement.
 */
public final class ScriptTrial {

  private static final long WARM_UP_NANOS = 1_000_000_000;
  private static final long NANOS = 150_000_000;
  private static final int MEASUREMENTS = 4;

  /** What a game without this library has for every entity and tick; in every engine alike. */
  private static final String LOOP =
      """
      var progress = [], hex = [], gained = 0;
      function fill(n, per) {
        for (var i = 0; i < n; i++) { progress.push(i / n); hex.push(1e9); }
        rate = per;
      }
      var rate = 0;
      function tick() {
        for (var i = 0; i < progress.length; i++) {
          progress[i] += rate;
          if (progress[i] >= 1) { progress[i] -= 1; hex[i] -= 1; gained += 1; }
        }
      }
      """;

  /** One tick. */
  interface Ticking {
    void tick() throws Exception;
  }

  private ScriptTrial() {}

  public static void main(String[] args) throws Exception {
    int entities = Integer.parseInt(args[1]);
    int events = Integer.parseInt(args[2]);
    measure(
        switch (args[0]) {
          case "java" -> crowded(new Skirmish().at("60hz").seed(7).build(), entities, events);
          case "graal-loop" -> graalLoop(entities, events);
          case "nashorn-loop" -> nashornLoop(entities, events);
          case "rhino-loop" -> rhinoLoop(entities, events);
          default -> script(Path.of(args[0]), entities, events);
        });
  }

  /** For Node.js, which is a process: this loop, and the same measurements of it. */
  static String forNode(int entities, int events) {
    return LOOP
        + "fill(%d, %d / %d);\n".formatted(entities, events, entities)
        + "function run(most) { var t = process.hrtime.bigint(), n = 0;\n"
        + "  do { tick(); n++; } while (process.hrtime.bigint() - t < most);\n"
        + "  return Number(process.hrtime.bigint() - t) / n; }\n"
        + "run(%dn);\n".formatted(WARM_UP_NANOS)
        + "for (var m = 0; m < %d; m++) console.log('tick ' + run(%dn));\n"
            .formatted(MEASUREMENTS, NANOS);
  }

  private static void measure(Ticking ticking) throws Exception {
    nanosPerTick(ticking, WARM_UP_NANOS);
    for (int i = 0; i < MEASUREMENTS; i++) {
      System.out.printf(Locale.ROOT, "tick %.1f%n", nanosPerTick(ticking, NANOS));
    }
  }

  private static double nanosPerTick(Ticking ticking, long atLeast) throws Exception {
    long start = System.nanoTime();
    long ticks = 0;
    do {
      ticking.tick();
      ticks++;
    } while (System.nanoTime() - start < atLeast);
    return (double) (System.nanoTime() - start) / ticks;
  }

  private static Ticking script(Path file, int entities, int events) {
    Simulation sim = Simulation.at("60hz").seed(7).build();
    Scripts.load(file, sim);
    return crowded(sim, entities, events);
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
    sim.tick(60);
    if (before - enemies.sum(hex) < 50L * events) {
      throw new IllegalStateException("they do not walk");
    }
    return () -> sim.tick(1);
  }

  private static <T extends Column> T column(Table table, String name, Class<T> type) {
    return table.columns().stream()
        .filter(column -> column.name().equals(name))
        .map(type::cast)
        .findFirst()
        .orElseThrow();
  }

  private static Ticking graalLoop(int entities, int events) {
    Context context = Context.newBuilder("js").build();
    context.eval("js", LOOP + "fill(%d, %d / %d)".formatted(entities, events, entities));
    Value tick = context.getBindings("js").getMember("tick");
    return tick::executeVoid;
  }

  private static Ticking nashornLoop(int entities, int events) throws ScriptException {
    ScriptEngine engine = new ScriptEngineManager().getEngineByName("nashorn");
    engine.eval(LOOP + "fill(%d, %d / %d)".formatted(entities, events, entities));
    Invocable calls = (Invocable) engine;
    return () -> calls.invokeFunction("tick");
  }

  private static Ticking rhinoLoop(int entities, int events) {
    org.mozilla.javascript.Context context = org.mozilla.javascript.Context.enter();
    org.mozilla.javascript.Scriptable scope = context.initStandardObjects();
    String text = LOOP + "fill(%d, %d / %d)".formatted(entities, events, entities);
    context.evaluateString(scope, text, "loop.js", 1, null);
    var tick = (org.mozilla.javascript.Function) scope.get("tick", scope);
    Object[] none = {};
    return () -> tick.call(context, scope, scope, none);
  }
}

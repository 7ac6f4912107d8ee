package io.tickwright.bench;

import io.tickwright.bench.ScriptTrial.Size;
import io.tickwright.bench.ScriptTrial.Ticking;
import javax.script.Invocable;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;

/** What a game without this library does for every entity and tick; in every engine alike. */
final class ScriptLoops {

  /** All that the loop touches is local, which every engine likes best. */
  private static final String LOOP =
      """
      var herds = [];
      function fill(n, per) {
        var progress = [], hex = [];
        for (var i = 0; i < n; i++) { progress.push((i + 0.5) / n); hex.push(1e9); }
        herds.push({ progress: progress, hex: hex, rate: per / n, steps: 0 });
      }
      function tick(which) {
        var herd = herds[which], progress = herd.progress, hex = herd.hex, rate = herd.rate;
        var n = progress.length, steps = 0;
        for (var i = 0; i < n; i++) {
          var p = progress[i] + rate;
          if (p >= 1) { p -= 1; hex[i] -= 1; steps++; }
          progress[i] = p;
        }
        herd.steps += steps;
      }
      function cameTo(which) {
        var herd = herds[which], sum = 0;
        for (var i = 0; i < herd.progress.length; i++) sum += herd.progress[i] * herd.hex[i];
        return herd.steps + " steps, " + Math.floor(sum);
      }
      """;

  private ScriptLoops() {}

  /** For Node.js, which is a process: this loop, and what {@link ScriptTrial} measures of it. */
  static String forNode(int warmUpMillis) {
    StringBuilder text = new StringBuilder(LOOP).append("var sizes = [];\n");
    for (Size size : Size.ALL) {
      text.append(
          "fill(%d, %d); sizes.push('%s');\n".formatted(size.entities(), size.events(), size));
    }
    return text.append(
            """
            function run(which) {
              var t = process.hrtime.bigint(), n = 0;
              do { tick(which); n++; } while (process.hrtime.bigint() - t < %d000000n);
              return Number(process.hrtime.bigint() - t) / n;
            }
            sizes.forEach(function (size, k) {
              for (var i = 0; i < %d; i++) tick(k);
              console.log(size + ' came to ' + cameTo(k));
            });
            var start = Date.now();
            while (Date.now() - start < %d) sizes.forEach(function (size, k) { run(k); });
            for (var m = 0; m < %d; m++)
              sizes.forEach(function (size, k) { console.log(size + ' tick ' + run(k)); });
            """
                .formatted(
                    ScriptTrial.MILLIS,
                    ScriptTrial.FIRST_TICKS,
                    warmUpMillis,
                    ScriptTrial.MEASUREMENTS))
        .toString();
  }

  private static Ticking begun(Ticking ticking) throws Exception {
    for (int i = 0; i < ScriptTrial.FIRST_TICKS; i++) {
      ticking.tick();
    }
    return ticking;
  }

  static Ticking graal(Size size) throws Exception {
    Context context = Context.newBuilder("js").build();
    Value global = context.getBindings("js");
    context.eval("js", LOOP);
    global.getMember("fill").executeVoid(size.entities(), size.events());
    Value tick = global.getMember("tick");
    Value cameTo = global.getMember("cameTo");
    return begun(
        new Ticking() {
          @Override
          public void tick() {
            tick.executeVoid(0);
          }

          @Override
          public String cameTo() {
            return cameTo.execute(0).asString();
          }
        });
  }

  static Ticking nashorn(Size size) throws Exception {
    ScriptEngine engine = new ScriptEngineManager().getEngineByName("nashorn");
    engine.eval(LOOP);
    Invocable calls = (Invocable) engine;
    calls.invokeFunction("fill", size.entities(), size.events());
    return begun(
        new Ticking() {
          @Override
          public void tick() throws Exception {
            calls.invokeFunction("tick", 0);
          }

          @Override
          public String cameTo() throws Exception {
            return calls.invokeFunction("cameTo", 0).toString();
          }
        });
  }

  static Ticking rhino(Size size) throws Exception {
    org.mozilla.javascript.Context context = org.mozilla.javascript.Context.enter();
    Scriptable scope = context.initStandardObjects();
    context.evaluateString(scope, LOOP, "loop.js", 1, null);
    Function tick = (Function) scope.get("tick", scope);
    Function cameTo = (Function) scope.get("cameTo", scope);
    Function fill = (Function) scope.get("fill", scope);
    Object[] sizes = {size.entities(), size.events()};
    fill.call(context, scope, scope, sizes);
    Object[] first = {0};
    return begun(
        new Ticking() {
          @Override
          public void tick() {
            tick.call(context, scope, scope, first);
          }

          @Override
          public String cameTo() {
            return cameTo.call(context, scope, scope, first).toString();
          }
        });
  }
}

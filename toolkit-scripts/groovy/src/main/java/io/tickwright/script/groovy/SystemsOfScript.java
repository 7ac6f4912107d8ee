package io.tickwright.script.groovy;

import groovy.lang.Closure;
import io.tickwright.sim.Systems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** How systems are declared: {@code system('move', every: 3, phase: 1, when: { … }) { … }}. */
final class SystemsOfScript {
  private static final List<String> NAMES = List.of("every", "layer", "phase", "when");

  private SystemsOfScript() {}

  static void add(
      Binding binding,
      BiFunction<String, Runnable[], Systems> door,
      Map<String, ?> options,
      String name,
      List<? extends Closure<?>> bodies) {
    binding.registering("system");
    Options.check("system", options, NAMES);
    BiFunction<String, Runnable[], Systems> where = door;
    if (options.get("layer") instanceof Layer layer) {
      where = layer.real()::system;
    } else if (options.containsKey("layer")) {
      throw new Mistake(
              "`layer` takes a layer, and " + Quantities.show(options.get("layer")) + " is none.",
              "Declare it: def mind = world.layer(0.25.seconds).")
          .at("layer");
    }
    String during = "system " + name;
    List<Runnable> chain = new ArrayList<>();
    for (Closure<?> body : bodies) {
      chain.add(() -> binding.crossing().call(body, Mode.TICK, during));
    }
    try {
      conditions(binding, where.apply(name, chain.toArray(Runnable[]::new)), name, options);
    } catch (IllegalArgumentException refused) {
      throw Mistake.of(refused).at(name);
    }
  }

  private static void conditions(
      Binding binding, Systems system, String name, Map<String, ?> options) {
    if (options.containsKey("every")) {
      long every = Options.whole("every", options.get("every"));
      long phase = options.containsKey("phase") ? Options.whole("phase", options.get("phase")) : 0;
      system.every(every, phase);
    }
    if (options.get("when") instanceof Closure<?> when) {
      String during = "when of system " + name;
      system.when(
          () ->
              binding
                  .crossing()
                  .cross(Mode.FRAME, during, () -> Options.flag(during, when.call())));
    } else if (options.containsKey("when")) {
      throw new Mistake(
              "`when` must be a closure, and " + Quantities.show(options.get("when")) + " is none.",
              "Write when: { … }.")
          .at("when");
    }
  }
}

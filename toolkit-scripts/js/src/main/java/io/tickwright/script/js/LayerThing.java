package io.tickwright.script.js;

import io.tickwright.sim.Layer;
import org.graalvm.polyglot.Value;

/** A slow clock whose own ticks run its systems. */
final class LayerThing extends Declarable<Layer> {
  private static final Kind<LayerThing> KIND =
      new Kind<LayerThing>("a layer")
          .read("ticks", "A layer only goes on.", layer -> Binding.number(layer.real().ticksDone()))
          .read("step", "", layer -> layer.binding().seconds(layer.real().stepUnits()))
          .read("banked", "", layer -> layer.binding().seconds(layer.real().leftoverUnits()))
          .read(
              "units",
              "",
              layer ->
                  new Units(layer.binding(), layer.path())
                      .with("step", layer.real()::stepUnits)
                      .with("banked", layer.real()::leftoverUnits));

  private final ClockThing clock;
  private final long stepUnits;

  LayerThing(Binding binding, ClockThing clock, Value[] arguments) {
    super(KIND, binding);
    this.clock = clock;
    this.stepUnits = Interval.of(binding, "layer", arguments).units();
  }

  @Override
  Layer make(String name) {
    return clock.forThe(name).layer(name, stepUnits);
  }
}

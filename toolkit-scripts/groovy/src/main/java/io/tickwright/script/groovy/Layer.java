package io.tickwright.script.groovy;

import groovy.lang.Closure;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A slower clock with systems of its own, run once in each of its steps. */
public final class Layer extends Thing {
  private final Clock clock;
  private final Object step;
  private io.tickwright.sim.@Nullable Layer real;

  Layer(Clock clock, Object step) {
    this.clock = clock;
    this.step = step;
  }

  @Override
  String noun() {
    return "a layer";
  }

  @Override
  void make(Binding where, String declared) {
    long units = Interval.of(where, "layer", step).units();
    real = clock.forThe(declared).layer(declared, units);
  }

  io.tickwright.sim.Layer real() {
    if (real == null) {
      binding();
      throw new IllegalStateException("a declared layer is real");
    }
    return real;
  }

  /** Runs something in each of the layer's steps. */
  public void system(String name, Closure<?> body) {
    system(Map.of(), name, List.of(body));
  }

  /** Runs something in each of the layer's steps, under conditions; see the script's own system. */
  public void system(Map<String, ?> options, String name, Closure<?> body) {
    system(options, name, List.of(body));
  }

  private void system(Map<String, ?> options, String name, List<Closure<?>> bodies) {
    io.tickwright.sim.Layer mine = real();
    SystemsOfScript.add(binding(), mine::system, options, name, bodies);
  }

  /** How many of its own ticks are done. */
  public long getTicks() {
    return real().ticksDone();
  }

  /** How long one of them is, in seconds. */
  public BigDecimal getStep() {
    return binding().quantities().seconds(real().stepUnits());
  }

  /** What is banked toward the next, in seconds. */
  public BigDecimal getBanked() {
    return binding().quantities().seconds(real().leftoverUnits());
  }

  /** The raw base units, for those who ask by name. */
  public Units getUnits() {
    return new Units(path())
        .with("step", real().stepUnits())
        .with("banked", real().leftoverUnits());
  }
}

package io.tickwright.script.js;

import io.tickwright.sim.Clock;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** A clock, and the factory of what lives on it. */
final class ClockThing extends Declarable<Clock> {
  private static final Kind<ClockThing> KIND =
      new Kind<ClockThing>("a clock")
          .readWrite(
              "speed",
              clock -> Quantities.shown(clock.real().speed()),
              (clock, value) ->
                  clock
                      .changing()
                      .speed(clock.binding().quantities().speed(clock.path() + ".speed", value)))
          .read("paused", "Call pause() or resume().", clock -> clock.real().paused())
          .call(
              "pause",
              (clock, none) -> {
                clock.changing().pause();
                return null;
              })
          .call(
              "resume",
              (clock, none) -> {
                clock.changing().resume();
                return null;
              })
          .call("clock", (clock, none) -> new ClockThing(clock.factory("clock()"), clock))
          .call(
              "timer",
              (clock, arguments) -> {
                Binding binding = clock.factory("timer()");
                long units = TimerThing.duration(binding, "timer", arguments);
                return new TimerThing(binding, clock, units);
              })
          .call(
              "bank",
              (clock, arguments) -> {
                Binding binding = clock.factory("bank()");
                return new BankThing(binding, clock, BankOptions.of(binding, arguments));
              })
          .call(
              "metronome",
              (clock, arguments) -> {
                Binding binding = clock.factory("metronome()");
                return new MetronomeThing(
                    binding, clock, Interval.of(binding, "metronome", arguments));
              })
          .call(
              "layer",
              (clock, arguments) -> new LayerThing(clock.factory("layer()"), clock, arguments))
          .call("action", (clock, none) -> new ActionThing(clock.factory("action()"), clock))
          .call(
              "table",
              (clock, arguments) -> TableThing.of(clock.factory("table()"), clock, arguments))
          .call(
              "sequence",
              (clock, arguments) ->
                  SequenceThing.of(clock.factory("sequence()"), clock, arguments));

  private final @Nullable ClockThing parent;

  ClockThing(Binding binding, @Nullable ClockThing parent) {
    super(KIND, binding);
    this.parent = parent;
  }

  private Binding factory(String door) {
    binding().declaring(door);
    return binding();
  }

  /** The clock that something lives on, which must have been named before it. */
  Clock forThe(String name) {
    if (declaredName() == null) {
      throw new Mistake(
              "`" + name + "` lives on a clock that has no name yet.",
              "Put the clock into state({ … }) above it: state({ world, … }).")
          .at(name);
    }
    return real();
  }

  @Override
  Clock make(String name) {
    return parent == null ? binding().world().clock(name) : parent.forThe(name).clock(name);
  }

  @Override
  String describe() {
    return declaredName() == null
        ? noun()
        : path() + " at speed " + real().speed().text() + (real().paused() ? ", paused" : "");
  }

  @Override
  void writeAsMember(Value value) {
    throw new Mistake(
            "`" + path() + "` is a clock, and cannot be assigned.",
            "Write " + path() + ".speed = \"1/3\", or call pause() and resume().")
        .at(path());
  }
}

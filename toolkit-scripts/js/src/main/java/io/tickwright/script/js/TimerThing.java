package io.tickwright.script.js;

import io.tickwright.sim.ClockedTimer;
import org.graalvm.polyglot.Value;

/** A timer on a clock. */
final class TimerThing extends Declarable<ClockedTimer> {
  private static final String READ = "Call arm() or cancel().";

  private static final Kind<TimerThing> KIND =
      new Kind<TimerThing>("a timer")
          .call(
              "arm",
              (timer, arguments) -> {
                if (arguments.length == 0) {
                  timer.changing().arm();
                } else {
                  timer
                      .changing()
                      .armFor(duration(timer.binding(), timer.path() + ".arm", arguments));
                }
                return null;
              })
          .call(
              "cancel",
              (timer, none) -> {
                timer.changing().cancel();
                return null;
              })
          .read("running", READ, timer -> timer.real().running())
          .read("left", READ, timer -> timer.binding().seconds(timer.real().left()))
          .read("spent", READ, timer -> timer.binding().seconds(timer.real().spent()))
          .read("total", READ, timer -> timer.binding().seconds(timer.real().total()))
          .read("fraction", READ, timer -> timer.real().timer().fraction())
          .read(
              "units",
              READ,
              timer ->
                  new Units(timer.binding(), timer.path())
                      .with("left", timer.real()::left)
                      .with("spent", timer.real()::spent)
                      .with("total", timer.real()::total));

  private final ClockThing clock;
  private final long usualUnits;

  TimerThing(Binding binding, ClockThing clock, long usualUnits) {
    super(KIND, binding);
    this.clock = clock;
    this.usualUnits = usualUnits;
  }

  /** The one argument of a door that takes a duration. */
  static long duration(Binding binding, String door, Value[] arguments) {
    try {
      Value value = Arguments.at(door, arguments, 0, "a duration such as \"1.5s\"");
      return binding.quantities().units(door, value);
    } catch (Mistake mistake) {
      throw mistake.atArgument(0);
    }
  }

  @Override
  ClockedTimer make(String name) {
    return clock.forThe(name).timer(name, usualUnits);
  }

  @Override
  String cureForAssigning() {
    return "Call " + path() + ".arm(…) or " + path() + ".cancel().";
  }

  @Override
  String describe() {
    if (declaredName() == null) {
      return noun();
    }
    var base = binding().quantities().base();
    return path()
        + (real().running()
            ? ": " + base.text(real().left()) + " left of " + base.text(real().total())
            : ": off");
  }
}

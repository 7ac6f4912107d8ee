package io.tickwright.script.js;

import io.tickwright.sim.Action;
import io.tickwright.sim.Declared;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.Flow;
import io.tickwright.sim.Names;
import java.util.List;
import org.graalvm.polyglot.Value;

/** The steps of sequences: delay, run, until, repeat. */
final class Steps {
  private static final long AS_LONG_AS_IT_TAKES = -1;

  private final Binding binding;

  Steps(Binding binding) {
    this.binding = binding;
  }

  StepThing delay(Value[] arguments) {
    long units = TimerThing.duration(binding, "delay", arguments);
    return new StepThing("delay", (flow, owner) -> flow.delay(units));
  }

  StepThing run(Value[] arguments) {
    Value body = Arguments.at("run", arguments, 0, "a function");
    try {
      Arguments.function("run's step", body, "Write run(nextWave), without calling it.");
    } catch (Mistake mistake) {
      throw mistake.atArgument(0);
    }
    Value name = body.getMember("name");
    String called = name != null && name.isString() ? name.asString() : "";
    return new StepThing(
        "run " + called,
        (flow, owner) -> {
          String during = "sequence " + owner + (called.isEmpty() ? "" : ", run " + called);
          Runnable call = () -> binding.crossing().call(body, Mode.TICK, during);
          if (called.isEmpty()) {
            flow.run(call);
          } else {
            flow.run(called, call);
          }
        });
  }

  StepThing until(Value[] arguments) {
    String name =
        Arguments.text(
            "until", Arguments.at("until", arguments, 0, "the name of an action or a flag"));
    long most = AS_LONG_AS_IT_TAKES;
    if (arguments.length > 1) {
      Options options = Options.of("until", arguments[1], List.of("max"));
      if (options.has("max")) {
        most = binding.quantities().units("max", options.get("max"));
      }
    }
    long units = most;
    return new StepThing("until " + name, (flow, owner) -> until(flow, owner, name, units));
  }

  private void until(Flow flow, String owner, String name, long units) {
    Declared awaited = binding.world().find(name);
    if (awaited instanceof Action action) {
      flow.until(action, units);
    } else if (awaited instanceof FlagValue flag) {
      flow.until(flag, units);
    } else if (awaited == null) {
      throw new Mistake(
              "`" + owner + "` waits until `" + name + "`, which is not declared above it.",
              Names.cure(name, waitable()))
          .at(name);
    } else {
      throw new Mistake(
              "`" + owner + "` waits until `" + name + "`, which is no action and no flag.",
              "Wait for an action, or for a flag that a handler sets.")
          .at(name);
    }
  }

  private List<String> waitable() {
    return binding.world().declared().stream()
        .filter(thing -> thing instanceof Action || thing instanceof FlagValue)
        .map(Declared::name)
        .toList();
  }

  StepThing repeat(Value[] arguments) {
    long times = Arguments.whole("repeat", arguments, 0, 1, Long.MAX_VALUE);
    List<StepThing> steps = SequenceThing.steps("repeat", arguments, 1);
    return new StepThing(
        "repeat",
        (flow, owner) ->
            flow.repeat(times, again -> steps.forEach(step -> step.add(again, owner))));
  }
}

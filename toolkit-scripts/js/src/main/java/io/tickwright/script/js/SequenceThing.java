package io.tickwright.script.js;

import io.tickwright.sim.Sequence;
import io.tickwright.sim.Table;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Value;

/** A flow of waits and calls on a clock. */
final class SequenceThing extends Declarable<Sequence> {
  private static final Kind<SequenceThing> KIND =
      new Kind<SequenceThing>("a sequence")
          .call(
              "start",
              (sequence, arguments) -> {
                Sequence real = sequence.changing();
                if (arguments.length > 0 && Binding.thing(arguments[0]) instanceof RowThing row) {
                  real.startFor(row.table().real(), row.slot());
                } else {
                  real.start();
                }
                return null;
              })
          .call(
              "cancel",
              (sequence, none) -> {
                sequence.changing().cancel();
                return null;
              })
          .read("running", "Call start() or cancel().", sequence -> sequence.real().running())
          .read("at", "Call start() or cancel().", sequence -> sequence.real().step())
          .read("spent", "", sequence -> sequence.binding().seconds(sequence.real().spent()))
          .read(
              "owner",
              "",
              sequence ->
                  sequence.real().owner() == Table.NO_HANDLE
                      ? null
                      : Binding.number(sequence.real().owner()));

  private final ClockThing clock;
  private final List<StepThing> steps;

  private SequenceThing(Binding binding, ClockThing clock, List<StepThing> steps) {
    super(KIND, binding);
    this.clock = clock;
    this.steps = steps;
  }

  static SequenceThing of(Binding binding, ClockThing clock, Value[] arguments) {
    return new SequenceThing(binding, clock, steps("sequence", arguments, 0));
  }

  /** The steps among a door's arguments, from one on. */
  static List<StepThing> steps(String door, Value[] arguments, int from) {
    List<StepThing> steps = new ArrayList<>();
    for (int i = from; i < arguments.length; i++) {
      if (!(Binding.thing(arguments[i]) instanceof StepThing step)) {
        throw new Mistake(
                door + " takes steps, and " + Arguments.show(arguments[i]) + " is none.",
                "Steps are delay(\"1.5s\"), run(f), until(\"fire\"), repeat(3, …).")
            .atArgument(i);
      }
      steps.add(step);
    }
    if (steps.isEmpty()) {
      throw new Mistake(
          door + " takes steps, and got none.",
          "Steps are delay(\"1.5s\"), run(f), until(\"fire\"), repeat(3, …).");
    }
    return steps;
  }

  @Override
  Sequence make(String name) {
    return clock.forThe(name).sequence(name, flow -> steps.forEach(step -> step.add(flow, name)));
  }
}

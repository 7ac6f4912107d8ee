package io.tickwright.script.js;

import io.tickwright.sim.Signal;

/** What the game tells its host. */
final class SignalThing extends Declarable<Signal> {
  private static final Kind<SignalThing> KIND =
      new Kind<SignalThing>("a signal")
          .call(
              "emit",
              (signal, arguments) -> {
                String words = arguments.length == 0 ? "" : signal.binding().text(arguments[0]);
                signal.changing().emit(words);
                return null;
              });

  SignalThing(Binding binding) {
    super(KIND, binding);
  }

  @Override
  Signal make(String name) {
    return binding().world().signal(name);
  }

  @Override
  String cureForAssigning() {
    return "Call " + path() + ".emit(…).";
  }
}

package io.tickwright.script.js;

import io.tickwright.sim.Signal;
import org.graalvm.polyglot.Value;

/** What the game tells its host. */
final class SignalThing extends Declarable<Signal> {
  private static final Kind<SignalThing> KIND =
      new Kind<SignalThing>("a signal")
          .call(
              "emit",
              (signal, arguments) -> {
                signal.binding().said(signal.path() + ".emit");
                String words = arguments.length == 0 ? "" : signal.words(arguments[0]);
                signal.changing().emit(words);
                return null;
              });

  SignalThing(Binding binding) {
    super(KIND, binding);
  }

  private String words(Value value) {
    return value.isString() ? Arguments.text(path() + ".emit", value) : binding().text(value);
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

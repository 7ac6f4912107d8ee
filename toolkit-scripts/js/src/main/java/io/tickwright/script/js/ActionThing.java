package io.tickwright.script.js;

import io.tickwright.sim.Action;
import io.tickwright.sim.Inputs;

/** Something a player does. */
final class ActionThing extends Declarable<Action> {
  private static final Kind<ActionThing> KIND =
      new Kind<ActionThing>("an action")
          .read("held", "Players hold it; a handler hears of it.", action -> action.real().held())
          .call(
              "heldBy",
              (action, arguments) ->
                  action
                      .real()
                      .heldBy(
                          (int) Arguments.whole("heldBy", arguments, 0, 0, Inputs.MOST_SOURCE)));

  private final ClockThing clock;

  ActionThing(Binding binding, ClockThing clock) {
    super(KIND, binding);
    this.clock = clock;
  }

  @Override
  Action make(String name) {
    return clock.forThe(name).action(name);
  }
}

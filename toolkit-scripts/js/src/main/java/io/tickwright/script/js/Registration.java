package io.tickwright.script.js;

import io.tickwright.sim.ActionEvent;
import io.tickwright.sim.Column;
import io.tickwright.sim.Handlers;
import io.tickwright.sim.Names;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowTimers;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;

/**
 * What {@code on(my, { … })} does: each handler by its event and the name of what it happens to.
 */
final class Registration {
  static final List<String> EVENTS =
      List.of(
          "start",
          "action",
          "release",
          "fired",
          "beat",
          "gained",
          "enter",
          "exit",
          "transition",
          "tick",
          "frame");

  private final Binding binding;
  private final StateThing state;
  private final Handlers on;

  private Registration(Binding binding, StateThing state) {
    this.binding = binding;
    this.state = state;
    this.on = binding.world().on();
  }

  static void register(Binding binding, Value[] arguments) {
    binding.registering("on()");
    if (arguments.length == 0 || !(Binding.thing(arguments[0]) instanceof StateThing state)) {
      throw new Mistake("on takes first what state({ … }) returned.", "Write on(my, { … }).")
          .atArgument(0);
    }
    Value handlers = Arguments.at("on", arguments, 1, "the handlers: on(my, { start() { … } })");
    object("on", handlers);
    Registration registration = new Registration(binding, state);
    for (String event : handlers.getMemberKeys()) {
      registration.event(event, handlers.getMember(event));
    }
  }

  private void event(String event, Value value) {
    try {
      switch (event) {
        case "start" -> on.start(plain(event, value, Mode.TICK));
        case "frame" -> on.frame(plain(event, value, Mode.FRAME));
        case "tick" -> tick(value);
        case "action", "release", "fired", "beat", "gained" -> named(event, value);
        case "enter", "exit", "transition" -> phases(event, value);
        default ->
            throw new Mistake("there is no event `" + event + "`.", Names.cure(event, EVENTS));
      }
    } catch (Mistake mistake) {
      throw mistake.at(event);
    } catch (IllegalArgumentException | IllegalStateException refused) {
      throw Mistake.told(refused).at(event);
    }
  }

  private Runnable plain(String event, Value value, Mode mode) {
    Value function = function(event, value);
    String during = "on." + event;
    return () -> binding.crossing().call(function, mode, during);
  }

  private static Value function(String path, Value value) {
    String last = path.substring(path.lastIndexOf('.') + 1);
    try {
      return Arguments.function("the handler `" + path + "`", value, "Write " + last + "() { … }.");
    } catch (Mistake mistake) {
      throw mistake.at(path.replace('.', '>'));
    }
  }

  private static void object(String what, Value value) {
    if (!value.hasMembers()
        || value.canExecute()
        || Binding.thing(value) != null
        || value.isString()) {
      throw new Mistake(
              what + " takes handlers by name, and " + Arguments.show(value) + " is none.",
              "Write " + what + (what.equals("on") ? "(my, { … })." : ": { name() { … } }."))
          .at(what);
    }
  }

  private void tick(Value value) {
    if (value.canExecute()) {
      on.tick(plain("tick", value, Mode.TICK));
      return;
    }
    object("tick", value);
    for (String name : value.getMemberKeys()) {
      Declarable<?> thing = declared("tick", name);
      if (!(thing instanceof ClockThing clock)) {
        throw wrongKind("tick", name, thing, "clocks");
      }
      on.tick(clock.real(), plain("tick." + name, value.getMember(name), Mode.TICK));
    }
  }

  private void named(String event, Value value) {
    object(event, value);
    for (String name : value.getMemberKeys()) {
      Declarable<?> thing = declared(event, name);
      Value handler = value.getMember(name);
      if (thing instanceof TableThing table && !handler.canExecute()) {
        rows(event, table, handler);
      } else {
        single(event, name, thing, handler);
      }
    }
  }

  private Declarable<?> declared(String event, String name) {
    Declarable<?> thing = state.find(name);
    if (thing == null) {
      throw new Mistake(
              "`" + event + "` has a handler for `" + name + "`, which is not declared.",
              Names.cure(name, state.memberNames()))
          .at(event + ">" + name);
    }
    return thing;
  }

  private static Mistake wrongKind(String event, String name, Thing thing, String right) {
    return new Mistake(
            "`" + name + "` is " + thing.noun() + ", and `" + event + "` happens to " + right + ".",
            "")
        .at(event + ">" + name);
  }

  private void single(String event, String name, Declarable<?> thing, Value handler) {
    try {
      handler(event, name, thing, handler);
    } catch (IllegalStateException second) {
      throw Mistake.told(second).at(event + ">" + name);
    }
  }

  private void handler(String event, String name, Declarable<?> thing, Value handler) {
    String path = event + "." + name;
    String during = "on." + path;
    switch (event) {
      case "action" -> {
        if (!(thing instanceof ActionThing action)) {
          throw wrongKind(event, name, thing, "actions");
        }
        on.action(action.real(), told(function(path, handler), during));
      }
      case "release" -> {
        if (!(thing instanceof ActionThing action)) {
          throw wrongKind(event, name, thing, "actions");
        }
        on.release(action.real(), told(function(path, handler), during));
      }
      case "fired" -> {
        if (!(thing instanceof TimerThing timer)) {
          throw wrongKind(event, name, thing, "timers");
        }
        Value function = function(path, handler);
        on.fired(timer.real(), () -> binding.crossing().call(function, Mode.TICK, during));
      }
      case "beat" -> {
        if (!(thing instanceof MetronomeThing metronome)) {
          throw wrongKind(event, name, thing, "metronomes");
        }
        Value function = function(path, handler);
        on.beat(metronome.real(), count -> counted(function, during, count));
      }
      default -> {
        if (!(thing instanceof BankThing bank)) {
          throw wrongKind(event, name, thing, "banks");
        }
        Value function = function(path, handler);
        on.gained(bank.real(), count -> counted(function, during, count));
      }
    }
  }

  private void counted(Value function, String during, long count) {
    binding.crossing().call(function, Mode.TICK, during, Binding.number(count));
  }

  private java.util.function.Consumer<ActionEvent> told(Value function, String during) {
    Value length = function.getMember("length");
    boolean wantsEvent = length != null && length.fitsInInt() && length.asInt() > 0;
    return wantsEvent
        ? event -> binding.crossing().call(function, Mode.TICK, during, arguments(event))
        : event -> binding.crossing().call(function, Mode.TICK, during);
  }

  /** The arguments of an action as a list, its source last. */
  private static Object arguments(ActionEvent event) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < io.tickwright.sim.Events.MOST_ARGUMENTS; i++) {
      values.add(Binding.number(event.argument(i)));
    }
    values.add(event.source());
    return ProxyArray.fromList(values);
  }

  // Rows

  private void rows(String event, TableThing table, Value handlers) {
    object(event + "." + table.path(), handlers);
    for (String name : handlers.getMemberKeys()) {
      Column column = column(event, table, name);
      String path = event + "." + table.path() + "." + name;
      Value function = function(path, handlers.getMember(name));
      String during = "on." + path;
      java.util.function.Consumer<io.tickwright.sim.Rows> body =
          rows -> batch(function, during, table, column, rows);
      if (event.equals("fired") && column instanceof RowTimers timers) {
        on.fired(timers, body);
      } else if (event.equals("beat") && column instanceof RowMetronomes metronomes) {
        on.beat(metronomes, body);
      } else if (event.equals("gained") && column instanceof RowBanks banks) {
        on.gained(banks, body);
      } else {
        throw new Mistake(
                "`" + event + "` does not happen to `" + table.path() + "." + name + "`.",
                "Timers have fired, metronomes beat, banks gained.")
            .at(event + ">" + table.path() + ">" + name);
      }
    }
  }

  private static Column column(String event, TableThing table, String name) {
    List<String> names = new ArrayList<>();
    for (Column column : table.real().columns()) {
      if (column.name().equals(name)) {
        return column;
      }
      names.add(column.name());
    }
    throw new Mistake(
            "`" + table.path() + "` has no column `" + name + "`.", Names.cure(name, names))
        .at(event + ">" + table.path() + ">" + name);
  }

  private void batch(
      Value function, String during, TableThing table, Column column, io.tickwright.sim.Rows rows) {
    binding
        .crossing()
        .cross(
            Mode.TICK,
            during,
            () -> {
              function.executeVoid(new BatchThing(table, column, rows));
              return true;
            });
  }

  // Phases

  private void phases(String event, Value value) {
    object(event, value);
    for (String name : value.getMemberKeys()) {
      Value handler = value.getMember(name);
      if (handler.canExecute()) {
        phase(event, only(event, name), name, handler);
      } else {
        Declarable<?> thing = declared(event, name);
        if (!(thing instanceof PhasesThing phases)) {
          throw wrongKind(event, name, thing, "phases");
        }
        object(event + "." + name, handler);
        for (String phase : handler.getMemberKeys()) {
          phase(event, phases, phase, handler.getMember(phase));
        }
      }
    }
  }

  private PhasesThing only(String event, String phase) {
    PhasesThing found = null;
    for (String name : state.memberNames()) {
      if (state.find(name) instanceof PhasesThing phases) {
        if (found != null) {
          throw new Mistake(
                  "this state has more than one set of phases.",
                  "Say which: " + event + ": { " + name + ": { " + phase + "() { … } } }.")
              .at(event + ">" + phase);
        }
        found = phases;
      }
    }
    if (found == null) {
      throw new Mistake("this state has no phases.", "Declare phases(\"intro\", …).")
          .at(event + ">" + phase);
    }
    return found;
  }

  private void phase(String event, PhasesThing phases, String name, Value handler) {
    String during = "on." + event + "." + name;
    Value function = function(event + "." + name, handler);
    Runnable body = () -> binding.crossing().call(function, Mode.TICK, during);
    try {
      switch (event) {
        case "enter" -> on.enter(phases.real(), name, body);
        case "exit" -> on.exit(phases.real(), name, body);
        default -> transition(phases, name, body);
      }
    } catch (IllegalArgumentException | IllegalStateException refused) {
      throw Mistake.told(refused).at(event + ">" + name);
    }
  }

  private void transition(PhasesThing phases, String name, Runnable body) {
    String[] ends = name.split(" to ", -1);
    if (ends.length != 2) {
      throw new IllegalArgumentException(
          "a transition is named by both its phases: \"fight to lull\"() { … }.");
    }
    on.transition(phases.real(), ends[0], ends[1], body);
  }
}

package io.tickwright.script.js;

import io.tickwright.exact.Angle;
import io.tickwright.sim.Systems;
import io.tickwright.sim.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

/** What a script can import from {@code "tickwright"}. */
final class Api {
  /** All names, in the order they are documented. */
  static final List<String> NAMES =
      List.of(
          "state",
          "on",
          "system",
          "view",
          "clock",
          "signal",
          "phases",
          "stream",
          "oneOf",
          "angle",
          "duration",
          "fixed",
          "timer",
          "bank",
          "metronome",
          "ref",
          "delay",
          "run",
          "until",
          "repeat",
          "easeAngle",
          "easeValue",
          "version",
          "retired",
          "migrate",
          "seconds",
          "perSecond",
          "degrees",
          "ratio",
          "log");

  private final Binding binding;
  private final Values values;
  private final Cells cells;
  private final Map<String, TableThing> tables = new LinkedHashMap<>();
  private final Map<String, ProxyExecutable> functions = new LinkedHashMap<>();

  Api(Binding binding) {
    this.binding = binding;
    this.values = new Values(binding);
    this.cells = new Cells(binding);
    Steps steps = new Steps(binding);
    put("state", arguments -> remembered(StateThing.declare(binding, arguments)));
    put(
        "on",
        arguments -> {
          Registration.register(binding, arguments);
          return null;
        });
    put("system", this::system);
    declaring("view", arguments -> ViewThing.declare(binding, arguments));
    declaring("easeAngle", arguments -> EasedThing.angle(binding, arguments));
    declaring("easeValue", arguments -> EasedThing.value(binding, arguments));
    Versions versions = new Versions(binding);
    saying("version", versions::version);
    saying("retired", versions::retired);
    saying("migrate", versions::migrate);
    declaring("clock", none -> new ClockThing(binding, null));
    declaring("signal", none -> new SignalThing(binding));
    declaring("phases", arguments -> new PhasesThing(binding, names("phases", arguments)));
    declaring("stream", this::stream);
    declaring("oneOf", this::oneOf);
    declaring("angle", this::angle);
    declaring("duration", this::duration);
    declaring("fixed", this::fixed);
    declaring("timer", this::timer);
    declaring("bank", this::bank);
    declaring("metronome", this::metronome);
    declaring("ref", this::ref);
    declaring("delay", steps::delay);
    declaring("run", steps::run);
    declaring("until", steps::until);
    declaring("repeat", steps::repeat);
    put("seconds", arguments -> Amount.of(Amount.Unit.SECONDS, "seconds", arguments));
    put("perSecond", arguments -> Amount.of(Amount.Unit.PER_SECOND, "perSecond", arguments));
    put("degrees", arguments -> Amount.of(Amount.Unit.DEGREES, "degrees", arguments));
    put("ratio", Amount::ratio);
    put(
        "log",
        arguments -> {
          binding.log(arguments);
          return null;
        });
  }

  Map<String, ProxyExecutable> functions() {
    return functions;
  }

  private void put(String name, Function<Value[], @Nullable Object> body) {
    functions.put(name, body::apply);
  }

  private void declaring(String name, Function<Value[], @Nullable Object> body) {
    put(
        name,
        arguments -> {
          binding.declaring(name + "()");
          return body.apply(arguments);
        });
  }

  private void saying(String name, Consumer<Value[]> body) {
    declaring(
        name,
        arguments -> {
          body.accept(arguments);
          return null;
        });
  }

  private StateThing remembered(StateThing state) {
    for (String name : state.memberNames()) {
      if (state.find(name) instanceof TableThing table) {
        tables.put(name, table);
      }
    }
    return state;
  }

  private static List<String> names(String door, Value[] arguments) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      try {
        names.add(Arguments.text(door, arguments[i]));
      } catch (Mistake mistake) {
        throw mistake.atArgument(i);
      }
    }
    if (names.isEmpty()) {
      throw new Mistake(
          door + " takes at least one name.", "Write " + door + "(\"intro\", \"fight\").");
    }
    return names;
  }

  private Object stream(Value[] arguments) {
    if (arguments.length == 0) {
      return new StreamThing(binding);
    }
    String parent = Arguments.text("stream", arguments[0]);
    return new CellThing(
        "a stream",
        "Write stream() without a name.",
        null,
        (table, name) -> cells.stream(table, name, parent));
  }

  private Object oneOf(Value[] arguments) {
    List<String> names = names("oneOf", arguments);
    return new CellThing(
        "a choice",
        "",
        () -> values.oneOf(names),
        (table, name) -> cells.oneOf(table.oneOf(name, names.toArray(String[]::new))));
  }

  private Object angle(Value[] arguments) {
    int bits =
        arguments.length == 0
            ? Angle.parse("0deg")
            : binding.quantities().angle("angle", arguments[0]);
    return new CellThing(
        "an angle",
        "",
        () -> values.angle(bits),
        (table, name) -> cells.angle(table.angle(name, bits)));
  }

  private Object duration(Value[] arguments) {
    long units = TimerThing.duration(binding, "duration", arguments);
    return new CellThing(
        "a duration",
        "",
        () -> values.duration(units),
        (table, name) -> cells.duration(table.duration(name, units)));
  }

  private Object fixed(Value[] arguments) {
    long bits = Values.fixedBits("fixed", Arguments.at("fixed", arguments, 0, "a number"));
    return new CellThing(
        "a fixed-point number",
        "",
        () -> values.fixed(bits),
        (table, name) -> cells.fixed(table.fixed(name, bits)));
  }

  private Object timer(Value[] arguments) {
    long units = TimerThing.duration(binding, "timer", arguments);
    return new CellThing(
        "a timer",
        "One of the state lives on a clock: world.timer(\"1.5s\").",
        null,
        (table, name) -> cells.timer(table.timers(name, units)));
  }

  private Object bank(Value[] arguments) {
    BankOptions options = BankOptions.of(binding, arguments);
    return new CellThing(
        "a bank",
        "One of the state lives on a clock: world.bank(\"2.5/s\").",
        null,
        (table, name) -> cells.bank(Cells.banks(table, name, options.rate()), options, table));
  }

  private Object metronome(Value[] arguments) {
    Interval interval = Interval.of(binding, "metronome", arguments);
    return new CellThing(
        "a metronome",
        "One of the state lives on a clock: world.metronome(\"0.5s\").",
        null,
        (table, name) ->
            cells.metronome(
                interval.text().isEmpty()
                    ? table.metronomes(name, interval.units())
                    : table.metronomes(name, interval.text())));
  }

  private Object ref(Value[] arguments) {
    String target = Arguments.text("ref", Arguments.at("ref", arguments, 0, "the name of a table"));
    return new CellThing(
        "a reference",
        "Keep e.ref in a whole number, and ask the table: my.enemies.find(ref).",
        null,
        (Table table, String name) -> cells.ref(table, name, target, tables::get));
  }

  private @Nullable Object system(Value[] arguments) {
    binding.registering("system()");
    String name =
        Arguments.text("system", Arguments.at("system", arguments, 0, "a name and a function"));
    Value bodies = Arguments.at("system", arguments, 1, "a name and a function");
    List<Runnable> chain = new ArrayList<>();
    if (bodies.hasArrayElements()) {
      for (long i = 0; i < bodies.getArraySize(); i++) {
        chain.add(body(name, bodies.getArrayElement(i)));
      }
    } else {
      chain.add(body(name, bodies));
    }
    try {
      if (arguments.length == 2) {
        binding.world().system(name, chain.toArray(Runnable[]::new));
        return null;
      }
      Options options =
          Options.of("system", arguments[2], List.of("every", "phase", "when", "layer"));
      Systems system = add(name, chain.toArray(Runnable[]::new), options);
      conditions(system, name, options);
    } catch (IllegalArgumentException refused) {
      throw Mistake.told(refused).atArgument(0);
    }
    return null;
  }

  private Systems add(String name, Runnable[] chain, Options options) {
    if (!options.has("layer")) {
      return binding.world().system(name, chain);
    }
    if (Binding.thing(options.get("layer")) instanceof LayerThing layer) {
      return layer.real().system(name, chain);
    }
    throw new Mistake(
            "`layer` takes a layer, and " + Arguments.show(options.get("layer")) + " is none.",
            "Write { layer: my.slow }, declared as slow: world.layer(\"0.1s\").")
        .at("layer");
  }

  private Runnable body(String name, Value value) {
    try {
      Value function =
          Arguments.function("a system", value, "Write system(\"" + name + "\", () => { … }).");
      return () -> binding.crossing().call(function, Mode.TICK, "system " + name);
    } catch (Mistake mistake) {
      throw mistake.atArgument(1);
    }
  }

  private void conditions(Systems system, String name, Options options) {
    if (options.has("every")) {
      long every = Arguments.integer("every", options.get("every"));
      long phase = options.has("phase") ? Arguments.integer("phase", options.get("phase")) : 0;
      system.every(every, phase);
    }
    if (options.has("when")) {
      Value when = Arguments.function("`when`", options.get("when"), "Write when: () => ….");
      system.when(() -> binding.crossing().ask(when, "when of system " + name));
    }
  }
}

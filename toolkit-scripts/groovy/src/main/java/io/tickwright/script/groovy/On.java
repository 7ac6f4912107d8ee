package io.tickwright.script.groovy;

import groovy.lang.Closure;
import groovy.transform.stc.ClosureParams;
import groovy.transform.stc.FromString;
import groovy.transform.stc.SimpleType;
import io.tickwright.sim.ActionEvent;
import io.tickwright.sim.Column;
import io.tickwright.sim.Handlers;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowTimers;
import java.util.function.Consumer;

/**
 * What happens on each event, said while the script loads and at no other time.
 *
 * <pre>{@code
 * on.start { intro.start() }
 * on.fired(reload) { shells = 8 }
 * on.gained(enemies, 'walk') { rows -> for (e in rows) e.hex -= e.walk.gained }
 * on.enter('lull') { lull.arm() }
 * }</pre>
 */
public final class On {
  private final Binding binding;
  private final Handlers on;

  On(Binding binding) {
    this.binding = binding;
    this.on = binding.world().on();
  }

  private void register(String event, Runnable work) {
    binding.registering("on." + event);
    try {
      work.run();
    } catch (IllegalArgumentException | IllegalStateException refused) {
      throw Mistake.of(refused).at(event);
    }
  }

  private Runnable body(String during, Closure<?> body) {
    return body(during, body, Mode.TICK);
  }

  private Runnable body(String during, Closure<?> body, Mode mode) {
    return () -> binding.crossing().call(body, mode, "on." + during);
  }

  /** Once, before the first tick, and never after a restore. */
  public void start(Closure<?> body) {
    register("start", () -> on.start(body("start", body)));
  }

  /** Every tick, after the events of that tick. */
  public void tick(Closure<?> body) {
    register("tick", () -> on.tick(body("tick", body)));
  }

  /** Every tick in which this clock does not stand still, after the events of that tick. */
  public void tick(Clock clock, Closure<?> body) {
    register("tick", () -> on.tick(clock.real(), body("tick." + clock.path(), body)));
  }

  /** Every drawn frame; it may aim views, and change nothing of the state. */
  public void frame(Closure<?> body) {
    register("frame", () -> on.frame(body("frame", body, Mode.FRAME)));
  }

  /** When a player does it; the closure may take the event: {@code { it.argument(0) }}. */
  public void action(
      Action action,
      @ClosureParams(value = SimpleType.class, options = "io.tickwright.sim.ActionEvent")
          Closure<?> body) {
    String during = "action." + action.path();
    register("action", () -> on.action(action.real(), told(during, body)));
  }

  /** When a player lets go of it; the closure may take the event: {@code { it.source() }}. */
  public void release(
      Action action,
      @ClosureParams(value = SimpleType.class, options = "io.tickwright.sim.ActionEvent")
          Closure<?> body) {
    String during = "release." + action.path();
    register("release", () -> on.release(action.real(), told(during, body)));
  }

  private Consumer<ActionEvent> told(String during, Closure<?> body) {
    return body.getMaximumNumberOfParameters() == 0
        ? event -> binding.crossing().call(body, Mode.TICK, "on." + during)
        : event -> binding.crossing().call(body, Mode.TICK, "on." + during, event);
  }

  /** When a timer has run out. */
  public void fired(Timer timer, Closure<?> body) {
    String during = "fired." + timer.path();
    register("fired", () -> on.fired(timer.real(), body(during, body)));
  }

  /** When timers of rows have run out: all of a tick's rows in one batch. */
  public <E extends Row> void fired(
      Table<E> table,
      String timer,
      @ClosureParams(value = FromString.class, options = "io.tickwright.script.groovy.Rows<E>")
          Closure<?> body) {
    Column column = column("fired", table, timer);
    if (!(column instanceof RowTimers timers)) {
      throw wrong("fired", table, timer);
    }
    register("fired", () -> on.fired(timers, rows("fired", table, column, body)));
  }

  /** When a metronome has beaten, told how often. */
  public void beat(
      Metronome metronome,
      @ClosureParams(value = SimpleType.class, options = "long") Closure<?> body) {
    String during = "on.beat." + metronome.path();
    register(
        "beat",
        () ->
            on.beat(
                metronome.real(),
                count -> binding.crossing().call(body, Mode.TICK, during, count)));
  }

  /** When metronomes of rows have beaten: all of a tick's rows in one batch. */
  public <E extends Row> void beat(
      Table<E> table,
      String metronome,
      @ClosureParams(value = FromString.class, options = "io.tickwright.script.groovy.Rows<E>")
          Closure<?> body) {
    Column column = column("beat", table, metronome);
    if (!(column instanceof RowMetronomes metronomes)) {
      throw wrong("beat", table, metronome);
    }
    register("beat", () -> on.beat(metronomes, rows("beat", table, column, body)));
  }

  /** When a bank has gained, told how many whole units. */
  public void gained(
      Bank bank, @ClosureParams(value = SimpleType.class, options = "long") Closure<?> body) {
    String during = "on.gained." + bank.path();
    register(
        "gained",
        () ->
            on.gained(
                bank.real(), count -> binding.crossing().call(body, Mode.TICK, during, count)));
  }

  /** When banks of rows have gained: all of a tick's rows in one batch. */
  public <E extends Row> void gained(
      Table<E> table,
      String bank,
      @ClosureParams(value = FromString.class, options = "io.tickwright.script.groovy.Rows<E>")
          Closure<?> body) {
    Column column = column("gained", table, bank);
    if (!(column instanceof RowBanks banks)) {
      throw wrong("gained", table, bank);
    }
    register("gained", () -> on.gained(banks, rows("gained", table, column, body)));
  }

  private static Column column(String event, Table<?> table, String name) {
    try {
      return table.column(name);
    } catch (Mistake mistake) {
      throw mistake.atArgument(event, 1);
    }
  }

  private static Mistake wrong(String event, Table<?> table, String column) {
    return new Mistake(
            "`" + event + "` does not happen to `" + table.path() + "." + column + "`.",
            "Timers have fired, metronomes beat, banks gained.")
        .at(column);
  }

  private <E extends Row> Consumer<io.tickwright.sim.Rows> rows(
      String event, Table<E> table, Column column, Closure<?> body) {
    String during = "on." + event + "." + column;
    return rows ->
        binding
            .crossing()
            .cross(
                Mode.TICK,
                during,
                () -> {
                  body.call(new Rows<>(table, column, rows));
                  return true;
                });
  }

  // Phases

  /** When a phase of the game's only set of phases has been entered. */
  public void enter(String phase, Closure<?> body) {
    enter(only("enter", phase), phase, body);
  }

  /** When a phase has been entered. */
  public void enter(Phases phases, String phase, Closure<?> body) {
    String known = phases.known(phase);
    register("enter", () -> on.enter(phases.real(), known, body("enter." + known, body)));
  }

  /** When a phase of the game's only set of phases is about to be left. */
  public void exit(String phase, Closure<?> body) {
    exit(only("exit", phase), phase, body);
  }

  /** When a phase is about to be left. */
  public void exit(Phases phases, String phase, Closure<?> body) {
    String known = phases.known(phase);
    register("exit", () -> on.exit(phases.real(), known, body("exit." + known, body)));
  }

  /** When one phase has given way to another, before the other is entered. */
  public void transition(String from, String to, Closure<?> body) {
    transition(only("transition", from), from, to, body);
  }

  /** When one phase has given way to another, before the other is entered. */
  public void transition(Phases phases, String from, String to, Closure<?> body) {
    String before = phases.known(from);
    String after = phases.known(to);
    String during = "transition." + before + " to " + after;
    register("transition", () -> on.transition(phases.real(), before, after, body(during, body)));
  }

  private Phases only(String event, String phase) {
    Phases found = null;
    for (Thing thing : binding.things()) {
      if (thing instanceof Phases phases) {
        if (found != null) {
          throw new Mistake(
                  "this state has more than one set of phases.",
                  "Say which: on." + event + "(" + found.path() + ", '" + phase + "') { … }.")
              .at(event);
        }
        found = phases;
      }
    }
    if (found == null) {
      throw new Mistake(
              "no phases are declared above this.", "Declare def phase = phases('intro', …).")
          .at(event);
    }
    return found;
  }
}

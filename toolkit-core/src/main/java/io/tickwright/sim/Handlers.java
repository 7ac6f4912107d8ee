package io.tickwright.sim;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What happens on each event, said once while the game loads.
 *
 * <p>A handler is known by its event and the declared name, one for each: that is what makes a
 * restore find it again. Registering while the simulation runs is refused.
 */
public final class Handlers {
  private final World world;

  Handlers(World world) {
    this.world = world;
  }

  /** Once, before the first tick, and never after a restore. */
  public void start(Runnable body) {
    world.started = first(world.started, body, "start", "");
  }

  /** Every tick, after the events of that tick. */
  public void tick(Runnable body) {
    world.ticks.add(new World.TickHandler(null, checked(body, "tick")));
  }

  /** Every tick in which this clock does not stand still, after the events of that tick. */
  public void tick(Clock clock, Runnable body) {
    world.ticks.add(new World.TickHandler(clock, checked(body, "tick")));
  }

  /** Every drawn frame; it may set what is drawn, and nothing else. */
  public void frame(Runnable body) {
    world.framed = first(world.framed, body, "frame", "");
  }

  /** When a player does it. */
  public void action(Action action, Runnable body) {
    action(action, event -> body.run());
  }

  /** When a player does it, told who and with which arguments. */
  public void action(Action action, Consumer<ActionEvent> body) {
    action.done = first(action.done, body, "action", action.name());
  }

  /** When a player lets go of it. */
  public void release(Action action, Runnable body) {
    release(action, event -> body.run());
  }

  /** When a player lets go of it, told who. */
  public void release(Action action, Consumer<ActionEvent> body) {
    action.released = first(action.released, body, "release", action.name());
  }

  /** When a timer has run out. */
  public void fired(ClockedTimer timer, Runnable body) {
    timer.fired = first(timer.fired, body, "fired", timer.name());
  }

  /** When timers of rows have run out: all of a tick's rows in one batch. */
  public void fired(RowTimers timers, Consumer<Rows> body) {
    timers.fired = first(timers.fired, body, "fired", timers.toString());
  }

  /** When a metronome has beaten, told how often. */
  public void beat(ClockedMetronome metronome, LongConsumer body) {
    metronome.beat = first(metronome.beat, body, "beat", metronome.name());
  }

  /** When metronomes of rows have beaten: all of a tick's rows in one batch. */
  public void beat(RowMetronomes metronomes, Consumer<Rows> body) {
    metronomes.beat = first(metronomes.beat, body, "beat", metronomes.toString());
  }

  /** When a bank has gained, told how many whole units. */
  public void gained(ClockedBank bank, LongConsumer body) {
    refuseFilling(bank.fillsByItself(), bank);
    bank.gained = first(bank.gained, body, "gained", bank.name());
  }

  /** When banks of rows have gained: all of a tick's rows in one batch. */
  public void gained(RowBanks banks, Consumer<Rows> body) {
    refuseFilling(banks.fillsByItself(), banks);
    banks.gained = first(banks.gained, body, "gained", banks.toString());
  }

  private static void refuseFilling(boolean fillsByItself, Object bank) {
    if (fillsByItself) {
      throw new IllegalStateException(
          "`" + bank + "` adds what it gains by itself and raises no gained; leave out its into");
    }
  }

  /** When a phase has been entered. */
  public void enter(Phases phases, String phase, Runnable body) {
    int at = phases.indexOf(phase);
    phases.entered[at] = first(phases.entered[at], body, "enter", phase);
  }

  /** When a phase of the game's only set of phases has been entered. */
  public void enter(String phase, Runnable body) {
    enter(world.onlyPhases(), phase, body);
  }

  /** When a phase is about to be left. */
  public void exit(Phases phases, String phase, Runnable body) {
    int at = phases.indexOf(phase);
    phases.exited[at] = first(phases.exited[at], body, "exit", phase);
  }

  /** When one phase has given way to another, before the other is entered. */
  public void transition(Phases phases, String from, String to, Runnable body) {
    int at = phases.pair(phases.indexOf(from), phases.indexOf(to));
    phases.changed[at] = first(phases.changed[at], body, "transition", from + " to " + to);
  }

  private <H> H first(@Nullable H before, H body, String event, String name) {
    String what = name.isEmpty() ? event : event + " " + name;
    if (before != null) {
      throw new IllegalStateException("`" + what + "` already has a handler; put both into one");
    }
    return checked(body, what);
  }

  private <H> H checked(H body, String what) {
    if (world.isSealed()) {
      throw new IllegalStateException(
          "a handler for `"
              + what
              + "` works only when it is registered while the game loads: one made later would be"
              + " lost by a save. Register it at the start and switch it with state: a phase, a"
              + " flag, or a timer you arm");
    }
    return body;
  }
}

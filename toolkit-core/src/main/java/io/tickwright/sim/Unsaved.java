package io.tickwright.sim;

import io.tickwright.state.StateVisitor;

/**
 * Play that lives on a clock and in no save, such as the coroutines of a language, whose position
 * nobody can write down.
 *
 * <p>While it runs, whatever keeps the state for later refuses by its name; so every kept position
 * is one without it, and a restore ends it. In the middle of its own code, which cannot end there,
 * a restore is refused by name as well. Digests and comparisons pass it over.
 */
public final class Unsaved extends Declared implements Spender {
  /** What the owner of such play is asked. */
  public interface Play {
    /**
     * What is running, as a refusal shall name it; empty when nothing is. Asked in every tick, also
     * on a clock that stands still.
     */
    String running();

    /**
     * So much time has passed on the clock for all that runs now; {@link #go} follows with the
     * tick's handlers. Must run no game code.
     */
    void pass(long units);

    /** Goes on as far as the time that passed and what happened in this tick allow. */
    void go();

    /** Ends without running anything: the position that is restored never knew it. */
    void end();
  }

  private final Clock clock;
  private final Play play;

  Unsaved(World world, String name, Clock clock, Play play) {
    super(world, name);
    this.clock = clock;
    this.play = play;
  }

  public Clock clock() {
    return clock;
  }

  /**
   * Runs some of the play's own code, up to where it waits or ends; all of that code must run
   * through here, in a tick or outside. A tick that fails of what it throws is told as failing in
   * it, and until it is over nothing is restored.
   *
   * @param what the part of the play, as a refusal or a failure shall name it
   */
  public void execute(String what, Runnable code) {
    world().ticking().play(what, code);
  }

  @Override
  public EventKind brings() {
    return EventKind.CALL;
  }

  @Override
  public void spend(Events events) {
    if (!play.running().isEmpty() && !clock.standsStill()) {
      play.pass(clock.granted());
      events.add(EventKind.CALL, this, Table.NO_HANDLE, 0, "");
    }
  }

  @Override
  void handle(long count) {
    play.go();
  }

  @Override
  void list(StateVisitor s) {
    String running = play.running();
    if (!running.isEmpty()) {
      s.unsaved(running);
    }
    if (s.restoring()) {
      play.end();
    }
  }
}

package io.tickwright.script.groovy;

import groovy.lang.Closure;
import io.tickwright.script.HandlerPlace;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.Watchdog;
import io.tickwright.sim.Simulation;
import java.util.function.Supplier;

/**
 * The one way from Java into a script: it says what the script is asked to do, gives it its budget
 * and its patience, and turns what goes wrong into a refusal with its place.
 */
final class Crossing {
  /** Loading warms up, which takes longer than a tick ever should. */
  private static final int LOADING_TAKES = 10;

  private final Simulation simulation;
  private final Faults faults;
  private final Meter meter;
  private final Watchdog watchdog;
  private Mode mode = Mode.IDLE;
  private long number;
  private boolean budgetUsed;

  Crossing(Simulation simulation, Faults faults, ScriptHost host) {
    this.simulation = simulation;
    this.faults = faults;
    this.meter = new Meter(host.limits());
    this.watchdog = Watchdog.over(host.limits().patience(), this::stop);
  }

  Meter meter() {
    return meter;
  }

  Mode mode() {
    return mode;
  }

  /** Tells one crossing from the next: what is good within a handler only remembers it. */
  long number() {
    return number;
  }

  /** Says that a tick is over, and with it what was used of its budget. */
  void tickIsOver() {
    budgetUsed = true;
  }

  /** Runs something of the script in a mode, under a name that messages can use. */
  <T> T cross(Mode as, String during, Supplier<T> work) {
    if (mode != Mode.IDLE) {
      return work.get();
    }
    if (budgetUsed || as != Mode.TICK) {
      meter.refill();
      budgetUsed = as != Mode.TICK;
    }
    mode = as;
    number++;
    meter.begin();
    watchdog.begin(as == Mode.LOADING ? LOADING_TAKES : 1);
    try {
      T result = work.get();
      meter.refuseSwallowed();
      return result;
    } catch (Throwable thrown) {
      throw faults.refusal(thrown, meter, where(as, during));
    } finally {
      end();
      mode = Mode.IDLE;
    }
  }

  private void stop(Thread running) {
    meter.overdue();
    running.interrupt();
  }

  /** Gives the thread back as it was: an interrupt of ours must not hit what runs next. */
  private void end() {
    watchdog.end();
    if (watchdog.isOverdue()) {
      Thread.interrupted();
    }
  }

  void call(Closure<?> body, Mode as, String during, Object... arguments) {
    cross(
        as,
        during,
        () -> {
          body.call(arguments);
          return true;
        });
  }

  private String where(Mode as, String during) {
    return as == Mode.TICK ? HandlerPlace.inTick(during, simulation) : HandlerPlace.of(during, 0);
  }

  void close() {
    watchdog.close();
  }
}

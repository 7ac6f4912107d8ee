package io.tickwright.script.js;

import io.tickwright.script.HandlerPlace;
import io.tickwright.script.ScriptLimits;
import io.tickwright.script.Watchdog;
import io.tickwright.sim.Simulation;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/**
 * The one way from Java into a script: it says what the script is asked to do, gives it its budget
 * and its patience, and turns what goes wrong into a refusal with its place.
 */
final class Crossing {
  /** Loading parses and warms up, which takes longer than a tick ever should. */
  private static final int LOADING_TAKES = 10;

  private static final Duration INTERRUPT_WITHIN = Duration.ofSeconds(10);

  private final Context context;
  private final Simulation simulation;
  private final Faults faults;
  private final Watchdog watchdog;
  private Mode mode = Mode.IDLE;
  private int depth;
  private long number;
  private boolean budgetUsed;

  Crossing(Context context, Simulation simulation, Faults faults, ScriptLimits limits) {
    this.context = context;
    this.simulation = simulation;
    this.faults = faults;
    this.watchdog = Watchdog.over(limits.patience(), thread -> interrupt(context));
  }

  private static void interrupt(Context context) {
    try {
      context.interrupt(INTERRUPT_WITHIN);
    } catch (TimeoutException late) {
      // The watchdog asks again while the call is overdue.
    }
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
    if (depth > 0) {
      return work.get();
    }
    if (budgetUsed || as != Mode.TICK) {
      context.resetLimits();
      budgetUsed = as != Mode.TICK;
    }
    mode = as;
    depth++;
    number++;
    watchdog.begin(as == Mode.LOADING ? LOADING_TAKES : 1);
    try {
      return work.get();
    } catch (PolyglotException thrown) {
      throw faults.refusal(thrown, where(as, during));
    } finally {
      watchdog.end();
      depth--;
      mode = Mode.IDLE;
    }
  }

  void call(Value function, Mode as, String during) {
    cross(
        as,
        during,
        () -> {
          function.executeVoid();
          return true;
        });
  }

  void call(Value function, Mode as, String during, Object argument) {
    cross(
        as,
        during,
        () -> {
          function.executeVoid(argument);
          return true;
        });
  }

  boolean ask(Value function, String during) {
    return cross(Mode.FRAME, during, () -> Arguments.flag(during, function.execute()));
  }

  private String where(Mode as, String during) {
    return as == Mode.TICK ? HandlerPlace.inTick(during, simulation) : HandlerPlace.of(during, 0);
  }

  void close() {
    watchdog.close();
  }
}

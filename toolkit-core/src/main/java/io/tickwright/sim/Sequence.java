package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Arrays;
import java.util.List;

/**
 * A flow of waits and calls on a clock, held as data, so that it is saved, restored and rewound
 * like everything else.
 *
 * <p>Its state is a position, the time spent there, the counters of its loops and an owner row. The
 * lateness of one delay counts toward the next, so that a flow keeps time however long it is.
 */
public final class Sequence extends Declared implements Stateful, Spender {
  /** More steps than this in one tick is a flow that turns in circles, and fails the tick. */
  public static final int MOST_STEPS_A_TICK = 1_000;

  private static final int STOPPED = -1;

  private final Clock clock;
  private final List<FlowStep> steps;
  private long[] counters;
  private int position = STOPPED;
  private long spent;
  private long owner = Table.NO_HANDLE;

  Sequence(World world, String name, Clock clock, Flow flow) {
    super(world, name);
    this.clock = clock;
    this.steps = flow.steps();
    this.counters = new long[flow.loops()];
  }

  /** Starts at the first step, from now, whatever it was doing. */
  public void start() {
    startFor(Table.NO_HANDLE);
  }

  /** Starts it for a row: {@link #owner()} tells the calls which. */
  public void startFor(long ownerHandle) {
    position = 0;
    spent = 0;
    owner = ownerHandle;
    Arrays.fill(counters, 0);
  }

  /** Ends it where it stands. */
  public void cancel() {
    position = STOPPED;
    spent = 0;
    owner = Table.NO_HANDLE;
    Arrays.fill(counters, 0);
  }

  public boolean running() {
    return position != STOPPED;
  }

  /** The number of the step it stands at, from 0, or −1 when it is not running. */
  public int position() {
    return position;
  }

  /** What the step it stands at does, such as {@code delay} or {@code until fire}. */
  public String step() {
    return running() ? steps.get(position).words() : "";
  }

  /** How long the step it stands at lasts at most, in base units; 0 for one without an end. */
  public long stepTotal() {
    return running() ? Math.max(steps.get(position).units(), 0) : 0;
  }

  /** The time spent at the step it stands at, in base units. */
  public long spent() {
    return spent;
  }

  /** The handle of the row it was started for, or {@link Table#NO_HANDLE}. */
  public long owner() {
    return owner;
  }

  /** Says for which row it runs: how a saved position is set up. Does nothing while it is off. */
  public void restoreOwner(long handle) {
    if (running()) {
      owner = Math.max(handle, Table.NO_HANDLE);
    }
  }

  /** How many repeats its steps have, one in another counting as well. */
  public int loops() {
    return counters.length;
  }

  /** How often a repeat, counted from 0 in the order they end, has gone round already. */
  public long turns(int loop) {
    return counters[loop];
  }

  /** Says how often a repeat has gone round already: how a saved position is set up. */
  public void restoreTurns(int loop, long turns) {
    counters[loop] = Math.max(turns, 0);
  }

  /** What its steps do, in order, as words: what a position is named by. */
  public List<String> stepWords() {
    return steps.stream().map(FlowStep::words).toList();
  }

  /** Puts it at a step with some time spent: how a saved position is set up. */
  public void restore(int position, long spentUnits) {
    startFor(owner);
    this.position = Math.max(STOPPED, Math.min(position, steps.size() - 1));
    this.spent = running() ? Math.max(0, Math.min(spentUnits, Math.max(stepTotal() - 1, 0))) : 0;
  }

  public Clock clock() {
    return clock;
  }

  @Override
  public EventKind brings() {
    return EventKind.CALL;
  }

  @Override
  public void spend(Events events) {
    if (!running() || clock.standsStill()) {
      return;
    }
    long units = clock.granted();
    int waitingSinceBefore = position;
    for (int done = 0; running(); done++) {
      if (done > MOST_STEPS_A_TICK) {
        throw new IllegalStateException(
            "sequence `"
                + name()
                + "` made more than "
                + MOST_STEPS_A_TICK
                + " steps in one tick; put a delay or an until into its loop");
      }
      FlowStep step = steps.get(position);
      boolean waited = position == waitingSinceBefore;
      if (step.waits() && !step.isOver(waited)) {
        long left = step.units() - spent;
        if (!step.isTimed() || units < left) {
          spent += step.isTimed() ? units : 0;
          return;
        }
        units -= left;
      }
      if (step.isCall()) {
        events.add(EventKind.CALL, this, owner, position, step.words());
      }
      waitingSinceBefore = STOPPED;
      spent = 0;
      position = next(step);
    }
  }

  private int next(FlowStep step) {
    if (step.loop() >= 0) {
      counters[step.loop()]++;
      if (counters[step.loop()] < step.times()) {
        return step.backTo();
      }
      counters[step.loop()] = 0;
    }
    if (position + 1 < steps.size()) {
      return position + 1;
    }
    owner = Table.NO_HANDLE;
    return STOPPED;
  }

  @Override
  void handle(long step) {
    Runnable body = steps.get((int) step).body();
    if (body != null) {
      body.run();
    }
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), this);
  }

  @Override
  public void state(StateVisitor s) {
    position = (int) s.ranged("position", position, STOPPED, steps.size() - 1L);
    spent = s.ranged("spent", spent, 0, Long.MAX_VALUE);
    owner = s.ranged("owner", owner, 0, IntegerValue.MOST);
    counters = s.ranged("counters", counters, 0, Long.MAX_VALUE);
  }
}

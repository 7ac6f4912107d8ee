package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A flow of waits and calls on a clock, held as data, so that it is saved, restored and rewound
 * like everything else.
 *
 * <p>Its state is a position, the time spent there, the counters of its loops and an owner row. The
 * lateness of one delay counts toward the next, so that a flow keeps time however long it is.
 *
 * <p>Started for a row, it lives no longer than that row: when the row is despawned it ends where
 * it stands, and a call it had reached in that tick is dropped with the row's other events.
 */
public final class Sequence extends Declared implements Stateful, Spender {
  /** More steps than this in one tick is a flow that turns in circles, and fails the tick. */
  public static final int MOST_STEPS_A_TICK = 1_000;

  private static final int STOPPED = -1;
  private static final int NO_TABLE = 0;

  private final Clock clock;
  private final List<FlowStep> steps;
  private final List<String> names;
  private final long[] times;
  private long[] turns;
  private int position = STOPPED;
  private long spent;
  private long owner = Table.NO_HANDLE;

  /** The owner's table: its place among the world's tables, from 1. */
  private int ownerTable = NO_TABLE;

  /** How many actions had been delivered in the tick that runs when it was started in that tick. */
  private int startedAfter;

  private boolean calling;
  private long calledFor;

  Sequence(World world, String name, Clock clock, Flow flow) {
    super(world, name);
    this.clock = clock;
    this.steps = flow.steps();
    this.names = StepNames.of(steps);
    this.times = flow.times();
    this.turns = new long[times.length];
  }

  /** Starts at the first step, from now, whatever it was doing. */
  public void start() {
    begin(NO_TABLE, Table.NO_HANDLE);
  }

  /**
   * Starts it for the row in this slot: {@link #owner()} tells the calls which, and it ends with
   * the row. Without a row there it does nothing, and the stale use is counted.
   */
  public void startFor(Table table, int slot) {
    int row = table.entry(slot);
    if (row != Table.NONE) {
      begin(world().ticking().placeOf(table), table.handle(row));
    }
  }

  private void begin(int table, long handle) {
    position = 0;
    spent = 0;
    own(table, handle);
    Arrays.fill(turns, 0);
    startedAfter = world().ticking().actionsDelivered();
  }

  private void own(int table, long handle) {
    ownerTable = table;
    owner = handle;
  }

  /** Ends it where it stands. */
  public void cancel() {
    position = STOPPED;
    spent = 0;
    own(NO_TABLE, Table.NO_HANDLE);
    Arrays.fill(turns, 0);
  }

  /** Ends it if this row is its owner. */
  void cancelFor(Table table, long handle) {
    if (owner == handle && ownerTable() == table) {
      cancel();
    }
  }

  void beginTick() {
    startedAfter = 0;
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

  /**
   * The handle of the row it was started for, or {@link Table#NO_HANDLE}. Within one of its calls,
   * the row that the call is for, whatever has become of the sequence since.
   */
  public long owner() {
    return calling ? calledFor : owner;
  }

  /** The table of the row it was started for, or null. */
  public @Nullable Table ownerTable() {
    return world().ticking().tableAt(ownerTable);
  }

  /**
   * Says for which row, of which table, it runs: how a saved position is set up. Does nothing while
   * it is off.
   */
  public void restoreOwner(@Nullable Table table, long handle) {
    if (running()) {
      own(world().ticking().placeOf(table), Math.max(handle, Table.NO_HANDLE));
    }
  }

  /** How many repeats its steps have, one in another counting as well. */
  public int loops() {
    return times.length;
  }

  /** How often a repeat, counted from 0 in the order they begin, has gone round already. */
  public long turns(int loop) {
    return turns[loop];
  }

  /**
   * Says how often a repeat has gone round already: how a saved position is set up. A number
   * outside [0, its times) counts as the nearest one inside.
   */
  public void restoreTurns(int loop, long turns) {
    this.turns[loop] = Math.max(0, Math.min(turns, times[loop] - 1));
  }

  /** What its steps do, in order, as words: what a position is named by. */
  public List<String> stepWords() {
    return steps.stream().map(FlowStep::words).toList();
  }

  /** Puts it at a step with some time spent: how a saved position is set up. */
  public void restore(int position, long spentUnits) {
    begin(ownerTable, owner);
    this.position = Math.max(STOPPED, Math.min(position, steps.size() - 1));
    if (running()) {
      spent = Math.max(0, Math.min(spentUnits, Math.max(stepTotal() - 1, 0)));
    } else {
      cancel();
    }
  }

  /**
   * Stands at the step that is called as the one where another version of it stood, after it took
   * over that one's state as it is.
   */
  void findStepOf(Sequence before) {
    if (names.equals(before.names)) {
      return;
    }
    String step = before.names.get(position + 1);
    int found = names.indexOf(step) - 1;
    boolean looping = Arrays.stream(turns).anyMatch(turn -> turn > 0);
    if (found < STOPPED || (looping && before.times.length != times.length)) {
      throw new IllegalArgumentException(
          "sequence `" + name() + "` stands at `" + step + "`, which is not to be found any more");
    }
    position = found;
    turns = Arrays.copyOf(turns, times.length);
    for (int loop = 0; loop < turns.length; loop++) {
      restoreTurns(loop, turns[loop]);
    }
    if (running()) {
      spent = Math.min(spent, Math.max(stepTotal() - 1, 0));
    }
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
      FlowStep step = steps.get(position);
      boolean waited = position == waitingSinceBefore;
      if (step.waits() && !step.isOver(waited, startedAfter)) {
        // Whatever a save says, what is left of a step is never more than the step.
        long left = Math.max(0, step.units() - spent);
        if (!step.isTimed() || units < left) {
          spent += step.isTimed() ? units : 0;
          return;
        }
        units -= left;
      }
      if (done == MOST_STEPS_A_TICK) {
        throw new IllegalStateException(
            "sequence `"
                + name()
                + "` made more than "
                + MOST_STEPS_A_TICK
                + " steps in one tick; put a delay or an until into its loop");
      }
      if (step.isCall()) {
        int event = events.add(EventKind.CALL, this, owner, position, step.words());
        events.argument(event, 0, ownerTable);
      }
      waitingSinceBefore = STOPPED;
      spent = 0;
      position = next(step);
    }
  }

  private int next(FlowStep step) {
    if (step.loop() >= 0) {
      turns[step.loop()]++;
      if (turns[step.loop()] < step.times()) {
        return step.backTo();
      }
      turns[step.loop()] = 0;
    }
    if (position + 1 < steps.size()) {
      return position + 1;
    }
    own(NO_TABLE, Table.NO_HANDLE);
    return STOPPED;
  }

  /** Makes a call that was reached for this row, if the row still lives. */
  void call(int step, int table, long handle) {
    Runnable body = steps.get(step).body();
    Table rows = world().ticking().tableAt(table);
    if (body == null || (rows != null && rows.find(handle) == Table.NONE)) {
      return;
    }
    calling = true;
    calledFor = handle;
    try {
      body.run();
    } finally {
      calling = false;
    }
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), this);
  }

  @Override
  public void state(StateVisitor s) {
    position = s.oneOf("position", position + 1, names) - 1;
    spent = s.ranged("spent", spent, 0, Long.MAX_VALUE);
    owner = s.ranged("owner", owner, 0, IntegerValue.MOST);
    ownerTable = s.oneOf("ownerTable", ownerTable, world().ticking().tableNames());
    turns = s.ranged("counters", turns, 0, Long.MAX_VALUE);
    if (s.restoring() && turns.length < times.length) {
      turns = Arrays.copyOf(turns, times.length);
    }
    s.leavesOut("clock", "declared; it is listed by itself");
    s.leavesOut("times", "declared, not saved");
    s.leavesOut("names", "declared; the position is one of them");
    s.leavesOut("startedAfter", "good within one tick only");
    s.leavesOut("calling", "good within one call only");
    s.leavesOut("calledFor", "good within one call only");
  }
}

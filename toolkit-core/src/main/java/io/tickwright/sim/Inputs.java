package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * What players do, on its way to the tick that applies it.
 *
 * <p>An input stamped N is applied when N ticks are done, before time passes, inputs of one stamp
 * in the order they arrived. One on an action whose clock stands still is not delivered; a release
 * then still lets go, without an event. Belongs to the simulation's thread.
 */
public final class Inputs implements Stateful {
  /** The greatest number of a player. */
  public static final int MOST_SOURCE = 62;

  private static final long[] NO_ARGUMENTS = {};

  private static final Input.Kind[] KINDS = Input.Kind.values();

  private static final List<String> KIND_NAMES = List.of("tap", "press", "release");

  private final Simulation simulation;
  private final List<Consumer<Input>> listeners = new ArrayList<>();
  private final Stateful columns = this::listPending;
  private int size;
  private long[] stamps = new long[16];
  private int[] actions = new int[16];
  private int[] kinds = new int[16];
  private int[] sources = new int[16];
  private long[] arguments0 = new long[16];
  private long[] arguments1 = new long[16];
  private long[] arguments2 = new long[16];
  private long[] arguments3 = new long[16];

  Inputs(Simulation simulation) {
    this.simulation = simulation;
  }

  /** Does an action in the next tick; two taps before it are two events. */
  public void tap(String action, long... arguments) {
    tapBy(0, action, arguments);
  }

  /** Does an action in the next tick, on behalf of a player. */
  public void tapBy(int source, String action, long... arguments) {
    add(simulation.ticksDone(), Input.Kind.TAP, action, source, arguments);
  }

  /** Begins to hold an action in the next tick. */
  public void press(String action, long... arguments) {
    pressBy(0, action, arguments);
  }

  /** Begins to hold an action in the next tick, on behalf of a player. */
  public void pressBy(int source, String action, long... arguments) {
    add(simulation.ticksDone(), Input.Kind.PRESS, action, source, arguments);
  }

  /** Lets go of an action in the next tick. */
  public void release(String action) {
    releaseBy(0, action);
  }

  /** Lets go of an action in the next tick, on behalf of a player. */
  public void releaseBy(int source, String action) {
    add(simulation.ticksDone(), Input.Kind.RELEASE, action, source, NO_ARGUMENTS);
  }

  /** Holds an action for so many ticks from the next one on; below 1 counts as 1. */
  public void hold(String action, long ticks) {
    holdBy(0, action, ticks);
  }

  /** Holds an action for so many ticks, on behalf of a player. */
  public void holdBy(int source, String action, long ticks) {
    pressBy(source, action, NO_ARGUMENTS);
    long end = SignedSum.of(simulation.ticksDone(), Math.max(ticks, 1));
    add(end, Input.Kind.RELEASE, action, source, NO_ARGUMENTS);
  }

  /** Queues an input as it was recorded. */
  public void add(Input input) {
    long[] arguments = input.arguments().stream().mapToLong(Long::longValue).toArray();
    add(input.stamp(), input.kind(), input.action(), input.source(), arguments);
  }

  /**
   * Refuses an input that {@link #add} would refuse.
   *
   * @throws IllegalArgumentException if the world declares no such action, the source is no player
   *     or there are too many arguments
   */
  public void check(Input input) {
    checked(input.action(), input.source(), input.arguments().size());
  }

  private int checked(String action, int source, int arguments) {
    simulation.open();
    int index = simulation.world().actionIndex(action);
    checkShape(action, source, arguments);
    return index;
  }

  /**
   * Refuses a player that is none and too many arguments, whatever the world declares; any thread
   * may ask.
   *
   * @throws IllegalArgumentException if the source is no player or there are too many arguments
   */
  public static void checkShape(String action, int source, int arguments) {
    if (source < 0 || source > MOST_SOURCE) {
      throw new IllegalArgumentException(
          "a source is a player from 0 to " + MOST_SOURCE + ", and " + source + " is none");
    }
    if (arguments > Events.MOST_ARGUMENTS) {
      throw new IllegalArgumentException(
          "an action carries at most "
              + Events.MOST_ARGUMENTS
              + " arguments, and `"
              + action
              + "` was given "
              + arguments);
    }
  }

  private void add(long stamp, Input.Kind kind, String action, int source, long... arguments) {
    int index = checked(action, source, arguments.length);
    if (size == stamps.length) {
      grow(size * 2);
    }
    stamps[size] = stamp;
    actions[size] = index;
    kinds[size] = kind.ordinal();
    sources[size] = source;
    arguments0[size] = argument(arguments, 0);
    arguments1[size] = argument(arguments, 1);
    arguments2[size] = argument(arguments, 2);
    arguments3[size] = argument(arguments, 3);
    size++;
    tell(stamp, kind, action, source, arguments);
  }

  private static long argument(long[] arguments, int at) {
    return at < arguments.length ? arguments[at] : 0;
  }

  private void tell(long stamp, Input.Kind kind, String action, int source, long[] arguments) {
    boolean heard = !listeners.isEmpty() || simulation.isListenedTo();
    if (heard && !simulation.isRunningAgain()) {
      List<Long> list = Arrays.stream(arguments).boxed().toList();
      Input input = new Input(stamp, kind, action, source, list);
      listeners.forEach(listener -> listener.accept(input));
      simulation.tellArrived(input);
    }
  }

  /** Hears of each input as it arrives, but not of those that are replayed. */
  public void onArrival(Consumer<Input> listener) {
    listeners.add(listener);
  }

  /** How many inputs wait for their tick. */
  public int pending() {
    return size;
  }

  /** Whether one of the waiting inputs is for the next tick. */
  public boolean anyDue() {
    for (int i = 0; i < size; i++) {
      if (stamps[i] <= simulation.ticksDone()) {
        return true;
      }
    }
    return false;
  }

  /** The inputs that wait, in arrival order. */
  public List<Input> waiting() {
    List<Input> list = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      String action = simulation.world().ticking().action(actions[i]).name();
      List<Long> arguments = List.of(arguments0[i], arguments1[i], arguments2[i], arguments3[i]);
      list.add(new Input(stamps[i], KINDS[kinds[i]], action, sources[i], arguments));
    }
    return list;
  }

  /** Applies what is stamped with the ticks done or earlier, and keeps the rest in order. */
  void deliver(WorldTick tick, long ticksDone) {
    int arrived = size;
    int kept = 0;
    for (int i = 0; i < arrived; i++) {
      if (stamps[i] > ticksDone) {
        move(i, kept++);
      } else {
        apply(tick, i);
      }
    }
    for (int i = arrived; i < size; i++) {
      move(i, kept++);
    }
    size = kept;
  }

  private void apply(WorldTick tick, int i) {
    Action action = tick.action(actions[i]);
    int source = sources[i];
    boolean heard = !action.clock().standsStill();
    switch (KINDS[kinds[i]]) {
      case TAP -> {
        if (heard) {
          happened(tick, action, i);
        }
      }
      case PRESS -> {
        if (heard && !action.heldBy(source)) {
          action.restoreHeld(source, true);
          happened(tick, action, i);
        }
      }
      case RELEASE -> {
        boolean held = action.heldBy(source);
        action.restoreHeld(source, false);
        if (heard && held) {
          int event = tick.events().add(EventKind.RELEASE, action, Table.NO_HANDLE, source, "");
          tick.released(action, event);
        }
      }
    }
  }

  private void happened(WorldTick tick, Action action, int i) {
    Events events = tick.events();
    int event = events.add(EventKind.ACTION, action, Table.NO_HANDLE, sources[i], "");
    events.argument(event, 0, arguments0[i]);
    events.argument(event, 1, arguments1[i]);
    events.argument(event, 2, arguments2[i]);
    events.argument(event, 3, arguments3[i]);
    tick.done(action, event);
  }

  private void move(int from, int to) {
    stamps[to] = stamps[from];
    actions[to] = actions[from];
    kinds[to] = kinds[from];
    sources[to] = sources[from];
    arguments0[to] = arguments0[from];
    arguments1[to] = arguments1[from];
    arguments2[to] = arguments2[from];
    arguments3[to] = arguments3[from];
  }

  private void grow(int capacity) {
    stamps = roomFor(capacity, stamps);
    actions = roomFor(capacity, actions);
    kinds = roomFor(capacity, kinds);
    sources = roomFor(capacity, sources);
    arguments0 = roomFor(capacity, arguments0);
    arguments1 = roomFor(capacity, arguments1);
    arguments2 = roomFor(capacity, arguments2);
    arguments3 = roomFor(capacity, arguments3);
  }

  private static long[] roomFor(int capacity, long[] column) {
    return column.length < capacity ? Arrays.copyOf(column, capacity) : column;
  }

  private static int[] roomFor(int capacity, int[] column) {
    return column.length < capacity ? Arrays.copyOf(column, capacity) : column;
  }

  @Override
  public void state(StateVisitor s) {
    size = s.rows("pending", size, columns);
    if (s.restoring()) {
      grow(Math.max(size, stamps.length));
    }
    s.leavesOut("simulation", "fixed for life");
    s.leavesOut("listeners", "they belong to the host");
  }

  private void listPending(StateVisitor s) {
    stamps = s.longs("stamp", stamps);
    actions = s.oneOfs("action", actions, simulation.world().ticking().actionNames());
    kinds = s.oneOfs("kind", kinds, KIND_NAMES);
    sources = s.ranged("source", sources, 0, MOST_SOURCE);
    arguments0 = s.longs("argument0", arguments0);
    arguments1 = s.longs("argument1", arguments1);
    arguments2 = s.longs("argument2", arguments2);
    arguments3 = s.longs("argument3", arguments3);
  }
}

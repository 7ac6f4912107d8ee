package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The named modes of a game, one at a time; before anything has happened it is the first.
 *
 * <p>A change asked for happens once, after the tick's handlers and before its systems: exit →
 * change → transition → enter. The last request of a tick wins; one made by a system, or while a
 * change is under way, is for the next tick.
 */
public final class Phases extends Declared implements Stateful {
  private static final int NO_REQUEST = -1;

  private final Choice choice;
  private int now;
  private int wanted = NO_REQUEST;
  final @Nullable Runnable[] entered;
  final @Nullable Runnable[] exited;
  final @Nullable Runnable[] changed;

  Phases(World world, String name, List<String> names) {
    super(world, name);
    this.choice = new Choice(name, names);
    int count = names.size();
    this.entered = new Runnable[count];
    this.exited = new Runnable[count];
    this.changed = new Runnable[count * count];
  }

  /** The name of the present phase. */
  public String now() {
    return choice.name(now);
  }

  /** Whether the present phase is this one. */
  public boolean is(String phase) {
    return now == choice.indexOf(phase);
  }

  /**
   * Asks for a change to this phase; to the present one, it leaves and enters it anew.
   *
   * @throws IllegalArgumentException if it is not one of {@link #names()}
   */
  public void go(String phase) {
    wanted = choice.indexOf(phase);
  }

  /** Puts it into this phase without any event, and forgets a request: how a position is set up. */
  public void restore(String phase) {
    now = choice.indexOf(phase);
    wanted = NO_REQUEST;
  }

  /** The phase asked for and not yet entered, or an empty text when none is. */
  public String next() {
    return wanted == NO_REQUEST ? "" : choice.name(wanted);
  }

  /** The names in declared order. */
  public List<String> names() {
    return choice.names();
  }

  int indexOf(String phase) {
    return choice.indexOf(phase);
  }

  /** Where the handler for a change from one phase to another is kept. */
  int pair(int from, int to) {
    return from * choice.names().size() + to;
  }

  /** Carries out the pending request, if there is one. */
  void turn(Events events) {
    int to = wanted;
    if (to == NO_REQUEST) {
      return;
    }
    wanted = NO_REQUEST;
    int from = now;
    run(exited[from]);
    now = to;
    run(changed[pair(from, to)]);
    events.add(EventKind.ENTER, this, Table.NO_HANDLE, 1, choice.name(to));
    run(entered[to]);
  }

  private static void run(@Nullable Runnable body) {
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
    now = s.oneOf("now", now, choice.names());
    wanted = (int) s.ranged("wanted", wanted, NO_REQUEST, choice.names().size() - 1L);
    s.leavesOut("choice", "declared, not saved");
    s.leavesOut("entered", "handlers");
    s.leavesOut("exited", "handlers");
    s.leavesOut("changed", "handlers");
  }
}

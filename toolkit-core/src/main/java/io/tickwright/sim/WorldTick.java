package io.tickwright.sim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One tick of a world, in the order that is part of the contract: inputs, then time (no user code),
 * then the handlers of what it brought, then phases and systems.
 */
final class WorldTick {
  private static final Clock[] NO_CLOCKS = {};
  private static final Spender[] NO_SPENDERS = {};

  private final World world;
  private final Events events = new Events();
  private final Rows rows = new Rows(events);
  private final ActionEvent actionEvent = new ActionEvent(events);
  private Clock[] clocks = NO_CLOCKS;
  private Spender[] spenders = NO_SPENDERS;
  private List<Action> actions = List.of();
  private List<Table> tables = List.of();
  private List<Layer> layers = List.of();
  private List<Phases> phases = List.of();
  private List<Systems> systems = List.of();
  private List<Sequence> sequences = List.of();
  private List<String> actionNames = List.of("none");
  private List<String> tableNames = List.of("none");
  private boolean running;
  private long index;
  private int delivered;
  private int frozenFrom;
  private String doing = "";
  private Object doingTo = "";

  /** The part of unsaved play whose code runs; empty when none does. */
  private String playing = "";

  /** What such code threw, and the part of it that did. */
  private @Nullable Throwable thrownInPlay;

  private String threw = "";

  WorldTick(World world) {
    this.world = world;
  }

  void seal(List<Systems> inOrder) {
    clocks = world.declaredOf(Clock.class).toArray(NO_CLOCKS);
    actions = world.declaredOf(Action.class);
    // A column of choices needs one name to choose from, and no input will ever choose this one.
    actionNames =
        actions.isEmpty() ? List.of("none") : actions.stream().map(Declared::name).toList();
    tables = world.declaredOf(Table.class);
    layers = world.declaredOf(Layer.class);
    phases = world.declaredOf(Phases.class);
    sequences = world.declaredOf(Sequence.class);
    tableNames = Stream.concat(Stream.of("none"), tables.stream().map(Declared::name)).toList();
    systems = inRunningOrder(inOrder);
    spenders = inEventOrder().toArray(NO_SPENDERS);
  }

  /** What spends, in the order its events come: by kind, then by declaration. */
  private List<Spender> inEventOrder() {
    List<Spender> ordered = new ArrayList<>();
    for (Declared thing : world.declared()) {
      if (thing instanceof Spender spender) {
        ordered.add(spender);
      } else if (thing instanceof Table table) {
        for (Column column : table.columns()) {
          if (column instanceof Spender spender) {
            ordered.add(spender);
          }
        }
      }
    }
    ordered.sort(Comparator.comparing(Spender::brings));
    return ordered;
  }

  /** The systems of a layer run together, in the place of the first of them. */
  private static List<Systems> inRunningOrder(List<Systems> asAdded) {
    List<Systems> ordered = new ArrayList<>();
    for (Systems system : asAdded) {
      if (system.layer() == null) {
        ordered.add(system);
      } else if (!ordered.contains(system)) {
        asAdded.stream().filter(other -> other.layer() == system.layer()).forEach(ordered::add);
      }
    }
    return List.copyOf(ordered);
  }

  Events events() {
    return events;
  }

  boolean isRunning() {
    return running;
  }

  /** What it was doing when this ended it, as a person would name it. */
  String doing(Throwable thrown) {
    if (thrown == thrownInPlay) {
      return threw;
    }
    String name = String.valueOf(doingTo);
    return name.isEmpty() ? doing : doing + " " + name;
  }

  private void doing(String word, Object to) {
    doing = word;
    doingTo = to;
  }

  /** Runs code of unsaved play; of parts within each other the innermost is the one that threw. */
  void play(String what, Runnable code) {
    String around = playing;
    playing = what;
    try {
      code.run();
    } catch (Throwable thrown) {
      if (thrown != thrownInPlay) {
        thrownInPlay = thrown;
        threw = what;
      }
      throw thrown;
    } finally {
      playing = around;
    }
  }

  /** Refuses a restore that would leave code of unsaved play without the position it goes on in. */
  void refuseWithinPlay() {
    if (!playing.isEmpty()) {
      throw new IllegalStateException(
          "`"
              + playing
              + "` is in the middle of its code, and a restore would end it there. Restore when"
              + " that is over: in a tick, by betweenTicks");
    }
  }

  int actionIndex(Action action) {
    return actions.indexOf(action);
  }

  Action action(int index) {
    return actions.get(index);
  }

  /**
   * What a waiting input may name; a world without actions has no inputs, but a list all the same.
   */
  List<String> actionNames() {
    return actionNames;
  }

  /** What the owner of a sequence may be a row of; at 0 stands none. */
  List<String> tableNames() {
    return tableNames;
  }

  /** A table's place in {@link #tableNames}; 0 for none. */
  int placeOf(@Nullable Table table) {
    return tables.indexOf(table) + 1;
  }

  /** The table at a place of {@link #tableNames}, or null. */
  @Nullable Table tableAt(int place) {
    return place == 0 ? null : tables.get(place - 1);
  }

  /** How many actions the tick that runs has delivered so far. */
  int actionsDelivered() {
    return delivered;
  }

  /** Ends what a row owns, before it is despawned. */
  void ended(Table table, long handle) {
    for (int i = 0; i < sequences.size(); i++) {
      sequences.get(i).cancelFor(table, handle);
    }
  }

  /** Runs the game's start, before the first tick. */
  void start(long index, Runnable body) {
    begin(index);
    doing("start", "");
    body.run();
    end();
  }

  /** The part of a tick before it counts as done: inputs, then time. */
  void pass(long index, long stepUnits, Inputs inputs) {
    begin(index);
    inputs.deliver(this, index);
    frozenFrom = events.size();
    doing("time passing", "");
    spend(stepUnits);
  }

  /** The part of a tick after it counts as done: handlers, phases, systems. */
  void follow() {
    handle(frozenFrom, events.size());
    for (int i = 0; i < world.ticks.size(); i++) {
      runTickHandler(world.ticks.get(i));
    }
    for (int i = 0; i < phases.size(); i++) {
      doing("change of", phases.get(i));
      phases.get(i).turn(events);
    }
    runSystems();
    end();
  }

  /** Leaves the tick that a throw ended. */
  void abandon() {
    running = false;
  }

  private void begin(long ticksDone) {
    running = true;
    index = ticksDone;
    delivered = 0;
    thrownInPlay = null;
    events.clear();
    for (int i = 0; i < actions.size(); i++) {
      actions.get(i).beginTick();
    }
    for (int i = 0; i < sequences.size(); i++) {
      sequences.get(i).beginTick();
    }
  }

  private void end() {
    running = false;
    for (int i = 0; i < tables.size(); i++) {
      tables.get(i).endTick();
    }
  }

  // Inputs

  void done(Action action, int event) {
    action.deliver(++delivered);
    doing("action", action);
    if (action.done != null) {
      actionEvent.at(event);
      action.done.accept(actionEvent);
    }
  }

  void released(Action action, int event) {
    doing("release", action);
    if (action.released != null) {
      actionEvent.at(event);
      action.released.accept(actionEvent);
    }
  }

  // Time

  private void spend(long stepUnits) {
    for (Clock clock : clocks) {
      clock.grant(stepUnits);
    }
    for (Spender spender : spenders) {
      spender.spend(events);
    }
    for (int i = 0; i < layers.size(); i++) {
      layers.get(i).spend();
    }
  }

  // Handlers

  private void handle(int from, int to) {
    int at = from;
    while (at < to) {
      Object source = events.source(at);
      int end = at + 1;
      doing(events.kind(at).word(), source);
      if (source instanceof Column column) {
        end = endOfBatch(at, to);
        rows.over(column.table(), at, end);
        if (rows.any()) {
          column.handle(rows);
        }
      } else if (source instanceof Sequence sequence) {
        sequence.call((int) events.count(at), (int) events.argument(at, 0), events.handle(at));
      } else {
        ((Declared) source).handle(events.count(at));
      }
      at = end;
    }
  }

  private int endOfBatch(int from, int to) {
    int end = from + 1;
    while (end < to && events.source(end) == events.source(from)) {
      end++;
    }
    return end;
  }

  private void runTickHandler(World.TickHandler handler) {
    if (handler.clock() == null || !handler.clock().standsStill()) {
      doing("tick", "");
      handler.body().run();
    }
  }

  private void runSystems() {
    int at = 0;
    while (at < systems.size()) {
      Layer layer = systems.get(at).layer();
      if (layer == null) {
        runSystem(systems.get(at++), index);
      } else {
        int end = endOfLayer(at);
        for (long own = layer.ticksDone() - layer.due(); own < layer.ticksDone(); own++) {
          for (int i = at; i < end; i++) {
            runSystem(systems.get(i), own);
          }
        }
        at = end;
      }
    }
  }

  private int endOfLayer(int from) {
    int end = from + 1;
    while (end < systems.size() && systems.get(end).layer() == systems.get(from).layer()) {
      end++;
    }
    return end;
  }

  private void runSystem(Systems system, long index) {
    doing("system", system.name());
    system.run(index);
  }
}

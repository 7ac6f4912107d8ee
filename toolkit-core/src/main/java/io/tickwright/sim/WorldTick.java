package io.tickwright.sim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

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
  private List<String> actionNames = List.of();
  private boolean running;
  private int frozenFrom;
  private String doing = "";
  private Object doingTo = "";

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
    systems = List.copyOf(inOrder);
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

  Events events() {
    return events;
  }

  boolean isRunning() {
    return running;
  }

  /** What it was doing when a throw ended it, as a person would name it. */
  String doing() {
    String name = String.valueOf(doingTo);
    return name.isEmpty() ? doing : doing + " " + name;
  }

  private void doing(String word, Object to) {
    doing = word;
    doingTo = to;
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
    return actionNames.isEmpty() ? List.of("none") : actionNames;
  }

  /** Runs the game's start, before the first tick. */
  void start(Runnable body) {
    begin();
    doing("start", "");
    body.run();
    running = false;
  }

  /** The part of a tick before it counts as done: inputs, then time. */
  void pass(long index, long stepUnits, Inputs inputs) {
    begin();
    inputs.deliver(this, index);
    frozenFrom = events.size();
    doing("time passing", "");
    spend(stepUnits);
  }

  /** The part of a tick after it counts as done: handlers, phases, systems. */
  void follow(long index) {
    handle(frozenFrom, events.size());
    for (int i = 0; i < world.ticks.size(); i++) {
      runTickHandler(world.ticks.get(i));
    }
    for (int i = 0; i < phases.size(); i++) {
      doing("change of", phases.get(i));
      phases.get(i).turn(events);
    }
    for (int i = 0; i < systems.size(); i++) {
      doing("system", systems.get(i).name());
      runSystem(systems.get(i), index);
    }
    running = false;
  }

  /** Leaves the tick that a throw ended. */
  void abandon() {
    running = false;
  }

  private void begin() {
    running = true;
    events.clear();
    for (int i = 0; i < tables.size(); i++) {
      tables.get(i).beginTick();
    }
    for (int i = 0; i < actions.size(); i++) {
      actions.get(i).beginTick();
    }
  }

  // Inputs

  void done(Action action, int event) {
    action.deliver();
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
        column.handle(rows);
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

  private void runSystem(Systems system, long index) {
    Layer layer = system.layer();
    if (layer == null) {
      system.run(index);
      return;
    }
    long firstOwn = layer.ticksDone() - layer.due();
    for (long own = firstOwn; own < layer.ticksDone(); own++) {
      system.run(own);
    }
  }
}

package io.tickwright.sim;

import io.tickwright.internal.Saturating;
import io.tickwright.loop.FrameLoop;
import io.tickwright.loop.FramePlan;
import io.tickwright.loop.StepBody;
import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.StateDigest;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.Quantity;
import io.tickwright.time.TimeBase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A world advanced by whole ticks, and the one frame loop by which time reaches it.
 *
 * <pre>{@code
 * Simulation sim = Simulation.at("60hz").seed(7).build();
 * Clock world = sim.world().clock("world");
 * ClockedTimer reload = world.timer("reload", "1.5s");
 * sim.world().on().fired(reload, () -> …);
 * sim.tick(90);
 * }</pre>
 *
 * <p>Three doors let time pass: {@link #tick} counts, {@link #advance} spends a duration through
 * the speed and banks what is short of a step, {@link #frame} takes the host's nanoseconds through
 * the budget. Each tick does, with N ticks done before it:
 *
 * <ol>
 *   <li>inputs stamped N, in arrival order;
 *   <li>time: clocks in declared order pass it on to what lives on them; N + 1 ticks are done;
 *   <li>handlers of what fired, beat, gained and was called, then {@code tick} handlers;
 *   <li>one pending change of phase, then systems in the order added.
 * </ol>
 *
 * <p>It belongs to one thread, and its doors must not be called from its own handlers.
 */
public final class Simulation implements Stateful {
  private final TimeBase base;
  private final long seed;
  private final FrameLoop loop;
  private final Inputs inputs = new Inputs(this);
  private final Map<String, List<Consumer<String>>> signalListeners = new LinkedHashMap<>();
  private final List<Runnable> observers = new ArrayList<>();

  /** Replaced whole, so that who is told now may remove itself or another. */
  private SimulationListener[] listeners = {};

  private final StepBody body = step -> runTick();
  private final List<Runnable> waiting = new ArrayList<>();
  private final RollbackSlot opening = new RollbackSlot();
  private World world;
  private long ticksDone;
  private boolean started;
  private boolean runningAgain;
  private boolean doingItsOwn;
  private @Nullable SimulationFailed failure;

  /** Refuses a caller, for a host that has several threads. */
  private @Nullable Runnable callerCheck;

  /** What frames have brought in since the views were last eased. */
  private long toEase;

  /** What a world declares is fixed, and so is all that its digests start from. */
  private @Nullable StateDigest digest;

  private @Nullable World digestedWorld;

  Simulation(World world, long seed, FrameLoop loop) {
    world.take(loop.stepUnits());
    this.base = world.base();
    this.world = world;
    this.seed = seed;
    this.loop = loop;
  }

  /** Begins a simulation with this step: {@code 60hz}, or a duration such as {@code 2/3s}. */
  public static SimulationBuilder at(String timestep) {
    return new SimulationBuilder(Quantity.parse(timestep));
  }

  /** Begins a simulation with this step. */
  public static SimulationBuilder at(Quantity timestep) {
    return new SimulationBuilder(timestep);
  }

  // What it is made of

  /** The world it advances. */
  public World world() {
    return world;
  }

  public TimeBase base() {
    return base;
  }

  /** The fixed step, in base units. */
  public long stepUnits() {
    return loop.stepUnits();
  }

  public long seed() {
    return seed;
  }

  /** What players do. */
  public Inputs inputs() {
    return inputs;
  }

  /** What happened in the last tick. */
  public Events events() {
    return world.events();
  }

  /** The loop underneath: speed and pause of everything, budget, statistics. */
  public FrameLoop loop() {
    return loop;
  }

  // Opening

  /**
   * Has every door that lets time pass, takes an input or reads the whole state ask first: the
   * check throws when the caller may not. Asked once for each call, not for each tick. The core
   * knows no threads; {@code io.tickwright.host} does.
   */
  public void checkCallers(Runnable check) {
    callerCheck = check;
  }

  /**
   * Fixes what the world declares. Asking for the state, restoring and {@link #start} do it by
   * themselves.
   */
  public void open() {
    Runnable check = callerCheck;
    if (check != null) {
      check.run();
    }
    if (!world.isSealed()) {
      world.seal(seed);
      opening.save(this);
    }
  }

  /**
   * Runs the game's {@code start}, once in its life and never after a restore. The first tick does
   * it by itself.
   */
  public void start() {
    refuseWithinTick();
    refuseWhenFailed();
    open();
    if (started) {
      return;
    }
    started = true;
    Runnable start = world.started;
    if (start != null) {
      runStart(start);
      tellSignals();
      doWhatWaited();
    }
  }

  /** Whether {@link #start} has run, here or before the position it was restored from. */
  public boolean isStarted() {
    return started;
  }

  // Time

  /** Runs so many ticks: a count, blind to speed, pause, budget and what is banked. */
  public void tick(long count) {
    start();
    for (SimulationListener listener : listeners) {
      listener.beforeTicks(count);
    }
    try {
      loop.step(count, body);
    } finally {
      tellAfterTicks();
    }
  }

  /**
   * Lets a duration pass, through speed and pause but not through the budget; what is short of a
   * step stays banked.
   *
   * @return how many ticks it was worth
   */
  public long advance(long units) {
    start();
    for (SimulationListener listener : listeners) {
      listener.beforeAdvance(units);
    }
    try {
      return loop.advance(units, body);
    } finally {
      tellAfterTicks();
    }
  }

  /**
   * Lets a duration such as {@code 2s} pass; see {@link #advance(long)}.
   *
   * @throws io.tickwright.time.QuantityException when it is no such text, or below zero
   */
  public long advance(String duration) {
    return advance(base.units(World.authored(duration), stepUnits()));
  }

  /** Says that time begins now, for frames: loading is not game time. */
  public void anchor(long nowNanos) {
    loop.resync(nowNanos);
  }

  /** Says that the time since the last frame was no time: the window slept. */
  public void resync(long nowNanos) {
    loop.resync(nowNanos);
  }

  /**
   * Runs the ticks that are due by the host's clock, through speed and budget, then the game's
   * {@code frame}.
   *
   * @return what was due, run and dropped, and the alpha to draw with; good until the next frame
   */
  public FramePlan frame(long nowNanos) {
    FramePlan plan = credit(nowNanos);
    runCredited();
    return plan;
  }

  /**
   * The first half of {@link #frame}, for a host that has something to do between the time and the
   * ticks it is worth; {@link #runCredited} is the second. See {@link FrameLoop#credit}.
   *
   * @return what is due, run and dropped; good until the next frame
   */
  public FramePlan credit(long nowNanos) {
    start();
    long before = loop.stats().submittedUnits();
    for (SimulationListener listener : listeners) {
      listener.beforeFrame(loop.elapsedNanos(nowNanos));
    }
    FramePlan plan = loop.credit(nowNanos);
    toEase = Saturating.add(toEase, loop.stats().submittedUnits() - before);
    for (SimulationListener listener : listeners) {
      listener.credited();
    }
    return plan;
  }

  /** Runs the ticks that {@link #credit} owes, then the game's {@code frame}. */
  public void runCredited() {
    refuseWithinTick();
    for (SimulationListener listener : listeners) {
      listener.beforeCredited();
    }
    try {
      loop.runCredited(body);
    } finally {
      tellAfterTicks();
    }
    Runnable framed = world.framed;
    if (framed != null) {
      runFrame(framed);
    }
    world.easeViews(toEase);
    toEase = 0;
  }

  /** How many ticks are done. */
  public long ticksDone() {
    return ticksDone;
  }

  /** The time simulated: ticks done × step, in base units. */
  public long simulatedUnits() {
    return Saturating.multiply(ticksDone, stepUnits());
  }

  /** The time banked toward the next tick, in base units, in [0, step). */
  public long leftoverUnits() {
    return loop.banked();
  }

  /**
   * How far the next tick has come, in [0, 1), also after narrowing; for drawing only, and in no
   * digest.
   */
  public double alpha() {
    return loop.alphaDouble();
  }

  // Listening

  /**
   * Tells the host what the game signals, when the tick that did so is over; ticks that are run
   * again tell nothing.
   *
   * @throws IllegalArgumentException if no such signal is declared
   */
  public void onSignal(String name, Consumer<String> listener) {
    Signal signal = world.get(Signal.class, name);
    signalListeners.computeIfAbsent(signal.name(), key -> new ArrayList<>()).add(listener);
  }

  /**
   * Lets a tool look after each tick for as long as the simulation lives; it must change nothing.
   * One that ends before is a {@linkplain SimulationListener#tickDone listener}.
   */
  public void afterTick(Runnable observer) {
    observers.add(observer);
  }

  /** Tells a tool of all that comes from outside, until it is removed. */
  public void addListener(SimulationListener listener) {
    SimulationListener[] more = Arrays.copyOf(listeners, listeners.length + 1);
    more[listeners.length] = listener;
    listeners = more;
  }

  /** Tells a tool no more; one that was not told is no error. */
  public void removeListener(SimulationListener listener) {
    int at = Arrays.asList(listeners).indexOf(listener);
    if (at >= 0) {
      SimulationListener[] fewer = Arrays.copyOf(listeners, listeners.length - 1);
      System.arraycopy(listeners, at + 1, fewer, at, fewer.length - at);
      listeners = fewer;
    }
  }

  /** Whether it is in the middle of a tick or of {@code start}: a handler or system is running. */
  public boolean isTicking() {
    return world.isTicking();
  }

  /**
   * Does something between two ticks: now, or when the tick is over that is running; for {@code
   * start}, when that is over. It is not done when the tick fails, nor by ticks that are run again.
   */
  public void betweenTicks(Runnable work) {
    if (!world.isTicking()) {
      work.run();
    } else if (!runningAgain) {
      waiting.add(work);
    }
  }

  // State

  /**
   * All that makes the next tick what it will be: ticks done, inputs that wait, and the world.
   * Saves, digests, comparison and rollback use it.
   */
  public Stateful state() {
    open();
    return this;
  }

  /** How time reaches it: master speed, what is banked, what was dropped. No gameplay reads it. */
  public Stateful schedule() {
    return loop;
  }

  /** The digest of {@link #state}; allocates nothing once warm. */
  public long digest() {
    open();
    StateDigest prepared = digest;
    if (prepared == null || digestedWorld != world) {
      prepared = new StateDigest(this);
      digest = prepared;
      digestedWorld = world;
    }
    return prepared.value();
  }

  /**
   * Says how many ticks are done, as a starting position does: without running any, and without a
   * {@code start} to come.
   */
  public void restoreTick(long ticks) {
    open();
    ticksDone = Math.max(0, ticks);
    loop.restoreTicks(ticksDone);
    started = true;
    tellRestored();
  }

  /** Says whether {@link #start} has run, as a starting position does. */
  public void restoreStarted(boolean hasStarted) {
    open();
    started = hasStarted;
  }

  /**
   * Throws away all that has happened: the world is again as it was when the simulation opened, no
   * tick done and {@code start} still to come. The schedule goes on as it is.
   */
  public void reset() {
    open();
    opening.restore(this);
  }

  /** The failure that ended its last tick, or null. */
  public @Nullable SimulationFailed failure() {
    return failure;
  }

  /** Whether ticks are run again after going back, so that nobody outside is told twice. */
  public boolean isRunningAgain() {
    return runningAgain;
  }

  void runAgain(Runnable ticks) {
    runningAgain = true;
    try {
      ticks.run();
    } finally {
      runningAgain = false;
    }
  }

  /**
   * A world with nothing in it, of this simulation's base and step: what a script that is run again
   * declares into, to be swapped in with {@link #swap}.
   */
  public World blankWorld() {
    return new World(base, stepUnits());
  }

  /**
   * Goes on with another world that declares the same, such as that of a script run again, from a
   * state saved before. Works between ticks, and after a failure. A sequence may have other steps:
   * it goes on at the one that is called as the step where it stood.
   *
   * @throws IllegalArgumentException if the state does not fit because the world declares something
   *     else, or a sequence has lost the step it stands at; the present world goes on unchanged
   * @throws IllegalStateException in the middle of a tick or of unsaved play's code, or if another
   *     simulation advances it
   */
  public void swap(World replacement, RollbackSlot state) {
    if (world.isTicking()) {
      throw new IllegalStateException("a world is swapped between ticks, not within one");
    }
    world.ticking().refuseWithinPlay();
    World before = world;
    if (replacement != before) {
      replacement.take(stepUnits());
    }
    replacement.seal(seed);
    RollbackSlot present = new RollbackSlot();
    present.save(this);
    world = replacement;
    try {
      state.restore(this);
    } catch (IllegalArgumentException otherFields) {
      world = before;
      throw otherFields;
    }
    try {
      replacement.findStepsOf(before);
    } catch (IllegalArgumentException stepIsGone) {
      world = before;
      present.restore(this);
      throw stepIsGone;
    }
  }

  /** Lists what {@link #state()} is; ask for that one, which opens the simulation first. */
  @Override
  public void state(StateVisitor s) {
    if (s.restoring()) {
      world.ticking().refuseWithinPlay();
    }
    ticksDone = s.ranged("tick", ticksDone, 0, Long.MAX_VALUE);
    started = s.flag("started", started);
    s.part("inputs", inputs);
    world.state(s);
    if (s.restoring()) {
      if (!runningAgain) {
        world.snapViews();
      }
      failure = null;
      loop.clearFailure();
      loop.restoreTicks(ticksDone);
      tellRestored();
    }
  }

  // One tick

  private void runTick() {
    WorldTick tick = world.ticking();
    Guard guard = world.guard();
    long before = ticksDone;
    begin(guard);
    try {
      tick.pass(before, stepUnits(), inputs);
      ticksDone = before + 1;
      tick.follow();
    } catch (Throwable thrown) {
      throw failed(before, thrown);
    } finally {
      end(guard);
    }
    for (SimulationListener listener : listeners) {
      listener.tickDone();
    }
    tellSignals();
    for (int i = 0; i < observers.size(); i++) {
      observers.get(i).run();
    }
    doWhatWaited();
  }

  private void doWhatWaited() {
    while (!waiting.isEmpty()) {
      doItsOwn(waiting.remove(0));
    }
  }

  /** Inputs added here are the game's own, so listeners are not told. */
  private void doItsOwn(Runnable work) {
    doingItsOwn = true;
    try {
      work.run();
    } finally {
      doingItsOwn = false;
    }
  }

  private void runStart(Runnable start) {
    Guard guard = world.guard();
    begin(guard);
    try {
      world.ticking().start(ticksDone, start);
    } catch (Throwable thrown) {
      throw failed(ticksDone, thrown);
    } finally {
      end(guard);
    }
  }

  /** A frame changes no state, so that what it throws fails no tick. */
  private void runFrame(Runnable framed) {
    Guard guard = world.guard();
    doingItsOwn = true;
    begin(guard);
    try {
      framed.run();
    } catch (RuntimeException | Error thrown) {
      if (guard != null
          && guard.explained(thrown, "frame", ticksDone) instanceof RuntimeException told) {
        throw told;
      }
      throw thrown;
    } finally {
      end(guard);
      doingItsOwn = false;
    }
  }

  private static void begin(@Nullable Guard guard) {
    if (guard != null) {
      guard.begin();
    }
  }

  private static void end(@Nullable Guard guard) {
    if (guard != null) {
      guard.end();
    }
  }

  private SimulationFailed failed(long tick, Throwable thrown) {
    Guard guard = world.guard();
    String doing = world.ticking().doing(thrown);
    Throwable told = guard == null ? thrown : guard.explained(thrown, doing, tick);
    world.ticking().abandon();
    waiting.clear();
    failure = new SimulationFailed(tick, doing, told);
    if (told instanceof Error error && !(told instanceof StackOverflowError)) {
      throw error;
    }
    return failure;
  }

  private void refuseWithinTick() {
    if (world.isTicking()) {
      throw new IllegalStateException(
          "time passes between ticks: a handler or a system cannot let it pass from within one");
    }
  }

  private void refuseWhenFailed() {
    if (failure == null) {
      // A listener of the host threw: its tick was done, and the next may follow.
      loop.clearFailure();
      loop.restoreTicks(ticksDone);
    } else {
      throw new IllegalStateException(
          "the simulation failed at tick "
              + failure.tick()
              + " in "
              + failure.during()
              + "; restore it before it goes on",
          failure);
    }
  }

  private void tellAfterTicks() {
    for (SimulationListener listener : listeners) {
      listener.afterTicks();
    }
  }

  private void tellRestored() {
    for (SimulationListener listener : listeners) {
      listener.restored();
    }
  }

  void tellArrived(Input input) {
    if (isListenedTo()) {
      for (SimulationListener listener : listeners) {
        if (listener.hearsInputs()) {
          listener.arrived(input);
        }
      }
    }
  }

  /** Whether somebody would be told of an input now: the game's own come again with the game. */
  boolean isListenedTo() {
    if (world.isTicking() || doingItsOwn) {
      return false;
    }
    for (SimulationListener listener : listeners) {
      if (listener.hearsInputs()) {
        return true;
      }
    }
    return false;
  }

  private void tellSignals() {
    if (runningAgain || signalListeners.isEmpty()) {
      return;
    }
    Events events = world.events();
    for (int i = 0; i < events.size(); i++) {
      if (events.kind(i) == EventKind.SIGNAL) {
        String words = events.words(i);
        signalListeners.getOrDefault(events.name(i), List.of()).forEach(l -> l.accept(words));
      }
    }
  }
}

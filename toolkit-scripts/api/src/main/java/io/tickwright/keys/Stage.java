package io.tickwright.keys;

import io.tickwright.save.ScriptMark;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.path.Exact;
import io.tickwright.script.path.Paths;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationFailed;
import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.time.Quantity;
import io.tickwright.time.TimeBase;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The simulation of one run, with all that a scenario needs around it. */
final class Stage implements AutoCloseable {
  private final Simulation simulation;
  private final @Nullable Script script;
  private final Paths paths;
  private final FrameTime clock;
  private final EventLog log = new EventLog();
  private final Watch watch = new Watch();
  private final Map<String, Marked> marks = new LinkedHashMap<>();
  private final Map<Long, List<Runnable>> later = new LinkedHashMap<>();
  private @Nullable ScriptMark scriptMark;
  private boolean anchored;
  private long movedFrom = -1;

  /** The ticks done when this run began to look, and which beginning that was. */
  private long seenFrom = -1;

  private int beginnings;

  /** All there is to go back to. */
  private record Marked(
      long tick,
      RollbackSlot world,
      RollbackSlot schedule,
      FrameTime.Moment moment,
      long seenFrom,
      int beginning) {}

  Stage(Simulation simulation, @Nullable Script script) {
    this.simulation = simulation;
    this.script = script;
    this.paths = Paths.of(simulation);
    this.clock = new FrameTime(simulation.base(), simulation.stepUnits());
    simulation.afterTick(this::look);
  }

  private void look() {
    List<Runnable> due = later.remove(simulation.ticksDone());
    if (due != null) {
      due.forEach(Runnable::run);
    }
    log.note(simulation.ticksDone(), simulation.events());
    watch.look(simulation.ticksDone());
  }

  Simulation simulation() {
    return simulation;
  }

  @Nullable Script script() {
    return script;
  }

  Paths paths() {
    return paths;
  }

  EventLog log() {
    return log;
  }

  Watch watch() {
    return watch;
  }

  /** The ticks done before the last line that let time pass; −1 before there was one. */
  long movedFrom() {
    return movedFrom;
  }

  /** The tick after which this run has seen every event; −1 when it saw the start. */
  long seenFrom() {
    return seenFrom;
  }

  /**
   * Whether no tick has run since a position or a save was taken: what waits there may be overdue.
   */
  boolean isAtPosition() {
    return seenFrom == simulation.ticksDone();
  }

  // Beginning

  void start() {
    guarded("", simulation::start);
    log.note(0, simulation.events());
  }

  void restoreTick(long ticks) {
    simulation.restoreTick(ticks);
    simulation.loop().restoreTicks(ticks);
    begin(ticks);
  }

  // Time

  void tick(long count) {
    movedFrom = simulation.ticksDone();
    guarded("", () -> simulation.tick(count));
  }

  void advance(long units) {
    movedFrom = simulation.ticksDone();
    guarded("", () -> simulation.advance(units));
  }

  /**
   * What the game does beside its ticks, in its frame or put off until a tick is over, fails no
   * tick; it ends the run all the same.
   */
  private static void guarded(String during, Runnable time) {
    try {
      time.run();
    } catch (SimulationFailed | ScriptRefused | Capturing.Reached ownWords) {
      throw ownWords;
    } catch (RuntimeException | StackOverflowError thrown) {
      throw new GameFailed(during, thrown);
    }
  }

  /** How many ticks a duration would be worth now, without a budget. */
  BigInteger worth(Exact units) {
    Exact speed =
        Exact.of(simulation.loop().speed().numerator(), simulation.loop().speed().denominator());
    return units
        .times(speed.numerator())
        .over(speed.denominator())
        .over(BigInteger.valueOf(simulation.stepUnits()))
        .floor();
  }

  /** Does something when so many ticks are done, even in the middle of a line. */
  void later(long ticksDone, Runnable work) {
    later.computeIfAbsent(ticksDone, tick -> new ArrayList<>()).add(work);
  }

  void resync() {
    simulation.resync(clock.now());
    anchored = true;
  }

  void beginUntil() {
    movedFrom = simulation.ticksDone();
  }

  /** One tick of a line that runs until something holds. */
  void tickOnce() {
    guarded("", () -> simulation.tick(1));
  }

  void beginFrames() {
    movedFrom = simulation.ticksDone();
    if (!anchored) {
      simulation.anchor(clock.now());
      anchored = true;
    }
  }

  Exact nanos(Quantity duration) {
    return clock.nanos(duration);
  }

  /** What nanoseconds are in base units, exactly. */
  Exact unitsOfNanos(Exact nanos) {
    return nanos
        .times(BigInteger.valueOf(simulation.base().unitsPerSecond()))
        .over(BigInteger.valueOf(1_000_000_000));
  }

  boolean isUnlimited() {
    return simulation.loop().budget() == Long.MAX_VALUE;
  }

  /** Runs one frame that lasts so many nanoseconds; false when the clock can show no more. */
  boolean frame(Exact nanos) {
    if (!clock.pass(nanos)) {
      return false;
    }
    guarded(" in frame", () -> simulation.frame(clock.now()));
    return true;
  }

  // Marks

  void mark(String name) {
    RollbackSlot world = new RollbackSlot();
    world.save(simulation.state());
    RollbackSlot schedule = new RollbackSlot();
    schedule.save(simulation.schedule());
    marks.put(
        name,
        new Marked(simulation.ticksDone(), world, schedule, clock.moment(), seenFrom, beginnings));
  }

  /** The tick of a mark that has been set, or −1. */
  long markedTick(String name) {
    Marked marked = marks.get(name);
    return marked == null ? -1 : marked.tick();
  }

  void rewind(String name) {
    Marked marked = marks.get(name);
    if (marked == null) {
      throw new IllegalArgumentException("there is no mark " + name);
    }
    marked.world().restore(simulation.state());
    marked.schedule().restore(simulation.schedule());
    clock.restore(marked.moment());
    anchored = false;
    movedFrom = marked.tick();
    later.clear();
    seenFrom = marked.beginning() == beginnings ? marked.seenFrom() : marked.tick();
    log.forgetAfter(marked.tick());
    watch.forget();
  }

  // Saves

  /** Notes which script this is, before anybody can change its file. */
  void markScript() {
    if (script != null && scriptMark == null) {
      scriptMark = ScriptMark.of(script.file());
    }
  }

  @Nullable ScriptMark scriptMark() {
    return scriptMark;
  }

  /** Another history has been gone on from: what happened so far is none of it. */
  void restored() {
    clock.beginAnew();
    anchored = false;
    later.clear();
    begin(simulation.ticksDone());
    log.forgetAfter(-1);
    watch.forget();
  }

  private void begin(long ticks) {
    movedFrom = ticks;
    seenFrom = ticks;
    beginnings++;
  }

  // Saying

  /** How many seconds are simulated, rounded to a millisecond: {@code 2.5 s}. */
  String shortTime() {
    return shortTime(simulation.base(), simulation.simulatedUnits());
  }

  static String shortTime(TimeBase base, long units) {
    BigInteger millis =
        new Exact(BigInteger.valueOf(units), BigInteger.valueOf(base.unitsPerSecond()))
            .times(BigInteger.valueOf(1_000))
            .nearest();
    return new Exact(millis, BigInteger.valueOf(1_000)).text(3) + " s";
  }

  @Override
  public void close() {
    if (script != null) {
      script.close();
    }
  }
}

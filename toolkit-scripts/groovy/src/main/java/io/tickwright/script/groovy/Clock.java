package io.tickwright.script.groovy;

import groovy.lang.Closure;
import groovy.lang.DelegatesTo;
import io.tickwright.time.PerSecond;
import io.tickwright.time.Speed;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A clock, and the factory of what lives on it: slow it, and all of that slows. */
public final class Clock extends Thing {
  private final Binding origin;
  private final @Nullable Clock parent;
  private io.tickwright.sim.@Nullable Clock real;

  Clock(Binding origin, @Nullable Clock parent) {
    this.origin = origin;
    this.parent = parent;
  }

  @Override
  String noun() {
    return "a clock";
  }

  @Override
  void make(Binding where, String declared) {
    real = parent == null ? where.world().clock(declared) : parent.forThe(declared).clock(declared);
  }

  io.tickwright.sim.Clock real() {
    if (real == null) {
      binding();
      throw new IllegalStateException("a declared clock is real");
    }
    return real;
  }

  /** The clock that something lives on, which must have been declared before it. */
  io.tickwright.sim.Clock forThe(String name) {
    if (real == null) {
      throw new Mistake(
              "`" + name + "` lives on a clock that has no name.",
              "Declare the clock above it: def world = clock().")
          .at(name);
    }
    return real;
  }

  /** The refusal of a row's thing at the left margin. */
  static Mistake noneFor(String noun, String name, String cure) {
    return new Mistake(
            "`" + name + "` is " + noun + " of a table's rows.",
            "One of the state lives on a clock: " + cure + ".")
        .at(name);
  }

  /** How its time runs beside that of what it lives on. */
  public Speed getSpeed() {
    return real().speed();
  }

  /** Makes its time run at a ratio such as {@code 1.over(3)}. */
  public void setSpeed(Speed speed) {
    speed(speed);
  }

  /** Makes its time run at an exact ratio such as {@code '1/3'}. */
  public void setSpeed(CharSequence speed) {
    speed(speed);
  }

  /** Makes its time run at a number that is exact, such as 2 or 0.5; a rounded third is refused. */
  public void setSpeed(Number speed) {
    speed(speed);
  }

  private void speed(@Nullable Object speed) {
    io.tickwright.sim.Clock mine = real();
    changing();
    try {
      mine.speed(Quantities.speed(path() + ".speed", speed));
    } catch (Mistake mistake) {
      throw mistake.atValueOf("speed");
    }
  }

  /** Whether it is paused. */
  public boolean isPaused() {
    return real().paused();
  }

  /** Stops its time; the speed stays what it is. */
  public void pause() {
    io.tickwright.sim.Clock mine = real();
    changing();
    mine.pause();
  }

  /** Lets its time run again, at the speed it had. */
  public void resume() {
    io.tickwright.sim.Clock mine = real();
    changing();
    mine.resume();
  }

  // What lives on it

  /** A clock whose time is a part of this one's. */
  public Clock clock() {
    origin.declaring("clock");
    return new Clock(origin, this);
  }

  /** Something a player does, not delivered while this clock stands still. */
  public Action action() {
    origin.declaring("action");
    return new Action(this);
  }

  /** A timer that {@code arm()} arms for this long. */
  public Timer timer(Duration duration) {
    return timerOf(duration);
  }

  /** A timer that {@code arm()} arms for exactly this long, such as {@code '1/3s'}. */
  public Timer timer(CharSequence duration) {
    return timerOf(duration);
  }

  /** Takes 0; any other bare number is refused. */
  public Timer timer(Number zero) {
    return timerOf(zero);
  }

  private Timer timerOf(@Nullable Object duration) {
    origin.declaring("timer");
    try {
      origin.quantities().units("timer", duration);
    } catch (Mistake mistake) {
      throw mistake.atArgument("timer", 0);
    }
    return new Timer(this, duration);
  }

  /** A bank that gains nothing until it is given a rate. */
  public Bank bank() {
    return bankOf(0, Map.of());
  }

  /** A bank that gains at this rate. */
  public Bank bank(PerSecond rate) {
    return bankOf(rate, Map.of());
  }

  /** A bank that gains at exactly this rate, such as {@code '1/3/s'}. */
  public Bank bank(CharSequence rate) {
    return bankOf(rate, Map.of());
  }

  /** Takes 0; any other bare number is refused. */
  public Bank bank(Number zero) {
    return bankOf(zero, Map.of());
  }

  /**
   * A bank that adds to a value by itself: {@code world.bank(2.5.perSecond, into: 'shells', most:
   * 8, when: 'feeding')}.
   */
  public Bank bank(Map<String, ?> options, Object rate) {
    return bankOf(rate, options);
  }

  private Bank bankOf(@Nullable Object rate, Map<String, ?> options) {
    origin.declaring("bank");
    BankOptions all = BankOptions.of(rate, options);
    all.rate(origin);
    return new Bank(this, all);
  }

  /** A metronome that beats at this interval. */
  public Metronome metronome(Duration interval) {
    return metronomeOf(interval);
  }

  /** A metronome that beats at exactly this interval, such as {@code '1/3s'}. */
  public Metronome metronome(CharSequence interval) {
    return metronomeOf(interval);
  }

  /** Refuses a bare number: an interval has a unit. */
  public Metronome metronome(Number bare) {
    return metronomeOf(bare);
  }

  private Metronome metronomeOf(@Nullable Object interval) {
    origin.declaring("metronome");
    Interval.of(origin, "metronome", interval);
    return new Metronome(this, interval);
  }

  /** A table whose rows read like objects of a class that extends {@link Row}. */
  public <E extends Row> Table<E> table(Class<E> row) {
    origin.declaring("table");
    return new Table<>(this, row);
  }

  /** A flow of waits and calls, saved wherever it stands. */
  public Sequence sequence(
      @DelegatesTo(value = Steps.class, strategy = Closure.DELEGATE_FIRST) Closure<?> steps) {
    origin.declaring("sequence");
    return new Sequence(this, steps);
  }

  /** A slower clock whose systems run once in so long: {@code world.layer(0.25.seconds)}. */
  public Layer layer(Duration step) {
    return layerOf(step);
  }

  /** The same, for exactly so long: {@code world.layer('1/3s')}. */
  public Layer layer(CharSequence step) {
    return layerOf(step);
  }

  private Layer layerOf(Object step) {
    origin.declaring("layer");
    Interval.of(origin, "layer", step);
    return new Layer(this, step);
  }
}

package io.tickwright.sim;

import io.tickwright.internal.Wide;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.PerSecond;
import io.tickwright.time.Speed;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A clock of the simulation, and the factory of all that lives on it: slow it and everything it
 * handed out slows, pause it and its actions are not delivered either.
 *
 * <p>A clock has no step. Each tick its parent (for a clock of the world: the simulation's step)
 * passes {@code units}, and it spends ⌊(carry + units × num) ÷ den⌋ of them on what it owns, so
 * that nothing is lost at any ratio and a clock's clock runs at the product of both speeds.
 */
public final class Clock extends Declared implements Stateful {
  private final @Nullable Clock parent;
  private long numerator = 1;
  private long denominator = 1;
  private long carry;
  private boolean paused;

  /**
   * What this tick spends here; set before anything on the clock spends, and good for that tick.
   */
  private long granted;

  Clock(World world, String name, @Nullable Clock parent) {
    super(world, name);
    this.parent = parent;
  }

  // What lives on it

  /** Declares a clock that runs within this one. */
  public Clock clock(String name) {
    return world().declare(new Clock(world(), world().free(name), this));
  }

  /** Declares a timer; {@code arm()} arms it for this long, in base units. */
  public ClockedTimer timer(String name, long units) {
    return world().declare(new ClockedTimer(world(), world().free(name), this, units));
  }

  /**
   * Declares a timer; {@code arm()} arms it for this long, such as {@code 1.5s} or {@code 1/3s}.
   */
  public ClockedTimer timer(String name, String duration) {
    return timer(name, world().units(duration));
  }

  /** Declares a bank that gains at this rate; its grain is fixed by the rate's denominator. */
  public ClockedBank bank(String name, PerSecond rate) {
    return world().declare(new ClockedBank(world(), world().free(name), this, rate));
  }

  /** Declares a bank that gains at this rate, such as {@code 2.5/s}. */
  public ClockedBank bank(String name, String rate) {
    return bank(name, PerSecond.of(rate));
  }

  /**
   * Declares a metronome that beats every {@code units}, counted from the start.
   *
   * @throws IllegalArgumentException for less than one unit
   */
  public ClockedMetronome metronome(String name, long units) {
    return metronome(name, new UnitRatio(units, 1));
  }

  /**
   * Declares a metronome that beats at this interval, such as {@code 0.5s} or {@code 1/3s}.
   *
   * @throws IllegalArgumentException when it is no such text, or not above 0
   */
  public ClockedMetronome metronome(String name, String interval) {
    return metronome(name, world().unitsExactly(interval));
  }

  private ClockedMetronome metronome(String name, UnitRatio interval) {
    World.interval(name, interval.num());
    return world()
        .declare(
            new ClockedMetronome(
                world(), world().free(name), this, interval.num(), interval.den()));
  }

  /** Declares something a player does; it is not delivered while this clock is paused. */
  public Action action(String name) {
    return world().declare(new Action(world(), world().free(name), this));
  }

  /** Declares a table whose timers, banks and metronomes live on this clock. */
  public Table table(String name) {
    return world().declare(new Table(world(), world().free(name), this));
  }

  /** Declares a flow of waits and calls on this clock. */
  public Sequence sequence(String name, Consumer<Flow> steps) {
    Flow flow = new Flow(world(), name);
    steps.accept(flow);
    return world().declare(new Sequence(world(), world().free(name), this, flow));
  }

  /** Takes in play that lives on this clock and is not saved: coroutines of a language. */
  public Unsaved unsaved(String name, Unsaved.Play play) {
    return world().declare(new Unsaved(world(), world().free(name), this, play));
  }

  /**
   * Declares a slow clock with a step of its own, such as {@code 2/3s}, fed by this one.
   *
   * @throws IllegalArgumentException when it is no such text, or not above 0
   */
  public Layer layer(String name, String step) {
    return layer(name, world().units(step));
  }

  /**
   * Declares a slow clock with a step of its own, in base units, fed by this one.
   *
   * @throws IllegalArgumentException for less than one unit
   */
  public Layer layer(String name, long stepUnits) {
    World.interval(name, stepUnits);
    return world().declare(new Layer(world(), world().free(name), this, stepUnits));
  }

  // Speed

  /** How fast it runs within its parent; a pause keeps it. */
  public Speed speed() {
    return Speed.of(numerator, denominator);
  }

  /**
   * Runs at {@code num/den} of its parent from now on. Below zero counts as 0, a denominator below
   * 1 as 1. The same speed again changes nothing; another one drops the fraction of a unit it owed.
   */
  public void speed(long num, long den) {
    speed(Speed.of(Math.max(num, 0), Math.max(den, 1)));
  }

  /** Runs at this speed; see {@link #speed(long, long)}. */
  public void speed(Speed speed) {
    if (speed.numerator() != numerator || speed.denominator() != denominator) {
      numerator = speed.numerator();
      denominator = speed.denominator();
      carry = 0;
    }
  }

  /** Stands still from the next spending on, keeping its speed and what it owes. */
  public void pause() {
    paused = true;
  }

  /** Goes on at the speed it had. */
  public void resume() {
    paused = false;
  }

  /** Whether {@link #pause} holds it; a clock whose parent is paused stands still without it. */
  public boolean paused() {
    return paused;
  }

  /** Whether it or a clock it runs within is paused. */
  public boolean standsStill() {
    return paused || (parent != null && parent.standsStill());
  }

  /** The fraction of a unit it owes, in 1/denominator of its speed, in [0, denominator). */
  public long carry() {
    return carry;
  }

  /**
   * Sets the fraction it owes; a value outside [0, denominator) counts as the nearest one inside.
   */
  public void restoreCarry(long carry) {
    this.carry = Math.max(0, Math.min(carry, denominator - 1));
  }

  // The tick's side

  /** Turns what its parent spends this tick into what it spends itself. */
  void grant(long stepUnits) {
    long units = parent == null ? stepUnits : parent.granted;
    if (paused) {
      granted = 0;
      return;
    }
    if (numerator == 1 && denominator == 1) {
      granted = units;
      return;
    }
    long owed = carry;
    granted = Wide.mulAddDiv(units, numerator, owed, denominator);
    carry = Wide.mulAddMod(units, numerator, owed, denominator);
  }

  long granted() {
    return granted;
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), this);
  }

  @Override
  public void state(StateVisitor s) {
    numerator = s.ranged("speed", numerator, 0, Long.MAX_VALUE);
    denominator = s.ranged("per", denominator, 1, Long.MAX_VALUE);
    carry = s.below("carry", carry, "per");
    paused = s.flag("paused", paused);
    s.leavesOut("parent", "declared; it is listed by itself");
    s.leavesOut("granted", "good within one tick only");
  }
}

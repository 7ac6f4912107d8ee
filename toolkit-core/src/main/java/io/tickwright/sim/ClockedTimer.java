package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.timer.Timer;
import org.jspecify.annotations.Nullable;

/**
 * A timer that lives on a clock: armed for a duration, it raises {@code fired} once when that has
 * passed on the clock.
 *
 * <p>Armed while N ticks are done, on a clock at speed 1, it fires at N + ⌈duration ÷ step⌉.
 */
public final class ClockedTimer extends Declared implements Spender {
  private final Clock clock;
  private final long usualUnits;
  private final Timer timer = new Timer();
  @Nullable Runnable fired;

  ClockedTimer(World world, String name, Clock clock, long usualUnits) {
    super(world, name);
    this.clock = clock;
    this.usualUnits = Math.max(usualUnits, 0);
  }

  /** Arms it for the duration it was declared with, from now, whatever was left. */
  public void arm() {
    timer.arm(usualUnits);
  }

  /** Arms it for another duration in base units; zero or less disarms it. */
  public void armFor(long units) {
    timer.arm(units);
  }

  /** Arms it for another duration, such as {@code 7s}. */
  public void armFor(String duration) {
    timer.arm(world().units(duration));
  }

  /** Disarms it: it will not fire. */
  public void cancel() {
    timer.cancel();
  }

  public boolean running() {
    return timer.running();
  }

  /** What is left, in base units; 0 when it is not running. */
  public long left() {
    return timer.left();
  }

  /** What has passed since it was armed, in base units. */
  public long spent() {
    return timer.spent();
  }

  /** What it was armed for, in base units; 0 when it is not running. */
  public long total() {
    return timer.total();
  }

  /** The duration {@link #arm()} uses, in base units. */
  public long usual() {
    return usualUnits;
  }

  public Clock clock() {
    return clock;
  }

  /** The core timer underneath, for the doors of a restore. */
  public Timer timer() {
    return timer;
  }

  @Override
  public EventKind brings() {
    return EventKind.FIRED;
  }

  @Override
  public void spend(Events events) {
    if (timer.running() && timer.spend(clock.granted())) {
      events.add(EventKind.FIRED, this, Table.NO_HANDLE, 1, "");
    }
  }

  @Override
  void handle(long count) {
    if (fired != null) {
      fired.run();
    }
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), timer);
  }
}

package io.tickwright.script.groovy;

import groovy.lang.Closure;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A flow of waits and calls on a clock, saved wherever it stands. */
public final class Sequence extends Thing {
  private final Clock clock;
  private final Closure<?> steps;
  private io.tickwright.sim.@Nullable Sequence real;

  Sequence(Clock clock, Closure<?> steps) {
    this.clock = clock;
    this.steps = steps;
  }

  @Override
  String noun() {
    return "a sequence";
  }

  @Override
  void make(Binding where, String declared) {
    real =
        clock.forThe(declared).sequence(declared, flow -> Steps.into(flow, where, declared, steps));
  }

  private io.tickwright.sim.Sequence real() {
    if (real == null) {
      binding();
      throw new IllegalStateException("a declared sequence is real");
    }
    return real;
  }

  /** Begins it, anew if it was under way. */
  public void start() {
    io.tickwright.sim.Sequence mine = real();
    changing();
    mine.start();
  }

  /** Begins it for a row, with which it ends. */
  public void start(Row row) {
    io.tickwright.sim.Sequence mine = real();
    changing();
    mine.startFor(row.home().real(), row.slotNow());
  }

  /** Ends it where it stands. */
  public void cancel() {
    io.tickwright.sim.Sequence mine = real();
    changing();
    mine.cancel();
  }

  /** Whether it is under way. */
  public boolean isRunning() {
    return real().running();
  }

  /** The step it stands at, as it was written. */
  public String getAt() {
    return real().step();
  }

  /** How long it has stood there, in seconds. */
  public BigDecimal getSpent() {
    return binding().quantities().seconds(real().spent());
  }

  /** The ref of the row it was started for, or null. */
  public @Nullable Long getOwner() {
    long owner = real().owner();
    return owner == io.tickwright.sim.Table.NO_HANDLE ? null : owner;
  }
}

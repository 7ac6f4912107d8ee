package io.tickwright.sim;

import io.tickwright.bank.Bank;
import io.tickwright.bank.Grain;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.PerSecond;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A bank that lives on a clock: it spends a rate per second in whole units and keeps the remainder
 * for ever.
 *
 * <p>What it gains either raises {@code gained} or, with {@link #into}, is added to a value by the
 * bank itself. Its grain is fixed at declaration, so that a rate with the declared rate's
 * denominator is exact; another one is rounded to the grain.
 */
public final class ClockedBank extends Declared implements Stateful, Spender {
  private final Clock clock;
  private final Grain grain;
  private final Bank bank = new Bank();
  private final long usual;
  private long rate;
  private @Nullable IntegerValue into;
  private long most = Long.MAX_VALUE;
  private @Nullable FlagValue when;
  @Nullable LongConsumer gained;

  ClockedBank(World world, String name, Clock clock, PerSecond rate) {
    super(world, name);
    this.clock = clock;
    this.grain = Grain.of(world.base(), rate);
    this.usual = grain.quantise(rate);
    this.rate = usual;
  }

  /** Adds what it gains to a value instead of raising {@code gained}. */
  public ClockedBank into(IntegerValue value) {
    world().refuseOnceSealed(name());
    if (gained != null) {
      throw new IllegalStateException(
          "`" + this + "` has a handler for gained; it cannot fill `" + value + "` as well");
    }
    into = value;
    return this;
  }

  /** Fills the value of {@link #into} no further than this. */
  public ClockedBank most(long most) {
    world().refuseOnceSealed(name());
    this.most = most;
    return this;
  }

  /** Gains only while a flag is set; what it has banked stays. */
  public ClockedBank when(FlagValue flag) {
    world().refuseOnceSealed(name());
    when = flag;
    return this;
  }

  /** The rate it was declared with, as the grain has it. */
  public PerSecond usual() {
    return grain.rate(usual);
  }

  /** Its rate now, as the grain has it. */
  public PerSecond rate() {
    return grain.rate(rate);
  }

  /** Gains at another rate from now on; progress stays, at rate 0 too. */
  public void rate(PerSecond rate) {
    this.rate = grain.quantise(rate);
  }

  /** Gains at another rate from now on, such as {@code 3/s}. */
  public void rate(String rate) {
    rate(PerSecond.of(rate));
  }

  /** Progress toward the next unit, in [0, {@link #whole()}). */
  public long progress() {
    return bank.progress();
  }

  /** The progress that makes one unit: base units a second × grain. */
  public long whole() {
    return grain.whole();
  }

  /** The progress as a part of one unit, in {@code [0, 1)}; for drawing only. */
  public double fraction() {
    return bank.fraction(grain.whole());
  }

  /** Sets the progress to a fraction of one unit, num/den in [0, 1). */
  public void restoreFraction(long num, long den) {
    bank.restoreFraction(num, den, grain.whole());
  }

  /** Throws the progress away. */
  public void reset() {
    bank.reset();
  }

  public Clock clock() {
    return clock;
  }

  boolean fillsByItself() {
    return into != null;
  }

  @Override
  public EventKind brings() {
    return EventKind.GAINED;
  }

  @Override
  public void spend(Events events) {
    if (when != null && !when.get()) {
      return;
    }
    long units = bank.gain(rate, clock.granted(), grain.whole());
    if (units == 0) {
      return;
    }
    if (into == null) {
      events.add(EventKind.GAINED, this, Table.NO_HANDLE, units, "");
    } else if (into.get() < most) {
      into.set(Math.min(most, SignedSum.of(into.get(), units)));
    }
  }

  @Override
  void handle(long count) {
    if (gained != null) {
      gained.accept(count);
    }
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), this);
  }

  @Override
  public void state(StateVisitor s) {
    rate = s.ranged("rate", rate, 0, Long.MAX_VALUE);
    bank.restore(s.ranged("progress", bank.progress(), 0, grain.whole() - 1), grain.whole());
    s.leavesOut("clock", "declared; it is listed by itself");
    s.leavesOut("grain", "declared, not saved");
    s.leavesOut("bank", "its progress is all it holds");
    s.leavesOut("into", "declared, not saved");
    s.leavesOut("most", "declared, not saved");
    s.leavesOut("when", "declared, not saved");
    s.leavesOut("gained", "a handler");
  }
}

package io.tickwright.script.groovy;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A timer on a clock, or in a row: it fires once when its time has run out. */
public final class Timer extends Thing {
  private final @Nullable Clock clock;
  final @Nullable Object usual;
  private Parts.@Nullable TimerPart part;
  private io.tickwright.sim.@Nullable ClockedTimer real;

  Timer(@Nullable Clock clock, @Nullable Object usual) {
    this.clock = clock;
    this.usual = usual;
  }

  /** The timer of a row. */
  Timer(Parts.TimerPart part) {
    this(null, null);
    this.part = part;
  }

  @Override
  String noun() {
    return "a timer";
  }

  @Override
  void make(Binding where, String declared) {
    if (clock == null) {
      throw Clock.noneFor(noun(), declared, "world.timer(1.5.seconds)");
    }
    real = clock.forThe(declared).timer(declared, where.quantities().units("timer", usual));
    part = Parts.of(real);
  }

  /** The core's timer, for its handler. */
  io.tickwright.sim.ClockedTimer real() {
    if (real == null) {
      binding();
      throw new Mistake("`" + path() + "` is a timer of a row.", "Write on.fired(table, 'timer').");
    }
    return real;
  }

  private Parts.TimerPart part() {
    if (part == null) {
      binding();
      throw new IllegalStateException("a declared timer has its part");
    }
    return part;
  }

  /** Arms it for the duration it was declared with, from now. */
  public void arm() {
    Parts.TimerPart mine = part();
    changing();
    mine.arm();
  }

  /** Arms it for another duration; zero disarms it. */
  public void arm(Duration duration) {
    armFor(duration);
  }

  /** Arms it for exactly this long, such as {@code '1/3s'}. */
  public void arm(CharSequence duration) {
    armFor(duration);
  }

  /** Takes 0, which disarms it; any other bare number is refused. */
  public void arm(Number zero) {
    armFor(zero);
  }

  private void armFor(@Nullable Object duration) {
    Parts.TimerPart mine = part();
    Binding where = changing();
    try {
      mine.armFor(where.quantities().units(path() + ".arm", duration));
    } catch (Mistake mistake) {
      throw mistake.atArgument("arm", 0);
    }
  }

  /** Disarms it: it will not fire. */
  public void cancel() {
    Parts.TimerPart mine = part();
    changing();
    mine.cancel();
  }

  /** Whether it is armed and has not fired. */
  public boolean isRunning() {
    return part().running();
  }

  /** What is left in seconds; 0 when it is not running. */
  public BigDecimal getLeft() {
    return seconds(part().left());
  }

  /** What has passed since it was armed, in seconds. */
  public BigDecimal getSpent() {
    return seconds(part().spent());
  }

  /** What it was armed for, in seconds; 0 when it is not running. */
  public BigDecimal getTotal() {
    return seconds(part().total());
  }

  /** How much of it has passed, in {@code [0, 1]}; for drawing. */
  public double getFraction() {
    return part().fraction();
  }

  /** The raw base units, for those who ask by name: {@code reload.units.left}. */
  public Units getUnits() {
    Parts.TimerPart mine = part();
    return new Units(path())
        .with("left", mine.left())
        .with("spent", mine.spent())
        .with("total", mine.total());
  }

  private BigDecimal seconds(long units) {
    return binding().quantities().seconds(units);
  }
}

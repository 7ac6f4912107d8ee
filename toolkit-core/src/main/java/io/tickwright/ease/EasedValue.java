package io.tickwright.ease;

import io.tickwright.time.PerSecond;

/** A number that is drawn easing toward its target. */
public final class EasedValue extends View {
  private double target;
  private double value;

  /** One that covers 63 % of its way in 1/rate seconds. */
  public EasedValue(PerSecond rate) {
    super(rate);
  }

  /** Goes toward a number from now on; one that is NaN or infinite is no target. */
  public void to(double target) {
    if (!Double.isFinite(target)) {
      return;
    }
    this.target = target;
    if (takesAtOnce()) {
      value = target;
    }
  }

  /** Where it is now. */
  public double value() {
    return value;
  }

  /** Where it goes. */
  public double target() {
    return target;
  }

  @Override
  void ease(double rate, double seconds) {
    value = Ease.approach(value, target, rate, seconds);
  }
}
